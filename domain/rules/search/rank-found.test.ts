import { expect, test } from 'vitest'
import { EMBEDDING_LENGTH, makeEmbedding } from '../visual/embedding.ts'
import { type Candidate, rankFound, twinsAmong } from './rank-found.ts'

/** An embedding that points along one or two of its eight parts. */
const along = (...parts: number[]) =>
  makeEmbedding(Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (parts.includes(Math.floor(at / 32)) ? 1 : 0)))
const QUERY = along(0)
const pin = (more: Partial<Candidate>): Candidate => ({ worth: 1, group: 1, look: null, meaning: null, ...more })

test('search.9 groups stay apart, whatever else speaks for a pin', () => {
  const found = [pin({ group: 1, worth: 9, meaning: QUERY }), pin({ group: 2, worth: 0 }), pin({ group: 3, worth: 0 })]
  expect(rankFound(found, QUERY)).toEqual([2, 1, 0])
})

test('search.9 of those that fit alike what means more of it comes first; without embeddings the order stays', () => {
  expect(
    rankFound([pin({ meaning: along(1) }), pin({ meaning: QUERY }), pin({ meaning: along(0, 1) })], QUERY),
  ).toEqual([1, 2, 0])
  expect(rankFound([pin({}), pin({}), pin({})], QUERY)).toEqual([0, 1, 2])
})

test('search.9 what looks like most of the others comes before what looks like none of them', () => {
  const [sea, chair] = [along(5), along(7)]
  const found = [pin({ look: chair }), pin({ look: sea }), pin({ look: sea }), pin({ look: sea })]
  expect(rankFound(found, QUERY)).toEqual([1, 2, 3, 0])
  // A better fit still wins against looks alone.
  expect(rankFound([pin({ look: chair, worth: 4 }), ...found.slice(1)], QUERY)[0]).toBe(0)
})

test('search.9 the same picture stands in a search once', () => {
  const [sea, chair] = [along(5), along(7)]
  expect([...twinsAmong([{ look: sea }, { look: chair }, { look: sea }, { look: null }, { look: null }])]).toEqual([2])
})
