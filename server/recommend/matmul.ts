import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as tf from '@tensorflow/tfjs-core'

let isReady: Promise<boolean> | undefined

/** The WebAssembly kernels of the picture model multiply matrices, too: several times faster than a loop. */
export function readyToMultiply(): Promise<boolean> {
  isReady ??= (async () => {
    const { resolve } = createRequire(import.meta.url)
    setWasmPaths(`${dirname(resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))}/`)
    await tf.setBackend('wasm')
    await tf.ready()
    return true
  })()
  return isReady
}

/** a (rows × inner) by b (inner × columns), all row by row. */
export function multiply(a: Float32Array, b: Float32Array, rows: number, inner: number, columns: number): Float32Array {
  return multiplyEach(a, rows, inner, (from) => from(0, b, columns))
}

/** a (rows × inner) by several b (inner × columns), while a stays where it is. */
export function multiplyEach<T>(
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
      // Disposed by hand: `tf.tidy` looks through what it returns number by number, which took most of the time.
      const numbers = product.dataSync() as Float32Array
      for (const tensor of [part, other, product]) tensor.dispose()
      return numbers
    })
  } finally {
    held.dispose()
  }
}

/** The same matrix with rows and columns exchanged. */
export function transposed(a: Float32Array, rows: number, columns: number): Float32Array {
  const b = new Float32Array(a.length)
  const TILE = 32
  for (let r0 = 0; r0 < rows; r0 += TILE)
    for (let c0 = 0; c0 < columns; c0 += TILE)
      for (let r = r0; r < Math.min(rows, r0 + TILE); r++)
        for (let c = c0; c < Math.min(columns, c0 + TILE); c++) b[c * rows + r] = a[r * columns + c] as number
  return b
}
