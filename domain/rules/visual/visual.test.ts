import { describe, expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  type Cluster,
  clusterCount,
  clusterNumber,
  clusterOf,
  clustersAround,
  middleOf,
  NO_CLUSTER,
  nearestMiddle,
} from './clusters.ts'
import { colourShares } from './colour-shares.ts'
import { EMBEDDING_LENGTH, type Embedding, embeddingFrom, likeness, makeEmbedding } from './embedding.ts'
import { isBehind, rankAlike } from './rank-alike.ts'

const plain = (r: number, g: number, b: number) =>
  Uint8Array.from({ length: 300 }, (_, at) => [r, g, b][at % 3] as number)
const features = (...strong: number[]) =>
  Array.from({ length: 400 }, (_, at) => (strong.includes(at) ? 4 : at % 50 === 0 ? 0.2 : 0))
const red = plain(190, 40, 40)
const blue = plain(40, 60, 190)
const vase = makeEmbedding([features(3, 90, 120)], red)
const sameVase = makeEmbedding([features(3, 90, 120)], red)
const blueVase = makeEmbedding([features(3, 90, 120)], blue)
const otherVase = makeEmbedding([features(3, 90, 140)], red)
const forest = makeEmbedding([features(200, 260, 333)], red)

test('an embedding is always the same, and the more two share the more alike they are', () => {
  expect([...vase]).toEqual([...sameVase])
  expect(vase).toHaveLength(EMBEDDING_LENGTH)
  expect(likeness(vase, sameVase)).toBeCloseTo(1, 1)
  expect(likeness(vase, blueVase)).toBeLessThan(likeness(vase, sameVase))
  expect(likeness(vase, otherVase)).toBeLessThan(likeness(vase, blueVase))
  expect(likeness(vase, forest)).toBeLessThan(likeness(vase, otherVase))
})

test('what is kept of an unreadable picture is no embedding', () => {
  expect(embeddingFrom(null)).toBeNull()
  expect(embeddingFrom(new Uint8Array(0))).toBeNull()
  expect(embeddingFrom(Buffer.from(vase.buffer))).toEqual(vase)
})

test('colours are shared out by hue and light, greys by light', () => {
  const share = (pixels: Uint8Array) => colourShares(pixels)
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  expect(dot(share(red), share(red))).toBeCloseTo(1, 6)
  expect(dot(share(red), share(plain(196, 44, 44)))).toBeGreaterThan(0.9)
  expect(dot(share(red), share(blue))).toBe(0)
  expect(dot(share(plain(20, 20, 20)), share(plain(240, 240, 240)))).toBe(0)
})

describe('clusters', () => {
  test.each([
    [0, 0],
    [500, 0],
    [501, 3],
    [100_000, 500],
    [10_000_000, 999],
  ])('%i pictures are parted into %i', (pictures, count) => expect(clusterCount(pictures)).toBe(count))

  const cluster = (round: number, at: number, middle: Embedding): Cluster => ({
    cell: clusterNumber(round, at),
    round,
    middle,
  })
  const clusters = [cluster(1, 0, forest), cluster(2, 0, vase), cluster(2, 1, forest)]

  test('a picture belongs to the nearest cluster of the newest round', () => {
    expect(clusterOf(otherVase, clusters)).toBe(clusterNumber(2, 0))
    expect(clusterOf(forest, clusters)).toBe(clusterNumber(2, 1))
    expect(clusterOf(vase, [])).toBe(NO_CLUSTER)
  })

  test('around it are the nearest clusters of every round, and what stands in none yet', () => {
    expect(clustersAround(vase, clusters, 1)).toEqual([NO_CLUSTER, clusterNumber(1, 0), clusterNumber(2, 0)])
    expect(clustersAround(vase, [], 4)).toEqual([NO_CLUSTER])
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
  })
  const all = [
    one('1', '11', vase),
    one('2', '12', otherVase),
    one('3', '13', blueVase),
    one('4', '14', blueVase),
    one('5', '15', sameVase),
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
    expect(
      rankAlike(
        vase,
        [
          one(
            '6',
            '16',
            vase.map((part) => -part),
          ),
        ],
        { aggregateId: null, keepsDuplicates: false },
      ),
    ).toEqual([])
  })

  test('a page goes on behind the last of the one before', () => {
    const alike = rankAlike(vase, all, { aggregateId: '11' as Id, keepsDuplicates: true })
    const [first] = alike
    expect(alike.filter((each) => isBehind(each, [first?.like ?? 0, first?.pin_id ?? '']))).toEqual(alike.slice(1))
  })
})
