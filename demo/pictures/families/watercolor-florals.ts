// Longer than usual: a flower for each picture, and each is a list of coordinates.
import { ballPaint } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
import { drawSplatter, multiplyLayers } from '../print/wash.ts'
import { makeWatercolorFinish } from '../print/watercolor.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  ellipse,
  leafPath,
  path,
  pathData,
  pointAtDistance,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Flower = { ratio: '4:5' | '3:4' | '1:1' | '2:3'; draw(s: DrawingSheet): string[] }

const GREEN = ['#7f9f63', '#5f8556', '#a3b578'] as const
const soft = (s: DrawingSheet, colour: string) =>
  ballPaint(s, [darker(colour, 0.12), colour, lighter(colour, 0.55)], 0.5, 0.5, 0.62)

/** A petal with a rounded end, from a point in a direction. */
const petal = (x: number, y: number, long: number, wide: number, turn: number) => {
  const [tx, ty] = pointAtDistance(x, y, long, turn)
  const [ax, ay] = pointAtDistance(...pointAtDistance(x, y, long * 0.7, turn), wide, turn - 90)
  const [bx, by] = pointAtDistance(...pointAtDistance(x, y, long * 0.7, turn), wide, turn + 90)
  return pathData`M${x} ${y}C${ax} ${ay} ${ax} ${ay} ${pointAtDistance(tx, ty, wide * 0.5, turn - 90)[0]} ${pointAtDistance(tx, ty, wide * 0.5, turn - 90)[1]}Q${pointAtDistance(x, y, long * 1.06, turn)[0]} ${pointAtDistance(x, y, long * 1.06, turn)[1]} ${pointAtDistance(tx, ty, wide * 0.5, turn + 90)[0]} ${pointAtDistance(tx, ty, wide * 0.5, turn + 90)[1]}C${bx} ${by} ${bx} ${by} ${x} ${y}Z`
}
const corolla = (
  s: DrawingSheet,
  x: number,
  y: number,
  size: number,
  petals: number,
  colour: string,
  wide = 0.42,
  from = 0,
) =>
  multiplyLayers(
    ...Array.from({ length: petals }, (_, at) =>
      path(
        petal(
          x,
          y,
          size * s.random.between(0.88, 1.06),
          size * wide,
          from + (at * 360) / petals + s.random.between(-5, 5),
        ),
        soft(s, colour),
        { opacity: 0.78 },
      ),
    ),
  )
const heart = (s: DrawingSheet, x: number, y: number, size: number, colour: string) =>
  multiplyLayers(
    path(blobPath(s.random, x, y, size, size, 0.12, 9), colour),
    ...Array.from({ length: 16 }, () =>
      circle(
        ...pointAtDistance(x, y, s.random.between(0.3, 1.3) * size, s.random.between(0, 360)),
        size * 0.11,
        darker(colour, 0.4),
      ),
    ),
  )
const stem = (points: readonly DrawingPoint[], wide = 13) =>
  multiplyLayers(stroke(smoothCurvePath(points), GREEN[1], wide, { opacity: 0.85 }))
const leaves = (s: DrawingSheet, spots: readonly (readonly [number, number, number, number])[], wide = 0.24) =>
  multiplyLayers(
    ...spots.map(([x, y, long, turn], at) =>
      path(leafPath(x, y, long, long * wide, turn), GREEN[at % 3]!, { opacity: s.random.between(0.65, 0.9) }),
    ),
  )

const FLOWERS: readonly Flower[] = [
  {
    ratio: '3:4',
    draw: (s) => [
      stem([
        [430, 620],
        [460, 900],
        [440, 1320],
      ]),
      stem(
        [
          [700, 420],
          [660, 800],
          [560, 1320],
        ],
        11,
      ),
      stem(
        [
          [240, 400],
          [300, 800],
          [380, 1320],
        ],
        9,
      ),
      leaves(
        s,
        [
          [450, 1000, 260, -30],
          [446, 1080, 240, 200],
          [600, 1080, 200, -60],
        ],
        0.2,
      ),
      corolla(s, 430, 560, 300, 5, '#e0503f', 0.62, 20),
      heart(s, 430, 560, 54, '#2f2430'),
      corolla(s, 710, 320, 200, 4, '#e8705a', 0.66),
      heart(s, 710, 320, 36, '#2f2430'),
      multiplyLayers(path(blobPath(s.random, 236, 350, 60, 84, 0.08, 8), '#8fa36b')),
      drawSplatter(s, ['#e0503f'], 26),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      ...[
        [500, 460, 330],
        [270, 820, 220],
        [760, 830, 240],
      ].map(
        ([x, y, size]) =>
          corolla(s, x!, y!, size!, 9, '#e8a0ac', 0.36) +
          corolla(s, x!, y!, size! * 0.74, 8, '#dd7f92', 0.38, 20) +
          corolla(s, x!, y!, size! * 0.46, 7, '#c95a78', 0.42, 8) +
          heart(s, x!, y!, size! * 0.12, '#e8b83f'),
      ),
      leaves(
        s,
        [
          [330, 640, 280, 170],
          [690, 640, 300, 10],
          [500, 1000, 280, 90],
          [420, 960, 240, 130],
          [600, 960, 240, 50],
        ],
        0.28,
      ),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      ...[250, 380, 500, 620, 740].map(
        (x, at) =>
          stem(
            [
              [x, 330 + (at % 2) * 120],
              [500 + (x - 500) * 0.6, 900],
              [500 + (x - 500) * 0.2, 1460],
            ],
            8,
          ) +
          Array.from({ length: 16 }, (_, row) =>
            multiplyLayers(
              ...[-1, 0, 1].map((side) =>
                path(
                  blobPath(
                    s.random,
                    x + side * 24 + (500 - x) * row * 0.012,
                    250 + (at % 2) * 120 + row * 26,
                    19,
                    16,
                    0.25,
                    7,
                  ),
                  ['#8f7fc0', '#a898d0', '#7a68ae'][(row + side + 1) % 3]!,
                  { opacity: 0.75 },
                ),
              ),
            ),
          ).join(''),
      ),
      leaves(
        s,
        [
          [470, 1300, 420, -110],
          [530, 1300, 420, -70],
          [480, 1380, 360, -126],
          [520, 1380, 360, -54],
        ],
        0.08,
      ),
      drawSplatter(s, ['#8f7fc0'], 20),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      ...Array.from({ length: 16 }, (_, at): DrawingPoint => pointAtDistance(500, 500, 330, at * 22.5)).map(
        ([x, y], at) =>
          leaves(
            s,
            [
              [x, y, 170, at * 22.5 + 60],
              [x, y, 150, at * 22.5 + 130],
            ],
            0.26,
          ),
      ),
      ...Array.from({ length: 8 }, (_, at) => {
        const [x, y] = pointAtDistance(500, 500, 340, at * 45 + 10)
        return (
          corolla(s, x, y, at % 2 ? 90 : 120, 5, ['#f0b0a0', '#f6d08f', '#d98fa8', '#f2e3c0'][at % 4]!, 0.5) +
          heart(s, x, y, 17, '#c9803f')
        )
      }),
      drawSplatter(s, ['#f0b0a0', '#7f9f63'], 24),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      stem(
        [
          [500, 560],
          [520, 900],
          [500, 1360],
        ],
        20,
      ),
      leaves(
        s,
        [
          [510, 1000, 340, -40],
          [506, 1100, 330, 210],
        ],
        0.36,
      ),
      corolla(s, 500, 480, 370, 21, '#f0b52f', 0.16),
      corolla(s, 500, 480, 300, 19, '#e8952f', 0.17, 9),
      multiplyLayers(path(blobPath(s.random, 500, 480, 150, 146, 0.04, 12), '#6a4024')),
      ...Array.from({ length: 70 }, (_, at) =>
        circle(...pointAtDistance(500, 480, Math.sqrt(at) * 16, at * 137.5), 7, '#3a2416', { opacity: 0.7 }),
      ),
      drawSplatter(s, ['#f0b52f'], 18),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      multiplyLayers(
        path('M380 900H620L640 1340C600 1380 400 1380 360 1340Z', '#a8c4d6'),
        path('M372 1080H630L640 1340C600 1380 400 1380 360 1340Z', '#7fa8c4', { opacity: 0.7 }),
      ),
      ...[
        [300, 520],
        [500, 380],
        [700, 560],
        [420, 680],
        [620, 760],
      ].map(
        ([x, y], at) =>
          stem(
            [
              [x!, y!],
              [500 + (x! - 500) * 0.4, 880],
              [500 + (x! - 500) * 0.12, 1280],
            ],
            10,
          ) +
          multiplyLayers(
            path(
              pathData`M${x! - 90} ${y! - 120}C${x! - 110} ${y! + 40} ${x! - 60} ${y! + 110} ${x!} ${y! + 110}C${x! + 60} ${y! + 110} ${x! + 110} ${y! + 40} ${x! + 90} ${y! - 120}C${x! + 50} ${y! - 80} ${x! + 30} ${y! - 60} ${x!} ${y! - 150}C${x! - 30} ${y! - 60} ${x! - 50} ${y! - 80} ${x! - 90} ${y! - 120}Z`,
              soft(s, ['#d9708f', '#f0c04f', '#b56fb0', '#e8805a', '#f0a8b5'][at]!),
            ),
            path(
              pathData`M${x!} ${y! - 150}C${x! + 40} ${y! - 60} ${x! + 46} ${y! + 60} ${x!} ${y! + 110}C${x! - 46} ${y! + 60} ${x! - 40} ${y! - 60} ${x!} ${y! - 150}Z`,
              '#ffffff',
              { opacity: 0.25 },
            ),
          ),
      ),
      leaves(
        s,
        [
          [470, 1000, 420, -130],
          [530, 1000, 440, -52],
          [500, 960, 380, -100],
        ],
        0.13,
      ),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      stem(
        [
          [140, 1270],
          [360, 900],
          [460, 560],
          [760, 200],
        ],
        17,
      ),
      stem(
        [
          [400, 760],
          [600, 700],
          [800, 720],
        ],
        9,
      ),
      stem(
        [
          [460, 560],
          [340, 420],
          [330, 260],
        ],
        9,
      ),
      ...[
        [760, 200, 120],
        [600, 380, 110],
        [800, 710, 120],
        [330, 250, 110],
        [480, 560, 100],
        [320, 900, 90],
        [640, 690, 84],
      ].map(([x, y, size]) => corolla(s, x!, y!, size!, 5, '#f6c4cc', 0.56, 10) + heart(s, x!, y!, 18, '#c95a78')),
      ...[
        [700, 270],
        [400, 400],
        [250, 1010],
        [560, 480],
      ].map(([x, y]) => multiplyLayers(path(blobPath(s.random, x!, y!, 30, 38, 0.1, 7), '#e88fa0'))),
      drawSplatter(s, ['#f0a8b5'], 34),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      ...Array.from({ length: 7 }, (_, at) => leaves(s, [[500, 940, 560 - (at % 3) * 60, -90 + (at - 3) * 19]], 0.1)),
      ...[
        [300, 360],
        [500, 250],
        [700, 380],
        [420, 520],
        [610, 560],
      ].map(
        ([x, y]) =>
          stem(
            [
              [x!, y!],
              [500 + (x! - 500) * 0.5, 700],
              [500, 960],
            ],
            8,
          ) +
          corolla(s, x!, y!, 110, 6, '#fbe9a8', 0.44, 12) +
          multiplyLayers(path(blobPath(s.random, x!, y!, 46, 46, 0.16, 12), '#f0952f')) +
          heart(s, x!, y!, 18, '#d9703f'),
      ),
      drawSplatter(s, ['#f0c04f', '#7f9f63'], 20),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      ...[
        [500, 420, 330],
        [300, 760, 210],
        [730, 800, 220],
      ].map(([x, y, size]) =>
        multiplyLayers(
          ...Array.from({ length: 44 }, () => {
            const [px, py] = pointAtDistance(
              x!,
              y!,
              Math.sqrt(s.random.next()) * size! * 0.86,
              s.random.between(0, 360),
            )
            return (
              [0, 90, 180, 270]
                .map((turn) =>
                  path(petal(px, py, 44, 24, turn + px), s.random.pick(['#8fa8d9', '#a8b5e0', '#7f90cf', '#b5a8d9']), {
                    opacity: 0.5,
                  }),
                )
                .join('') + circle(px, py, 6, '#f6f0d0')
            )
          }),
        ),
      ),
      leaves(
        s,
        [
          [400, 700, 330, 190],
          [600, 720, 340, -8],
          [500, 1000, 300, 100],
          [420, 960, 280, 160],
          [620, 980, 280, 30],
        ],
        0.4,
      ),
      stem(
        [
          [500, 700],
          [510, 1000],
          [490, 1360],
        ],
        18,
      ),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      ...[
        [500, 200],
        [390, 330],
        [610, 330],
        [470, 470],
        [570, 560],
        [400, 620],
        [640, 720],
        [460, 770],
      ].map(([x, y]) =>
        multiplyLayers(
          path(
            pathData`M${x!} ${y!}C${x! - 80} ${y! + 50} ${x! - 90} ${y! + 130} ${x! - 70} ${y! + 170}Q${x!} ${y! + 140} ${x! + 70} ${y! + 170}C${x! + 90} ${y! + 130} ${x! + 80} ${y! + 50} ${x!} ${y!}Z`,
            soft(s, '#c98fc4'),
          ),
          ellipse(x!, y! + 150, 50, 16, '#8a4f86', { opacity: 0.6 }),
          ...[-20, 0, 20].map((dot) => circle(x! + dot, y! + 120, 6, '#7a3f78')),
        ),
      ),
      stem(
        [
          [500, 120],
          [520, 700],
          [500, 1540],
        ],
        18,
      ),
      leaves(
        s,
        [
          [508, 1120, 420, -150],
          [508, 1160, 430, -26],
          [506, 1300, 400, -130],
          [506, 1320, 400, -50],
        ],
        0.26,
      ),
      drawSplatter(s, ['#c98fc4'], 18),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      corolla(s, 500, 560, 430, 10, '#f3e6da', 0.3),
      corolla(s, 500, 560, 340, 9, '#f6cfc0', 0.32, 18),
      corolla(s, 500, 560, 240, 8, '#f0b0a0', 0.36, 6),
      corolla(s, 500, 560, 150, 7, '#e88f7f', 0.4, 24),
      heart(s, 500, 560, 44, '#d9803f'),
      leaves(
        s,
        [
          [240, 860, 300, 140],
          [760, 870, 320, 36],
          [500, 980, 300, 96],
          [180, 420, 200, 200],
          [820, 400, 210, -20],
        ],
        0.36,
      ),
      drawSplatter(s, ['#f0b0a0', '#7f9f63'], 22),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      ...Array.from({ length: 20 }, (_, at) => {
        const [x, y] = [110 + (at % 5) * 196 + (Math.floor(at / 5) % 2) * 60, 130 + Math.floor(at / 5) * 240]
        const colour = ['#e0705a', '#6f8fc4', '#f0b84a', '#c98fb8', '#8fb08a'][(at * 3) % 5]!
        return (
          leaves(
            s,
            [
              [x, y + 20, 110, 70 + (at % 3) * 30],
              [x, y + 20, 90, 140],
            ],
            0.26,
          ) +
          corolla(s, x, y, 66 + (at % 3) * 14, 5 + (at % 3), colour, 0.44, at * 17) +
          heart(s, x, y, 14, '#5f4030')
        )
      }),
    ],
  },
]

export const watercolorFlorals: PictureFamily = {
  name: 'watercolor-florals',
  topic: 'plants',
  draw(seed) {
    const { ratio, draw } = FLOWERS[seed % FLOWERS.length]!
    const s = makeSheet('watercolor-florals', seed, [ratio])
    s.add(rect(0, 0, s.width, s.height, '#ffffff'), ...draw(s))
    return s.drawing(makeWatercolorFinish('#fbf8f1', 0.75))
  },
}
