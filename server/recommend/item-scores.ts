import { invertSymmetric } from './inverse.ts'
import { loadMatrixKernels, multiplyMatrices, transposeMatrix } from './matmul.ts'
import {
  countSavesPerItem,
  findMostSavedItems,
  restrictSavesToItems,
  type SaveMatrix,
  transposeSaves,
  weighCoSaves,
} from './save-matrix.ts'
import { computeTopEigenspace } from './top-eigenspace.ts'

export type RecommenderOptions = {
  /** Number of eigenvectors on which saves are projected, and the weight of that projection. */
  eigenvectors: number
  projection: number
  /** Weight of the linear model (EASE), and its regularization. */
  linear: number
  ridge: number
  /** Number of most saved items in the linear model, whose cost is cubic; the filter covers all items. */
  linearAmong: number
}
export const DEFAULT_RECOMMENDER_OPTIONS: RecommenderOptions = {
  eigenvectors: 1024,
  projection: 0.3,
  linear: 0.2,
  ridge: 300,
  linearAmong: 12_000,
}

const BLOCK = 500
const SAMPLE = 200

/** Scores of all items for one item. */
export type ItemScores = Float32Array

/**
 * Computes the scores of all items for each item, one row at a time: a graph filter (co-saves divided by both degrees,
 * and their projection on the strongest eigenvectors, which removes noise) plus a fifth of a linear model.
 */
export async function computeItemScores(
  saves: SaveMatrix,
  wish: Partial<RecommenderOptions>,
  tell: (item: number, row: ItemScores) => void,
): Promise<void> {
  const { eigenvectors, projection, linear, ridge, linearAmong } = { ...DEFAULT_RECOMMENDER_OPTIONS, ...wish }
  const { things } = saves
  await loadMatrixKernels()
  const filter = graphFilter(saves, eigenvectors, projection)
  const rowOfMore = linear ? linearRows(saves, ridge, linearAmong) : () => undefined
  const factor = linear ? linear * sizeRatio(things, (item) => filter(item, 1)[0] as ItemScores, rowOfMore) : 0
  for (let from = 0; from < things; from += BLOCK)
    for (const [at, row] of filter(from, Math.min(BLOCK, things - from)).entries()) {
      const other = rowOfMore(from + at)
      if (other) for (let c = 0; c < things; c++) row[c] = (row[c] as number) + factor * (other[c] as number)
      row[from + at] = 0
      tell(from + at, row)
    }
}

type Filter = (from: number, rows: number) => ItemScores[]

function graphFilter(saves: SaveMatrix, eigenvectors: number, projection: number): Filter {
  const { things } = saves
  const savers = transposeSaves(saves)
  const roots = countSavesPerItem(saves).map((degree) => 1 / Math.sqrt(degree || 1))
  const count = projection ? Math.min(eigenvectors, things >> 1) : 0
  const basis = count ? computeTopEigenspace(saves, count) : new Float32Array(0)
  const across = transposeMatrix(basis, things, count)
  return (from, rows) => {
    const part = count
      ? multiplyMatrices(basis.subarray(from * count, (from + rows) * count), across, rows, count, things)
      : null
    return Array.from({ length: rows }, (_, at) => {
      const root = roots[from + at] as number
      const row = weighCoSaves(saves, savers, from + at, (saved) => 1 / saved)
      for (let c = 0; c < things; c++) {
        const together = (row[c] as number) * root * (roots[c] as number)
        const seen = part ? ((part[at * things + c] as number) * root) / (roots[c] as number) : 0
        row[c] = together + projection * seen
      }
      return row
    })
  }
}

/** Rows of the linear model for the most saved items; undefined for all others. */
function linearRows(saves: SaveMatrix, ridge: number, among: number): (item: number) => ItemScores | undefined {
  const { things } = saves
  const items = findMostSavedItems(saves, among)
  const model = trainLinearModel(restrictSavesToItems(saves, items), ridge)
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

/** EASE: the item-to-item linear model with a zero diagonal, in closed form. */
export function trainLinearModel(saves: SaveMatrix, ridge: number): Float32Array {
  const { things } = saves
  const savers = transposeSaves(saves)
  const matrix = new Float32Array(things * things)
  for (let item = 0; item < things; item++) {
    const row = weighCoSaves(saves, savers, item, () => 1)
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

/** The factor that scales the second model to the first, by the mean square of a sample of their rows. */
function sizeRatio(
  things: number,
  first: (item: number) => ItemScores,
  second: (item: number) => ItemScores | undefined,
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
