import { describe, expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  type Cluster,
  clusterCount,
  clusterIndex,
  clusterNumber,
  clusterOf,
  clustersAround,
  GROUP,
  middleOf,
  NO_CLUSTER,
  nearestMiddle,
} from './clusters.ts'
import {
  EMBEDDING_LENGTH,
  type Embedding,
  embeddingCode,
  embeddingFrom,
  likeness,
  storedEmbedding,
} from './embedding.ts'
import { mixedDown } from './projection.ts'
import { isBehind, rankAlike } from './rank-alike.ts'

const features = (...strong: number[]) =>
  Array.from({ length: 400 }, (_, at) => (strong.includes(at) ? 4 : at % 50 === 0 ? 0.2 : 0))
const vase = mixedDown(features(3, 90, 120))
const sameVase = mixedDown(features(3, 90, 120))
const otherVase = mixedDown(features(3, 90, 140))
const thirdVase = mixedDown(features(3, 190, 240))
const forest = mixedDown(features(200, 260, 333))

test('an embedding is always the same, and the more two share the more alike they are', () => {
  expect([...vase]).toEqual([...sameVase])
  expect(vase).toHaveLength(EMBEDDING_LENGTH)
  expect(likeness(vase, sameVase)).toBeCloseTo(1, 1)
  expect(likeness(vase, otherVase)).toBeLessThan(likeness(vase, sameVase))
  expect(likeness(vase, thirdVase)).toBeLessThan(likeness(vase, otherVase))
  expect(likeness(vase, forest)).toBeLessThan(likeness(vase, thirdVase))
})

test('a stored embedding is read by the version that made it, and by no other', () => {
  const stored = storedEmbedding(3, vase)
  expect(stored).toHaveLength(EMBEDDING_LENGTH + 1)
  expect(embeddingFrom(stored, 3)).toEqual(vase)
  expect(embeddingFrom(stored, 2)).toBeNull()
  expect(embeddingFrom(null, 3)).toBeNull()
  expect(embeddingFrom(new Uint8Array(0), 3)).toBeNull()
})

test('a code has one bit a number, and differs less for what is alike', () => {
  const apart = (one: Embedding, other: Embedding) =>
    [...embeddingCode(one)].filter((bit, at) => bit !== embeddingCode(other)[at]).length
  expect(embeddingCode(vase)).toMatch(/^[01]{256}$/)
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
  ])('%i embeddings are parted into %i', (embeddings, count) => expect(clusterCount(embeddings)).toBe(count))

  const cluster = (round: number, at: number, middle: Embedding): Cluster => ({
    number: clusterNumber(round, at),
    round,
    middle,
  })
  const clusters = clusterIndex([cluster(1, 0, forest), cluster(2, 0, vase), cluster(2, 1, forest)])

  test('an embedding belongs to the nearest cluster of the newest round', () => {
    expect(clusterOf(otherVase, clusters)).toBe(clusterNumber(2, 0))
    expect(clusterOf(forest, clusters)).toBe(clusterNumber(2, 1))
    expect(clusterOf(vase, clusterIndex([]))).toBe(NO_CLUSTER)
  })

  test('among many groups the nearest few are searched', () => {
    const many = Array.from({ length: 9 }, (_, group) => cluster(3, group * GROUP, mixedDown(features(group * 20, 7))))
    expect(clusterOf(mixedDown(features(60, 7)), clusterIndex(many))).toBe(clusterNumber(3, 3 * GROUP))
  })

  test('around it are the nearest clusters of every round, and what stands in none yet', () => {
    expect(clustersAround(vase, clusters, 1)).toEqual([NO_CLUSTER, clusterNumber(2, 0), clusterNumber(1, 0)])
    expect(clustersAround(vase, clusterIndex([]), 4)).toEqual([NO_CLUSTER])
  })

  test('a middle lies between what it is the middle of', () => {
    const middle = middleOf([vase, otherVase])
    expect(likeness(middle, vase)).toBeGreaterThan(likeness(otherVase, vase))
    expect(nearestMiddle(vase, [forest, middle])).toBe(1)
  })
})

describe('ranking', () => {
  const one = (pin: string, thing: string, embedding: Embedding) => ({
    pin_id: pin as Id,
    aggregate_id: thing as Id,
    embedding,
    like: likeness(vase, embedding),
  })
  const all = [
    one('5', '15', sameVase),
    one('1', '11', vase),
    one('4', '14', otherVase),
    one('3', '13', otherVase),
    one('2', '12', thirdVase),
  ]
  const ranked = (keepsDuplicates: boolean, thing: string | null = '11') =>
    rankAlike(vase, all, { aggregateId: thing as Id, keepsDuplicates }).map(({ pin_id }) => pin_id)

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
    expect(rankAlike(vase, [stranger], { aggregateId: null, keepsDuplicates: false })).toEqual([])
  })

  test('a page goes on behind the last of the one before', () => {
    const alike = rankAlike(vase, all, { aggregateId: '11' as Id, keepsDuplicates: true })
    const [first] = alike
    expect(alike.filter((each) => isBehind(each, [first?.like ?? 0, first?.pin_id ?? '']))).toEqual(alike.slice(1))
  })
})
