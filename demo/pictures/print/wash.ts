import { blobPath, path } from '../shapes.ts'
import type { DrawingSheet } from '../sheet.ts'

/** Glazes overlap and darken what is below. */
export const multiplyLayers = (...marks: string[]) => `<g style="mix-blend-mode:multiply">${marks.join('')}</g>`

/** A shape in two washes: a pale one, and a second one that does not reach the edge everywhere. */
export const drawWash = (outline: string, colour: string, strength = 0.7) =>
  path(outline, colour, { opacity: strength })

/** Drops that fell from the brush. */
export function drawSplatter(on: DrawingSheet, colours: readonly string[], count: number): string {
  const { random, width, height } = on
  return Array.from({ length: count }, () => {
    const size = random.between(2, 9)
    return path(
      blobPath(random, random.between(0, width), random.between(0, height), size, size, 0.25, 6),
      random.pick(colours),
      { opacity: random.between(0.25, 0.6) },
    )
  }).join('')
}
