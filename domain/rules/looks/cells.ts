import { LOOK_LENGTH, type Look, likeness } from './look.ts'

export type Cell = { cell: number; round: number; middle: Look }

/** Where everything stands while there is little: then everything is compared. */
export const NO_CELL = 0
const FEW = 500
const PER_CELL = 200
const MOST = 1000

/** How many cells a number of pictures is parted into, so that each holds about as many however many there are. */
export const cellCount = (pictures: number): number =>
  pictures <= FEW ? 0 : Math.min(MOST - 1, Math.ceil(pictures / PER_CELL))

/** Cells of different rounds have different numbers. */
export const cellNumber = (round: number, at: number): number => round * MOST + at

/** The number of the cell a look belongs to, in the newest round. Asked of very many looks, so it makes nothing by the way. */
export function cellOf(look: Look, cells: readonly Cell[]): number {
  let [best, newest, most] = [NO_CELL, 0, -Infinity]
  for (const { cell, round, middle } of cells) {
    if (round < newest) continue
    const like = likeness(look, middle)
    if (round === newest && like <= most) continue
    best = cell
    newest = round
    most = like
  }
  return best
}

/** Where to look for what is like it: the nearest cells of each round, and what stands in none yet. */
export function cellsAround(look: Look, cells: readonly Cell[], count: number): number[] {
  const rounds = [...new Set(cells.map(({ round }) => round))]
  return [
    NO_CELL,
    ...rounds.flatMap((wanted) =>
      nearest(
        look,
        cells.filter(({ round }) => round === wanted),
        count,
      ),
    ),
  ]
}

function nearest(look: Look, cells: readonly Cell[], count: number): number[] {
  return cells
    .map(({ cell, middle }) => ({ cell, like: likeness(look, middle) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ cell }) => cell)
}

/** Which middle is the most like it. */
export function nearestMiddle(look: Look, middles: readonly Look[]): number {
  let best = 0
  let most = -Infinity
  for (const [at, middle] of middles.entries()) {
    const like = likeness(look, middle)
    if (like > most) [most, best] = [like, at]
  }
  return best
}

/** The middle of some looks, as long as one of them. */
export function middleOf(looks: readonly Look[]): Look {
  const sums = new Float64Array(LOOK_LENGTH)
  for (const look of looks) for (let at = 0; at < LOOK_LENGTH; at++) sums[at] = sums[at]! + look[at]!
  const length = Math.hypot(...sums) || 1
  const wanted = Math.hypot(...(looks[0] ?? []))
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round((sum / length) * wanted))))
}
