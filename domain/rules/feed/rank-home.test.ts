import { expect, test } from 'vitest'
import type { DiversityKeys } from './pick-diverse.ts'
import { composeHomePage, type HomeOffer, rankHomeOffers } from './rank-home.ts'
import { FEED_REASON, type FeedReason } from './reasons.ts'

const offer = (aggregate: number, reason: FeedReason = FEED_REASON.popular, rest: Partial<HomeOffer<number>> = {}) => ({
  aggregate,
  pin: aggregate,
  reason,
  about: null,
  at: 0,
  ...rest,
})
const order = (offers: HomeOffer<number>[], options: { size?: number; since?: number | null } = {}) => {
  const { ranked, quietCount } = rankHomeOffers(offers, { size: 25, since: null, isNewcomer: false, ...options })
  return [ranked.map((one) => one.aggregate), quietCount]
}

test.each<[string, HomeOffer<number>[], { size?: number; since?: number | null }, unknown]>([
  ['the source counts, then the place in it', [offer(1), offer(2), offer(3, FEED_REASON.topic)], {}, [[3, 1, 2], 3]],
  [
    'in a new visit what those one follows saved since the last comes first',
    [offer(1, FEED_REASON.chosen), offer(2, FEED_REASON.person, { at: 9 }), offer(3, FEED_REASON.board, { at: 11 })],
    { since: 10 },
    [[3, 1, 2], 3],
  ],
  [
    'in a visit that goes on it does not',
    [offer(1, FEED_REASON.chosen), offer(2, FEED_REASON.person, { at: 11 })],
    { since: null },
    [[1, 2], 2],
  ],
  [
    'the seventh and later of one person wait behind all others',
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => offer(id, FEED_REASON.person, { about: 5 })).concat(offer(9)),
    {},
    [[1, 2, 3, 4, 5, 6, 9, 7, 8], 7],
  ],
  [
    'on a page of 50 the thirteenth is the first that waits',
    Array.from({ length: 14 }, (_, id) => offer(id, FEED_REASON.board, { about: 5 })),
    { size: 50 },
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 12],
  ],
])('feed.7 feed.8 %s', (_, offers, options, expected) => expect(order(offers, options)).toEqual(expected))

const pin = (id: number, rest: Partial<DiversityKeys<number>> = {}): DiversityKeys<number> => ({
  aggregate: id,
  picture: `picture ${id}`,
  person: id,
  board: null,
  ...rest,
})
const at = (place: number, one: DiversityKeys<number>) => ({ ...one, place })
type Parts = Partial<Parameters<typeof composeHomePage<number, DiversityKeys<number>>>[0]>
const compose = (parts: Parts) => {
  const page = { place: 0, size: 3, before: [], kept: [], behind: [], candidates: [], ...parts }
  const { chosen, isShort, isCrowded } = composeHomePage<number, DiversityKeys<number>>(page)
  return { chosen: [...chosen].map(([place, one]) => `${place}:${one.aggregate}`).join(' '), isShort, isCrowded }
}
const others = [pin(11), pin(12), pin(13), pin(14)]

test.each<[string, Parts, ReturnType<typeof compose>]>([
  [
    'an empty page is filled from its first place',
    { candidates: others },
    { chosen: '0:11 1:12 2:13', isShort: false, isCrowded: false },
  ],
  [
    'places count on behind the pages before',
    { place: 2, before: [at(0, pin(1)), at(1, pin(2))], candidates: others },
    { chosen: '2:11 3:12 4:13', isShort: false, isCrowded: false },
  ],
  [
    'what is kept stays where it was, and gaps are filled',
    { place: 3, kept: [at(4, pin(1))], candidates: others },
    { chosen: '3:11 5:12', isShort: false, isCrowded: false },
  ],
  [
    'nothing comes twice, wherever it is shown',
    {
      place: 1,
      before: [at(0, pin(11))],
      kept: [at(2, pin(12))],
      behind: [at(4, pin(13))],
      candidates: others,
    },
    { chosen: '1:14', isShort: true, isCrowded: false },
  ],
  [
    'a page with too few candidates is short',
    { candidates: [pin(11)] },
    { chosen: '0:11', isShort: true, isCrowded: false },
  ],
  [
    'neighbors of one person crowd it',
    { size: 2, candidates: [pin(11, { person: 5 }), pin(12, { person: 5 })] },
    { chosen: '0:11 1:12', isShort: false, isCrowded: true },
  ],
])('feed.7 feed.8 %s', (_, parts, expected) => expect(compose(parts)).toEqual(expected))
