import { expect, test } from 'vitest'
import {
  needsReportText,
  REPORT_REASONS,
  type ReportableKind,
  type ReportReason,
  reportReasonsForKind,
} from './report-reasons.ts'

test.each<[ReportableKind, ReportReason[], ReportReason[]]>([
  ['pin', ['spam', 'nudity', 'my_work', 'dangerous_goods', 'other'], ['impersonation']],
  ['user', ['impersonation', 'harassment', 'other'], ['my_work', 'misinformation']],
  ['comment', ['spam', 'misinformation', 'hate'], ['my_work', 'impersonation', 'dangerous_goods']],
  ['message', ['spam', 'harassment', 'self_harm'], ['my_work', 'impersonation', 'misinformation']],
])('feedback.6 what a %s can be reported for', (kind, some, none) => {
  const reasons = reportReasonsForKind(kind)
  expect(reasons).toEqual(expect.arrayContaining(some))
  for (const reason of none) expect(reasons).not.toContain(reason)
  expect(new Set(reasons).size).toBe(reasons.length)
})

test('feedback.6 only "something else" needs words', () => {
  expect(REPORT_REASONS.filter(needsReportText)).toEqual(['other'])
})
