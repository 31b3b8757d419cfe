// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { clipMarks, fillSheet } from '../light.ts'
import { lighter } from '../palettes.ts'
import { SKIN_COLORS } from '../people/face.ts'
import {
  drawArm,
  drawCuppedHands,
  drawFinger,
  drawFist,
  drawOpenHand,
  drawPinch,
  type HandColors,
  makeHandColors,
} from '../people/hand.ts'
import { makeGouacheFinish } from '../print/gouache.ts'
import {
  circle,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Held = { ratio: '1:1' | '4:5' | '3:4' | '2:3'; back: string; draw(s: DrawingSheet, hand: HandColors): string[] }

const mirrored = (x: number, ...marks: string[]) => group({ transform: `translate(${x * 2} 0) scale(-1 1)` }, ...marks)
const bloom = (x: number, y: number, size: number, colour: string, heart: string) =>
  Array.from({ length: 8 }, (_, at) =>
    path(leafPath(x, y, size, size * 0.36, at * 45), at % 2 ? colour : lighter(colour, 0.22)),
  ).join('') + circle(x, y, size * 0.28, heart)

const HELD: readonly Held[] = [
  {
    ratio: '4:5',
    back: '#d9b48f',
    draw(_, hand) {
      const side = group(
        {},
        drawArm(hand, [-60, 1290], [270, 800], '#3f5f6b', 150),
        path('M230 560C200 640 210 760 280 830C340 850 400 800 400 700V560Z', hand.skin),
        drawFinger(
          hand,
          [
            [262, 600],
            [290, 520],
            [372, 480],
          ],
          60,
        ),
        ...[0, 1, 2, 3].map((at) =>
          drawFinger(
            hand,
            [
              [262, 596 + at * 62],
              [380, 566 + at * 62],
              [480 - at * 8, 572 + at * 60],
            ],
            58,
          ),
        ),
      )
      return [
        circle(500, 560, 430, '#eed3b4'),
        ...[400, 500, 600].map((x, at) =>
          stroke(
            smoothCurvePath([
              [x, 330],
              [x + 34, 260],
              [x - 26, 190],
              [x + 20, 110 + at * 20],
            ]),
            '#fff8ea',
            15,
            { opacity: 0.8 },
          ),
        ),
        path('M300 390H700V760C700 850 640 880 500 880C360 880 300 850 300 760Z', '#f6efe2'),
        ellipse(500, 392, 200, 46, '#e3d6c0'),
        ellipse(500, 400, 172, 34, '#6a3f24'),
        ellipse(460, 396, 60, 12, '#8a5a38'),
        ...[
          [380, 500],
          [470, 460],
          [590, 480],
          [640, 560],
          [420, 820],
          [560, 830],
        ].map(([x, y]) => circle(x!, y!, 9, '#3f5f6b')),
        side,
        mirrored(500, side),
      ]
    },
  },
  {
    ratio: '3:4',
    back: '#33504a',
    draw(_, hand) {
      const stems = Array.from({ length: 7 }, (_, at) =>
        stroke(
          smoothCurvePath([
            [0, 300],
            [(at - 3) * 6, 0],
            [(at - 3) * 66, -330],
          ]),
          at % 2 ? '#7fa86b' : '#5f8f5a',
          13,
        ),
      ).join('')
      const heads = [
        [-210, -380, 110, '#e8738a'],
        [210, -390, 104, '#f0a03c'],
        [-100, -480, 116, '#f6efe2'],
        [104, -500, 112, '#d9503f'],
        [0, -380, 120, '#f2c14e'],
      ] as const
      return [
        moveMarks(
          480,
          860,
          6,
          1.05,
          drawFist(
            hand,
            stems +
              [-60, -120, 60, 130]
                .map((aside, at) =>
                  path(leafPath((aside / 120) * 40, -130, 230, 50, -90 + aside * 0.6), at % 2 ? '#86b079' : '#5f8f5a'),
                )
                .join(''),
            '#e9dcc4',
            [120, 760],
          ),
          ...heads.map(([x, y, size, colour]) =>
            bloom(x, y, size, colour, colour === '#f2c14e' ? '#6a3f24' : '#f6d365'),
          ),
        ),
      ]
    },
  },
  {
    ratio: '1:1',
    back: '#7d8fb5',
    draw(_, hand) {
      const page = 'M500 300C420 240 280 230 160 270V690C280 650 420 660 500 720Z'
      const lines = Array.from({ length: 9 }, (_, at) =>
        stroke(
          pathData`M${200} ${334 + at * 36}C${290} ${306 + at * 36} ${390} ${312 + at * 36} ${460} ${350 + at * 36}`,
          '#b9ad98',
          6,
        ),
      ).join('')
      const grip = group(
        {},
        drawArm(hand, [40, 1120], [190, 800], '#d98a4a', 140),
        path('M120 640C100 740 130 840 220 850C290 850 300 760 280 690Z', hand.skin),
        drawFinger(
          hand,
          [
            [190, 760],
            [240, 690],
            [310, 640],
          ],
          62,
        ),
      )
      return [
        path(
          'M500 330C420 268 270 258 130 300V730C270 690 420 700 500 756C580 700 730 690 870 730V300C730 258 580 268 500 330Z',
          '#8f3f35',
        ),
        path(page, '#f8f1e0'),
        lines,
        mirrored(500, path(page, '#fdf8ec'), lines),
        stroke('M500 300V720', '#d8cbb2', 6),
        path('M540 300L580 282V560L560 540L540 566Z', '#e0a83e'),
        grip,
        mirrored(500, grip),
      ]
    },
  },
  {
    ratio: '4:5',
    back: '#efe0cf',
    draw(_, hand) {
      return [
        circle(500, 600, 340, '#f8f1e4'),
        circle(500, 600, 340, 'none', { stroke: '#b98a5a', 'stroke-width': 34 }),
        rect(470, 226, 60, 50, '#9a6f45', { rx: 8 }),
        ...[
          [430, 560],
          [560, 500],
          [520, 690],
        ].map(([x, y], at) => bloom(x!, y!, 76, ['#d9573f', '#4f7fa8', '#e0a03c'][at]!, '#fff')),
        stroke('M430 640C450 720 500 760 540 770M560 580C570 650 560 720 540 770M520 700L540 800', '#5f8f5a', 10),
        ...[
          [450, 720, 200],
          [590, 680, -30],
          [560, 760, 20],
        ].map(([x, y, turn]) => path(leafPath(x!, y!, 80, 22, turn!), '#6f9f63')),
        stroke('M640 700L760 580', '#8a8f99', 8),
        stroke(
          smoothCurvePath([
            [640, 700],
            [600, 800],
            [480, 860],
            [380, 800],
            [330, 900],
          ]),
          '#d9573f',
          6,
        ),
        moveMarks(770, 570, 0, 0.9, drawPinch(hand, '#4f6f8f', [560, 620])),
      ]
    },
  },
  {
    ratio: '3:4',
    back: '#cfe0c3',
    draw(_, hand) {
      const soil =
        path('M-250 60C-220 -30 -100 -70 0 -70C100 -70 220 -30 250 60C200 160 -200 160 -250 60Z', '#4a3226') +
        [
          [-120, 0],
          [60, -30],
          [130, 30],
          [-30, 30],
        ]
          .map(([x, y]) => circle(x!, y!, 10, '#6a4a38'))
          .join('')
      const plant =
        stroke('M0 -50C-10 -160 10 -240 0 -330', '#5f8f4a', 18) +
        path(leafPath(0, -250, 240, 66, -30), '#7fb55f') +
        path(leafPath(0, -250, 240, 66, -150), '#6aa34f') +
        path(leafPath(0, -310, 150, 44, -66), '#93c46f') +
        path(leafPath(0, -310, 150, 44, -114), '#86ba63')
      return [
        circle(500, 560, 360, '#f4f0d9'),
        moveMarks(500, 800, 0, 1.05, drawCuppedHands(hand, soil + plant, '#b5653c')),
      ]
    },
  },
  {
    ratio: '2:3',
    back: '#f2a9a0',
    draw(_, hand) {
      const cone = path('M-86 -190H86L10 250H-10Z', '#dfa35c') + waffle('M-86 -190H86L10 250H-10Z')
      const scoops =
        circle(-50, -290, 112, '#f7d9e0') +
        circle(64, -300, 108, '#c9e3c6') +
        circle(4, -400, 112, '#fbf0d4') +
        path(
          'M-140 -230C-120 -180 -90 -200 -70 -184C-40 -160 -10 -190 20 -176C60 -160 80 -200 150 -220V-290H-140Z',
          '#f7d9e0',
        ) +
        circle(10, -520, 40, '#c8323c') +
        stroke('M10 -556Q30 -610 70 -620', '#4a6b3a', 8) +
        [
          [-40, -440],
          [50, -380],
          [-80, -300],
          [90, -320],
          [10, -340],
          [-10, -430],
        ]
          .map(([x, y], at) =>
            moveMarks(x!, y!, at * 50, 1, rect(-16, -4, 32, 8, ['#d9503f', '#3f7fb5', '#f0a03c'][at % 3]!, { rx: 4 })),
          )
          .join('')
      return [
        ...Array.from({ length: 12 }, (_, at) =>
          circle((at % 3) * 380 + (Math.floor(at / 3) % 2) * 190, 120 + Math.floor(at / 3) * 380, 40, '#f7c3bb'),
        ),
        moveMarks(470, 940, 0, 1.15, drawFist(hand, cone + scoops, '#f6efe2', [110, 760])),
      ]
    },
  },
  {
    ratio: '1:1',
    back: '#f3ead9',
    draw(_, hand) {
      const other = makeHandColors(SKIN_COLORS[3]!)
      const dots = (x: number, y: number) =>
        [
          [-150, -430],
          [-52, -500],
          [46, -490],
          [140, -410],
          [226, -250],
        ]
          .map(([dx, dy], at) =>
            circle(x + dx! * 0.86, y + dy! * 0.86, 28, ['#e0503f', '#f0b03c', '#3f8fb5', '#5fa36b', '#b56fb0'][at]!),
          )
          .join('')
      return [
        path('M60 120C240 40 400 160 360 330C300 420 100 380 60 250Z', '#f2c14e', { opacity: 0.5 }),
        path('M640 640C800 560 980 640 960 800C900 940 680 900 640 800Z', '#8fc1c9', { opacity: 0.6 }),
        moveMarks(310, 790, -10, 0.86, drawOpenHand(hand, '#3f6f8f')),
        moveMarks(700, 830, 9, 0.86, group({ transform: 'scale(-1 1)' }, drawOpenHand(other, '#c9573f'))),
        moveMarks(310, 790, -10, 1, dots(0, 0)),
        moveMarks(700, 830, 9, 1, group({ transform: 'scale(-1 1)' }, dots(0, 0))),
      ]
    },
  },
  {
    ratio: '4:5',
    back: '#e3cdb5',
    draw(_, hand) {
      return [
        rect(90, 80, 620, 760, '#fbf6ea'),
        path('M90 620C240 500 400 640 520 560C600 520 660 560 710 540V840H90Z', '#6f9f8f'),
        path('M90 720C240 640 380 740 710 660V840H90Z', '#3f6f6b'),
        circle(480, 300, 90, '#e8873f'),
        stroke(
          smoothCurvePath([
            [240, 330],
            [330, 300],
            [400, 330],
          ]),
          '#e8a58f',
          30,
        ),
        rect(90, 80, 620, 760, 'none', { stroke: '#c9b497', 'stroke-width': 12 }),
        moveMarks(
          700,
          800,
          -44,
          1,
          drawFist(
            hand,
            rect(-14, -360, 28, 660, '#b5763f', { rx: 12 }) +
              rect(-20, -420, 40, 90, '#b9bcc2') +
              path('M-20 -420C-40 -500 -10 -540 0 -590C10 -540 40 -500 20 -420Z', '#e8873f'),
            '#33415c',
            [140, 700],
          ),
        ),
      ]
    },
  },
  {
    ratio: '1:1',
    back: '#39506b',
    draw(s, hand) {
      const berries = Array.from({ length: 38 }, (_, at) => {
        const [x, y] = [s.random.between(-220, 220), s.random.between(-90, 90)]
        return (
          circle(
            x,
            y - Math.max(0, 60 - Math.abs(x) * 0.3),
            44,
            ['#7a1f3f', '#b5263f', '#33275f', '#5f1f4f'][at % 4]!,
          ) + circle(x - 12, y - 14 - Math.max(0, 60 - Math.abs(x) * 0.3), 10, '#ffffff', { opacity: 0.45 })
        )
      }).join('')
      return [
        ...Array.from({ length: 10 }, (_, at) =>
          path(leafPath(500, 480, 520, 90, at * 36 + 10), at % 2 ? '#46637d' : '#2f4460'),
        ),
        moveMarks(
          500,
          520,
          0,
          1.1,
          drawCuppedHands(
            hand,
            path('M-240 60C-200 -80 200 -80 240 60C200 160 -200 160 -240 60Z', '#4a1f38') + berries,
            '#d9a441',
          ),
        ),
      ]
    },
  },
  {
    ratio: '3:4',
    back: '#c9d6df',
    draw(_, hand) {
      return [
        moveMarks(
          420,
          560,
          -8,
          1,
          rect(-330, -230, 660, 460, '#f6ecd6'),
          path('M-330 -230L0 60L330 -230Z', '#e9d9b8'),
          stroke('M-330 -230L0 60L330 -230M-330 230L-90 -10M330 230L90 -10', '#cbb68d', 7),
          circle(0, 46, 54, '#b5322f'),
          path(leafPath(-4, 70, 50, 14, -60), '#8f2422'),
          rect(190, -200, 100, 120, '#7fa38f'),
          circle(240, -140, 28, '#f6ecd6'),
        ),
        moveMarks(610, 640, 8, 1.1, drawPinch(hand, '#7d4a5f', [520, 700])),
        stroke('M120 1000q60 -30 120 0t120 0t120 0', '#b3c3cf', 10),
        stroke('M560 1150q60 -30 120 0t120 0t120 0', '#b3c3cf', 10),
      ]
    },
  },
  {
    ratio: '1:1',
    back: '#b8432f',
    draw(_, hand) {
      const knit = Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 11 }, (_, at) =>
          path(
            pathData`M${300 + at * 36} ${560 + row * 40}l18 26l18 -26v20l-18 26l-18 -26Z`,
            row % 4 === 1 ? '#e0a83e' : '#f3e6cf',
          ),
        ).join(''),
      ).join('')
      const needle = (side: number) =>
        stroke(pathData`M${500 - side * 330} 380L${500 + side * 190} 590`, '#d9b98a', 20) +
        circle(500 - side * 336, 376, 24, '#8a5a33')
      const grip = group(
        {},
        drawArm(hand, [-60, 1000], [130, 640], '#2f3f5a', 140),
        path('M110 480C70 560 90 660 160 680C230 690 270 610 262 540Z', hand.skin),
        ...[0, 1, 2].map((at) =>
          drawFinger(
            hand,
            [
              [120, 540 + at * 50],
              [200, 510 + at * 46],
              [262, 540 + at * 44],
            ],
            54,
          ),
        ),
        drawFinger(
          hand,
          [
            [150, 520],
            [220, 450],
            [300, 430],
          ],
          54,
        ),
      )
      return [
        circle(500, 470, 380, '#c95a42'),
        rect(290, 556, 420, 380, '#d8c7a8', { rx: 8 }),
        knit,
        needle(1),
        needle(-1),
        grip,
        mirrored(500, grip),
        stroke(
          smoothCurvePath([
            [700, 620],
            [820, 760],
            [760, 880],
            [880, 930],
            [1010, 880],
          ]),
          '#f3e6cf',
          11,
        ),
      ]
    },
  },
  {
    ratio: '2:3',
    back: '#1f2f4f',
    draw(s, hand) {
      return [
        ...Array.from({ length: 50 }, () =>
          circle(s.random.between(0, 1000), s.random.between(0, 1100), s.random.between(2, 6), '#f6e3b0'),
        ),
        circle(480, 560, 380, '#f2c14e', { opacity: 0.16 }),
        circle(480, 560, 260, '#f2c14e', { opacity: 0.2 }),
        moveMarks(
          470,
          1050,
          0,
          1.1,
          drawFist(
            hand,
            rect(-46, -300, 92, 520, '#f6efe2', { rx: 12 }) +
              ellipse(0, -300, 46, 14, '#e0d2b4') +
              path('M-46 -250C-60 -200 -56 -170 -46 -150V-290ZM46 -280C60 -210 58 -180 46 -160Z', '#fffaf0') +
              stroke('M0 -300V-340', '#3a2a20', 8) +
              path('M0 -520C50 -440 60 -390 0 -340C-60 -390 -50 -440 0 -520Z', '#f7a43c') +
              path('M0 -460C24 -420 30 -384 0 -352C-30 -384 -24 -420 0 -460Z', '#fdf0c0'),
            '#7a3f3a',
            [130, 760],
          ),
        ),
      ]
    },
  },
]

/** The crossed lines of a waffle on a cone. */
function waffle(outline: string): string {
  return group(
    { opacity: 0.7 },
    ...[0, 1, 2, 3, 4].map((at) =>
      stroke(
        pathData`M${-80 + at * 22} -188L${6 + at * 2} ${190 - Math.abs(at - 2) * 60}M${80 - at * 22} -188L${-6 - at * 2} ${190 - Math.abs(at - 2) * 60}`,
        '#b87a38',
        5,
      ),
    ),
    path(outline, 'none'),
  )
}

export const hands: PictureFamily = {
  name: 'hands',
  topic: 'craft',
  draw(seed) {
    const { ratio, back, draw } = HELD[seed % HELD.length]!
    const s = makeSheet('hands', seed, [ratio])
    const hand = makeHandColors(SKIN_COLORS[(seed * 3 + 2) % SKIN_COLORS.length]!)
    s.add(fillSheet(s, back), clipMarks(s, pathData`M0 0H${s.width}V${s.height}H0Z`, ...draw(s, hand)))
    return s.drawing(makeGouacheFinish())
  },
}
