import { fadePaint, fillSheet, gradientPaint } from './light.ts'
import { darker, lighter, mixColors } from './palettes.ts'
import { ellipse, path, pathData, rect } from './shapes.ts'
import type { DrawingSheet } from './sheet.ts'

/** A wall with daylight, and a table or floor below the level. */
export function drawRoom(on: DrawingSheet, level: number, wall: string, table: string): void {
  const { random, width, height } = on
  on.add(
    fillSheet(on, gradientPaint(on, [lighter(wall, 0.16), wall, darker(wall, 0.16)], random.pick([35, 60, 120, 145]))),
  )
  if (random.chance(0.55)) windowLight(on, wall, level)
  on.add(rect(0, level, width, height - level, gradientPaint(on, [table, darker(table, 0.16)])))
  on.add(rect(0, level, width, 5, lighter(table, 0.4), { opacity: 0.6 }))
  on.add(rect(0, level - 34, width, 34, fadePaint(on, darker(wall, 0.6), 0, 0.13)))
}

/** Slanted patches of light from a window with low sun. */
function windowLight(on: DrawingSheet, wall: string, level: number): void {
  const { random, width } = on
  const lean = random.between(-0.35, 0.35) * width
  const left = random.between(0.1, 0.45) * width
  const [wide, tall] = [width * 0.19, level * 0.32]
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const x = left + column * wide * 1.12 + lean * row * 0.5
      const y = level * 0.12 + row * tall * 1.1 + column * 16
      on.add(
        path(pathData`M${x} ${y}l${wide} 16l${lean * 0.46} ${tall}l${-wide} -16Z`, lighter(wall, 0.7), {
          opacity: 0.42,
        }),
      )
    }
}

/** A cloth, board or round tray under objects on a table. */
export function drawUnderlay(on: DrawingSheet, x: number, y: number, half: number, colour: string): string {
  const edge = darker(colour, 0.35)
  return on.random.chance(0.5)
    ? `${ellipse(x, y + 9, half, half * 0.17, edge)}${ellipse(x, y, half, half * 0.17, gradientPaint(on, [lighter(colour, 0.15), colour]))}`
    : `${path(pathData`M${x - half} ${y + half * 0.1}L${x - half * 0.82} ${y - half * 0.13}H${x + half * 0.82}L${x + half} ${y + half * 0.1}v12H${x - half}Z`, edge)}${path(pathData`M${x - half} ${y + half * 0.1}L${x - half * 0.82} ${y - half * 0.13}H${x + half * 0.82}L${x + half} ${y + half * 0.1}Z`, mixColors(colour, '#ffffff', 0.08))}`
}
