import { fadePaint, fillSheet, glow, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { circle, type DrawingPoint, makeWanderingHeight, moveMarks, path, smoothCurvePath, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawStars, drawSun } from '../sky.ts'
import { firOutline } from '../trees.ts'

function aurora(s: DrawingSheet) {
  const { random, palette, width, height } = s
  for (const colour of [lighter(palette.second, 0.15), lighter(palette.main, 0.2), lighter(palette.accent, 0.2)]) {
    const sway = makeWanderingHeight(random)
    const from = height * random.between(0.32, 0.5)
    for (let ray = 0; ray < 32; ray++) {
      const x = (ray / 31) * width
      const low = from + sway(ray * 0.13) * height * 0.14
      const tall = height * (0.16 + 0.11 * Math.sin(ray * 0.35 + from))
      s.add(
        path(
          `M${x.toFixed(0)} ${low.toFixed(0)}l${(width / 30).toFixed(1)} ${(sway((ray + 1) * 0.13) * height * 0.14 - (low - from)).toFixed(1)}v${(-tall).toFixed(0)}h${(-width / 30).toFixed(1)}Z`,
          fadePaint(s, colour, 0, 0.34),
        ),
      )
    }
  }
}

function milkyWay(s: DrawingSheet) {
  const { random, palette, width, height } = s
  const lean = random.between(-0.5, 0.5)
  const at = (part: number) => width * (0.5 + lean * (part - 0.5) * 2)
  for (let cloud = 0; cloud < 20; cloud++) {
    const part = random.between(0, 0.8)
    s.add(
      glow(
        s,
        at(part) + random.between(-0.1, 0.1) * width,
        part * height,
        width * random.between(0.1, 0.26),
        random.pick([palette.main, palette.second, palette.accent, palette.soft]),
        random.between(0.06, 0.17),
      ),
    )
  }
  for (let star = 0; star < 260; star++) {
    const part = random.between(0, 0.85)
    const off = (random.next() + random.next() + random.next() - 1.5) * 0.24 * width
    s.add(
      circle(at(part) + off, part * height, random.between(0.6, 1.8), '#fffaf0', { opacity: random.between(0.3, 0.9) }),
    )
  }
}

export const nightSky: PictureFamily = {
  name: 'night-sky',
  topic: 'nature',
  draw(seed) {
    const s = makeSheet('night-sky', seed, ['2:3', '9:16', '3:4', '1:2', '4:5'])
    const { random, palette, width, height } = s
    const night = darker(mixColors(palette.ink, '#0e1a48', 0.5), 0.4)
    const low = mixColors(mixColors(palette.ink, palette.main, 0.5), palette.accent, random.between(0.05, 0.3))
    s.add(
      fillSheet(
        s,
        gradientPaint(s, [night, mixColors(mixColors(palette.ink, '#1b2a68', 0.4), palette.main, 0.15), low]),
      ),
    )
    const way = s.way(4)
    if (way === 0) aurora(s)
    if (way === 1) milkyWay(s)
    drawStars(s, 260, height * 0.85)
    if (way === 2)
      drawSun(
        s,
        { top: night, low, light: lighter(palette.paper, 0.4), dark: true },
        width * random.between(0.3, 0.7),
        height * random.between(0.2, 0.32),
        width * random.between(0.08, 0.14),
      )
    if (way === 3) {
      const pole: DrawingPoint = [width * random.between(0.35, 0.65), height * random.between(0.35, 0.5)]
      for (let trail = 0; trail < 90; trail++) {
        const radius = 14 + trail * width * 0.011
        const around = 2 * Math.PI * radius
        s.add(
          circle(pole[0], pole[1], radius, 'none', {
            stroke: random.pick([palette.paper, palette.soft, palette.accent, '#ffffff']),
            'stroke-width': random.between(1, 2.6),
            opacity: random.between(0.2, 0.75),
            'stroke-dasharray': `${Math.round(around * random.between(0.08, 0.2))} ${Math.round(around)}`,
            'stroke-dashoffset': Math.round(around * random.next()),
          }),
        )
      }
    }
    for (const [level, colour] of [
      [0.8, mixColors(night, low, 0.35)],
      [0.88, night],
    ] as const) {
      const hills = makeWanderingHeight(random)
      const line = Array.from(
        { length: 10 },
        (_, at): DrawingPoint => [(at / 9) * width * 1.1 - 30, height * (level + hills(at * 0.6) * 0.05)],
      )
      s.add(path(`${smoothCurvePath(line)}V${height}H-30Z`, colour))
    }
    const trees = Array.from({ length: random.whole(7, 18) }, () =>
      firOutline(
        random,
        width * random.pick([random.between(-0.02, 0.3), random.between(0.7, 1.02)]),
        height * random.between(0.93, 1),
        height * random.between(0.07, 0.2),
      ),
    )
    s.add(path(trees.join(''), darker(night, 0.4)))
    if (s.way(2) === 1) {
      const [x, y] = [width * random.between(0.4, 0.6), height * 0.93]
      const warm = lighter(palette.accent, 0.25)
      s.add(glow(s, x, y - 20, width * 0.22, warm, 0.55))
      s.add(
        moveMarks(
          x,
          y,
          0,
          width / 700,
          path('M-78 20L-6 -74L66 20Z', gradientPaint(s, [warm, darker(palette.accent, 0.3)])),
          path('M66 20L-6 -74L96 12Z', darker(palette.main, 0.45)),
          path('M-24 20L-6 -34L10 20Z', lighter(warm, 0.5)),
          stroke('M-6 -74V-84', warm, 3),
        ),
      )
    }
    return s.drawing()
  },
}
