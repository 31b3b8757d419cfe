import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '#demo/words/family-words.ts'
import { parseSearchLabels } from './search.ts'
import { SEARCH_LABELS } from './search-labels.ts'
import { HELD_BACK_LABELS } from './search-labels-held-back.ts'
import { SECOND_HELD_BACK_LABELS } from './search-labels-held-back-second.ts'
import { FIFTH_LABELS, FOURTH_LABELS, SECOND_LABELS, THIRD_LABELS } from './search-labels-second.ts'
import { ENGLISH_SEARCH_WORDS, GERMAN_SEARCH_WORDS } from './search-words.ts'

const titles = Object.values(FAMILY_WORDS).flatMap(({ pins }) => pins.map(({ title }) => title.toLowerCase()))
const lowerCase = (text: string) => text.toLowerCase()
const stands = (word: string) => titles.some((title) => title.match(/[\p{L}\p{N}]+/gu)?.includes(word.toLowerCase()))

test('search.9 at least 200 queries are labeled, a third of them with words that stand in no title', () => {
  const labels = parseSearchLabels()
  expect(labels.length).toBeGreaterThanOrEqual(200)
  expect(new Set(labels.map(({ query }) => query)).size).toBe(labels.length)
  for (const { query, gains } of labels) expect([query, gains.size > 0]).toEqual([query, true])
  const unsaid = labels.filter(({ query }) => query.split(' ').some((word) => !stands(word)))
  expect(unsaid.length).toBeGreaterThanOrEqual(labels.length / 3)
  expect(new Set(ENGLISH_SEARCH_WORDS).size).toBeGreaterThanOrEqual(300)
  expect(new Set(GERMAN_SEARCH_WORDS).size).toBeGreaterThanOrEqual(100)
})

test('search.9 what measures whether a choice holds is asked of no query that it was chosen by', () => {
  const chosenBy = new Set(parseSearchLabels().map(({ query }) => query.toLowerCase()))
  const others = [...parseSearchLabels(SECOND_LABELS), ...parseSearchLabels(THIRD_LABELS)]
  expect(new Set(others.map(({ query }) => query)).size).toBeGreaterThanOrEqual(100)
  for (const { query, gains } of others)
    expect([query, gains.size > 0, chosenBy.has(query.toLowerCase())]).toEqual([query, true, false])
})

test('search.9 the held-back queries are asked by no other set, and about a third of them is unmatchable', () => {
  const [first, second] = [parseSearchLabels(HELD_BACK_LABELS), parseSearchLabels(SECOND_HELD_BACK_LABELS)]
  const others = [SEARCH_LABELS, SECOND_LABELS, THIRD_LABELS, FOURTH_LABELS, FIFTH_LABELS].flatMap((rows) =>
    parseSearchLabels(rows),
  )
  const asked = new Set(
    [...others.map(({ query }) => query), ...ENGLISH_SEARCH_WORDS, ...GERMAN_SEARCH_WORDS].map(lowerCase),
  )
  const held = [...first, ...second].map(({ query }) => lowerCase(query))
  expect(held.filter((query) => asked.has(query))).toEqual([])
  expect(new Set(held).size).toBe(held.length)
  const sizes = [first, second].map((labels) => [labels.length, labels.filter(({ gains }) => !gains.size).length])
  expect(sizes).toEqual([
    [90, 30],
    [20, 6],
  ])
})
