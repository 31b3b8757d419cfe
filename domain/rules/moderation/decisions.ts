import type { CaseKind } from './report-reasons.ts'

export const CASE_STATES = ['open', 'decided', 'appealed', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

type CaseOutcome = { state: 'open' | 'decided'; appeal: { outcome: string | null } | null }

/** State of a case for a person concerned: open, decided, appealed or closed. */
export function toCaseState({ state, appeal }: CaseOutcome): CaseState {
  if (state === 'open') return 'open'
  if (!appeal) return 'decided'
  return appeal.outcome ? 'closed' : 'appealed'
}

/** A decision can be appealed once. */
export const mayAppeal = (told: CaseOutcome): boolean => toCaseState(told) === 'decided'

export const DECISIONS = [
  'no_action',
  'mark_sensitive',
  'remove',
  'remove_picture',
  'suspend',
  'grant',
  'refuse',
] as const
export type Decision = (typeof DECISIONS)[number]

/** Consequences of a decision for the affected person. */
export const CONSEQUENCES = [
  /** For reporters, who only learn that some action was taken. */
  'acted',
  'none',
  'sensitive',
  'removed',
  'picture_removed',
  'suspended',
  'granted',
  'refused',
] as const
export type Consequence = (typeof CONSEQUENCES)[number]

const OF_KIND: Record<CaseKind, readonly Decision[]> = {
  pin: ['no_action', 'mark_sensitive', 'remove', 'remove_picture', 'suspend'],
  user: ['no_action', 'suspend'],
  comment: ['no_action', 'remove', 'suspend'],
  message: ['no_action', 'remove', 'suspend'],
  age: ['grant', 'refuse'],
}

const CONSEQUENCE: Record<Decision, Consequence> = {
  no_action: 'none',
  mark_sensitive: 'sensitive',
  remove: 'removed',
  remove_picture: 'picture_removed',
  suspend: 'suspended',
  grant: 'granted',
  refuse: 'refused',
}

/** Decisions that staff may take for each kind of case. */
export const decisionsForCaseKind = (kind: CaseKind): readonly Decision[] => OF_KIND[kind]
export const consequenceOf = (decision: Decision): Consequence => CONSEQUENCE[decision]
