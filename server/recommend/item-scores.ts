import { invertSymmetric } from './inverse.ts'
import { multiply, readyToMultiply, transposed } from './matmul.ts'
import { degreesOf, mostSaved, onlyAggregates, type Saves, savedWith, turned } from './saves.ts'
import { strongestSpace } from './strongest-space.ts'

export type Wish = {
  /** How many eigenvectors the saves are projected on, and how much that counts beside the saves themselves. */
  eigenvectors: number
  projection: number
  /** How much the linear model (EASE) counts beside the filter, and how much it is held back. */
  linear: number
  ridge: number
  /** The linear model takes the cube of the things: it speaks among so many of the most saved, and the filter for all. */
  linearAmong: number
}
export const WISH: Wish = { eigenvectors: 1024, projection: 0.3, linear: 0.2, ridge: 300, linearAmong: 12_000 }

const BLOCK = 500
const SAMPLE = 200

/** How much one thing speaks for each other one. */
export type RowOfScores = Float32Array

/**
 * How much each thing speaks for each other one, told row by row: a graph filter (saves together divided by both degrees,
 * and the same seen through the strongest eigenvectors, which forgets what is noise) and a fifth of a linear model.
 */
export async function eachItemRow(
  saves: Saves,
  wish: Partial<Wish>,
  tell: (item: number, row: RowOfScores) => void,
): Promise<void> {
  const { eigenvectors, projection, linear, ridge, linearAmong } = { ...WISH, ...wish }
  const { things } = saves
  await readyToMultiply()
  const filter = graphFilter(saves, eigenvectors, projection)
  const rowOfMore = linear ? linearRows(saves, ridge, linearAmong) : () => undefined
  const factor = linear ? linear * sizeRatio(things, (item) => filter(item, 1)[0] as RowOfScores, rowOfMore) : 0
  for (let from = 0; from < things; from += BLOCK)
    for (const [at, row] of filter(from, Math.min(BLOCK, things - from)).entries()) {
      const other = rowOfMore(from + at)
      if (other) for (let c = 0; c < things; c++) row[c] = (row[c] as number) + factor * (other[c] as number)
      row[from + at] = 0
      tell(from + at, row)
    }
}

type Filter = (from: number, rows: number) => RowOfScores[]

function graphFilter(saves: Saves, eigenvectors: number, projection: number): Filter {
  const { things } = saves
  const savers = turned(saves)
  const roots = degreesOf(saves).map((degree) => 1 / Math.sqrt(degree || 1))
  const count = projection ? Math.min(eigenvectors, things >> 1) : 0
  const basis = count ? strongestSpace(saves, count) : new Float32Array(0)
  const across = transposed(basis, things, count)
  return (from, rows) => {
    const part = count
      ? multiply(basis.subarray(from * count, (from + rows) * count), across, rows, count, things)
      : null
    return Array.from({ length: rows }, (_, at) => {
      const root = roots[from + at] as number
      const row = savedWith(saves, savers, from + at, (saved) => 1 / saved)
      for (let c = 0; c < things; c++) {
        const together = (row[c] as number) * root * (roots[c] as number)
        const seen = part ? ((part[at * things + c] as number) * root) / (roots[c] as number) : 0
        row[c] = together + projection * seen
      }
      return row
    })
  }
}

/** The rows of the linear model among the most saved things; all others have none. */
function linearRows(saves: Saves, ridge: number, among: number): (item: number) => RowOfScores | undefined {
  const { things } = saves
  const items = mostSaved(saves, among)
  const model = linearModel(onlyAggregates(saves, items), ridge)
  const count = items.length
  if (count === things) return (item) => model.subarray(item * count, (item + 1) * count)
  const places = new Int32Array(things).fill(-1)
  for (const [place, item] of items.entries()) places[item] = place
  return (item) => {
    const place = places[item] as number
    if (place < 0) return undefined
    const row = new Float32Array(things)
    for (let c = 0; c < count; c++) row[items[c] as number] = model[place * count + c] as number
    return row
  }
}

/** EASE: the linear model from things to things with nothing on its diagonal, in closed form. */
export function linearModel(saves: Saves, ridge: number): Float32Array {
  const { things } = saves
  const savers = turned(saves)
  const matrix = new Float32Array(things * things)
  for (let item = 0; item < things; item++) {
    const row = savedWith(saves, savers, item, () => 1)
    row[item] = (row[item] as number) + ridge
    matrix.set(row, item * things)
  }
  invertSymmetric(matrix, things)
  const diagonal = Float32Array.from({ length: things }, (_, item) => matrix[item * things + item] as number)
  for (let row = 0; row < things; row++)
    for (let c = 0; c < things; c++) {
      const at = row * things + c
      matrix[at] = row === c ? 0 : -(matrix[at] as number) / (diagonal[c] as number)
    }
  return matrix
}

/** By what the second has to be multiplied to be as strong as the first, by the mean square of some rows of each. */
function sizeRatio(
  things: number,
  first: (item: number) => RowOfScores,
  second: (item: number) => RowOfScores | undefined,
): number {
  let [one, other] = [0, 0]
  const step = Math.max(1, Math.floor(things / SAMPLE))
  for (let item = 0; item < things; item += step) {
    const [a, b] = [first(item), second(item)]
    if (!b) continue
    for (let c = 0; c < things; c++) {
      if (c === item) continue
      one += (a[c] as number) ** 2
      other += (b[c] as number) ** 2
    }
  }
  return other ? Math.sqrt(one / other) : 0
}
