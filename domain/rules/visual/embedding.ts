import { COLOUR_SHARES, colourShares, withLengthOne } from './colour-shares.ts'
import { COMMON } from './common.ts'

/** What a picture looks like, as numbers: two pictures are as alike as the product of their embeddings says. */
export type Embedding = Int8Array

const SHAPES = 256
export const EMBEDDING_LENGTH = SHAPES + COLOUR_SHARES
/** What a picture shows counts far more than its colours: of two alike vases the one of the same colour comes first. */
const COLOUR_WEIGHT = 0.06
const SCALE = 360

/**
 * From what a model saw in a picture at several depths, from strokes to whole things, and from its colours. Each depth counts as much
 * as the others. The numbers are mixed down by sums and differences that never change, which keeps how far pictures lie apart.
 */
export function makeEmbedding(depths: readonly ArrayLike<number>[], pixels: Uint8Array, step = 1): Embedding {
  const seen = Float64Array.from(depths.flatMap(evened))
  const signs = signsFor(seen.length)
  const shapes = Array.from({ length: SHAPES }, (_, row) => {
    let sum = 0
    for (let at = 0; at < seen.length; at++) sum += seen[at]! * signs[row * seen.length + at]!
    return sum
  })
  const colours = colourShares(pixels, step).map((share) => share * Math.sqrt(COLOUR_WEIGHT))
  const own = withLengthOne(withLengthOne(shapes).map((value, at) => value - COMMON[at]! / SCALE))
  return Int8Array.from([...own, ...colours], (value) => Math.max(-127, Math.min(127, Math.round(value * SCALE))))
}

/** A few large numbers would drown the others, and what all pictures have tells nothing. */
function evened(numbers: ArrayLike<number>): number[] {
  const roots = Array.from(numbers, (value) => Math.sqrt(Math.max(0, value)))
  const mean = roots.reduce((sum, root) => sum + root, 0) / (roots.length || 1)
  return withLengthOne(roots.map((root) => root - mean))
}

/** 1 for the same picture, about 0 for two that have nothing to do with each other. */
export function likeness(one: Embedding, other: Embedding): number {
  let sum = 0
  for (let at = 0; at < EMBEDDING_LENGTH; at++) sum += one[at]! * other[at]!
  return sum / (SCALE * SCALE * (1 + COLOUR_WEIGHT))
}

/** An embedding as it is stored; null for a picture that could not be read. */
export function embeddingFrom(bytes: Uint8Array | null): Embedding | null {
  return bytes?.length === EMBEDDING_LENGTH ? new Int8Array(bytes.buffer, bytes.byteOffset, EMBEDDING_LENGTH) : null
}

let known: Int8Array | undefined

/** Always the same pluses and minuses, else embeddings made today and tomorrow could not be compared. */
function signsFor(features: number): Int8Array {
  if (known?.length === SHAPES * features) return known
  let state = 7
  known = Int8Array.from({ length: SHAPES * features }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) < 0 ? 1 : -1
  })
  return known
}
