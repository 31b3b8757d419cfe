import type { PersonState } from '../viewer/audience.ts'

/** What is known of two people when one wants to write to the other. */
export type Relation = {
  isSelf: boolean
  isBlocked: boolean
  receiverState: PersonState
  /** They talk already: the receiver accepted, or wrote first. */
  isKnown: boolean
  receiverFollowsSender: boolean
  receiverTakesRequests: boolean
}

export type Reach = 'open' | 'request' | 'no' | 'nobody'

/**
 * Whom one knows one reaches; strangers are asked first, if they want to be asked at all. Across a block, and for those
 * who left, there is nobody; people with a private profile are reached only by those they know.
 */
export function messageReach(relation: Relation): Reach {
  const { isSelf, isBlocked, receiverState, isKnown, receiverFollowsSender, receiverTakesRequests } = relation
  if (isSelf || isBlocked || receiverState === 'deactivated' || receiverState === 'suspended') return 'nobody'
  if (isKnown || receiverFollowsSender) return 'open'
  if (receiverState === 'private') return 'nobody'
  return receiverTakesRequests ? 'request' : 'no'
}
