/** Setup checklist for the operator of a new instance, in order. */
export const FIRST_STEPS = [
  'email',
  'https',
  'mail',
  'operator',
  'pages',
  'topics',
  'pins',
  'staff',
  'backups',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Steps that the server can't check, so the operator reports that they are done. */
export const SELF_REPORTED_STEPS = ['pages', 'backups'] as const
export type SelfReportedStep = (typeof SELF_REPORTED_STEPS)[number]
