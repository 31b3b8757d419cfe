import { multiplyMatrices, transposeMatrix } from './matmul.ts'
import { countSavesPerItem, type SaveMatrix } from './save-matrix.ts'

const ROUNDS = 8
/** A column whose remaining share is below this is only rounding error. */
const NOTHING_NEW = 1e-5

/**
 * An orthonormal basis (items × count) of the space spanned by the strongest eigenvectors of R̃ᵀR̃, where R̃ holds the
 * saves divided by the roots of both degrees: random vectors are repeatedly multiplied by it and orthogonalized. A
 * projection on the space doesn't depend on its basis, so the eigenvectors themselves are not computed.
 */
export function computeTopEigenspace(saves: SaveMatrix, count: number): Float32Array {
  const { things } = saves
  let basis = perpendicular(chance(things * count), things, count)
  for (let round = 0; round < ROUNDS; round++) basis = perpendicular(throughSaves(saves, basis, count), things, count)
  // Repeated for precision.
  return perpendicular(basis, things, count)
}

/** Computes R̃ᵀ(R̃x) for all columns at once, without storing R̃. */
function throughSaves(saves: SaveMatrix, x: Float32Array, width: number): Float32Array {
  const { people, things, starts, items } = saves
  const roots = countSavesPerItem(saves).map((degree) => 1 / Math.sqrt(degree || 1))
  const out = new Float32Array(things * width)
  const sum = new Float32Array(width)
  for (let person = 0; person < people; person++) {
    const from = starts[person] as number
    const to = starts[person + 1] as number
    if (from === to) continue
    sum.fill(0)
    for (let at = from; at < to; at++)
      addTo(sum, 0, x, (items[at] as number) * width, roots[items[at] as number] as number)
    for (let at = from; at < to; at++) {
      const item = items[at] as number
      addTo(out, item * width, sum, 0, (roots[item] as number) / (to - from))
    }
  }
  return out

  function addTo(target: Float32Array, t: number, source: Float32Array, s: number, factor: number): void {
    for (let c = 0; c < width; c++) target[t + c] = (target[t + c] as number) + factor * (source[s + c] as number)
  }
}

/** Orthonormalizes the columns, by the Cholesky factor of their products. */
function perpendicular(basis: Float32Array, rows: number, width: number): Float32Array {
  const products = multiplyMatrices(transposeMatrix(basis, rows, width), basis, width, rows, width)
  return multiplyMatrices(basis, inverseFactor(products, width), rows, width, width)
}

/** L⁻ᵀ of a = L Lᵀ. */
function inverseFactor(a: Float32Array, size: number): Float32Array {
  const lower = Float64Array.from(a)
  for (let k = 0; k < size; k++) {
    const row = k * size
    for (let j = 0; j <= k; j++) {
      let value = lower[row + j] as number
      for (let i = 0; i < j; i++) value -= (lower[row + i] as number) * (lower[j * size + i] as number)
      lower[row + j] = j === k ? lengthOf(value, a[row + k] as number) : value / (lower[j * size + j] as number)
    }
  }
  const inverse = new Float32Array(size * size)
  const column = new Float64Array(size)
  for (let c = 0; c < size; c++) {
    column.fill(0)
    for (let r = c; r < size; r++) {
      let value = r === c ? 1 : 0
      for (let i = c; i < r; i++) value -= (lower[r * size + i] as number) * (column[i] as number)
      column[r] = value / (lower[r * size + r] as number)
      inverse[c * size + r] = column[r] as number
    }
  }
  return inverse
}

/** The remaining length of a column after those before it; zero for a linearly dependent one. */
const lengthOf = (left: number, whole: number): number =>
  left > whole * NOTHING_NEW ? Math.sqrt(left) : Number.POSITIVE_INFINITY

/** Pseudorandom numbers that are the same in each run. */
function chance(length: number): Float32Array {
  const numbers = new Float32Array(length)
  let state = 0x2545f491
  for (let at = 0; at < length; at++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    numbers[at] = (state >>> 0) / 2 ** 32 - 0.5
  }
  return numbers
}
