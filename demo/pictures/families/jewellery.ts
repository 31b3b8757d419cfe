import { ballPaint, fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  polygonPath,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

const GOLD = ['#f7e3a5', '#d8b04e', '#96701f'] as const

function gem(x: number, y: number, radius: number, tone: string, sides: number): string {
  const ring = Array.from(
    { length: sides },
    (_, at): DrawingPoint => pointAtDistance(x, y, radius, (at * 360) / sides - 90),
  )
  const table = Array.from(
    { length: sides },
    (_, at): DrawingPoint => pointAtDistance(x, y, radius * 0.52, (at * 360) / sides - 90),
  )
  return group(
    {},
    ...ring.map((point, at) =>
      path(
        polygonPath([point, ring[(at + 1) % sides]!, table[(at + 1) % sides]!, table[at]!]),
        mixColors(tone, at % 2 ? '#ffffff' : '#140a24', 0.12 + ((at * 5) % 7) * 0.06),
      ),
    ),
    path(polygonPath(table), lighter(tone, 0.35)),
    path(polygonPath([table[0]!, table[1]!, [x, y]]), '#ffffff', { opacity: 0.5 }),
  )
}

/** Earrings that hang from 0, about 300 tall. */
function earring(s: DrawingSheet, kind: number, tones: readonly string[], gold: string): string {
  const hook = stroke('M0 0C-4 -34 26 -44 24 -12', '#c79c3a', 5)
  const [a, b, c] = tones as [string, string, string]
  if (kind === 0)
    return group({}, hook, circle(0, 90, 78, 'none', { stroke: gold, 'stroke-width': 15 }), gem(0, 170, 32, a, 8))
  if (kind === 1)
    return group(
      {},
      hook,
      path('M-62 20H62V90A62 62 0 0 1 -62 90Z', gradientPaint(s, [lighter(a, 0.2), darker(a, 0.2)], 40)),
      circle(0, 188, 40, gradientPaint(s, [lighter(b, 0.25), darker(b, 0.2)], 40)),
      circle(0, 250, 22, gold),
    )
  if (kind === 2)
    return group(
      {},
      hook,
      circle(0, 26, 18, gold),
      path(leafPath(0, 40, 220, 70, 90), gradientPaint(s, [lighter(a, 0.3), darker(a, 0.25)], 30)),
      stroke('M0 46V240', gold, 4),
      ...[80, 120, 160].flatMap((y) =>
        [1, -1].map((sign) => stroke(pathData`M0 ${y}L${sign * 36} ${y - 26}`, gold, 3)),
      ),
    )
  if (kind === 3)
    return group(
      {},
      hook,
      path('M-84 110A84 84 0 0 1 84 110Z', gold),
      ...[-66, -33, 0, 33, 66].map((x, at) =>
        group(
          {},
          stroke(pathData`M${x} 110V${180 + (2 - Math.abs(at - 2)) * 24}`, '#c79c3a', 4),
          circle(
            x,
            190 + (2 - Math.abs(at - 2)) * 24,
            17,
            gradientPaint(s, [lighter([a, b, c][at % 3]!, 0.35), darker([a, b, c][at % 3]!, 0.25)], 40),
          ),
        ),
      ),
    )
  return group(
    {},
    hook,
    ...[0, 1, 2, 3].map((at) =>
      circle(
        0,
        44 + at * 62 - at * at * 3,
        36 - at * 6,
        ballPaint(s, at % 2 ? ['#ffffff', lighter(b, 0.4), darker(b, 0.2)] : ['#ffffff', '#f6efe4', '#c9bba6']),
      ),
    ),
  )
}

function necklace(s: DrawingSheet, gold: string, tones: readonly string[], style: number) {
  const { width, height } = s
  const [cx, top, wide, low] = [width / 2, height * -0.04, width * 0.34, height * 0.56]
  const along = (part: number): DrawingPoint => [
    cx - wide + part * wide * 2,
    top + (low - top) * Math.sin(part * Math.PI) ** 0.75,
  ]
  const count = style === 0 ? 90 : 41
  for (let at = 0; at < count; at++) {
    const [x, y] = along((at + 0.5) / count)
    const middle = 1 - Math.abs((at + 0.5) / count - 0.5) * 2
    if (style === 0)
      s.add(
        ellipse(x, y, 8, 5, 'none', {
          stroke: gold,
          'stroke-width': 3.4,
          transform: `rotate(${at * 40} ${x.toFixed(0)} ${y.toFixed(0)})`,
        }),
      )
    else
      s.add(
        circle(x + 4, y + 6, 9 + middle * 13, '#14101c', { opacity: 0.18 }),
        circle(
          x,
          y,
          9 + middle * 13,
          at % 4 === 0
            ? gold
            : ballPaint(
                s,
                style === 1
                  ? ['#ffffff', '#f4ecdf', '#bfae98']
                  : [
                      lighter(tones[at % tones.length]!, 0.5),
                      tones[at % tones.length]!,
                      darker(tones[at % tones.length]!, 0.35),
                    ],
              ),
        ),
      )
  }
  const [x, y] = along(0.5)
  if (style !== 1)
    s.add(
      circle(x, y + 14, 12, 'none', { stroke: gold, 'stroke-width': 5 }),
      moveMarks(x, y + height * 0.085, 0, 1, path(leafPath(0, -60, 170, 74, 90), gold), gem(0, 28, 42, tones[0]!, 8)),
    )
}

export const jewellery: PictureFamily = {
  name: 'jewellery',
  topic: 'fashion',
  draw(seed) {
    const s = makeSheet('jewellery', seed, ['4:5', '3:4', '1:1', '2:3'])
    const { random, palette, width, height } = s
    const back = [
      palette.ink,
      palette.soft,
      mixColors(palette.main, palette.ink, 0.35),
      palette.paper,
      mixColors(palette.second, palette.paper, 0.4),
    ][s.way(5)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(back, 0.16), darker(back, 0.16)], 55)))
    const gold = gradientPaint(s, GOLD, 40)
    const tones = random.shuffle([
      palette.main,
      palette.second,
      palette.accent,
      mixColors('#2f7f7a', palette.main, 0.3),
    ])
    const way = s.way(4)
    const unit = Math.min(width, height)
    if (way === 0) {
      s.add(
        path(
          smoothCurvePath([
            [width * 0.08, height],
            [width * 0.16, height * 0.55],
            [width * 0.34, height * 0.34],
            [width * 0.4, -20],
            [width * 0.6, -20],
            [width * 0.66, height * 0.34],
            [width * 0.84, height * 0.55],
            [width * 0.92, height],
          ]),
          gradientPaint(s, [mixColors(back, palette.paper, 0.45), mixColors(back, palette.paper, 0.2)], 30),
        ),
      )
      necklace(s, gold, tones, random.whole(0, 2))
    }
    if (way === 1) {
      const kind = seed % 5
      s.add(
        rect(width * 0.18, height * 0.1, width * 0.64, height * 0.78, lighter(palette.paper, 0.4), { rx: 18 }),
        rect(width * 0.18, height * 0.1, width * 0.64, height * 0.78, 'none', {
          stroke: darker(palette.paper, 0.2),
          'stroke-width': 2,
          rx: 18,
        }),
      )
      for (const x of [0.36, 0.64])
        s.add(
          moveMarks(
            width * x + 10,
            height * 0.26 + 14,
            0,
            unit / 620,
            group({ opacity: 0.16 }, earring(s, kind, ['#14101c', '#14101c', '#14101c'], '#14101c')),
          ),
          circle(width * x, height * 0.25, 5, palette.ink),
          moveMarks(width * x, height * 0.26, 0, unit / 620, earring(s, kind, tones, gold)),
        )
      for (const [row, long] of [0.2, 0.12].entries())
        s.add(
          rect(width * (0.5 - long / 2), height * (0.8 + row * 0.025), width * long, 5, palette.ink, { opacity: 0.6 }),
        )
    }
    if (way === 2) {
      const columns = 3
      const rows = Math.round((height / width) * columns)
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const [x, y] = [(width * (column + 0.5)) / columns, (height * (row + 0.2)) / rows]
          s.add(
            moveMarks(
              x,
              y,
              0,
              Math.min(width / columns / 300, height / rows / 390),
              earring(s, (row + column * 2 + seed) % 5, random.shuffle(tones), gold),
            ),
          )
        }
    }
    if (way === 3)
      for (let ring = 0; ring < 3; ring++) {
        const [x, y, radius] = [width * [0.34, 0.66, 0.48][ring]!, height * [0.34, 0.44, 0.72][ring]!, unit * 0.14]
        s.add(
          ellipse(x + 16, y + radius * 1.06, radius * 1.05, radius * 0.2, '#14101c', { opacity: 0.3 }),
          circle(x, y, radius, 'none', { stroke: gold, 'stroke-width': radius * 0.17 }),
          circle(x - 3, y - 3, radius * 1.02, 'none', { stroke: '#fff6d2', 'stroke-width': 4, opacity: 0.6 }),
          path(
            polygonPath([
              [x - radius * 0.3, y - radius * 0.96],
              [x + radius * 0.3, y - radius * 0.96],
              [x + radius * 0.42, y - radius * 1.3],
              [x - radius * 0.42, y - radius * 1.3],
            ]),
            gold,
          ),
          gem(
            x,
            y - radius * 1.36,
            radius * [0.46, 0.36, 0.52][(ring + seed) % 3]!,
            tones[ring]!,
            [8, 6, 10][(ring + seed) % 3]!,
          ),
        )
      }
    return s.drawing()
  },
}
