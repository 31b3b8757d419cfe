import { describe, expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  buildClusterIndex,
  CLUSTER_GROUP_SIZE,
  type Cluster,
  NO_CLUSTER,
  nearestCentroidIndex,
  nearestClusterNumber,
  nearestClusterNumbers,
  targetClusterCount,
  toCentroid,
  toClusterNumber,
} from './clusters.ts'
import {
  decodeEmbedding,
  EMBEDDING_LENGTH,
  type Embedding,
  embeddingSimilarity,
  encodeEmbedding,
  projectToEmbedding,
  toEmbeddingBits,
} from './embedding.ts'
import { isAfterCursor, rankSimilarPins } from './rank-similar-pins.ts'

const features = (...strong: number[]) =>
  Array.from({ length: 400 }, (_, at) => (strong.includes(at) ? 4 : at % 50 === 0 ? 0.2 : 0))
const vase = projectToEmbedding(features(3, 90, 120))
const sameVase = projectToEmbedding(features(3, 90, 120))
const otherVase = projectToEmbedding(features(3, 90, 140))
const thirdVase = projectToEmbedding(features(3, 190, 240))
const forest = projectToEmbedding(features(200, 260, 333))

test('an embedding is always the same, and the more two share the more alike they are', () => {
  expect([...vase]).toEqual([...sameVase])
  expect(vase).toHaveLength(EMBEDDING_LENGTH)
  expect(embeddingSimilarity(vase, sameVase)).toBeCloseTo(1, 1)
  expect(embeddingSimilarity(vase, otherVase)).toBeLessThan(embeddingSimilarity(vase, sameVase))
  expect(embeddingSimilarity(vase, thirdVase)).toBeLessThan(embeddingSimilarity(vase, otherVase))
  expect(embeddingSimilarity(vase, forest)).toBeLessThan(embeddingSimilarity(vase, thirdVase))
})

test('a stored embedding is read by the version that made it, and by no other', () => {
  const stored = encodeEmbedding(3, vase)
  expect(stored).toHaveLength(EMBEDDING_LENGTH + 1)
  expect(decodeEmbedding(stored, 3)).toEqual(vase)
  expect(decodeEmbedding(stored, 2)).toBeNull()
  expect(decodeEmbedding(null, 3)).toBeNull()
  expect(decodeEmbedding(new Uint8Array(0), 3)).toBeNull()
})

test('a code has one bit a number, and differs less for what is alike', () => {
  const apart = (one: Embedding, other: Embedding) =>
    [...toEmbeddingBits(one)].filter((bit, at) => bit !== toEmbeddingBits(other)[at]).length
  expect(toEmbeddingBits(vase)).toMatch(/^[01]{256}$/)
  expect(apart(vase, otherVase)).toBeLessThan(apart(vase, forest))
})

describe('clusters', () => {
  test.each([
    [0, 0],
    [500, 0],
    [501, 3],
    [100_000, 400],
    [1_000_000, 4000],
    [10_000_000, 4096],
  ])('%i embeddings are parted into %i', (embeddings, count) => expect(targetClusterCount(embeddings)).toBe(count))

  const cluster = (round: number, at: number, middle: Embedding): Cluster => ({
    number: toClusterNumber(round, at),
    round,
    middle,
  })
  const clusters = buildClusterIndex([cluster(1, 0, forest), cluster(2, 0, vase), cluster(2, 1, forest)])

  test('an embedding belongs to the nearest cluster of the newest round', () => {
    expect(nearestClusterNumber(otherVase, clusters)).toBe(toClusterNumber(2, 0))
    expect(nearestClusterNumber(forest, clusters)).toBe(toClusterNumber(2, 1))
    expect(nearestClusterNumber(vase, buildClusterIndex([]))).toBe(NO_CLUSTER)
  })

  test('among many groups the nearest few are searched', () => {
    const many = Array.from({ length: 9 }, (_, group) =>
      cluster(3, group * CLUSTER_GROUP_SIZE, projectToEmbedding(features(group * 20, 7))),
    )
    expect(nearestClusterNumber(projectToEmbedding(features(60, 7)), buildClusterIndex(many))).toBe(
      toClusterNumber(3, 3 * CLUSTER_GROUP_SIZE),
    )
  })

  test('around it are the nearest clusters of every round, and what stands in none yet', () => {
    expect(nearestClusterNumbers(vase, clusters, 1)).toEqual([NO_CLUSTER, toClusterNumber(2, 0), toClusterNumber(1, 0)])
    expect(nearestClusterNumbers(vase, buildClusterIndex([]), 4)).toEqual([NO_CLUSTER])
  })

  test('a middle lies between what it is the middle of', () => {
    const middle = toCentroid([vase, otherVase])
    expect(embeddingSimilarity(middle, vase)).toBeGreaterThan(embeddingSimilarity(otherVase, vase))
    expect(nearestCentroidIndex(vase, [forest, middle])).toBe(1)
  })
})

describe('ranking', () => {
  const one = (pin: string, thing: string, embedding: Embedding) => ({
    pin_id: pin as Id,
    aggregate_id: thing as Id,
    embedding,
    like: embeddingSimilarity(vase, embedding),
  })
  const all = [
    one('5', '15', sameVase),
    one('1', '11', vase),
    one('4', '14', otherVase),
    one('3', '13', otherVase),
    one('2', '12', thirdVase),
  ]
  const ranked = (keepsDuplicates: boolean, thing: string | null = '11') =>
    rankSimilarPins(vase, all, { aggregateId: thing as Id, keepsDuplicates }).map(({ pin_id }) => pin_id)

  test('the most alike first, each picture once, the thing and its picture left out', () => {
    expect(ranked(false)).toEqual(['4', '2'])
  })

  test('duplicates where they are wanted, and the picture itself where no thing is searched with', () => {
    expect(ranked(true)).toEqual(['5', '4', '3', '2'])
    expect(ranked(false, null)).toEqual(['5', '4', '2'])
  })

  test('what is not like it at all is left out', () => {
    const stranger = one(
      '6',
      '16',
      vase.map((part) => -part),
    )
    expect(rankSimilarPins(vase, [stranger], { aggregateId: null, keepsDuplicates: false })).toEqual([])
  })

  test('a page goes on behind the last of the one before', () => {
    const alike = rankSimilarPins(vase, all, { aggregateId: '11' as Id, keepsDuplicates: true })
    const [first] = alike
    expect(alike.filter((each) => isAfterCursor(each, [first?.like ?? 0, first?.pin_id ?? '']))).toEqual(alike.slice(1))
  })
})
