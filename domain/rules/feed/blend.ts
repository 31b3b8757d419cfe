import { FEED_REASON, type FeedReason, pickNamedReason } from './reasons.ts'

/** A pin offered by a source, which lists its best ones first. */
export type FeedOffer<I> = { aggregate: I; pin: I; reason: FeedReason; about: I | null }
type Blended<I> = FeedOffer<I> & { score: number }

/**
 * Weight of each source: what people chose themselves comes before what was found for them, and that before the rest.
 */
const WEIGHT: Record<FeedReason, number> = {
  [FEED_REASON.person]: 2.4,
  [FEED_REASON.board]: 2.4,
  [FEED_REASON.topic]: 2,
  [FEED_REASON.saved]: 2.2,
  [FEED_REASON.alike]: 1.4,
  [FEED_REASON.ownBoard]: 1.6,
  [FEED_REASON.near]: 1,
  [FEED_REASON.popular]: 0.8,
  [FEED_REASON.fresh]: 0.8,
  [FEED_REASON.chosen]: 2.6,
  [FEED_REASON.promoted]: 0,
}
/** For newcomers the chosen topics weigh this many times more, since little else is known about them (feed.12). */
const NEWCOMERS_TOPIC = 3
/** Smoothing constant of the rank fusion: the higher, the smaller the advantage of a source's top ranks. */
const RANK_SMOOTHING = 12

/**
 * Blends sources by rank: each offer counts by its source and its rank in it, and an aggregate offered by several
 * sources adds them up. The best come first, in case of a tie the one offered first.
 */
export function blendOffers<I>(offers: readonly FeedOffer<I>[], isNewcomer = false): Blended<I>[] {
  const weightOf = (reason: FeedReason) =>
    WEIGHT[reason] * (isNewcomer && reason === FEED_REASON.topic ? NEWCOMERS_TOPIC : 1)
  const places = new Map<FeedReason, number>()
  const things = new Map<I, FeedOffer<I>[]>()
  const scores = new Map<I, number>()
  for (const offer of offers) {
    const place = places.get(offer.reason) ?? 0
    places.set(offer.reason, place + 1)
    things.set(offer.aggregate, [...(things.get(offer.aggregate) ?? []), offer])
    scores.set(offer.aggregate, (scores.get(offer.aggregate) ?? 0) + weightOf(offer.reason) / (RANK_SMOOTHING + place))
  }
  return [...things]
    .map(([aggregate, all]) => ({ ...(pickNamedReason(all) as FeedOffer<I>), score: scores.get(aggregate) ?? 0 }))
    .sort((a, b) => b.score - a.score)
}
