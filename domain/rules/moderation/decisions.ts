import type { CaseKind } from './report-reasons.ts'

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

/** What a decision does to whom it is about. */
export const CONSEQUENCES = [
  /** All that whoever reported it is told of what came of it. */
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

/** What staff may decide about each kind of thing. */
export const decisionsFor = (kind: CaseKind): readonly Decision[] => OF_KIND[kind]
export const consequenceOf = (decision: Decision): Consequence => CONSEQUENCE[decision]
