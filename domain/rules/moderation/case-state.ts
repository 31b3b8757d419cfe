export const CASE_STATES = ['open', 'decided', 'appealed', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

type Told = { state: 'open' | 'decided'; appeal: { outcome: string | null } | null }

/** How far a case is for one of those concerned: waiting, decided, contradicted, and for good. */
export function caseState({ state, appeal }: Told): CaseState {
  if (state === 'open') return 'open'
  if (!appeal) return 'decided'
  return appeal.outcome ? 'closed' : 'appealed'
}

/** An appeal is taken once, and only against a decision. */
export const mayAppeal = (told: Told): boolean => caseState(told) === 'decided'
