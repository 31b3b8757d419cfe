import { gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { type DrawingPoint, ellipse, moveMarks, path, smoothCurvePath, stroke } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { drawSky, drawStars, drawSun } from '../sky.ts'

export const dunes: PictureFamily = {
  name: 'dunes',
  topic: 'travel',
  draw(seed) {
    const s = makeSheet('dunes', seed, ['2:3', '4:5', '9:16', '3:2', '1:1'])
    const { random, palette, width, height } = s
    const air = drawSky(s, s.way(4))
    if (air.dark) drawStars(s, 220, height * 0.55)
    drawSun(
      s,
      air,
      width * random.between(0.2, 0.8),
      height * random.between(0.14, 0.34),
      width * random.between(0.05, 0.13),
    )
    const sand = mixColors(palette.accent, palette.main, random.between(0.2, 0.8))
    const count = random.whole(4, 6)
    for (let dune = 0; dune < count; dune++) {
      const part = dune / (count - 1)
      const level = height * (0.46 + 0.42 * part)
      const rise = height * (0.06 + 0.1 * part)
      const peak = width * random.between(0.15, 0.85)
      const lit = mixColors(
        mixColors(air.low, sand, 0.35 + 0.6 * part),
        air.dark ? palette.ink : lighter(sand, 0.2),
        air.dark ? 0.55 : 0.2,
      )
      const dark = mixColors(darker(lit, 0.4), palette.ink, 0.25)
      const line: DrawingPoint[] = [
        [-40, level + rise * random.between(0.2, 0.8)],
        [peak * 0.5, level - rise * random.between(-0.1, 0.35)],
        [peak, level - rise],
        [peak + (width - peak) * 0.5, level - rise * random.between(-0.2, 0.4)],
        [width + 40, level + rise * random.between(0.1, 0.7)],
      ]
      s.add(
        path(
          `${smoothCurvePath(line)}V${height + 9}H-40Z`,
          gradientPaint(s, [lit, mixColors(lit, darker(sand, 0.2), 0.5)]),
        ),
      )
      const sway = random.pick([-1, 1])
      const spine: DrawingPoint[] = [
        [peak, level - rise],
        [peak + sway * width * 0.05, level - rise * 0.3],
        [peak - sway * width * 0.03, level + rise * 0.6],
        [peak + sway * width * 0.12, level + rise * 1.7],
        [peak + sway * width * 0.04, height + 20],
      ]
      const slope =
        sway > 0
          ? [...line.slice(3), [width + 60, height + 20] as DrawingPoint]
          : [...line.slice(0, 2).reverse(), [-60, height + 20] as DrawingPoint]
      s.add(
        path(
          `${smoothCurvePath(spine)}L${slope
            .reverse()
            .map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)
            .join('L')}Z`,
          gradientPaint(s, [dark, mixColors(dark, lit, 0.75)], 90),
          { opacity: 0.72 },
        ),
      )
      if (dune === count - 1)
        for (let ripple = 1; ripple < 9; ripple++) {
          const drop = ripple * height * 0.022
          const flow = line.map(([x, y], at): DrawingPoint => [x, y + drop * (1 + 0.25 * Math.sin(at * 2 + ripple))])
          s.add(stroke(smoothCurvePath(flow), lighter(lit, 0.35), 2, { opacity: 0.3 - ripple * 0.02 }))
        }
    }
    if (s.way(2) === 0) {
      const [x, y] = [width * random.between(0.2, 0.6), height * random.between(0.78, 0.86)]
      for (let walker = 0; walker < random.whole(3, 6); walker++)
        s.add(
          moveMarks(
            x + walker * width * 0.05,
            y - walker * height * 0.004,
            0,
            0.9,
            ellipse(30, 22, 44, 4, palette.ink, { opacity: 0.35 }),
            path('M-7 22L-6 2Q-8 -16 0 -18Q8 -16 6 2L7 22Z', darker(palette.ink, 0.2)),
            ellipse(0, -23, 5, 6, darker(palette.ink, 0.2)),
          ),
        )
    }
    return s.drawing()
  },
}
