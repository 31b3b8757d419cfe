// Longer than usual: a still life for each picture, and each is a list of coordinates.
import { ballPaint, clipMarks, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { drawSplatter, multiplyLayers } from '../print/wash.ts'
import { makeWatercolorFinish } from '../print/watercolor.ts'
import {
  blobPath,
  circle,
  ellipse,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  rect,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Fruit = { ratio: '4:5' | '3:4' | '1:1' | '4:3' | '2:3'; draw(s: DrawingSheet): string[] }

const ball = (s: DrawingSheet, colour: string, glow = 0.75) =>
  ballPaint(s, [lighter(colour, glow), mixColors(colour, '#ffffff', 0.2), colour, darker(colour, 0.25)])
const cast = (x: number, y: number, rx: number, ry: number, colour = '#a8a0c0') =>
  multiplyLayers(ellipse(x, y, rx, ry, colour, { opacity: 0.42 }))
const greens = ['#6f9a4f', '#8fb55f', '#4f7f4a'] as const
const leafy = (x: number, y: number, long: number, turn: number, at = 0) =>
  path(leafPath(x, y, long, long * 0.3, turn), greens[at % 3]!, { opacity: 0.85 }) +
  stroke(
    pathData`M${x} ${y}L${pointAtDistance(x, y, long * 0.86, turn)[0]} ${pointAtDistance(x, y, long * 0.86, turn)[1]}`,
    '#3f6a3a',
    4,
    {
      opacity: 0.5,
    },
  )

const pear =
  'M0 -230C50 -230 70 -170 80 -100C90 -40 170 10 170 110C170 210 90 250 0 250C-90 250 -170 210 -170 110C-170 10 -90 -40 -80 -100C-70 -170 -50 -230 0 -230Z'
const strawberry = 'M0 150C-90 90 -140 0 -120 -80C-100 -130 -40 -120 0 -100C40 -120 100 -130 120 -80C140 0 90 90 0 150Z'

const FRUITS: readonly Fruit[] = [
  {
    ratio: '4:5',
    draw: (s) => [
      cast(420, 930, 260, 50),
      cast(720, 1010, 200, 40),
      moveMarks(
        400,
        640,
        -6,
        1.25,
        path(pear, ball(s, '#c9b23f')),
        path('M60 -40C150 20 150 180 40 240C150 220 175 130 165 90Z', '#d9703f', { opacity: 0.45 }),
        stroke('M0 -226C6 -270 24 -300 44 -316', '#6a4a2f', 14),
        leafy(20, -280, 190, -12),
      ),
      moveMarks(
        700,
        800,
        14,
        0.98,
        path(pear, ball(s, '#a8b54f')),
        stroke('M0 -226C-6 -270 -14 -300 -34 -316', '#6a4a2f', 15),
      ),
      drawSplatter(s, ['#c9b23f', '#8fb55f'], 14),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      ...[
        [260, 300, -20, 1],
        [560, 250, 14, 1.1],
        [780, 480, 30, 0.9],
        [360, 600, 8, 1.15],
        [640, 720, -14, 1.1],
        [220, 800, 24, 0.85],
        [860, 820, -30, 0.8],
      ].map(([x, y, turn, size]) =>
        moveMarks(
          x!,
          y!,
          turn!,
          size!,
          multiplyLayers(
            path(strawberry, ball(s, '#d9303f', 0.5)),
            ...Array.from({ length: 17 }, (_, at) =>
              ellipse(
                -70 + (at % 5) * 35 + (Math.floor(at / 5) % 2) * 16,
                -60 + Math.floor(at / 5) * 46,
                4,
                7,
                '#f6d98f',
              ),
            ),
          ),
          ...[-60, -20, 20, 60, 100, -100].map((aside, at) => leafy(0, -100, 84, -90 + aside, at)),
        ),
      ),
      drawSplatter(s, ['#d9303f', '#e88f8f'], 22),
    ],
  },
  {
    ratio: '4:3',
    draw: (s) => [
      cast(600, 700, 420, 60),
      multiplyLayers(
        path(
          'M180 640C260 760 420 820 600 820C780 820 940 760 1020 640L1000 600C900 700 760 740 600 740C440 740 300 700 200 600Z',
          '#3f8f4f',
        ),
      ),
      multiplyLayers(
        path(
          'M200 600C300 700 440 740 600 740C760 740 900 700 1000 600L976 570C880 660 750 700 600 700C450 700 320 660 224 570Z',
          '#dfeab8',
        ),
      ),
      multiplyLayers(
        path(
          'M224 570C320 660 450 700 600 700C750 700 880 660 976 570L600 200Z',
          gradientPaint(s, ['#f08a8a', '#e0404a']),
        ),
      ),
      ...[
        [480, 500],
        [560, 420],
        [620, 560],
        [700, 480],
        [540, 600],
        [660, 390],
        [760, 580],
        [420, 590],
        [600, 310],
      ].map(([x, y]) => multiplyLayers(path(leafPath(x!, y!, 40, 13, 80), '#3a2420'))),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      cast(500, 1090, 340, 50),
      multiplyLayers(
        path(
          'M220 760H780C780 960 680 1080 500 1080C320 1080 220 960 220 760Z',
          gradientPaint(s, ['#8fb0cf', '#5f86b0'], 20),
        ),
        ellipse(500, 762, 280, 60, '#4f76a0'),
      ),
      ...[
        [330, 700, 110, '#e8873f'],
        [540, 660, 130, '#f0a03c'],
        [690, 720, 96, '#e8873f'],
        [440, 560, 112, '#f2b04a'],
      ].map(
        ([x, y, r, colour]) =>
          circle(x as number, y as number, r as number, '#ffffff') +
          multiplyLayers(circle(x as number, y as number, r as number, ball(s, colour as string))),
      ),
      leafy(450, 460, 200, -40),
      leafy(450, 460, 170, -150, 1),
      leafy(690, 636, 150, -50, 2),
      ...[260, 340, 420, 500, 580, 660, 740].map((x) =>
        multiplyLayers(circle(x, 880, 20, '#f6f6ff', { opacity: 0.5 })),
      ),
      drawSplatter(s, ['#f0a03c'], 12),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      stroke('M520 -20C480 200 560 360 500 520', '#7a5a3f', 22),
      ...Array.from({ length: 42 }, (_, at) => {
        const row = Math.floor(at / 6)
        const wide = [3, 5, 6, 6, 5, 4, 2][row]!
        const x = 500 + ((at % 6) - 2.5) * wide * 16 + (row % 2) * 26
        const y = 560 + row * 96 + s.random.between(-16, 16)
        return (
          circle(x, y, 64, '#ffffff', { opacity: 0.5 }) +
          multiplyLayers(circle(x, y, 64, ball(s, ['#6a3f7f', '#4f2f66', '#8a4f86'][at % 3]!, 0.6), { opacity: 0.9 }))
        )
      }),
      leafy(500, 420, 360, -160),
      leafy(500, 400, 380, -24, 1),
      leafy(510, 360, 260, 40, 2),
      stroke('M500 480C620 420 680 460 700 400C716 360 680 350 690 320', '#6f9a4f', 8),
      drawSplatter(s, ['#6a3f7f'], 14),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      cast(330, 790, 240, 40),
      cast(720, 830, 220, 36),
      multiplyLayers(circle(330, 560, 230, '#f6c93f')),
      circle(330, 560, 200, '#ffffff'),
      multiplyLayers(circle(330, 560, 200, '#fbf3d9')),
      ...Array.from({ length: 9 }, (_, at) =>
        multiplyLayers(
          path(leafPath(...pointAtDistance(330, 560, 34, at * 40), 150, 50, at * 40), ball(s, '#f2c02f', 0.5)),
        ),
      ),
      circle(330, 560, 22, '#fbf3d9'),
      moveMarks(
        720,
        640,
        24,
        1.05,
        multiplyLayers(
          path(
            'M0 -220C40 -220 50 -180 80 -150C170 -80 170 80 80 150C50 180 36 216 0 216C-36 216 -50 180 -80 150C-170 80 -170 -80 -80 -150C-50 -180 -40 -220 0 -220Z',
            ball(s, '#f2c42f'),
          ),
        ),
      ),
      leafy(770, 410, 200, -50),
      leafy(770, 410, 160, -130, 1),
      drawSplatter(s, ['#f6c93f', '#8fb55f'], 18),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      stroke(
        'M300 120C420 200 480 300 470 460M300 120C460 160 640 280 680 520M300 120C340 260 300 420 320 640',
        '#6f7a3f',
        11,
      ),
      ...[
        [470, 560, 120],
        [690, 630, 126],
        [320, 760, 130],
      ].map(([x, y, r]) =>
        multiplyLayers(path(blobPath(s.random, x!, y!, r!, r! * 0.95, 0.06, 8), ball(s, '#b5202f', 0.65))),
      ),
      leafy(300, 120, 300, 10),
      leafy(300, 120, 260, -30, 1),
      leafy(300, 120, 240, 170, 2),
      drawSplatter(s, ['#b5202f', '#d9606a'], 20),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      cast(500, 1120, 300, 44),
      multiplyLayers(path(blobPath(s.random, 500, 840, 260, 300, 0.05, 10), ball(s, '#d99a3f'))),
      clipMarks(
        s,
        'M500 540C690 540 770 700 760 840C760 1020 660 1140 500 1140C340 1140 240 1020 240 840C230 700 310 540 500 540Z',
        ...Array.from({ length: 18 }, (_, at) =>
          stroke(
            pathData`M${-200 + at * 80} 520L${300 + at * 80} 1160M${1200 - at * 80} 520L${700 - at * 80} 1160`,
            '#a8662f',
            7,
            { opacity: 0.7 },
          ),
        ),
        ...Array.from({ length: 60 }, (_, at) =>
          circle(250 + (at % 8) * 70 + (Math.floor(at / 8) % 2) * 35, 560 + Math.floor(at / 8) * 76, 9, '#8a4f24', {
            opacity: 0.6,
          }),
        ),
      ),
      ...Array.from({ length: 15 }, (_, at) =>
        path(
          leafPath(500, 570, 420 - Math.abs(at - 7) * 22, 60, -90 + (at - 7) * 12),
          ['#4f8a5a', '#6fa36a', '#3f7050'][at % 3]!,
          { opacity: 0.82 },
        ),
      ),
    ],
  },
  {
    ratio: '4:3',
    draw: (s) => [
      cast(620, 720, 430, 40),
      ...[
        [360, 520, 190],
        [760, 520, 200],
      ].map(([x, y, r], at) =>
        at
          ? multiplyLayers(circle(x!, y!, r!, '#5f2f5f')) +
            circle(x!, y!, r! * 0.88, '#ffffff') +
            multiplyLayers(circle(x!, y!, r! * 0.88, '#f0d9c9')) +
            multiplyLayers(circle(x!, y!, r! * 0.62, ball(s, '#c9406a', 0.4))) +
            Array.from({ length: 40 }, () => {
              const [px, py] = pointAtDistance(x!, y!, s.random.between(10, 116), s.random.between(0, 360))
              return ellipse(px, py, 4, 6, '#f6e3b8')
            }).join('')
          : multiplyLayers(
              path(
                'M360 290C400 330 420 360 470 400C560 480 540 700 360 712C180 700 160 480 250 400C300 360 330 330 360 290Z',
                ball(s, '#5f3f78', 0.5),
              ),
              stroke('M300 420C280 520 290 620 330 700M420 420C440 520 430 620 400 700', '#3f2f58', 6, {
                opacity: 0.5,
              }),
            ),
      ),
      leafy(930, 700, 240, -20),
      leafy(900, 730, 200, 16, 1),
      drawSplatter(s, ['#c9406a', '#5f3f78'], 16),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      ...Array.from({ length: 30 }, () => [s.random.between(120, 880), s.random.between(160, 860)] as const).map(
        ([x, y], at) =>
          multiplyLayers(
            circle(x, y, s.random.between(46, 70), ball(s, ['#3f5f9c', '#2f4a86', '#5f7fb5'][at % 3]!, 0.6)),
          ) +
          path(
            Array.from({ length: 5 }, (_, spike) => leafPath(x + 8, y - 10, 22, 8, spike * 72)).join(''),
            '#26365f',
            {
              opacity: 0.7,
            },
          ),
      ),
      ...[
        [160, 200, 40],
        [820, 240, 150],
        [500, 90, 80],
        [180, 820, -30],
        [850, 800, 200],
      ].map(([x, y, turn], at) => leafy(x!, y!, 170, turn!, at)),
      drawSplatter(s, ['#3f5f9c'], 24),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      cast(500, 1010, 330, 50),
      multiplyLayers(
        path(
          'M500 300C640 300 760 420 770 620C780 840 660 1000 500 1000C340 1000 220 840 230 620C240 420 360 300 500 300Z',
          '#6f8f3f',
        ),
      ),
      path(
        'M500 330C620 330 736 440 744 620C750 810 640 970 500 970C360 970 250 810 256 620C264 440 380 330 500 330Z',
        '#ffffff',
      ),
      multiplyLayers(
        path(
          'M500 330C620 330 736 440 744 620C750 810 640 970 500 970C360 970 250 810 256 620C264 440 380 330 500 330Z',
          gradientPaint(s, ['#dfe0a0', '#c9d47f']),
        ),
      ),
      circle(500, 690, 150, '#ffffff'),
      multiplyLayers(circle(500, 690, 150, ball(s, '#8a5530', 0.7))),
      drawSplatter(s, ['#8fb55f', '#6f8f3f'], 18),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      stroke('M-20 240C300 200 640 260 1020 140', '#7a5a44', 26),
      stroke('M420 232C460 420 400 560 420 700M620 226C660 360 640 440 660 520', '#7a5a44', 10),
      ...[
        [420, 860, 190, '#f0a06a'],
        [670, 690, 170, '#e8804f'],
      ].map(([x, y, r, colour]) =>
        multiplyLayers(
          path(
            blobPath(s.random, x as number, y as number, r as number, r as number, 0.04, 8),
            ball(s, colour as string, 0.8),
          ),
          stroke(
            pathData`M${x as number} ${(y as number) - (r as number) * 0.96}C${(x as number) - 60} ${(y as number) - 60} ${(x as number) - 50} ${(y as number) + 80} ${(x as number) - 10} ${(y as number) + (r as number) * 0.9}`,
            '#c95a3f',
            6,
            { opacity: 0.45 },
          ),
        ),
      ),
      ...[
        [420, 690, 290, 60],
        [420, 690, 280, 130],
        [660, 510, 290, 20],
        [660, 510, 240, 150],
        [240, 220, 260, 80],
        [820, 190, 280, 100],
        [120, 230, 220, 120],
      ].map(([x, y, long, turn], at) => leafy(x!, y!, long!, turn!, at)),
      drawSplatter(s, ['#f0a06a', '#8fb55f'], 20),
    ],
  },
]

export const watercolorFruit: PictureFamily = {
  name: 'watercolor-fruit',
  topic: 'food',
  draw(seed) {
    const { ratio, draw } = FRUITS[seed % FRUITS.length]!
    const s = makeSheet('watercolor-fruit', seed, [ratio])
    s.add(rect(0, 0, s.width, s.height, '#ffffff'), ...draw(s))
    return s.drawing(makeWatercolorFinish('#fbf8f0', 0.7))
  },
}
