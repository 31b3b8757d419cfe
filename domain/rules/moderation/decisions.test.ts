import { expect, test } from 'vitest'
import { consequenceOf, DECISIONS, decisionsForCaseKind, mayAppeal, toCaseState } from './decisions.ts'

test('feedback.6 a picture can go from a pin only, and an age is granted or refused', () => {
  expect(decisionsForCaseKind('pin')).toContain('remove_picture')
  for (const kind of ['user', 'comment', 'message'] as const) {
    expect(decisionsForCaseKind(kind)).toContain('no_action')
    expect(decisionsForCaseKind(kind)).not.toContain('remove_picture')
    expect(decisionsForCaseKind(kind)).not.toContain('mark_sensitive')
  }
  expect(decisionsForCaseKind('age')).toEqual(['grant', 'refuse'])
  expect(new Set(DECISIONS.map(consequenceOf)).size).toBe(DECISIONS.length)
})

test.each([
  ['waits', { state: 'open', appeal: null }, 'open', false],
  ['is decided', { state: 'decided', appeal: null }, 'decided', true],
  ['is contradicted', { state: 'decided', appeal: { outcome: null } }, 'appealed', false],
  ['is over', { state: 'decided', appeal: { outcome: 'upheld' } }, 'closed', false],
] as const)('route.40 a case that %s takes an appeal at most once', (_, told, state, may) => {
  expect(toCaseState(told)).toBe(state)
  expect(mayAppeal(told)).toBe(may)
})
