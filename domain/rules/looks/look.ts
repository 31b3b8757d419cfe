import { COLOUR_SHARES, colourShares, withLengthOne } from './colour-shares.ts'

/** What a picture looks like: two pictures are as alike as the product of their looks says. */
export type Look = Int8Array

const SHAPES = 192
export const LOOK_LENGTH = SHAPES + COLOUR_SHARES
/** What a picture shows counts far more than its colours: of two alike vases the one of the same colour comes first. */
const COLOUR_WEIGHT = 0.06
const SCALE = 360

/**
 * From what a model saw in a picture, many numbers of which few are large, and from its colours. The numbers are mixed
 * down by sums and differences that never change, which keeps how far pictures lie apart.
 */
export function makeLook(features: ArrayLike<number>, pixels: Uint8Array, step = 1): Look {
  const seen = withLengthOne(Array.from(features, (value) => Math.sqrt(Math.max(0, value))))
  const signs = signsFor(seen.length)
  const shapes = Array.from({ length: SHAPES }, (_, row) =>
    seen.reduce((sum, value, at) => sum + value * signs[row * seen.length + at]!, 0),
  )
  const colours = colourShares(pixels, step).map((share) => share * Math.sqrt(COLOUR_WEIGHT))
  return Int8Array.from([...withLengthOne(shapes), ...colours], (value) =>
    Math.max(-127, Math.min(127, Math.round(value * SCALE))),
  )
}

/** About 1 for the same picture, about 0.6 for two that have nothing to do with each other. */
export function likeness(one: Look, other: Look): number {
  let sum = 0
  for (let at = 0; at < LOOK_LENGTH; at++) sum += one[at]! * other[at]!
  return sum / (SCALE * SCALE * (1 + COLOUR_WEIGHT))
}

/** A look as it is kept; null for a picture that could not be read. */
export function keptLook(bytes: Uint8Array | null): Look | null {
  return bytes?.length === LOOK_LENGTH ? new Int8Array(bytes.buffer, bytes.byteOffset, LOOK_LENGTH) : null
}

let known: Int8Array | undefined

/** Always the same pluses and minuses, else looks made today and tomorrow could not be compared. */
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
