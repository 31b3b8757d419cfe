import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '#demo/words/family-words.ts'
import { ndcg, searchLabels } from './search.ts'
import { SECOND_LABELS, THIRD_LABELS } from './search-labels-second.ts'
import { ENGLISH_WORDS, GERMAN_WORDS } from './search-words.ts'

const titles = Object.values(FAMILY_WORDS).flatMap(({ pins }) => pins.map(({ title }) => title.toLowerCase()))
const stands = (word: string) => titles.some((title) => title.match(/[\p{L}\p{N}]+/gu)?.includes(word.toLowerCase()))

test('search.9 at least 200 queries are labeled, a third of them with words that stand in no title', () => {
  const labels = searchLabels()
  expect(labels.length).toBeGreaterThanOrEqual(200)
  expect(new Set(labels.map(({ query }) => query)).size).toBe(labels.length)
  for (const { query, gains } of labels) expect([query, gains.size > 0]).toEqual([query, true])
  const unsaid = labels.filter(({ query }) => query.split(' ').some((word) => !stands(word)))
  expect(unsaid.length).toBeGreaterThanOrEqual(labels.length / 3)
  expect(new Set(ENGLISH_WORDS).size).toBeGreaterThanOrEqual(300)
  expect(new Set(GERMAN_WORDS).size).toBeGreaterThanOrEqual(100)
})

test('search.9 what measures whether a choice holds is asked of no query that it was chosen by', () => {
  const chosenBy = new Set(searchLabels().map(({ query }) => query.toLowerCase()))
  const others = [...searchLabels(SECOND_LABELS), ...searchLabels(THIRD_LABELS)]
  expect(new Set(others.map(({ query }) => query)).size).toBeGreaterThanOrEqual(100)
  for (const { query, gains } of others)
    expect([query, gains.size > 0, chosenBy.has(query.toLowerCase())]).toEqual([query, true, false])
})

test('nDCG is 1 for the best order, less for a worse one, 0 for nothing', () => {
  const gains = new Map([
    ['a', 3],
    ['b', 1],
  ])
  expect(ndcg(['a', 'b', 'x'], gains)).toBe(1)
  expect(ndcg(['b', 'a'], gains)).toBeCloseTo(0.797, 3)
  expect(ndcg(['x'], gains)).toBe(0)
})
