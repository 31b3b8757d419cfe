import { EMBEDDING_LENGTH, type Embedding, makeEmbedding } from './embedding.ts'

/**
 * Many numbers mixed down to those of an embedding, by sums and differences that never change: how far apart things lie stays about as
 * it was. A few large numbers would drown the others, so roots are taken first, and what is the same in all tells nothing.
 */
export function mixedDown(numbers: ArrayLike<number>): Embedding {
  const roots = Array.from(numbers, (value) => Math.sign(value) * Math.sqrt(Math.abs(value)))
  const mean = roots.reduce((sum, root) => sum + root, 0) / (roots.length || 1)
  const even = Float64Array.from(roots, (root) => root - mean)
  const signs = signsFor(even.length)
  return makeEmbedding(
    Array.from({ length: EMBEDDING_LENGTH }, (_, row) => {
      let sum = 0
      for (let at = 0; at < even.length; at++) sum += even[at]! * signs[row * even.length + at]!
      return sum
    }),
  )
}

const known = new Map<number, Int8Array>()

/** Always the same pluses and minuses, else embeddings made today and tomorrow could not be compared. */
function signsFor(features: number): Int8Array {
  const before = known.get(features)
  if (before) return before
  let state = 7
  const signs = Int8Array.from({ length: EMBEDDING_LENGTH * features }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) < 0 ? 1 : -1
  })
  known.set(features, signs)
  return signs
}
