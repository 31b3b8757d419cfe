import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Drawing } from './sheet.ts'

const SIDE = 32
const KEPT = 8

/** The cosines of the transform, one row per kept frequency. */
const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))),
)

/**
 * A 64-bit perceptual hash: the signs of the low frequencies of a 32 × 32 grayscale version, relative to their median.
 */
export async function hashDrawing(drawing: Drawing): Promise<bigint> {
  const grays = await small(drawing)
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const frequencies = COSINES.flatMap((down) => COSINES.map((across) => strength(grays, down, across)))
  // The first frequency is the mean brightness, which is independent of the subject.
  const sorted = frequencies.slice(1).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]!
  return frequencies.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n)
}

/** Drawn at an eighth of its size; the finish's effect on single pixels would be lost at 32 × 32 anyway. */
const small = (drawing: Drawing) =>
  'file' in drawing ? sharp(fileURLToPath(drawing.file)) : sharp(Buffer.from(drawing.svg), { density: 72 / 8 })

function strength(grays: Uint8Array, down: Float64Array, across: Float64Array): number {
  let sum = 0
  for (let y = 0, at = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++, at++) sum += grays[at]! * down[y]! * across[x]!
  return sum
}
