import { expect, test } from 'vitest'
import {
  computeNdcg,
  computePrecision,
  hasEnoughResults,
  makeFigureRows,
  type SearchOutcome,
} from './search-figures.ts'

const outcome = (labeled: number, titles: string[], isNear = false): SearchOutcome => ({
  gains: new Map(Array.from({ length: labeled }, (_, at) => [`fit ${at}`, 3])),
  titles,
  isNear,
})
const fitting = (count: number) => Array.from({ length: count }, (_, at) => `fit ${at}`)
const wrong = (count: number) => Array.from({ length: count }, (_, at) => `wrong ${at}`)

test('nDCG is 1 for the best order, less for a worse one, 0 for nothing', () => {
  const gains = new Map([
    ['a', 3],
    ['b', 1],
  ])
  expect(computeNdcg(['a', 'b', 'x'], gains)).toBe(1)
  expect(computeNdcg(['b', 'a'], gains)).toBeCloseTo(0.797, 3)
  expect(computeNdcg(['x'], gains)).toBe(0)
})

test('search.9 precision@12 is the share of labeled Pins among the first 12 results of every query', () => {
  expect(computePrecision([outcome(3, [...fitting(3), ...wrong(1)])])).toBe(0.75)
  expect(computePrecision([outcome(20, [...fitting(12), ...wrong(10)])])).toBe(1)
  expect(computePrecision([outcome(3, fitting(3)), outcome(0, wrong(9))])).toBe(0.25)
  expect(computePrecision([outcome(3, fitting(3)), outcome(0, wrong(9), true)])).toBe(1)
})

test('search.9 enough are 8 results, or as many as are labeled where those are fewer', () => {
  expect(hasEnoughResults(outcome(20, wrong(8)))).toBe(true)
  expect(hasEnoughResults(outcome(20, fitting(7)))).toBe(false)
  expect(hasEnoughResults(outcome(2, fitting(2)))).toBe(true)
  expect(hasEnoughResults(outcome(2, fitting(2), true))).toBe(false)
})

test('search.9 the figures of a set tell matchable queries from unmatchable ones', () => {
  const outcomes = [outcome(1, fitting(1)), outcome(0, wrong(1)), outcome(0, wrong(5), true), outcome(0, [])]
  const figures = makeFigureRows('some set', outcomes).map(({ what, value }) => [what, value])
  expect(figures).toEqual([
    ['search, some set: nDCG@10 of 1 queries', 1],
    ['search, some set: precision@12 of 4 queries', 0.5],
    ['search, some set: share of 1 queries with enough results', 1],
    ['search, some set: share of 3 unmatchable queries without results', 2 / 3],
  ])
  expect(makeFigureRows('some set', [outcome(1, fitting(1))])).toHaveLength(3)
})
