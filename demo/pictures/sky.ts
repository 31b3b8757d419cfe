import { fillSheet, glow, gradientPaint } from './light.ts'
import { darker, lighter, mixColors } from './palettes.ts'
import { circle, ellipse, path, pathData } from './shapes.ts'
import type { DrawingSheet } from './sheet.ts'

export type SkyColors = { top: string; low: string; light: string; dark: boolean }

/** The sky over a landscape at one of four times of day, in the palette's own colors. */
export function drawSky(on: DrawingSheet, hour = on.random.whole(0, 3)): SkyColors {
  const { paper, soft, main, second, accent, ink } = on.palette
  const hours: readonly SkyColors[] = [
    { top: mixColors(soft, main, 0.35), low: mixColors(paper, accent, 0.3), light: lighter(accent, 0.55), dark: false },
    { top: mixColors(mixColors(second, '#7fb4dc', 0.6), soft, 0.3), low: paper, light: '#fffdf6', dark: false },
    {
      top: mixColors(mixColors(main, '#5b4a9c', 0.35), ink, 0.25),
      low: mixColors(accent, paper, 0.25),
      light: lighter(accent, 0.5),
      dark: false,
    },
    {
      top: darker(mixColors(ink, '#101c4a', 0.4), 0.25),
      low: mixColors(ink, mixColors(main, '#5b5aa8', 0.3), 0.65),
      light: lighter(paper, 0.4),
      dark: true,
    },
  ]
  const chosen = hours[hour % 4]!
  on.add(fillSheet(on, gradientPaint(on, [chosen.top, mixColors(chosen.top, chosen.low, 0.55), chosen.low])))
  return chosen
}

/** The sun or moon with its glow. */
export function drawSun(on: DrawingSheet, { light, dark }: SkyColors, x: number, y: number, radius: number): void {
  on.add(glow(on, x, y, radius * 5, light, dark ? 0.35 : 0.75))
  if (dark && on.random.chance(0.5))
    on.add(
      path(
        pathData`M${x} ${y - radius}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius * 0.8} ${radius * 0.8} 0 1 1 ${x} ${y - radius}Z`,
        light,
      ),
    )
  else on.add(circle(x, y, radius, light))
}

/** A few flat clouds. */
export function drawClouds(on: DrawingSheet, { light }: SkyColors, count: number, from: number, to: number): void {
  const { random, width } = on
  for (let cloud = 0; cloud < count; cloud++) {
    const [x, y] = [random.between(0, width), random.between(from, to)]
    const length = random.between(0.12, 0.34) * width
    for (let puff = 0; puff < 4; puff++)
      on.add(
        ellipse(
          x + random.between(-0.5, 0.5) * length,
          y + random.between(-8, 8),
          length * random.between(0.3, 0.6),
          random.between(4, 13),
          light,
          {
            opacity: 0.34,
          },
        ),
      )
  }
}

export function drawStars(on: DrawingSheet, count: number, until: number, colour = '#fffaf0'): void {
  const { random, width } = on
  for (let star = 0; star < count; star++) {
    const size = random.next() ** 4 * 3.2 + 0.7
    on.add(
      circle(random.between(0, width), random.next() ** 1.3 * until, size, colour, {
        opacity: random.between(0.35, 1),
      }),
    )
  }
}
