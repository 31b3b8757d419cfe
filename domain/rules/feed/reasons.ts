/** Reasons why a pin is in a home feed. */
export const FEED_REASON = {
  person: 1,
  board: 2,
  topic: 3,
  saved: 4,
  alike: 5,
  ownBoard: 6,
  near: 7,
  popular: 8,
  fresh: 9,
  chosen: 10,
  promoted: 11,
} as const
export type FeedReason = (typeof FEED_REASON)[keyof typeof FEED_REASON]

/** The name of a reason, for employees who debug a feed. */
export const toReasonName = (reason: FeedReason): string =>
  Object.entries(FEED_REASON).find(([, number]) => number === reason)?.[0] ?? String(reason)

/** Among several reasons, those from 1 to 6 are shown first. */
const NAMED_FIRST = 6

/** The reason to show: the lowest from 1 to 6, else the first one. */
export const pickNamedReason = <R extends { reason: FeedReason }>(reasons: readonly R[]): R | undefined =>
  reasons.filter((one) => one.reason <= NAMED_FIRST).sort((a, b) => a.reason - b.reason)[0] ?? reasons[0]

/**
 * Sources that users can turn off, each exactly the one that brought a pin. Popular, near and fresh pins are sources of
 * their own.
 */
export type FeedSourceKind = 'user' | 'board' | 'interest' | 'history' | 'source'
export function toFeedSourceKind(reason: FeedReason): FeedSourceKind | null {
  if (reason === FEED_REASON.person) return 'user'
  if (reason === FEED_REASON.board || reason === FEED_REASON.ownBoard) return 'board'
  if (reason === FEED_REASON.topic) return 'interest'
  if (reason === FEED_REASON.saved || reason === FEED_REASON.alike) return 'history'
  return reason === FEED_REASON.promoted ? null : 'source'
}

/** Reasons that refer to no person, board, topic or pin. */
export const GENERAL_REASONS = [FEED_REASON.near, FEED_REASON.popular, FEED_REASON.fresh, FEED_REASON.chosen] as const
