import { fadePaint, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawClouds, drawSky, drawStars, drawSun } from '../sky.ts'

function tower(
  s: DrawingSheet,
  x: number,
  base: number,
  wide: number,
  tall: number,
  colour: string,
  lamp: string,
  lit: number,
) {
  const { random } = s
  const top = base - tall
  s.add(rect(x, top, wide, tall + 4, gradientPaint(s, [colour, darker(colour, 0.18)])))
  s.add(rect(x + wide * 0.7, top, wide * 0.3, tall, darker(colour, 0.3), { opacity: 0.35 }))
  const roof = random.whole(0, 6)
  if (roof === 0)
    s.add(path(pathData`M${x} ${top + 1}L${x + wide / 2} ${top - wide * 0.7}L${x + wide} ${top + 1}Z`, colour))
  if (roof === 1)
    s.add(
      rect(x + wide * 0.2, top - wide * 0.28, wide * 0.6, wide * 0.3, colour),
      stroke(pathData`M${x + wide / 2} ${top - wide * 0.2}V${top - wide * 1.1}`, colour, 4),
    )
  if (roof === 2) s.add(path(pathData`M${x} ${top + 1}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top + 1}Z`, colour))
  if (roof === 3) s.add(path(pathData`M${x} ${top + 1}V${top - wide * 0.5}L${x + wide} ${top + 1}Z`, colour))
  if (roof === 4)
    s.add(
      rect(x + wide * 0.12, top - 22, wide * 0.26, 24, colour),
      rect(x + wide * 0.55, top - 14, wide * 0.3, 16, colour),
    )
  const cell = Math.max(12, wide / random.whole(4, 7))
  const narrow = random.chance(0.35)
  const panes: string[] = []
  for (let row = top + cell; row < base - cell; row += cell * 1.35)
    for (let column = x + cell * 0.6; column < x + wide - cell * 0.7; column += cell)
      if (random.chance(lit))
        panes.push(
          pathData`M${column} ${row}h${cell * (narrow ? 0.3 : 0.52)}v${cell * 0.72}h${-cell * (narrow ? 0.3 : 0.52)}Z`,
        )
  s.add(path(panes.join(''), lamp, { opacity: 0.85 }))
}

export const skyline: PictureFamily = {
  name: 'skyline',
  topic: 'architecture',
  draw(seed) {
    const s = makeSheet('skyline', seed, ['2:3', '9:16', '3:4', '3:2', '1:2'])
    const { random, palette, width, height } = s
    const air = drawSky(s, [2, 3, 0, 3][s.way(4)]!)
    if (air.dark) drawStars(s, 120, height * 0.5)
    drawSun(
      s,
      air,
      width * random.between(0.2, 0.8),
      height * random.between(0.16, 0.4),
      width * random.between(0.07, 0.16),
    )
    drawClouds(s, air, 5, height * 0.1, height * 0.45)
    const near = air.dark ? darker(palette.ink, 0.35) : mixColors(palette.ink, palette.main, 0.2)
    const river = s.way(3) === 0
    const foot = river ? height * 0.84 : height
    for (let layer = 0; layer < 4; layer++) {
      const part = layer / 3
      const colour = mixColors(mixColors(air.low, palette.main, 0.4), near, 0.1 + part * 0.85)
      const lamp = mixColors(colour, lighter(palette.accent, 0.45), 0.25 + 0.75 * part)
      for (let x = -20; x < width; ) {
        const wide = width * random.between(0.06, 0.15)
        tower(
          s,
          x,
          foot,
          wide,
          height * (random.between(0.3, 0.58) - 0.11 * part) * (river ? 0.85 : 1),
          colour,
          lamp,
          0.2 + 0.4 * part,
        )
        x += wide * random.between(0.85, 1.35)
      }
      if (layer < 3) s.add(rect(0, foot - height * 0.35, width, height * 0.36, fadePaint(s, air.low, 0, 0.6)))
    }
    if (river) {
      s.add(rect(0, foot, width, height - foot, gradientPaint(s, [mixColors(near, air.low, 0.3), darker(near, 0.3)])))
      for (let streak = 0; streak < 70; streak++)
        s.add(
          rect(
            random.between(0, width),
            foot + random.next() ** 1.5 * (height - foot),
            random.between(12, 60),
            random.between(2, 5),
            random.pick([lighter(palette.accent, 0.3), air.light, palette.main]),
            { opacity: random.between(0.2, 0.6), rx: 2 },
          ),
        )
    }
    return s.drawing()
  },
}
