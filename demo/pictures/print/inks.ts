import { shade } from '../light.ts'
import type { Sheet } from '../sheet.ts'
import type { Finish } from './finish.ts'
import { overprint } from './overprint.ts'

/** What a drawing for `overprint` paints with: so much of the first, second or third ink. */
export function tint(ink: 0 | 1 | 2, amount = 1): string {
  const channel = Math.round((1 - amount) * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${[0, 1, 2].map((at) => (at === ink ? channel : 'ff')).join('')}`
}

/** Ink that grows or fades over a shape; the screen turns it into dots. */
export const fading = (on: Sheet, ink: 0 | 1 | 2, from: number, to: number, direction = 90) =>
  shade(on, [tint(ink, from), tint(ink, to)], direction)

/** No ink: what was painted before on the same layer is cut out. */
export const BARE = '#ffffff'

/** One ink's marks; where layers lie over each other, both inks print. */
export const layer = (...marks: string[]) => `<g style="mix-blend-mode:multiply">${marks.join('')}</g>`

/** The finish of a small press: its inks on its paper, each a little beside the others. */
export function pressed(on: Sheet, paper: string, first: string, second: string, third = '#ffffff'): Finish {
  const { random } = on
  const shift = () => [random.whole(-4, 4), random.whole(-3, 3)] as const
  return overprint({
    paper,
    dot: random.whole(7, 9),
    inks: [
      { colour: first, angle: 15, shift: [0, 0] },
      { colour: second, angle: 75, shift: shift() },
      { colour: third, angle: 45, shift: shift() },
    ],
  })
}
