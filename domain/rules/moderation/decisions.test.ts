import { expect, test } from 'vitest'
import { caseState, mayAppeal } from './case-state.ts'
import { consequenceOf, DECISIONS, decisionsFor } from './decisions.ts'

test('feedback.6 a picture can go from a pin only, and an age is granted or refused', () => {
  expect(decisionsFor('pin')).toContain('remove_picture')
  for (const kind of ['user', 'comment', 'message'] as const) {
    expect(decisionsFor(kind)).toContain('no_action')
    expect(decisionsFor(kind)).not.toContain('remove_picture')
    expect(decisionsFor(kind)).not.toContain('mark_sensitive')
  }
  expect(decisionsFor('age')).toEqual(['grant', 'refuse'])
  expect(new Set(DECISIONS.map(consequenceOf)).size).toBe(DECISIONS.length)
})

test.each([
  ['waits', { state: 'open', appeal: null }, 'open', false],
  ['is decided', { state: 'decided', appeal: null }, 'decided', true],
  ['is contradicted', { state: 'decided', appeal: { outcome: null } }, 'appealed', false],
  ['is over', { state: 'decided', appeal: { outcome: 'upheld' } }, 'closed', false],
] as const)('route.40 a case that %s takes an appeal at most once', (_, told, state, may) => {
  expect(caseState(told)).toBe(state)
  expect(mayAppeal(told)).toBe(may)
})
