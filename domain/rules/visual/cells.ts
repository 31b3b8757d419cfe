import { product, VECTOR_LENGTH, type Vector } from './vector.ts'

/** Vectors that are alike stand in one cell, told by its middle. */
export type Cell = { cell: number; round: number; middle: Vector }

/** Where everything stands while there is little: then everything is compared. */
export const NO_CELL = 0
const FEW = 500
const PER_CELL = 250
/** Cells of one round come in groups of so many that lie near each other. */
export const GROUP = 64
export const MOST_CELLS = GROUP * GROUP
/** How many groups are searched for the cell of a vector. */
const GROUPS_SEARCHED = 6
/** How many groups are searched for the cells around one. */
const GROUPS_AROUND = 16

/** How many cells a number of vectors is parted into, so that each holds about as many however many there are. */
export const cellCount = (vectors: number): number =>
  vectors <= FEW ? 0 : Math.min(MOST_CELLS, Math.ceil(vectors / PER_CELL))

/** Cells of different rounds have different numbers. */
export const cellNumber = (round: number, at: number): number => round * MOST_CELLS + at

type Middles = { cells: Int32Array; middles: Int8Array }
type Round = { round: number; groups: Middles[]; middles: Vector[] }
/** The cells as they are searched: by round, and within it by group. */
export type CellIndex = readonly Round[]

export function cellIndex(cells: readonly Cell[]): CellIndex {
  return [...Map.groupBy(cells, ({ round }) => round)]
    .sort(([one], [other]) => other - one)
    .map(([round, ofRound]) => {
      const groups = [...Map.groupBy(ofRound, ({ cell }) => Math.floor((cell % MOST_CELLS) / GROUP)).values()]
      return {
        round,
        groups: groups.map(flat),
        middles: groups.map((group) => middleOf(group.map((one) => one.middle))),
      }
    })
}

function flat(cells: readonly Cell[]): Middles {
  const middles = new Int8Array(cells.length * VECTOR_LENGTH)
  for (const [at, { middle }] of cells.entries()) middles.set(middle, at * VECTOR_LENGTH)
  return { cells: Int32Array.from(cells, ({ cell }) => cell), middles }
}

/** The number of the cell a vector belongs to, in the newest round. */
export function cellOf(vector: Vector, [newest]: CellIndex): number {
  if (!newest) return NO_CELL
  const near =
    newest.groups.length <= GROUPS_SEARCHED
      ? newest.groups
      : mostLike(vector, newest.middles, GROUPS_SEARCHED).map((at) => newest.groups[at]!)
  let [best, most] = [NO_CELL, -Infinity]
  for (const { cells, middles } of near)
    for (let at = 0; at < cells.length; at++) {
      const like = product(vector, middles, at * VECTOR_LENGTH)
      if (like > most) [best, most] = [cells[at]!, like]
    }
  return best
}

/** Where to search for what is like it: the nearest cells of each round, and what stands in none yet. */
export function cellsAround(vector: Vector, rounds: CellIndex, count: number): number[] {
  return [
    NO_CELL,
    ...rounds.flatMap(({ groups, middles }) => {
      const near = mostLike(vector, middles, GROUPS_AROUND).map((at) => groups[at]!)
      return nearest(vector, groups.length > GROUPS_AROUND ? near : groups, count)
    }),
  ]
}

function nearest(vector: Vector, groups: readonly Middles[], count: number): number[] {
  const all = groups.flatMap(({ cells, middles }) =>
    Array.from(cells, (cell, at) => ({ cell, like: product(vector, middles, at * VECTOR_LENGTH) })),
  )
  return all
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ cell }) => cell)
}

const mostLike = (vector: Vector, middles: readonly Vector[], count: number): number[] =>
  middles
    .map((middle, at) => ({ at, like: product(vector, middle, 0) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ at }) => at)

/** Which middle is the most like it. */
export function nearestMiddle(vector: Vector, middles: readonly Vector[]): number {
  let [best, most] = [0, -Infinity]
  for (const [at, middle] of middles.entries()) {
    const like = product(vector, middle, 0)
    if (like > most) [most, best] = [like, at]
  }
  return best
}

/** The middle of some vectors, as long as one of them. */
export function middleOf(vectors: readonly Vector[]): Vector {
  const sums = new Float64Array(VECTOR_LENGTH)
  for (const vector of vectors) for (let at = 0; at < VECTOR_LENGTH; at++) sums[at]! += vector[at]!
  const length = Math.hypot(...sums) || 1
  const wanted = Math.hypot(...(vectors[0] ?? []))
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round((sum / length) * wanted))))
}
