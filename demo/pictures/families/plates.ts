import { ballPaint, fillSheet, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import type { Random } from '../random.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  rect,
  scatterPoints,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

const HERB = '#5f8f4a'

/** Positions for food inside a round plate. */
const around = (random: Random, radius: number, distance: number, most: number) =>
  scatterPoints(random, radius * 2, radius * 2, distance, most)
    .map(([x, y]): DrawingPoint => [x - radius, y - radius])
    .filter(([x, y]) => Math.hypot(x, y) < radius)

function sprinkle(s: DrawingSheet, radius: number, count: number) {
  return around(s.random, radius, 10, count)
    .map(([x, y]) =>
      path(
        leafPath(x, y, s.random.between(9, 18), 6, s.random.between(0, 360)),
        s.random.chance(0.5) ? HERB : lighter(HERB, 0.25),
      ),
    )
    .join('')
}

/** Each dish is drawn around its middle on a plate of radius 200. */
const DISHES: readonly ((s: DrawingSheet) => string)[] = [
  (s) => {
    const noodles = Array.from({ length: 46 }, (_, at) => {
      const turn = s.random.between(0, 360)
      const radius = s.random.between(25, 108)
      const [from, middle, to] = [
        pointAtDistance(0, 0, radius, turn),
        pointAtDistance(0, 0, radius * 1.06, turn + 60),
        pointAtDistance(0, 0, radius * 0.92, turn + 120),
      ]
      return stroke(smoothCurvePath([from, middle, to]), ['#f0cf7e', '#e5b95e', '#f7dfa0', '#d9a94c'][at % 4]!, 9)
    })
    return group(
      {},
      circle(0, 0, 118, '#c98a3c', { opacity: 0.6 }),
      ...noodles,
      ...around(s.random, 80, 46, 6).map(([x, y]) => circle(x, y, 19, ballPaint(s, ['#f27a5c', '#d64a34', '#a52c22']))),
      sprinkle(s, 90, 10),
    )
  },
  (s) =>
    group(
      {},
      path(blobPath(s.random, 0, 0, 132, 128, 0.06, 12), '#4f7f3c'),
      ...around(s.random, 118, 24, 40).map(([x, y]) =>
        path(blobPath(s.random, x, y, 34, 26, 0.22, 7), s.random.pick(['#6fa04c', '#86b35e', '#4f8a44', '#a5c878'])),
      ),
      ...around(s.random, 98, 62, 8).map(([x, y], at) =>
        at % 2
          ? circle(x, y, 20, ballPaint(s, ['#f58a6c', '#d94c36', '#a83226']))
          : group({}, circle(x, y, 22, '#fffdf2'), circle(x, y, 11, '#f4b63c')),
      ),
      ...around(s.random, 104, 40, 10).map(([x, y]) =>
        circle(x, y, 14, 'none', { stroke: '#b45a8a', 'stroke-width': 5 }),
      ),
    ),
  (s) => {
    const fill = s.random.pick(['#e2662f', '#7fa34c', '#d9973a', '#b8433a'])
    return group(
      {},
      circle(0, 0, 140, ballPaint(s, [lighter(fill, 0.2), fill, darker(fill, 0.2)], 0.45, 0.4, 0.7)),
      stroke(
        smoothCurvePath(
          Array.from({ length: 16 }, (_, at): DrawingPoint => pointAtDistance(0, 0, 16 + at * 6, at * 58)),
        ),
        '#fff4dc',
        8,
        {
          opacity: 0.85,
        },
      ),
      sprinkle(s, 80, 14),
      ...around(s.random, 90, 34, 10).map(([x, y]) => circle(x, y, 6, '#3a2a1c', { opacity: 0.7 })),
    )
  },
  (s) =>
    group(
      {},
      circle(0, 0, 165, '#d59a52'),
      circle(0, 0, 150, '#e8b566'),
      circle(0, 0, 140, '#d2452e'),
      path(blobPath(s.random, 0, 0, 132, 130, 0.05, 14), '#f6d58a'),
      ...around(s.random, 118, 44, 15).map(([x, y], at) =>
        at % 3 === 0
          ? path(blobPath(s.random, x, y, 24, 20, 0.2, 6), '#fff6e4')
          : at % 3 === 1
            ? circle(x, y, 19, '#b83a2a')
            : circle(x, y, 10, '#3d3226'),
      ),
      sprinkle(s, 118, 14),
      ...[0, 45, 90, 135].map((turn) =>
        stroke(
          pathData`M${Math.cos((turn * Math.PI) / 180) * 165} ${Math.sin((turn * Math.PI) / 180) * 165}L${-Math.cos((turn * Math.PI) / 180) * 165} ${-Math.sin((turn * Math.PI) / 180) * 165}`,
          '#9c5a26',
          2.5,
          { opacity: 0.4 },
        ),
      ),
    ),
  (s) => {
    const sectors = s.random.shuffle(['#7fae5a', '#f0953f', '#c8506a', '#f4d35e', '#a8d08d', '#e9c79b'])
    return group(
      {},
      circle(0, 0, 146, '#fbf3e4'),
      ...sectors.slice(0, 5).flatMap((tone, at) =>
        Array.from({ length: 12 }, () => {
          const [x, y] = pointAtDistance(0, 0, s.random.between(58, 124), at * 72 + s.random.between(4, 66))
          return at % 2
            ? rect(x - 12, y - 7, 26, 13, s.random.chance(0.5) ? tone : lighter(tone, 0.25), {
                rx: 5,
                transform: `rotate(${s.random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})`,
              })
            : circle(x, y, s.random.between(9, 14), s.random.chance(0.5) ? tone : darker(tone, 0.15))
        }),
      ),
      path(blobPath(s.random, 0, 0, 58, 54, 0.1, 9), '#ffffff'),
      circle(3, -2, 27, ballPaint(s, ['#ffd666', '#f5ae2b', '#e0901c'])),
      sprinkle(s, 40, 6),
    )
  },
  (s) =>
    group(
      {},
      ...[0, 1, 2, 3].map((at) =>
        group(
          {},
          circle(at * 5 - 8, -at * 7 + 8, 116 - at * 4, '#a8672c'),
          circle(at * 5 - 8, -at * 7 + 3, 114 - at * 4, ballPaint(s, ['#f3c77c', '#dda050', '#b8762f'], 0.5, 0.5, 0.6)),
        ),
      ),
      path(blobPath(s.random, 8, -18, 68, 58, 0.22, 9), '#8a4a14', { opacity: 0.75 }),
      rect(-12, -48, 46, 40, '#fff0b8', { rx: 6, transform: 'rotate(14)' }),
      ...around(s.random, 150, 40, 12)
        .filter(([x, y]) => Math.hypot(x, y) > 70)
        .map(([x, y], at) =>
          circle(
            x,
            y,
            at % 2 ? 15 : 19,
            ballPaint(s, at % 2 ? ['#7a8ed0', '#3d4a8c', '#252c5c'] : ['#f2798a', '#cf3a4c', '#8f2030']),
          ),
        ),
    ),
  (s) => {
    const fan = Array.from({ length: 7 }, (_, at) =>
      path(leafPath(0, 46, 130, 30, -90 + (at - 3) * 17), at % 2 ? '#cfe08a' : '#b5cc66', {
        stroke: '#6f8a3a',
        'stroke-width': 3,
      }),
    )
    return group(
      {},
      rect(-105, -92, 210, 188, '#b97a3e', { rx: 40 }),
      rect(-98, -88, 196, 176, '#e6bd84', { rx: 36 }),
      path(blobPath(s.random, 0, 0, 86, 78, 0.1, 10), '#a8c25a'),
      ...fan,
      ...around(s.random, 70, 32, 9).map(([x, y]) => circle(x, y, 11, ballPaint(s, ['#f58a6c', '#d94c36', '#a83226']))),
      sprinkle(s, 80, 8),
    )
  },
]

function plate(
  s: DrawingSheet,
  x: number,
  y: number,
  radius: number,
  dish: (on: DrawingSheet) => string,
  glaze: string,
) {
  const { random, palette } = s
  const edge = random.pick([darker(glaze, 0.12), palette.main, palette.accent, palette.ink])
  s.add(shadow(s, x + radius * 0.08, y + radius * 0.12, radius * 1.16, radius * 1.14, 0.5))
  s.add(
    moveMarks(
      x,
      y,
      random.between(0, 360),
      radius / 200,
      circle(0, 0, 200, gradientPaint(s, [lighter(glaze, 0.4), darker(glaze, 0.1)], 45)),
      circle(0, 0, 191, 'none', { stroke: edge, 'stroke-width': 5, opacity: 0.75 }),
      circle(0, 0, 150, darker(glaze, 0.1)),
      circle(0, 2, 147, lighter(glaze, 0.25)),
      dish(s),
    ),
  )
}

function fork(x: number, y: number, turn: number, size: number, tone: string) {
  return moveMarks(
    x,
    y,
    turn,
    size / 300,
    path(
      'M-5 150L-8 0Q-26 -14 -26 -48V-118H-18V-54H-10V-118H-3V-54H4V-118H11V-54H19V-118H26V-48Q26 -14 8 0L5 150Q0 160 -5 150Z',
      '#14101c',
      { opacity: 0.18, transform: 'translate(8 10)' },
    ),
    path(
      'M-5 150L-8 0Q-26 -14 -26 -48V-118H-18V-54H-10V-118H-3V-54H4V-118H11V-54H19V-118H26V-48Q26 -14 8 0L5 150Q0 160 -5 150Z',
      tone,
    ),
  )
}

export const plates: PictureFamily = {
  name: 'plates',
  topic: 'food',
  draw(seed) {
    const s = makeSheet('plates', seed, ['4:5', '1:1', '2:3', '3:4'])
    const { random, palette, width, height } = s
    const cloth = [
      palette.soft,
      mixColors('#b08259', palette.soft, 0.2),
      palette.main,
      palette.ink,
      mixColors(palette.second, palette.paper, 0.3),
      palette.paper,
    ][s.way(6)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(cloth, 0.12), darker(cloth, 0.18)], 50)))
    const style = random.whole(0, 2)
    if (style === 0)
      for (let x = 0; x < width; x += width / 9)
        s.add(stroke(pathData`M${x} 0V${height}`, darker(cloth, 0.35), 2, { opacity: 0.35 }))
    if (style === 1)
      for (let x = width * 0.03; x < Math.max(width, height); x += width * 0.1)
        s.add(
          rect(x, 0, width * 0.05, height, lighter(cloth, 0.5), { opacity: 0.28 }),
          rect(0, x, width, width * 0.05, lighter(cloth, 0.5), { opacity: 0.28 }),
        )
    const menu = random.shuffle(DISHES)
    menu.unshift(DISHES[seed % DISHES.length]!)
    const glaze = random.pick([
      lighter(palette.paper, 0.5),
      palette.paper,
      mixColors(palette.ink, palette.second, 0.2),
      mixColors(palette.soft, palette.second, 0.3),
    ])
    const way = s.way(3)
    if (way === 0) {
      plate(s, width * 0.5, height * random.between(0.46, 0.54), width * 0.39, menu[0]!, glaze)
      s.add(
        fork(
          width * 0.06,
          height * 0.5,
          random.between(-6, 6),
          width * 0.42,
          mixColors('#d8d4cc', palette.accent, 0.25),
        ),
      )
    } else if (way === 1) {
      plate(s, width * 0.34, height * 0.32, width * 0.36, menu[0]!, glaze)
      plate(s, width * 0.72, height * 0.76, width * 0.33, menu[1]!, lighter(glaze, 0.2))
      s.add(fork(width * 0.84, height * 0.3, 24, width * 0.4, mixColors('#d8d4cc', palette.accent, 0.25)))
    } else {
      plate(s, width * random.between(0.6, 0.7), height * 0.62, width * 0.5, menu[0]!, glaze)
      plate(s, width * 0.18, height * 0.18, width * 0.24, menu[2]!, palette.paper)
    }
    for (let crumb = 0; crumb < 7; crumb++) {
      const [x, y] = [
        width * random.between(0.04, 0.96),
        height * random.pick([random.between(0.02, 0.1), random.between(0.9, 0.98)]),
      ]
      s.add(
        random.chance(0.6)
          ? path(leafPath(x, y, 50, 16, random.between(0, 360)), HERB)
          : ellipse(x, y, 12, 10, mixColors('#d6553a', palette.main, 0.3)),
      )
    }
    return s.drawing()
  },
}
