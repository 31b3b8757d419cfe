import { expect, test } from 'vitest'
import { EMBEDDING_LENGTH, makeEmbedding } from '../visual/embedding.ts'
import {
  dropDuplicatePictures,
  filterResults,
  findPartMatch,
  scoreMatch,
  similarityToBest,
  spreadSimilarPictures,
} from './rank-results.ts'

/** An embedding in the direction of one or two of its eight parts. */
const along = (...parts: number[]) =>
  makeEmbedding(Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (parts.includes(Math.floor(at / 32)) ? 1 : 0)))
const [sea, coast, chair] = [along(5), along(5, 6), along(7)]
/** ts_rank of a word that occurs once in the title. */
const ONCE = 0.6079

test('search.9 exact titles come before all words, these before related words, and these before what matches in part', () => {
  const group = (match: Partial<Parameters<typeof scoreMatch>[1]>) =>
    scoreMatch([['blue'], ['vase']], {
      is_title: false,
      word_ranks: [0, 0],
      related_places: [0, 0],
      ...match,
    }).group
  expect(group({ is_title: true, word_ranks: [ONCE, ONCE] })).toBe(3)
  expect(group({ word_ranks: [ONCE, ONCE] })).toBe(2)
  expect(group({ word_ranks: [ONCE, 0], related_places: [0, 4] })).toBe(1)
  expect(group({ word_ranks: [ONCE, 0] })).toBe(0)
  // The names of boards and topics alone are not the pin's own words.
  expect(group({ word_ranks: [ONCE, 0.2 * ONCE] })).toBe(1)
})

const pin = { group: 1, parts: [0.5], worth: 0.5, similarity: 0.3, alike: 0 }
const isResult = (match: Partial<typeof pin>) => filterResults([{ ...pin, ...match }])[0]

test('search.18 a pin fits by words, meaning and look together; one that only shares a word or a mood does not', () => {
  // 0.5 + 3 × 0.5 for words, 3.5 × 0.3 + 2 for meaning: 5.05 of 4.3.
  expect(isResult({})).toBe(true)
  // Just above and just below the threshold.
  expect(isResult({ similarity: 0.2, alike: 0.06 })).toBe(true)
  expect(isResult({ similarity: 0.2, alike: 0.04 })).toBe(false)
  // Nothing in title, alt text or tags: it has to be clearly near.
  expect(isResult({ parts: [0.2], worth: 0.2, similarity: 0.4 })).toBe(false)
  expect(isResult({ parts: [0.2], worth: 0.2, similarity: 0.5, alike: 0.3 })).toBe(true)
  expect(isResult({ group: 0, parts: [1.3, 0], worth: 0.65, similarity: 0.4, alike: 0.1 })).toBe(false)
  expect(isResult({ group: 0, parts: [0], worth: 0, similarity: 0.38 })).toBe(false)
  expect(isResult({ group: 0, parts: [0], worth: 0, similarity: 0.55, alike: 0.4 })).toBe(true)
  expect(isResult({ group: 3, similarity: 0 })).toBe(true)
})

test('search.18 a part of the query is said by a result, matched otherwise, or by none', () => {
  const results = [
    { group: 0, worth: 0.2, exact: [0.5, 0, 0], parts: [0.5, 0, 0] },
    { group: 0, worth: 0.2, exact: [0, 0, 0], parts: [0.5, 0.2, 0] },
  ]
  expect([0, 1, 2].map((at) => findPartMatch(at, results))).toEqual(['said', 'otherwise', 'none'])
  expect(findPartMatch(0, [])).toBe('none')
})

test('search.18 without a text model, a pin fits when every part of the query matches', () => {
  const some = [
    { ...pin, similarity: null },
    { ...pin, group: 0, similarity: null },
  ]
  expect(filterResults(some)).toEqual([true, false])
})

test('search.9 what looks like the best counts for more, but not by twins, and not by pins without the words', () => {
  const [first, second, other] = similarityToBest([
    { worth: 1, score: 1, look: sea },
    { worth: 1, score: 1, look: coast },
    { worth: 1, score: 1, look: chair },
  ])
  expect(first).toBeGreaterThan(0.2)
  expect(second).toBeGreaterThan(0.2)
  expect(other).toBe(0)
  expect(
    similarityToBest([
      { worth: 1, score: 1, look: sea },
      { worth: 1, score: 1, look: sea },
    ]),
  ).toEqual([0, 0])
  expect(
    similarityToBest([
      { worth: 0, score: 1, look: sea },
      { worth: 0, score: 1, look: coast },
    ]),
  ).toEqual([0, 0])
})

test('search.9 the same picture is in a search once, and of six in a row no two have the same look', () => {
  const pins = [sea, sea, chair, null, null].map((look, id) => ({ id, look }))
  expect(dropDuplicatePictures(pins).map(({ id }) => id)).toEqual([0, 2, 3, 4])
  const others = [0, 1, 2, 3, 4].map((part) => along(part))
  const row = [sea, sea, sea, ...others].map((look, id) => ({ id, look }))
  expect(spreadSimilarPictures(row).map(({ id }) => id)).toEqual([0, 3, 4, 5, 6, 7, 1, 2])
})

test('search.9 loops of one scene count as the same look, in whatever colors', () => {
  const others = [0, 1, 2, 3, 4].map((part) => ({ look: along(part), scene: null }))
  const loops = [sea, coast, sea].map((scene) => ({ look: null, scene }))
  const row = [...loops, ...others].map((one, id) => ({ id, ...one }))
  expect(spreadSimilarPictures(row).map(({ id }) => id)).toEqual([0, 3, 4, 5, 6, 7, 1, 2])
})
