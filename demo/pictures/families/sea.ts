import { fadePaint, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  ellipse,
  makeWanderingHeight,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawClouds, drawSky, drawStars, drawSun, type SkyColors } from '../sky.ts'
import { farBirdPath } from '../trees.ts'

function sailboat(s: DrawingSheet, x: number, y: number, size: number, air: SkyColors) {
  const { palette } = s
  const sail = air.dark ? mixColors(palette.paper, palette.ink, 0.25) : lighter(palette.paper, 0.5)
  s.add(
    moveMarks(
      x,
      y,
      s.random.between(-4, 4),
      size / 100,
      path('M-46 0Q-38 22 -18 22H24Q44 20 52 0Z', darker(palette.main, 0.3)),
      path('M-46 0H52L50 6H-44Z', palette.accent),
      path('M2 -8V-128Q50 -60 54 -8Z', gradientPaint(s, [sail, mixColors(sail, palette.accent, 0.35)], 0)),
      path('M-5 -8V-112Q-38 -50 -42 -8Z', mixColors(sail, palette.main, 0.22)),
      stroke('M-1 0V-132', palette.ink, 3),
      ellipse(4, 34, 58, 5, sail, { opacity: 0.22 }),
    ),
  )
}

function lighthouse(s: DrawingSheet, side: number, horizon: number, air: SkyColors) {
  const { random, palette, width, height } = s
  const x = side < 0 ? width * 0.2 : width * 0.8
  const rock = mixColors(palette.ink, palette.second, 0.25)
  const top = horizon - height * 0.04
  s.add(
    path(
      blobPath(random, x + side * width * 0.12, horizon + height * 0.05, width * 0.3, height * 0.09, 0.16, 10),
      gradientPaint(s, [rock, darker(rock, 0.5)]),
    ),
  )
  const [wide, tall] = [width * 0.038, height * 0.22]
  s.add(
    path(
      pathData`M${x - wide} ${top}L${x - wide * 0.62} ${top - tall}H${x + wide * 0.62}L${x + wide} ${top}Z`,
      gradientPaint(s, [lighter(palette.paper, 0.4), mixColors(palette.soft, palette.ink, 0.3)], 0),
    ),
  )
  for (const band of [0.2, 0.55])
    s.add(
      rect(
        x - wide * (1 - band * 0.3),
        top - tall * (band + 0.17),
        wide * 2 * (1 - band * 0.3),
        tall * 0.15,
        palette.main,
        { opacity: 0.9 },
      ),
    )
  s.add(rect(x - wide * 0.5, top - tall - wide * 0.95, wide, wide * 0.95, lighter(palette.accent, 0.4)))
  s.add(
    path(
      pathData`M${x - wide * 0.8} ${top - tall - wide * 0.9}Q${x} ${top - tall - wide * 2.2} ${x + wide * 0.8} ${top - tall - wide * 0.9}Z`,
      palette.main,
    ),
  )
  if (air.dark)
    s.add(
      path(
        pathData`M${x} ${top - tall - wide * 0.5}L${x - side * width} ${top - tall - height * 0.12}V${top - tall + height * 0.08}Z`,
        fadePaint(s, air.light, side > 0 ? 0 : 0.5, side > 0 ? 0.5 : 0, 0),
      ),
    )
}

export const sea: PictureFamily = {
  name: 'sea',
  topic: 'travel',
  draw(seed) {
    const s = makeSheet('sea', seed, ['2:3', '3:4', '3:2', '4:5', '9:16'])
    const { random, palette, width, height } = s
    const air = drawSky(s, s.way(4))
    const horizon = height * random.between(0.42, 0.58)
    const x = width * random.between(0.25, 0.75)
    if (air.dark) drawStars(s, 130, horizon)
    drawSun(s, air, x, horizon - height * random.between(0.03, 0.22), width * random.between(0.06, 0.12))
    drawClouds(s, air, 6, height * 0.1, horizon * 0.9)
    const deep = air.dark
      ? darker(palette.ink, 0.3)
      : mixColors(mixColors(palette.ink, palette.main, 0.45), '#0f5878', 0.4)
    s.add(
      rect(
        0,
        horizon,
        width,
        height - horizon,
        gradientPaint(s, [mixColors(air.low, deep, 0.3), mixColors(air.top, deep, 0.7), deep]),
      ),
    )
    for (let glint = 0; glint < 90; glint++) {
      const part = random.next()
      const y = horizon + (height - horizon) * part * 0.9 + 4
      const spread = width * (0.05 + 0.16 * part)
      const middle = x + random.between(-1, 1) * spread
      s.add(
        ellipse(middle, y, random.between(10, 60) * (0.4 + part), 1.5 + part * 3, air.light, {
          opacity: random.between(0.2, 0.75) * (1 - part * 0.6),
        }),
      )
    }
    if (s.way(3) === 0) lighthouse(s, random.pick([-1, 1]), horizon, air)
    const swells = random.whole(4, 7)
    for (let swell = 0; swell < swells; swell++) {
      const part = (swell + 1) / swells
      const soft = makeWanderingHeight(random)
      const level = horizon + (height - horizon) * (0.2 + 0.72 * part ** 1.3)
      const line = Array.from(
        { length: 14 },
        (_, at): DrawingPoint => [
          (at / 13) * width * 1.04 - 10,
          level + soft(at * 0.7) * height * 0.014 * (0.5 + part),
        ],
      )
      const colour = mixColors(
        mixColors(air.low, mixColors(palette.main, '#2f86a0', 0.45), 0.5),
        deep,
        0.35 + part * 0.6,
      )
      s.add(
        path(`${smoothCurvePath(line)}V${height}H-20Z`, gradientPaint(s, [colour, darker(colour, 0.25)]), {
          opacity: 0.55,
        }),
      )
      s.add(stroke(smoothCurvePath(line), air.light, 2 + part * 2, { opacity: 0.22 + 0.1 * part }))
    }
    if (s.way(3) === 1)
      sailboat(
        s,
        width * random.between(0.25, 0.75),
        horizon + height * random.between(0.06, 0.16),
        width * random.between(0.12, 0.24),
        air,
      )
    if (s.way(3) === 2) {
      const sand = mixColors(palette.paper, palette.accent, 0.32)
      const beach = [0, 0.25, 0.5, 0.75, 1.02].map(
        (at): DrawingPoint => [at * width, height * (0.86 + 0.09 * Math.sin(at * 3 + seed))],
      )
      for (const [lift, colour, opacity] of [
        [-26, '#ffffff', 0.35],
        [-10, '#ffffff', 0.75],
        [6, air.dark ? mixColors(sand, palette.ink, 0.55) : sand, 1],
      ] as const)
        s.add(
          path(`${smoothCurvePath(beach.map(([bx, by]): DrawingPoint => [bx, by + lift]))}V${height}H0Z`, colour, {
            opacity,
          }),
        )
    }
    for (let gull = 0; gull < random.whole(2, 6); gull++)
      s.add(
        stroke(
          farBirdPath(width * random.between(0.1, 0.9), horizon * random.between(0.3, 0.85), random.between(8, 18)),
          air.dark ? air.light : deep,
          3,
          { opacity: 0.8 },
        ),
      )
    if (air.dark) s.add(circle(width * 0.9, horizon - 3, 4, palette.accent))
    return s.drawing()
  },
}
