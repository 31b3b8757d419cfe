// Longer than usual: a photograph for each picture, and each is a list of coordinates.
import { clipMarks, fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
import { makeFilmFinish } from '../print/film.ts'
import { addLight, blurMarks, drawBokehDisc, drawWaterDrop } from '../print/lens.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  ellipse,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Photo = {
  ratio: '4:5' | '3:4' | '1:1' | '4:3' | '2:3' | '3:2'
  back: readonly string[]
  draw(s: DrawingSheet): string[]
}

const outlineOf = (from: DrawingPoint, to: DrawingPoint, wide: number) =>
  leafPath(
    from[0],
    from[1],
    Math.hypot(to[0] - from[0], to[1] - from[1]),
    wide,
    (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
  )

/** The part of a leaf that fills the frame: a midrib from one point to another, with veins to both sides. */
function blade(
  s: DrawingSheet,
  from: DrawingPoint,
  to: DrawingPoint,
  wide: number,
  colour: string,
  veins = 11,
): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const outline = outlineOf(from, to, wide)
  const lines = Array.from({ length: veins }, (_, at) => {
    const [x, y] = pointAtDistance(from[0], from[1], (long * (at + 0.6)) / veins, turn)
    return [-1, 1]
      .map((side) => {
        const [ex, ey] = pointAtDistance(x, y, wide * 1.1, turn + side * 48)
        return pathData`M${x} ${y}Q${pointAtDistance(x, y, wide * 0.5, turn + side * 58)[0]} ${pointAtDistance(x, y, wide * 0.5, turn + side * 58)[1]} ${ex} ${ey}`
      })
      .join('')
  }).join('')
  const rib = pathData`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  return (
    path(outline, gradientPaint(s, [lighter(colour, 0.25), colour, darker(colour, 0.35)], turn + 70)) +
    clipMarks(
      s,
      outline,
      stroke(lines, darker(colour, 0.3), 13, { opacity: 0.5 }),
      stroke(lines, lighter(colour, 0.4), 5, { opacity: 0.8 }),
      stroke(rib, darker(colour, 0.3), 26, { opacity: 0.5 }),
      stroke(rib, lighter(colour, 0.5), 13),
    )
  )
}

const dew = (
  s: DrawingSheet,
  count: number,
  box: readonly [number, number, number, number],
  small: number,
  big: number,
  under: string,
  light: string,
) =>
  Array.from({ length: count }, () =>
    drawWaterDrop(
      s,
      box[0] + s.random.next() * box[2],
      box[1] + s.random.next() * box[3],
      small + (big - small) * s.random.next() ** 3,
      under,
      light,
    ),
  ).join('')
const haze = (s: DrawingSheet, colours: readonly string[], count = 14, big = 150) =>
  blurMarks(
    s,
    26,
    ...Array.from({ length: count }, () =>
      path(
        blobPath(
          s.random,
          s.random.between(0, s.width),
          s.random.between(0, s.height),
          big * s.random.between(0.5, 1.2),
        ),
        s.random.pick(colours),
      ),
    ),
  )

const PHOTOS: readonly Photo[] = [
  {
    ratio: '4:5',
    back: ['#1f4a2a', '#0f2a18'],
    draw: (s) => [
      haze(s, ['#2a6a3a', '#3f8a4a', '#163a20']),
      blade(s, [-160, 1180], [1060, 160], 420, '#3f8f4a'),
      clipMarks(
        s,
        outlineOf([-160, 1180], [1060, 160], 400),
        dew(s, 60, [0, 160, 1000, 960], 9, 52, '#1a4a24', '#d8ffd0'),
      ),
    ],
  },
  {
    ratio: '1:1',
    back: ['#6a8f4a', '#2a4a24'],
    draw: (s) => [
      haze(s, ['#8fb55a', '#5a8a40', '#c0d070']),
      blade(s, [-100, 780], [1080, 560], 260, '#5fa34a', 14),
      moveMarks(
        560,
        600,
        -12,
        1.1,
        ellipse(8, 26, 130, 90, '#0f2a10', { opacity: 0.35 }),
        ellipse(96, 10, 56, 52, '#1c1a1a'),
        circle(128, -10, 9, '#ffffff'),
        path(
          'M-120 20C-120 -90 110 -100 116 10C116 80 -110 90 -120 20Z',
          gradientPaint(s, ['#ff6a4a', '#d92a20', '#8a1410']),
        ),
        stroke('M-112 6C-40 -6 40 -6 112 6', '#2a0f0c', 7),
        ...[
          [-60, -34],
          [10, -46],
          [70, -26],
          [-50, 42],
          [20, 46],
          [76, 36],
        ].map(([x, y]) => circle(x!, y!, 17, '#1c1212')),
        ellipse(-30, -50, 40, 10, '#ffffff', { opacity: 0.5 }),
        stroke('M130 -30Q160 -60 184 -56M136 0Q170 -10 190 4M-60 76L-76 104M20 84L24 112M86 66L106 90', '#1c1212', 7),
      ),
      clipMarks(
        s,
        outlineOf([-100, 780], [1080, 560], 240),
        dew(s, 26, [0, 480, 900, 380], 7, 22, '#1f4a1c', '#e6ffd8'),
      ),
    ],
  },
  {
    ratio: '2:3',
    back: ['#0f2418', '#1f3f2a', '#0a1810'],
    draw: (s) => [
      haze(s, ['#1f5a34', '#14382a'], 12, 200),
      blurMarks(
        s,
        12,
        ...[180, 860].map((x) =>
          Array.from({ length: 20 }, (_, at) =>
            path(leafPath(x, 1500 - at * 74, 190, 26, at % 2 ? -24 : 204), '#2a6a40'),
          ).join(''),
        ),
      ),
      stroke(
        smoothCurvePath([
          [470, 1540],
          [500, 1000],
          [520, 500],
          [640, 140],
        ]),
        '#8fb56a',
        13,
      ),
      ...Array.from({ length: 34 }, (_, at) => {
        const part = at / 33
        const [x, y] = [480 + part * 40 + Math.max(0, part - 0.7) * 400, 1440 - part * 1260]
        const long = 290 * (1 - part * 0.86)
        return path(
          leafPath(x, y, long, long * 0.14, at % 2 ? -22 - part * 14 : 202 + part * 10),
          at % 3 ? '#5fa35a' : '#7fc070',
        )
      }),
    ],
  },
  {
    ratio: '4:3',
    back: ['#b5703a', '#5a2a1a'],
    draw: (s) => [
      haze(s, ['#e0a04a', '#c9603a', '#f0c46a']),
      addLight(
        ...Array.from({ length: 10 }, () =>
          drawBokehDisc(
            s,
            s.random.between(0, 1200),
            s.random.between(0, 500),
            s.random.between(40, 110),
            '#ffd890',
            0.4,
          ),
        ),
      ),
      blade(s, [180, 980], [980, -60], 400, '#d9732f', 10),
      clipMarks(
        s,
        outlineOf([180, 980], [980, -60], 380),
        dew(s, 40, [240, 60, 680, 780], 8, 34, '#7a3412', '#fff0d0'),
      ),
    ],
  },
  {
    ratio: '1:1',
    back: ['#8fa3b5', '#4a6070'],
    draw: (s) => [
      haze(s, ['#a8bcc8', '#6a8496', '#c9d6dc'], 10, 220),
      ...Array.from({ length: 14 }, (_, at) =>
        stroke(
          pathData`M500 460L${500 + Math.cos(at * 0.449) * 900} ${460 + Math.sin(at * 0.449) * 900}`,
          '#e6eef2',
          3,
          {
            opacity: 0.8,
          },
        ),
      ),
      ...Array.from({ length: 11 }, (_, ring) =>
        stroke(
          smoothCurvePath(
            Array.from(
              { length: 14 },
              (_, at): DrawingPoint => [
                500 + Math.cos(at * 0.449) * (50 + ring * 52) * (at % 2 ? 0.97 : 1),
                460 + Math.sin(at * 0.449) * (50 + ring * 52),
              ],
            ),
            true,
          ),
          '#e6eef2',
          2.4,
          { opacity: 0.7 },
        ),
      ),
      ...Array.from({ length: 11 }, (_, ring) =>
        Array.from({ length: 28 }, (_, at) =>
          s.random.chance(0.72)
            ? drawWaterDrop(
                s,
                500 + Math.cos(at * 0.2244) * (49 + ring * 51.5),
                460 + Math.sin(at * 0.2244) * (49 + ring * 51.5),
                s.random.between(4, 10),
                '#5a7080',
                '#ffffff',
              )
            : '',
        ).join(''),
      ),
    ],
  },
  {
    ratio: '3:2',
    back: ['#e0eca0', '#5a8a3a'],
    draw: (s) => [
      haze(s, ['#c0e080', '#8fc05a', '#f0f6c0'], 14, 180),
      addLight(
        ...Array.from({ length: 14 }, () =>
          drawBokehDisc(
            s,
            s.random.between(0, 1200),
            s.random.between(0, 600),
            s.random.between(30, 90),
            '#f6ffc8',
            0.4,
          ),
        ),
      ),
      blurMarks(
        s,
        9,
        ...Array.from({ length: 16 }, (_, at) =>
          path(leafPath(at * 80, 840, 560, 20, -90 + s.random.between(-26, 26)), '#6aa840'),
        ),
      ),
      ...Array.from({ length: 12 }, (_, at) => {
        const [x, turn, long] = [40 + at * 106, -90 + s.random.between(-24, 24), s.random.between(420, 760)]
        const tip = pointAtDistance(x, 840, long, turn)
        return (
          path(leafPath(x, 840, long, 17, turn), at % 2 ? '#4a8a30' : '#7fc04a') +
          drawWaterDrop(s, tip[0], tip[1] + 14, s.random.between(14, 26), '#3a7024', '#ffffff')
        )
      }),
    ],
  },
  {
    ratio: '4:5',
    back: ['#7a2a4a', '#3a1024'],
    draw: (s) => [
      haze(s, ['#a83a64', '#5a1a38', '#d9608a'], 12, 200),
      ...[0, 1, 2].flatMap((ring) =>
        Array.from({ length: 9 - ring * 2 }, (_, at) =>
          path(
            leafPath(500, 640, 660 - ring * 190, 200 - ring * 46, at * (360 / (9 - ring * 2)) + ring * 20),
            gradientPaint(s, ['#f6a0bc', '#e0608a', '#a8305a'], at * 40),
            { stroke: '#8a2448', 'stroke-width': 3 },
          ),
        ),
      ),
      ...Array.from({ length: 50 }, (_, at) =>
        circle(...pointAtDistance(500, 640, Math.sqrt(at) * 15, at * 137.5), 13, at % 2 ? '#f6d060' : '#e0a830'),
      ),
      dew(s, 26, [120, 200, 760, 900], 7, 30, '#8a2448', '#fff0f6'),
    ],
  },
  {
    ratio: '1:1',
    back: ['#4a6a6a', '#1f3434'],
    draw: (s) => [
      ...[0, 1, 2, 3, 4, 5].flatMap((ring) =>
        Array.from({ length: 13 - ring * 2 }, (_, at) => {
          const turn = at * (360 / (13 - ring * 2)) + ring * 17
          const long = 620 - ring * 96
          return path(
            leafPath(500, 520, long, long * 0.3, turn),
            gradientPaint(s, ['#c0dcc8', '#7fb0a0', '#4a7f78'], turn),
            {
              stroke: '#c96a7a',
              'stroke-width': 5 - ring * 0.5,
            },
          )
        }),
      ),
      dew(s, 22, [160, 180, 680, 680], 7, 26, '#3a6a60', '#f0fff8'),
    ],
  },
  {
    ratio: '3:4',
    back: ['#2f3f2a', '#141f14'],
    draw: (s) => [
      haze(s, ['#4a6a34', '#2a4020', '#7a8f4a'], 12, 190),
      blurMarks(s, 3, path('M-20 1000C200 900 340 1000 520 950C700 900 860 980 1020 920V1400H-20Z', '#33501f')),
      ...Array.from({ length: 260 }, () => {
        const x = s.random.between(-20, 1020)
        return path(
          leafPath(x, s.random.between(1000, 1340), s.random.between(30, 70), 8, -90 + s.random.between(-50, 50)),
          s.random.pick(['#6a9a3a', '#8fbf4a', '#4a7a2a', '#a8d060']),
        )
      }),
      ...[
        [420, 1020, 430, 150],
        [610, 1040, 300, 110],
        [300, 1060, 220, 80],
      ].map(
        ([x, y, high, wide]) =>
          path(
            pathData`M${x! - 22} ${y!}C${x! - 14} ${y! - high! * 0.5} ${x! - 16} ${y! - high! * 0.8} ${x! - 14} ${y! - high!}H${x! + 14}C${x! + 16} ${y! - high! * 0.8} ${x! + 14} ${y! - high! * 0.5} ${x! + 22} ${y!}Z`,
            '#f0dcc0',
          ) +
          path(
            pathData`M${x! - wide!} ${y! - high! + 20}C${x! - wide!} ${y! - high! - wide!} ${x! + wide!} ${y! - high! - wide!} ${x! + wide!} ${y! - high! + 20}Q${x!} ${y! - high! + 60} ${x! - wide!} ${y! - high! + 20}Z`,
            gradientPaint(s, ['#f0a060', '#d9602f', '#8a3018']),
          ),
      ),
    ],
  },
  {
    ratio: '4:3',
    back: ['#d9e4ea', '#9fb4c0'],
    draw: (s) => [
      haze(s, ['#e9f0f2', '#b8c8d2'], 8, 260),
      moveMarks(
        600,
        470,
        -32,
        1,
        ...Array.from({ length: 90 }, (_, at) => {
          const x = -500 + at * 10.4
          const long = 190 * Math.sin(Math.min(1, (at + 6) / 60) * Math.PI * 0.62) * (at > 70 ? 1 - (at - 70) / 26 : 1)
          return [-1, 1]
            .map((side) =>
              stroke(
                pathData`M${x} 0Q${x + 60} ${side * long * 0.6} ${x + 120} ${side * long}`,
                at % 7 < 2 ? '#5f7486' : '#8499a8',
                9,
                { opacity: 0.85 },
              ),
            )
            .join('')
        }),
        stroke('M-640 20C-300 -10 200 0 520 -6', '#f6f2e8', 11),
      ),
    ],
  },
  {
    ratio: '2:3',
    back: ['#1a3f4a', '#0c2028'],
    draw: (s) => [
      haze(s, ['#1f5a64', '#143a44', '#2f7a7a'], 12, 200),
      blade(s, [1080, 1480], [60, 40], 520, '#2f8a74', 15),
      clipMarks(
        s,
        outlineOf([1080, 1480], [60, 40], 500),
        dew(s, 50, [60, 140, 900, 1200], 7, 34, '#0f4a40', '#d8fff0'),
      ),
      drawWaterDrop(s, 430, 640, 150, '#0f4a40', '#d8fff0'),
    ],
  },
  {
    ratio: '1:1',
    back: ['#e8d8b8', '#a8884a'],
    draw: (s) => [
      haze(s, ['#f6e8c8', '#d9b878', '#c09a5a'], 10, 220),
      ...Array.from({ length: 21 }, (_, at) =>
        path(leafPath(500, 500, 470, 74, at * 17.14), gradientPaint(s, ['#fff0a8', '#f6c430', '#d9901f'], at * 17), {
          stroke: '#c07f18',
          'stroke-width': 3,
        }),
      ),
      circle(500, 500, 190, '#4a2a14'),
      ...Array.from({ length: 230 }, (_, at) =>
        circle(
          ...pointAtDistance(500, 500, Math.sqrt(at) * 12.2, at * 137.5),
          8,
          at > 130 ? '#c98a2a' : at > 60 ? '#7a4a20' : '#9aa040',
        ),
      ),
      moveMarks(
        640,
        400,
        30,
        0.9,
        ellipse(0, 0, 84, 50, '#e0a020'),
        stroke('M-30 -44V44M6 -50V50M42 -44V44', '#2a1a10', 17),
        circle(92, 0, 36, '#2a1a10'),
        ellipse(-10, -70, 74, 30, '#ffffff', { opacity: 0.6, transform: 'rotate(-20 -10 -70)' }),
        ellipse(-10, 70, 74, 30, '#ffffff', { opacity: 0.6, transform: 'rotate(20 -10 70)' }),
      ),
    ],
  },
]

export const macro: PictureFamily = {
  name: 'macro',
  topic: 'nature',
  draw(seed) {
    const { ratio, back, draw } = PHOTOS[seed % PHOTOS.length]!
    const s = makeSheet('macro', seed, [ratio])
    s.add(fillSheet(s, gradientPaint(s, back)), ...draw(s))
    return s.drawing(makeFilmFinish(12, 2))
  },
}
