import { blendOffers, type FeedOffer } from './blend.ts'
import { type DiversityKeys, fillGapsDiversely } from './pick-diverse.ts'
import { FEED_REASON } from './reasons.ts'

/** A pin that a source of home offers; `at`: its weight, which is the time it was saved for what someone follows. */
export type HomeOffer<I> = FeedOffer<I> & { at: number }

/** Most pins of one person or board per 25 places that are looked at before all others. */
const OF_ONE = 6

const isFollowed = ({ reason }: FeedOffer<unknown>) => reason === FEED_REASON.person || reason === FEED_REASON.board

/**
 * The offers of all sources in one order. `since`: in a new visit, the start of the last one; what those one follows have saved
 * after it comes first (feed.8). The others wait behind `quietCount`: who saves much at once would crowd the page.
 */
export function rankHomeOffers<I>(
  offers: readonly HomeOffer<I>[],
  { size, since, isNewcomer }: { size: number; since: number | null; isNewcomer: boolean },
): { ranked: (FeedOffer<I> & { score: number })[]; quietCount: number } {
  const blended = blendOffers(offers, isNewcomer)
  const news = new Set(offers.filter((one) => since && isFollowed(one) && one.at > since).map((one) => one.aggregate))
  const ordered = [
    ...blended.filter((one) => news.has(one.aggregate)),
    ...blended.filter((one) => !news.has(one.aggregate)),
  ]
  const most = OF_ONE * Math.ceil(size / 25)
  const counts = new Map<I, number>()
  const isOneOfMany = (one: FeedOffer<I>) => {
    if (!one.about || !isFollowed(one)) return false
    counts.set(one.about, (counts.get(one.about) ?? 0) + 1)
    return (counts.get(one.about) ?? 0) > most
  }
  const { quiet = [], crowd = [] } = Object.groupBy(ordered, (one) => (isOneOfMany(one) ? 'crowd' : 'quiet'))
  return { ranked: [...quiet, ...crowd], quietCount: quiet.length }
}

type PlacedPin<I> = DiversityKeys<I> & { place: number }

/**
 * A page of home: pins of `kept` stay at their places, the best candidates fill the others so that the page is diverse with what
 * stands before and behind it (feed.7). `chosen`: by place; `isCrowded`: other candidates might fit better.
 */
export function composeHomePage<I, C extends DiversityKeys<I>>(page: {
  place: number
  size: number
  before: readonly PlacedPin<I>[]
  kept: readonly PlacedPin<I>[]
  behind: readonly PlacedPin<I>[]
  candidates: readonly C[]
}): { chosen: Map<number, C>; isShort: boolean; isCrowded: boolean } {
  const { place, size, before, kept, behind, candidates } = page
  const byPlace = new Map(kept.map((one) => [one.place, one]))
  const places = Array.from({ length: size }, (_, at) => byPlace.get(place + at) ?? null)
  const filled = [...fillGapsDiversely<I, C>(candidates, [...before, ...places, ...behind])]
  return {
    chosen: new Map(filled.map(([at, { one }]) => [place + at - before.length, one])),
    isShort: byPlace.size + filled.length < size,
    isCrowded: filled.some(([, { isCrowding }]) => isCrowding),
  }
}
