import { expect, test } from 'vitest'
import type { Say } from '#domain/text/say.ts'
import { formatStaffAct } from './format-staff-act.ts'

const say = ((key: string) => `<${key}>`) as unknown as Say

test.each([
  ['looked', '<staff.act_looked>'],
  ['suspend', '<staff.act_suspend>'],
  ['decided.remove', '<staff.decision>: <staff.decision_remove>'],
  ['appeal.reversed', '<staff.appeal>: <staff.outcome_reversed>'],
  ['host.forgotten', '<staff.verdict>: <staff.verdict_forgotten>'],
  ['an act without words', 'an act without words'],
])('the audit list says %s as %s', (act, text) => {
  expect(formatStaffAct(say, act)).toBe(text)
})
