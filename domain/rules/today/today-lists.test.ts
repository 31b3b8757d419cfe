import { expect, test } from 'vitest'
import { buildTodayParts, buildTodayShopList, rankTrendingWords } from './today-lists.ts'

const now = new Date('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600_000)
const aggregate = (id: string, more = {}) => ({
  id,
  creator: `c-${id}`,
  topic: `t-${id}`,
  createdAt: hoursAgo(1000),
  ...more,
})
const saves = (id: string, ...hours: number[]) => hours.map((at, n) => ({ what: id, by: `p${n}`, at: hoursAgo(at) }))
const times = (count: number, hours: number) => Array.from({ length: count }, () => hours)

test('today.4 given days give the exact order, and a thing stands in one part only', () => {
  const aggregates = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aggregate(id))
  const all = [
    ...saves('a', ...times(4, 48)),
    ...saves('b', ...times(3, 1)),
    // c and d: staff took them out of best, so they are free for trending.
    ...saves('c', ...times(6, 2)),
    ...saves('d', ...times(6, 2), ...times(14, 72)),
    ...saves('e', ...times(9, 20 * 24)),
    ...saves('f', ...times(5, 20 * 24)),
  ]
  const out = { put: [], out: ['c', 'd'] }
  // a has 4 × 1/2 = 2, b has 3 × 0.9857 = 2.96.
  expect(buildTodayParts(aggregates, all, now, { best: out })).toEqual({
    best: ['b', 'a'],
    // c: (6 + 1) / (0 + 1) = 7; d: (6 + 1) / (14 / 7 + 1) = 2.33.
    trending: ['c', 'd'],
    popular: ['e', 'f'],
  })
})

test('today.4 trending needs five different savers; ties go to the newer; saves of the future and of long ago count nothing', () => {
  const aggregates = [aggregate('a'), aggregate('b', { createdAt: hoursAgo(1) }), aggregate('c')]
  const one = times(7, 1).map((at) => ({ what: 'a', by: 'same', at: hoursAgo(at) }))
  const old = [...saves('b', 20 * 24), ...saves('c', 20 * 24), ...saves('c', -5, 31 * 24)]
  const parts = buildTodayParts(aggregates, [...one, ...old], now, { best: { put: [], out: ['a'] } })
  expect(parts).toEqual({ best: [], trending: [], popular: ['a', 'b', 'c'] })
})

test('today.6 today.9 staff’s choices come first in their order; of a creator and of a topic at most two', () => {
  const aggregates = ['a', 'b', 'c', 'd'].map((id) => aggregate(id, { creator: 'one', topic: 'same' }))
  const all = ['a', 'b', 'c'].flatMap((id, at) => saves(id, ...times(5 - at, 1)))
  expect(buildTodayParts(aggregates, all, now).best).toEqual(['a', 'b'])
  expect(buildTodayParts(aggregates, all, now, { best: { put: ['d', 'c'], out: ['a'] } }).best).toEqual(['d', 'c'])
})

test('today.9 what staff put into a part stands there, though its saves would put it into another', () => {
  const aggregates = ['a', 'b', 'c'].map((id) => aggregate(id))
  const all = [...saves('a', ...times(5, 1)), ...saves('b', ...times(3, 1)), ...saves('c', 1)]
  expect(buildTodayParts(aggregates, all, now).best).toEqual(['a', 'b', 'c'])
  const put = (...ids: string[]) => ({ put: ids, out: [] })
  expect(buildTodayParts(aggregates, all, now, { trending: put('a'), popular: put('b') })).toEqual({
    best: ['c'],
    trending: ['a'],
    popular: ['b'],
  })
  expect(buildTodayParts(aggregates, all, now, { best: put('c'), trending: put('c', 'a') })).toEqual({
    best: ['c', 'b'],
    trending: ['a'],
    popular: [],
  })
})

test.each([
  ['best', 24],
  ['trending', 50],
  ['popular', 50],
] as const)('today.9 %s has %i at most, and all that staff put there, in their order', (part, most) => {
  const put = Array.from({ length: most + 2 }, (_, at) => `put${at}`)
  const liked = Array.from({ length: 60 }, (_, at) => `liked${at}`)
  const all = [...liked, ...put].map((id) => aggregate(id))
  const saved = liked.flatMap((id) => saves(id, ...times(5, 1)))
  // No other part takes the liked ones: they are excluded there.
  const out = { put: [], out: liked }
  const others = { best: out, trending: out, popular: out }
  const of = (ids: string[]) => buildTodayParts(all, saved, now, { ...others, [part]: { put: ids, out: [] } })[part]
  expect(of([])).toHaveLength(most)
  expect(of(put.slice(0, 3))).toHaveLength(most)
  expect(of(put)).toEqual(put)
})

test('today.5 words need five different people', () => {
  const by = (word: string, people: number, hours: number) =>
    Array.from({ length: people }, (_, n) => ({ word, by: `p${n}`, at: hoursAgo(hours) }))
  expect(
    rankTrendingWords([...by('Sea', 5, 2), ...by('cats', 6, 2), ...by('cats', 30, 60), ...by('tea', 4, 1)], now),
  ).toEqual(['sea', 'cats'])
  // Four people count as four, however they write it.
  expect(rankTrendingWords([...by('tea', 4, 1), ...by('Tea', 4, 1), ...by(' TEA', 4, 1)], now)).toEqual([])
})

const product = (id: string, rank: number, creator: string | null = null) => ({ id, creator, rank })
const many = (count: number, name: string, rankOf: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => product(`${name}${at}`, rankOf(at)))

test('today.6 today.7 what is saved here is told, filled from everywhere below 8, lowered prices before all', () => {
  const own = many(8, 'own', () => 2)
  const others = [product('lowered', 1), ...many(3, 'other', () => 2)]
  const here = (count: number) => new Set(own.slice(0, count).map(({ id }) => id))
  const all = [...others, ...own]
  expect(buildTodayShopList(all, here(8))).toEqual(own.map(({ id }) => id))
  expect(buildTodayShopList(all, here(1)).slice(0, 3)).toEqual(['lowered', 'own0', 'other0'])
  expect(buildTodayShopList(all, null).slice(0, 2)).toEqual(['lowered', 'other0'])
})

test('today.6 today.9 a creator stands there twice at most, except by what staff put there', () => {
  const theirs = ['a', 'b', 'c'].map((id) => product(id, 2, 'maker'))
  expect(buildTodayShopList(theirs, null)).toEqual(['a', 'b'])
  expect(buildTodayShopList([product('x', -2, 'maker'), product('y', -1, 'maker'), ...theirs], null)).toEqual([
    'x',
    'y',
  ])
})

test('today.9 a list has 50, and all that staff put there', () => {
  const put = many(52, 'put', (at) => at - 52)
  const liked = many(60, 'liked', () => 2)
  expect(buildTodayShopList(liked, null)).toHaveLength(50)
  expect(buildTodayShopList([...put, ...liked], null)).toEqual(put.map(({ id }) => id))
})
