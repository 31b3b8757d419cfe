import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as tf from '@tensorflow/tfjs-core'

let isReady: Promise<boolean> | undefined

/** Loads the WebAssembly kernels of the image model, which also multiply matrices several times faster than a loop. */
export function loadMatrixKernels(): Promise<boolean> {
  isReady ??= (async () => {
    const { resolve } = createRequire(import.meta.url)
    setWasmPaths(`${dirname(resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))}/`)
    await tf.setBackend('wasm')
    await tf.ready()
    return true
  })()
  return isReady
}

/** Multiplies a (rows × inner) by b (inner × columns), all row by row. */
export function multiplyMatrices(
  a: Float32Array,
  b: Float32Array,
  rows: number,
  inner: number,
  columns: number,
): Float32Array {
  return multiplyBySeveral(a, rows, inner, (from) => from(0, b, columns))
}

/** Multiplies a (rows × inner) by several matrices (inner × columns), uploading a only once. */
export function multiplyBySeveral<T>(
  a: Float32Array,
  rows: number,
  inner: number,
  use: (from: (row: number, b: Float32Array, columns: number) => Float32Array) => T,
): T {
  const held = tf.tensor2d(a, [rows, inner])
  try {
    return use((row, b, columns) => {
      const part = row ? tf.slice(held, [row, 0], [rows - row, inner]) : held.clone()
      const other = tf.tensor2d(b, [inner, columns])
      const product = tf.matMul(part, other)
      // Disposed explicitly: `tf.tidy` checks every number of its result, which took most of the time.
      const numbers = product.dataSync() as Float32Array
      for (const tensor of [part, other, product]) tensor.dispose()
      return numbers
    })
  } finally {
    held.dispose()
  }
}

/** Swaps rows and columns of a matrix. */
export function transposeMatrix(a: Float32Array, rows: number, columns: number): Float32Array {
  const b = new Float32Array(a.length)
  const TILE = 32
  for (let r0 = 0; r0 < rows; r0 += TILE)
    for (let c0 = 0; c0 < columns; c0 += TILE)
      for (let r = r0; r < Math.min(rows, r0 + TILE); r++)
        for (let c = c0; c < Math.min(columns, c0 + TILE); c++) b[c * rows + r] = a[r * columns + c] as number
  return b
}
