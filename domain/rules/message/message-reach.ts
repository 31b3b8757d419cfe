import type { PersonState } from '../viewer/audience.ts'

/** Facts about two people, for deciding whether one may message the other. */
export type MessageRelation = {
  isSelf: boolean
  isBlocked: boolean
  receiverState: PersonState
  /** They have talked before: the receiver accepted, or wrote first. */
  isKnown: boolean
  receiverFollowsSender: boolean
  receiverTakesRequests: boolean
}

export type MessageReach = 'open' | 'request' | 'no' | 'nobody'

/**
 * People whom the receiver has talked to or follows are reached directly; strangers by a request, if the receiver
 * accepts requests. Private profiles get no requests, and nobody is reached across a block or in a closed account.
 */
export function messageReach(relation: MessageRelation): MessageReach {
  const { isSelf, isBlocked, receiverState, isKnown, receiverFollowsSender, receiverTakesRequests } = relation
  if (isSelf || isBlocked || receiverState === 'deactivated' || receiverState === 'suspended') return 'nobody'
  if (isKnown || receiverFollowsSender) return 'open'
  if (receiverState === 'private') return 'nobody'
  return receiverTakesRequests ? 'request' : 'no'
}
