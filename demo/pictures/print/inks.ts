import { gradientPaint } from '../light.ts'
import type { DrawingSheet } from '../sheet.ts'
import type { PixelFinish } from './finish.ts'
import { makeOverprintFinish } from './overprint.ts'

/** The color that stands for an amount of the first, second or third ink in a drawing for `makeOverprintFinish`. */
export function inkTint(ink: 0 | 1 | 2, amount = 1): string {
  const channel = Math.round((1 - amount) * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${[0, 1, 2].map((at) => (at === ink ? channel : 'ff')).join('')}`
}

/** Ink that increases or fades over a shape; the halftone turns it into dots. */
export const fadingInk = (on: DrawingSheet, ink: 0 | 1 | 2, from: number, to: number, direction = 90) =>
  gradientPaint(on, [inkTint(ink, from), inkTint(ink, to)], direction)

/** No ink: cuts a shape out of what was painted before on the same layer. */
export const NO_INK = '#ffffff'

/** The marks of one ink; where layers overlap, both inks print. */
export const inkLayer = (...marks: string[]) => `<g style="mix-blend-mode:multiply">${marks.join('')}</g>`

/** The finish of a risograph: inks on paper, each slightly misregistered. */
export function makeRisoFinish(
  on: DrawingSheet,
  paper: string,
  first: string,
  second: string,
  third = '#ffffff',
): PixelFinish {
  const { random } = on
  const shift = () => [random.whole(-4, 4), random.whole(-3, 3)] as const
  return makeOverprintFinish({
    paper,
    dot: random.whole(7, 9),
    inks: [
      { colour: first, angle: 15, shift: [0, 0] },
      { colour: second, angle: 75, shift: shift() },
      { colour: third, angle: 45, shift: shift() },
    ],
  })
}
