/** D65: why a pin is in someone's home feed. */
export const REASON = {
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
export type Reason = (typeof REASON)[keyof typeof REASON]

/** A pin with several reasons names one of the reasons 1 to 6 first. */
const NAMED_FIRST = 6

/** D65: of several reasons the lowest of 1 to 6; else the one that came first. */
export const namedReason = <R extends { reason: Reason }>(reasons: readonly R[]): R | undefined =>
  reasons.filter((one) => one.reason <= NAMED_FIRST).sort((a, b) => a.reason - b.reason)[0] ?? reasons[0]

/** What can be turned down: exactly the source that brought a pin. Popular, near and fresh pins are sources of their own. */
export type SourceKind = 'user' | 'board' | 'interest' | 'history' | 'source'
export function sourceOf(reason: Reason): SourceKind | null {
  if (reason === REASON.person) return 'user'
  if (reason === REASON.board || reason === REASON.ownBoard) return 'board'
  if (reason === REASON.topic) return 'interest'
  if (reason === REASON.saved || reason === REASON.alike) return 'history'
  return reason === REASON.promoted ? null : 'source'
}

/** The sources that stand for no person, board, topic or pin. */
export const GENERAL_SOURCES = [REASON.near, REASON.popular, REASON.fresh, REASON.chosen] as const
