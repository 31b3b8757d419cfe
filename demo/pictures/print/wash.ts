import { blob, path } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

/** Glazes lie over each other and darken what is below. */
export const glaze = (...marks: string[]) => `<g style="mix-blend-mode:multiply">${marks.join('')}</g>`

/** A shape laid down in two washes: a pale one, and a second that does not reach the edge everywhere. */
export const wash = (outline: string, colour: string, strength = 0.7) => path(outline, colour, { opacity: strength })

/** Drops that fell from the brush. */
export function splatter(on: Sheet, colours: readonly string[], count: number): string {
  const { random, width, height } = on
  return Array.from({ length: count }, () => {
    const size = random.between(2, 9)
    return path(
      blob(random, random.between(0, width), random.between(0, height), size, size, 0.25, 6),
      random.pick(colours),
      { opacity: random.between(0.25, 0.6) },
    )
  }).join('')
}
