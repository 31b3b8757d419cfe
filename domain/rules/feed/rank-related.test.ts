import { expect, test } from 'vitest'
import { makeEmbedding } from '../visual/embedding.ts'
import { type AggregateEmbeddings, type RelatedCandidate, rankRelated } from './rank-related.ts'

const rank = (...asked: Parameters<typeof rankRelated<string>>) =>
  rankRelated(...asked).map(({ aggregate }) => aggregate)

/** A distinct embedding for each number; for two numbers, one between both. */
const towards = (...numbers: number[]) =>
  makeEmbedding(
    Array.from({ length: 256 }, (_, at) => numbers.reduce((sum, one) => sum + Math.sin((one + 1) * (at + 1) * 1.7), 0)),
  )
const known = (look: number | null, meaning: number | null): AggregateEmbeddings => ({
  look: look === null ? null : towards(look),
  meaning: meaning === null ? null : towards(meaning),
})
const candidate = (
  aggregate: string,
  together: number,
  of: AggregateEmbeddings,
  topic = 0,
): RelatedCandidate<string> => ({
  aggregate,
  together,
  topic,
  ...of,
})

test('feed.15 what is kept together, looks alike and means the same comes before what only one of these says', () => {
  const seeds = [known(1, 2)]
  const ranked = rank(seeds, [
    candidate('kept together alone', 1, known(50, 60)),
    candidate('a stranger', 0, known(70, 80)),
    candidate('all three', 0.6, known(1, 2)),
    candidate('looks alike', 0, known(1, 60)),
  ])
  expect(ranked[0]).toBe('all three')
  expect(ranked[3]).toBe('a stranger')
})

test('feed.15 what nobody saved and no model has read is ranked by what is kept together alone', () => {
  const nothing = known(null, null)
  expect(rank([nothing], [candidate('less', 0.1, nothing), candidate('more', 0.4, nothing)])).toEqual(['more', 'less'])
  expect(rank([], [candidate('of the topic', 0, nothing, 1), candidate('of none', 0, nothing)])).toEqual([
    'of the topic',
    'of none',
  ])
})

test('feed.16 a board of two sides is offered what is like one of them before what is a little like both', () => {
  const seeds = [known(1, 1), known(1, 1), known(9, 9), known(9, 9)]
  const both: AggregateEmbeddings = { look: towards(1, 9), meaning: null }
  const [first] = rank(seeds, [candidate('a little like both', 0, both), candidate('like one side', 0, known(9, 9))])
  expect(first).toBe('like one side')
})

test('viewer.8 a score is the sum of its parts', () => {
  const [one] = rankRelated([known(1, 2)], [candidate('both', 1, known(1, 60), 1)])
  const { score, together, look, meaning, topic } = one?.scores ?? {}
  expect([together, look, topic].map((part) => part?.toFixed(1))).toEqual(['1.0', '1.5', '0.2'])
  expect(score).toBeCloseTo((together ?? 0) + (look ?? 0) + (meaning ?? 0) + (topic ?? 0))
})
