import { expect, test } from 'vitest'
import { countTests, testsLeftOut } from './count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status, fullName: status })),
})

test.each([
  [
    'tests are counted one by one',
    false,
    [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')],
    2,
    2,
  ],
  ['a file that can not be loaded is one failure', false, [file('passed', 'passed'), file('failed')], 1, 1],
  ['an error outside of every test is one failure', false, [file('passed', 'passed')], 1, 1],
  ['a run without a report is one failure', false, undefined, 0, 1],
  ['all well', true, [file('passed', 'passed')], 1, 0],
])('%s', (_, succeeded, testResults, passed, failed) => {
  expect(countTests(succeeded, testResults && { testResults })).toEqual({ passed, failed })
})

test('tests that did not run are named, with the reason where there is one', () => {
  const file = {
    status: 'passed',
    assertionResults: [
      { status: 'passed', fullName: 'one' },
      { status: 'skipped', fullName: 'two', meta: { why: 'only root may' } },
      { status: 'pending', fullName: 'three', meta: {} },
    ],
  }
  expect(testsLeftOut({ testResults: [file] })).toEqual(['Not run here: two (only root may)', 'Not run here: three'])
  expect(testsLeftOut(undefined)).toEqual([])
})
