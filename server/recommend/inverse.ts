import { multiplyBySeveral, multiplyMatrices, transposeMatrix } from './matmul.ts'

const BLOCK = 1024

/**
 * Inverts a symmetric positive definite matrix in place, block by block. Only its lower half is read and updated during
 * the work, which saves half of it; at the end both halves are filled.
 */
export function invertSymmetric(matrix: Float32Array, size: number): void {
  for (let k = 0; k < size; k += BLOCK) sweep(matrix, size, k, Math.min(BLOCK, size - k))
  for (let r = 0; r < size; r++)
    for (let c = 0; c <= r; c++) {
      const value = -(matrix[r * size + c] as number)
      matrix[r * size + c] = value
      matrix[c * size + r] = value
    }
}

/** One block: A_kk → −A_kk⁻¹, A_ik → A_ik A_kk⁻¹, and A_ik A_kk⁻¹ A_kj is subtracted from all others. */
function sweep(matrix: Float32Array, size: number, k: number, width: number): void {
  const column = columnOf(matrix, size, k, width)
  const pivot = invertSmall(column.subarray(k * width, (k + width) * width), width)
  const scaled = multiplyMatrices(column, pivot, size, width, width)
  multiplyBySeveral(scaled, size, width, (from) => {
    for (let j = 0; j < size; j += BLOCK) {
      if (j === k) continue
      const across = Math.min(BLOCK, size - j)
      const taken = from(j, transposeMatrix(column.subarray(j * width, (j + across) * width), across, width), across)
      for (let r = j; r < size; r++) {
        if (r >= k && r < k + width) continue
        const row = r * size + j
        const gone = (r - j) * across
        for (let c = 0; c < across; c++) matrix[row + c] = (matrix[row + c] as number) - (taken[gone + c] as number)
      }
    }
  })
  for (let r = 0; r < size; r++)
    for (let c = 0; c < width; c++) {
      const isInPivot = r >= k && r < k + width
      const value = isInPivot ? -(pivot[(r - k) * width + c] as number) : (scaled[r * width + c] as number)
      if (r >= k) matrix[r * size + k + c] = value
      else matrix[(k + c) * size + r] = value
    }
}

/** All rows of the columns from k on; entries above the diagonal are read from their mirror. */
function columnOf(matrix: Float32Array, size: number, k: number, width: number): Float32Array {
  const column = new Float32Array(size * width)
  for (let r = 0; r < size; r++)
    for (let c = 0; c < width; c++) {
      const isBelow = r >= k + c
      column[r * width + c] = (isBelow ? matrix[r * size + k + c] : matrix[(k + c) * size + r]) as number
    }
  return column
}

/** Gauss–Jordan elimination, in double precision. */
function invertSmall(given: Float32Array, size: number): Float32Array {
  const a = Float64Array.from(given)
  for (let k = 0; k < size; k++) {
    const pivot = 1 / (a[k * size + k] as number)
    a[k * size + k] = 1
    for (let c = 0; c < size; c++) a[k * size + c] = (a[k * size + c] as number) * pivot
    for (let r = 0; r < size; r++) {
      const factor = a[r * size + k] as number
      if (r === k || factor === 0) continue
      a[r * size + k] = 0
      for (let c = 0; c < size; c++)
        a[r * size + c] = (a[r * size + c] as number) - factor * (a[k * size + c] as number)
    }
  }
  return Float32Array.from(a)
}
