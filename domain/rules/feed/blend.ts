import { namedReason, REASON, type Reason } from './reasons.ts'

/** Something that a source offers, the best first within its source. */
export type Offer<I> = { aggregate: I; pin: I; reason: Reason; about: I | null }
type Blended<I> = Offer<I> & { score: number }

/** How much a source counts. What someone chose themselves comes before what was found for them, and that before the rest. */
const WEIGHT: Record<Reason, number> = {
  [REASON.person]: 2.4,
  [REASON.board]: 2.4,
  [REASON.topic]: 2,
  [REASON.saved]: 2.2,
  [REASON.alike]: 1.4,
  [REASON.ownBoard]: 1.6,
  [REASON.near]: 1,
  [REASON.popular]: 0.8,
  [REASON.fresh]: 0.8,
  [REASON.chosen]: 2.6,
  [REASON.promoted]: 0,
}
/** feed.12: of a newcomer little else is known than the topics they chose, so these count so much more. */
const NEWCOMERS_TOPIC = 3
/** The higher, the less the first places of a source stand out. */
const EVEN = 12

/**
 * Blends the sources by their ranks: each offer counts by its source and its place in it, and what several sources offer
 * counts for all of them. Best first; of equals the one that was offered first.
 */
export function blend<I>(offers: readonly Offer<I>[], isNewcomer = false): Blended<I>[] {
  const weightOf = (reason: Reason) => WEIGHT[reason] * (isNewcomer && reason === REASON.topic ? NEWCOMERS_TOPIC : 1)
  const places = new Map<Reason, number>()
  const things = new Map<I, Offer<I>[]>()
  const scores = new Map<I, number>()
  for (const offer of offers) {
    const place = places.get(offer.reason) ?? 0
    places.set(offer.reason, place + 1)
    things.set(offer.aggregate, [...(things.get(offer.aggregate) ?? []), offer])
    scores.set(offer.aggregate, (scores.get(offer.aggregate) ?? 0) + weightOf(offer.reason) / (EVEN + place))
  }
  return [...things]
    .map(([aggregate, all]) => ({ ...(namedReason(all) as Offer<I>), score: scores.get(aggregate) ?? 0 }))
    .sort((a, b) => b.score - a.score)
}
