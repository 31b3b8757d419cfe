import { computeItemScores, type ItemScores, type RecommenderOptions } from './item-scores.ts'
import type { SaveMatrix } from './save-matrix.ts'

/** The strongest neighbors of each item, strongest first: `count` per row, −1 where there are fewer. */
export type TopNeighbors = { count: number; things: Int32Array; weights: Float32Array }

const NEIGHBORS = 400

/** Trains the recommender on saves. Returns the neighbors of each item. */
export async function trainTopNeighbors(
  saves: SaveMatrix,
  wish: Partial<RecommenderOptions> = {},
): Promise<TopNeighbors> {
  const { keep, rows } = makeTopNeighborCollector(saves.things)
  await computeItemScores(saves, wish, keep)
  return rows
}

/** Collects only the strongest entries of each row. */
export function makeTopNeighborCollector(things: number, count = Math.min(NEIGHBORS, Math.max(0, things - 1))) {
  const rows: TopNeighbors = {
    count,
    things: new Int32Array(things * count).fill(-1),
    weights: new Float32Array(things * count),
  }
  const keep = (item: number, row: ItemScores) => {
    for (const [at, other] of findTopIndexes(row, count, (one) => one !== item && (row[one] as number) > 0).entries()) {
      rows.things[item * count + at] = other
      rows.weights[item * count + at] = row[other] as number
    }
  }
  return { keep, rows }
}

/** Scores all items for someone who has these: the sum of the neighbor weights of each. */
export function scoreItemsForUser(top: TopNeighbors, things: number, has: Iterable<number>): Float32Array {
  const scores = new Float32Array(things)
  for (const item of has)
    for (let at = item * top.count; at < (item + 1) * top.count; at++) {
      const other = top.things[at] as number
      if (other < 0) break
      scores[other] = (scores[other] as number) + (top.weights[at] as number)
    }
  return scores
}

/** Indexes of the highest numbers, highest first; among equals, the lower index first. */
export function findTopIndexes(row: Float32Array, count: number, isWanted: (at: number) => boolean): number[] {
  // A heap with the weakest on top, so that most numbers are skipped after one comparison.
  const heap: number[] = []
  const isWeaker = (a: number, b: number) =>
    (row[a] as number) < (row[b] as number) || ((row[a] as number) === (row[b] as number) && a > b)
  const sink = (from: number) => {
    for (let at = from; ; ) {
      const left = 2 * at + 1
      let least = at
      if (left < heap.length && isWeaker(heap[left] as number, heap[least] as number)) least = left
      if (left + 1 < heap.length && isWeaker(heap[left + 1] as number, heap[least] as number)) least = left + 1
      if (least === at) return
      const moved = heap[at] as number
      heap[at] = heap[least] as number
      heap[least] = moved
      at = least
    }
  }
  for (let at = 0; at < row.length; at++) {
    if (heap.length === count && !isWeaker(heap[0] as number, at)) continue
    if (!isWanted(at)) continue
    if (heap.length < count) {
      heap.push(at)
      if (heap.length === count) for (let i = count >> 1; i >= 0; i--) sink(i)
    } else {
      heap[0] = at
      sink(0)
    }
  }
  return heap.sort((a, b) => (isWeaker(a, b) ? 1 : -1))
}
