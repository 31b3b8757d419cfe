import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blendOffers, type FeedOffer } from './blend.ts'
import { type DiversityKeys, fillGapsDiversely, pickDiverse } from './pick-diverse.ts'
import { FEED_REASON, type FeedReason, pickNamedReason, toFeedSourceKind } from './reasons.ts'

const pin = fc.record({
  aggregate: fc.nat(400),
  picture: fc.nat(300).map(String),
  person: fc.nat(60),
  board: fc.option(fc.nat(120), { nil: null }),
})

/** Violations of feed.7 in a row of pins. */
function crowds(row: readonly DiversityKeys<number>[]): string[] {
  const wrong: string[] = []
  for (let from = 0; from < row.length; from++) {
    const window = row.slice(from, from + 25)
    for (const one of window) {
      if (window.filter((other) => other.person === one.person).length > 3) wrong.push(`person ${one.person}`)
      if (one.board !== null && window.filter((other) => other.board === one.board).length > 3)
        wrong.push(`board ${one.board}`)
      if (window.filter((other) => other.aggregate === one.aggregate).length > 1)
        wrong.push(`aggregate ${one.aggregate}`)
      if (window.filter((other) => other.picture === one.picture).length > 1) wrong.push(`picture ${one.picture}`)
    }
    if (row[from + 1] && row[from]?.person === row[from + 1]?.person) wrong.push('beside each other')
  }
  return wrong
}

test('feed.7 in any 25 in a row at most 3 of one person and of one board, none beside their own, nothing twice', () => {
  fc.assert(
    fc.property(fc.array(pin, { minLength: 300, maxLength: 400 }), (world) => {
      const page = pickDiverse(world, [], 25)
      const next = pickDiverse(
        world.filter((one) => !page.includes(one)),
        page,
        25,
      )
      expect(crowds([...page, ...next])).toEqual([])
      expect(page).toHaveLength(25)
    }),
    { numRuns: 60 },
  )
})

test('feed.7 feed.8 gaps in a row are filled so that it stays diverse', () => {
  fc.assert(
    fc.property(
      fc.array(pin, { minLength: 300, maxLength: 400 }),
      fc.uniqueArray(fc.nat(74), { maxLength: 8 }),
      (world, gaps) => {
        const row = pickDiverse(world, [], 75)
        const filled = fillGapsDiversely(
          world.filter((one) => !row.includes(one)),
          row.map((one, place) => (gaps.includes(place) ? null : one)),
        )
        expect([...filled.keys()].sort()).toEqual([...gaps].sort())
        expect(crowds(row.map((one, place) => filled.get(place)?.one ?? one))).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

test('feed.7 a small world is shown whole, and still nothing twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 20 }), (things) => {
      const world = things.map((aggregate) => ({ aggregate, picture: String(aggregate), person: 1, board: null }))
      const shown = pickDiverse([...world, ...world], [], 25)
      expect(shown.map((one) => one.aggregate).sort()).toEqual([...things].sort())
    }),
  )
})

test.each<[number[], number]>([
  [[8, 4], 4],
  [[4, 1], 1],
  [[5, 6], 5],
  [[9, 8], 9],
  [[10, 7], 10],
])('feed.5 a pin that %j offer names %i', (reasons, named) =>
  expect(pickNamedReason(reasons.map((reason) => ({ reason: reason as FeedReason })))?.reason).toBe(named),
)

const offers = (reason: FeedReason, things: number[]): FeedOffer<number>[] =>
  things.map((aggregate) => ({ aggregate, pin: aggregate, reason, about: null }))

test('feed.12 after the start at least 12 of the first 25 fit what was chosen', () => {
  const chosen = offers(
    FEED_REASON.topic,
    Array.from({ length: 60 }, (_, at) => 100 + at),
  )
  const popular = offers(
    FEED_REASON.popular,
    Array.from({ length: 60 }, (_, at) => 200 + at),
  )
  const near = offers(
    FEED_REASON.near,
    Array.from({ length: 60 }, (_, at) => 300 + at),
  )
  const first = blendOffers([...popular, ...near, ...chosen]).slice(0, 25)
  expect(first.filter((one) => one.reason === FEED_REASON.topic).length).toBeGreaterThanOrEqual(12)
})

test('feed.12 a newcomer’s topics come before what is both near and popular; of others they are one source among several', () => {
  const all = Array.from({ length: 40 }, (_, at) => 200 + at)
  const topics = Array.from({ length: 40 }, (_, at) => 100 + at)
  const sources = [
    ...offers(FEED_REASON.popular, all),
    ...offers(FEED_REASON.near, all),
    ...offers(FEED_REASON.topic, topics),
  ]
  const count = (isNewcomer: boolean) =>
    blendOffers(sources, isNewcomer)
      .slice(0, 25)
      .filter((one) => one.reason === FEED_REASON.topic).length
  expect(count(true)).toBeGreaterThanOrEqual(20)
  expect(count(false)).toBeLessThan(20)
})

test('what several sources offer counts for all of them', () => {
  const [best] = blendOffers([...offers(FEED_REASON.popular, [1, 2, 3]), ...offers(FEED_REASON.near, [9, 3])])
  expect(best?.aggregate).toBe(3)
})

test.each([
  [FEED_REASON.person, 'user'],
  [FEED_REASON.board, 'board'],
  [FEED_REASON.ownBoard, 'board'],
  [FEED_REASON.topic, 'interest'],
  [FEED_REASON.saved, 'history'],
  [FEED_REASON.alike, 'history'],
  [FEED_REASON.popular, 'source'],
  [FEED_REASON.promoted, null],
] as const)('feed.6 reason %i is turned down as %s', (reason, kind) => expect(toFeedSourceKind(reason)).toBe(kind))
