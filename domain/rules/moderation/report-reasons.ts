export const REPORTED_KINDS = ['pin', 'user', 'comment', 'message'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]
export type CaseKind = ReportedKind | 'age'

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

const ONLY_FOR: Partial<Record<ReportReason, readonly ReportedKind[]>> = {
  impersonation: ['user'],
  my_work: ['pin'],
  dangerous_goods: ['pin', 'user'],
  misinformation: ['pin', 'comment'],
}

/** What someone may say is wrong: a person can be someone else, a picture can be stolen, but not the other way round. */
export function reportReasons(kind: ReportedKind): ReportReason[] {
  return REPORT_REASONS.filter((reason) => ONLY_FOR[reason]?.includes(kind) ?? true)
}

/** Only "something else" says nothing by itself. */
export const needsWords = (reason: ReportReason): boolean => reason === 'other'
