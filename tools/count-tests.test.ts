import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countTests, listRetriedTests, listSkippedTests, reportRetriedTests } from './count-tests.ts'
import { findPackageProgram } from './program-of.ts'

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
  expect(listSkippedTests({ testResults: [file] })).toEqual([
    'Not run here: two (only root may)',
    'Not run here: three',
  ])
  expect(listSkippedTests(undefined)).toEqual([])
})

test('tests that passed at the second try are listed', () => {
  const file = {
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'steady', meta: {} },
      { status: 'passed', fullName: 'shaky', meta: { retries: 1 } },
      { status: 'failed', fullName: 'broken', meta: { retries: 1 } },
    ],
  }
  expect(listRetriedTests({ testResults: [file] })).toEqual(['shaky'])
  expect(listRetriedTests(undefined)).toEqual([])
})

test('three retried tests are listed, four fail the run', () => {
  const title = 'Passed only at the second try:'
  expect(reportRetriedTests([])).toEqual({ lines: [], failed: 0 })
  expect(reportRetriedTests(['a', 'b', 'c'])).toEqual({ lines: [title, '  a', '  b', '  c'], failed: 0 })
  expect(reportRetriedTests(['a', 'b', 'c', 'd'])).toEqual({
    lines: [title, '  a', '  b', '  c', '  d', 'More than 3 such tests fail the run.'],
    failed: 1,
  })
})

test('the report of a run says which tests were retried', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-retried-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = `let tries = 0
    test('steady', () => {})
    test('shaky', () => expect(++tries).toBe(2))`
  writeFileSync(join(folder, 'own.test.ts'), source)
  const reporters = [`--reporter=${join(import.meta.dirname, 'mark-retried-tests.ts')}`, '--reporter=json']
  const args = ['run', '--globals', `--root=${folder}`, '--retry=1', ...reporters, '--outputFile.json=report.json']
  const { status } = spawnSync(process.execPath, [findPackageProgram('vitest'), ...args])
  expect(status).toBe(0)
  expect(listRetriedTests(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))).toEqual(['shaky'])
})
