import { eachItemRow, type RowOfScores, type Wish } from './item-scores.ts'
import type { Saves } from './saves.ts'

/** For each thing its strongest neighbors, the strongest first: `count` in a row, −1 where there are fewer. */
export type TopRows = { count: number; things: Int32Array; weights: Float32Array }

const NEIGHBORS = 400

/** The recommender: trained on saves, it answers which things belong beside which. */
export async function trainedRows(saves: Saves, wish: Partial<Wish> = {}): Promise<TopRows> {
  const { keep, rows } = rowKeeper(saves.things)
  await eachItemRow(saves, wish, keep)
  return rows
}

/** Keeps of each row only its strongest. */
export function rowKeeper(things: number, count = Math.min(NEIGHBORS, Math.max(0, things - 1))) {
  const rows: TopRows = {
    count,
    things: new Int32Array(things * count).fill(-1),
    weights: new Float32Array(things * count),
  }
  const keep = (item: number, row: RowOfScores) => {
    for (const [at, other] of strongest(row, count, (one) => one !== item && (row[one] as number) > 0).entries()) {
      rows.things[item * count + at] = other
      rows.weights[item * count + at] = row[other] as number
    }
  }
  return { keep, rows }
}

/** How much each thing fits someone who has these: the sum of what each of theirs says. */
export function scoresFor(top: TopRows, things: number, has: Iterable<number>): Float32Array {
  const scores = new Float32Array(things)
  for (const item of has)
    for (let at = item * top.count; at < (item + 1) * top.count; at++) {
      const other = top.things[at] as number
      if (other < 0) break
      scores[other] = (scores[other] as number) + (top.weights[at] as number)
    }
  return scores
}

/** The places of the highest numbers, highest first; of equals the first. */
export function strongest(row: Float32Array, count: number, isWanted: (at: number) => boolean): number[] {
  // A heap with the weakest on top, so that most numbers are passed over by one look.
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
