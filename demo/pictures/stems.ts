import { darker, lighter, mixColors } from './palettes.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pointAtDistance,
  smoothCurvePath,
  stroke,
} from './shapes.ts'
import type { DrawingSheet } from './sheet.ts'

export type BloomKind =
  | 'daisy'
  | 'tulip'
  | 'poppy'
  | 'bell'
  | 'umbel'
  | 'lavender'
  | 'eucalyptus'
  | 'fern'
  | 'grass'
  | 'berry'
export const BLOOM_KINDS: readonly BloomKind[] = [
  'daisy',
  'tulip',
  'poppy',
  'umbel',
  'lavender',
  'eucalyptus',
  'fern',
  'berry',
  'bell',
  'grass',
]

/** A stem with its flower or leaves, leaning to one side. */
export function drawStem(
  on: DrawingSheet,
  kind: BloomKind,
  x: number,
  y: number,
  length: number,
  lean: number,
  colour: string,
  green: string,
): string {
  const { random } = on
  const size = Math.max(12, length * 0.1)
  const tip: DrawingPoint = [x + lean, y - length]
  const line: DrawingPoint[] = [[x, y], [x + lean * 0.18, y - length * 0.4], [x + lean * 0.55, y - length * 0.75], tip]
  const along = (part: number): DrawingPoint => [x + lean * part ** 1.7, y - length * part]
  const stalk = stroke(smoothCurvePath(line), green, Math.max(2.5, length * 0.009))
  const turn = (Math.atan2(lean, length) * 180) / Math.PI
  const leaves = (from: number, to: number, count: number, long: number, wide: number, tone = green) =>
    Array.from({ length: count }, (_, at) => {
      const part = from + ((to - from) * at) / Math.max(1, count - 1)
      const [px, py] = along(part)
      const reach = long * (1.1 - part * 0.5) * random.between(0.8, 1.15)
      return path(
        leafPath(px, py, reach, wide * reach, -90 + turn + (at % 2 ? 1 : -1) * random.between(38, 62)),
        at % 2 ? tone : lighter(tone, 0.14),
      )
    }).join('')
  const crown = (...marks: string[]) => moveMarks(tip[0], tip[1], turn * 1.4, size / 40, ...marks)
  const petals = (count: number, long: number, wide: number, tone: string) =>
    Array.from({ length: count }, (_, at) =>
      path(leafPath(0, 0, long, wide, (at / count) * 360 + 8), at % 2 ? tone : lighter(tone, 0.16)),
    ).join('')
  switch (kind) {
    case 'daisy':
      return group(
        {},
        stalk,
        leaves(0.15, 0.6, 4, length * 0.16, 0.22),
        crown(
          petals(13, 46, 11, colour),
          circle(0, 0, 14, mixColors('#f0b13c', colour, 0.15)),
          circle(-3, -3, 7, '#f8d27c'),
        ),
      )
    case 'tulip':
      return group(
        {},
        stalk,
        leaves(0.05, 0.3, 2, length * 0.5, 0.16),
        crown(
          path('M-30 6C-38 -34 -22 -66 -16 -70L0 -40L16 -70C22 -66 38 -34 30 6Q0 30 -30 6Z', colour),
          path('M-14 16C-22 -26 -8 -58 0 -66C8 -58 22 -26 14 16Q0 26 -14 16Z', lighter(colour, 0.22)),
        ),
      )
    case 'poppy':
      return group(
        {},
        stalk,
        leaves(0.1, 0.4, 3, length * 0.2, 0.16),
        crown(
          ellipse(-18, -8, 30, 34, darker(colour, 0.1)),
          ellipse(20, -8, 30, 33, colour),
          ellipse(0, 8, 36, 27, lighter(colour, 0.14)),
          circle(0, -4, 11, darker(green, 0.5)),
        ),
      )
    case 'bell':
      return group(
        {},
        stalk,
        leaves(0.08, 0.4, 3, length * 0.26, 0.15),
        ...[0.6, 0.7, 0.79, 0.87, 0.94].map((part, at) => {
          const [px, py] = along(part)
          const sign = at % 2 ? 1 : -1
          return moveMarks(
            px,
            py,
            sign * -24,
            (size / 40) * (1.25 - part * 0.4),
            stroke(`M0 0Q${sign * 16} -8 ${sign * 22} 8`, green, 3),
            path(
              `M${sign * 22 - 10} 8Q${sign * 22} -2 ${sign * 22 + 10} 8Q${sign * 22 + 13} 28 ${sign * 22 + 20} 38Q${sign * 22} 46 ${sign * 22 - 20} 38Q${sign * 22 - 13} 28 ${sign * 22 - 10} 8Z`,
              at % 2 ? colour : lighter(colour, 0.2),
            ),
          )
        }),
      )
    case 'umbel':
      return group(
        {},
        stalk,
        leaves(0.2, 0.55, 3, length * 0.2, 0.14),
        ...Array.from({ length: 11 }, (_, at) => {
          const [px, py] = pointAtDistance(
            tip[0],
            tip[1],
            size * (1.5 + 0.3 * Math.sin(at * 2.4)),
            -90 + turn + (at - 5) * 15,
          )
          return `${stroke(smoothCurvePath([[...along(0.93)], [px, py]]), green, 2)}${Array.from({ length: 5 }, (_, dot) => circle(...pointAtDistance(px, py, size * 0.2, dot * 72 + at * 20), size * 0.15, dot % 2 ? colour : lighter(colour, 0.3))).join('')}`
        }),
      )
    case 'lavender':
      return group(
        {},
        stalk,
        leaves(0.05, 0.35, 4, length * 0.2, 0.1),
        ...Array.from({ length: 16 }, (_, at) => {
          const [px, py] = along(0.62 + at * 0.026)
          return ellipse(
            px + (at % 2 ? 1 : -1) * size * 0.2 * (1.2 - at * 0.05),
            py,
            size * 0.2,
            size * 0.27,
            at % 3 ? colour : lighter(colour, 0.25),
          )
        }),
      )
    case 'eucalyptus':
      return group(
        {},
        stalk,
        ...Array.from({ length: 12 }, (_, at) => {
          const part = 0.2 + at * 0.07
          const [px, py] = pointAtDistance(...along(part), size * 0.8, -90 + turn + (at % 2 ? 62 : -62))
          return ellipse(
            px,
            py,
            size * 0.72 * (1.2 - part * 0.5),
            size * 0.56 * (1.2 - part * 0.5),
            at % 2 ? mixColors(green, colour, 0.12) : lighter(green, 0.22),
          )
        }),
      )
    case 'fern':
      return group({}, stalk, leaves(0.14, 0.98, 26, length * 0.24, 0.17))
    case 'grass':
      return group(
        {},
        stroke(smoothCurvePath(line), mixColors(green, colour, 0.35), 3),
        ...Array.from({ length: 13 }, (_, at) =>
          path(
            leafPath(...along(0.6 + at * 0.033), size * 0.75, size * 0.16, -90 + turn + (at % 2 ? 24 : -24)),
            at % 2 ? colour : lighter(colour, 0.22),
          ),
        ),
      )
    case 'berry':
      return group(
        {},
        stalk,
        leaves(0.2, 0.7, 5, length * 0.17, 0.24),
        ...Array.from({ length: 9 }, (_, at) => {
          const from = along(0.55 + at * 0.055)
          const end = pointAtDistance(...from, size * 0.9, -90 + turn + (at % 2 ? 50 : -50))
          return `${stroke(smoothCurvePath([from, end]), green, 2)}${circle(end[0], end[1], size * 0.25, colour)}${circle(end[0] - size * 0.07, end[1] - size * 0.08, size * 0.08, lighter(colour, 0.6))}`
        }),
      )
  }
}

/** Leaves are green in every palette, but never the same green. */
export const mixLeafGreen = (on: DrawingSheet) =>
  mixColors(mixColors('#5c8a5a', on.palette.second, 0.3), on.palette.ink, on.random.between(0.05, 0.3))
