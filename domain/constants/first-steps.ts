/** What whoever runs a new instance does first, in this order. */
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

/** What nothing but a person's word can tell. */
export const STEPS_TOLD = ['pages', 'backups'] as const
export type StepTold = (typeof STEPS_TOLD)[number]
