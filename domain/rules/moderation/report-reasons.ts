export const REPORTABLE_KINDS = ['pin', 'user', 'comment', 'message'] as const
export type ReportableKind = (typeof REPORTABLE_KINDS)[number]
export type CaseKind = ReportableKind | 'age'

export const REPORT_REASONS = [
  'spam',
  'nudity',
  'harassment',
  'hate',
  'violence',
  'self_harm',
  'misinformation',
  'dangerous_goods',
  'impersonation',
  'my_work',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

const ONLY_FOR: Partial<Record<ReportReason, readonly ReportableKind[]>> = {
  impersonation: ['user'],
  my_work: ['pin'],
  dangerous_goods: ['pin', 'user'],
  misinformation: ['pin', 'comment'],
}

/**
 * Reasons for which each kind of content can be reported: a person can impersonate another, a picture can be stolen,
 * but not the other way round.
 */
export function reportReasonsForKind(kind: ReportableKind): ReportReason[] {
  return REPORT_REASONS.filter((reason) => ONLY_FOR[reason]?.includes(kind) ?? true)
}

/** Only "something else" needs an explanation. */
export const needsReportText = (reason: ReportReason): boolean => reason === 'other'
