// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { clipMarks, fillSheet } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
import { makeGouacheFinish } from '../print/gouache.ts'
import {
  circle,
  type DrawingPoint,
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

type Ears = 'hanging' | 'pointed' | 'folded' | 'fluffy'
type Coat = { fur: string; dark: string; muzzle: string; ears: Ears; blaze?: boolean }
type Scene = { ratio: '1:1' | '4:5' | '3:4' | '2:3' | '4:3'; back: string; draw(s: DrawingSheet): string[] }

const BEAGLE: Coat = { fur: '#c9803f', dark: '#6a3a1e', muzzle: '#f8f0e2', ears: 'hanging', blaze: true }
const HUSKY: Coat = { fur: '#5f6b7d', dark: '#3f4959', muzzle: '#f6f6f4', ears: 'pointed', blaze: true }
const CORGI: Coat = { fur: '#d98f45', dark: '#b56f2c', muzzle: '#fbf3e4', ears: 'pointed', blaze: true }
const LAB: Coat = { fur: '#e6c48a', dark: '#c79d5c', muzzle: '#f2dcae', ears: 'hanging' }
const TERRIER: Coat = { fur: '#e9e1d2', dark: '#b9a68a', muzzle: '#ffffff', ears: 'folded' }
const POODLE: Coat = { fur: '#8a5a3c', dark: '#6f4429', muzzle: '#a3704e', ears: 'fluffy' }
const PUG: Coat = { fur: '#e0c096', dark: '#3a302c', muzzle: '#3f3531', ears: 'folded' }
const SHEPHERD: Coat = { fur: '#2f2d33', dark: '#1f1d22', muzzle: '#b5763f', ears: 'pointed' }

/** A dog's head around 0 0, about 320 wide. */
function head({ fur, dark, muzzle, ears, blaze }: Coat, tongue = false, look = 0): string {
  const shapes: Record<Ears, string> = {
    hanging: path(
      'M-120 -110C-210 -120 -250 20 -200 120C-170 150 -130 110 -120 20ZM120 -110C210 -120 250 20 200 120C170 150 130 110 120 20Z',
      dark,
    ),
    pointed:
      path('M-150 -60L-150 -240L-40 -130ZM150 -60L150 -240L40 -130Z', fur, {
        stroke: fur,
        'stroke-width': 20,
        'stroke-linejoin': 'round',
      }) + path('M-130 -100L-130 -190L-74 -132ZM130 -100L130 -190L74 -132Z', '#dca595'),
    folded: path('M-70 -130L-170 -150L-180 -30L-120 -50ZM70 -130L170 -150L180 -30L120 -50Z', dark, {
      stroke: dark,
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }),
    fluffy: [-1, 1]
      .map((side) =>
        [
          [150, -40],
          [176, 20],
          [170, 84],
          [140, 40],
          [150, 110],
        ]
          .map(([x, y]) => circle(side * x!, y!, 52, dark))
          .join(''),
      )
      .join(''),
  }
  const curls =
    ears === 'fluffy'
      ? [
          [-70, -130],
          [0, -160],
          [70, -130],
          [-30, -110],
          [40, -100],
        ]
          .map(([x, y]) => circle(x!, y!, 58, fur))
          .join('')
      : ''
  const eye = (x: number) => circle(x, -14, 21, '#2a1a16') + circle(x + 7 + look * 4, -22, 6, '#ffffff')
  return group(
    {},
    ears === 'pointed' ? shapes.pointed : '',
    path(
      'M-140 -20C-150 -130 -70 -160 0 -160C70 -160 150 -130 140 -20C136 80 80 150 0 150C-80 150 -136 80 -140 -20Z',
      fur,
    ),
    blaze ? path('M-20 -158H20C30 -80 40 -20 60 40H-60C-40 -20 -30 -80 -20 -158Z', muzzle) : '',
    ears === 'pointed' ? '' : shapes[ears],
    curls,
    ellipse(look * 10, 76, 86, 70, muzzle),
    eye(-66 + look * 8),
    eye(66 + look * 8),
    stroke(
      pathData`M${-92 + look * 8} -52Q${-66 + look * 8} -68 ${-44 + look * 8} -54M${92 + look * 8} -52Q${66 + look * 8} -68 ${44 + look * 8} -54`,
      dark,
      8,
    ),
    tongue
      ? path(
          pathData`M${-24 + look * 10} 108C${-30 + look * 10} 180 ${30 + look * 10} 180 ${24 + look * 10} 108Z`,
          '#e0707a',
        )
      : '',
    ellipse(look * 10, 44, 36, 26, '#2a1f20'),
    ellipse(look * 10 - 10, 36, 10, 6, '#6a5a5c'),
    stroke(
      pathData`M${look * 10} 68V90M${look * 10} 90Q${look * 10 - 24} 116 ${look * 10 - 50} 98M${look * 10} 90Q${look * 10 + 24} 116 ${look * 10 + 50} 98`,
      muzzle === PUG.muzzle ? '#1a1413' : '#3a2a26',
      7,
    ),
  )
}

/** A dog that sits and looks at you; feet on 0, about 700 high. */
function sitting(s: DrawingSheet, coat: Coat, tongue = false, look = 0): string {
  const body = 'M-90 -430C-160 -330 -200 -160 -190 -40C-180 0 180 0 190 -40C200 -160 160 -330 90 -430Z'
  return group(
    {},
    stroke(
      smoothCurvePath([
        [150, -40],
        [260, -80],
        [300, -180],
      ]),
      coat.fur,
      46,
    ),
    path(body, coat.fur),
    clipMarks(
      s,
      body,
      path('M0 -470C80 -400 100 -240 60 -120C40 -70 -40 -70 -60 -120C-100 -240 -80 -400 0 -470Z', coat.muzzle),
    ),
    ellipse(-150, -50, 76, 60, darker(coat.fur, 0.08)),
    ellipse(150, -50, 76, 60, darker(coat.fur, 0.08)),
    stroke('M-52 -260V-30M52 -260V-30', lighter(coat.fur, 0.1), 76),
    ellipse(-56, -20, 58, 30, coat.muzzle),
    ellipse(56, -20, 58, 30, coat.muzzle),
    moveMarks(0, -500, look * 5, 1.02, head(coat, tongue, look)),
  )
}

/** A dog from the side that walks to the right; `long` is its back, `high` its legs. */
function walking(coat: Coat, long: number, high: number, wear = ''): string {
  const legs: readonly DrawingPoint[] = [
    [-long / 2 + 20, 12],
    [-long / 2 + 70, -10],
    [long / 2 - 70, 14],
    [long / 2 - 20, -14],
  ]
  return group(
    {},
    ...legs.map(([x, swing], at) =>
      stroke(
        pathData`M${x} ${-high - 40}L${x + swing * 2} -14H${x + swing * 2 + 18}`,
        at % 2 ? coat.fur : darker(coat.fur, 0.14),
        44,
      ),
    ),
    stroke(
      smoothCurvePath([
        [-long / 2, -high - 120],
        [-long / 2 - 90, -high - 170],
        [-long / 2 - 110, -high - 270],
      ]),
      coat.fur,
      30,
    ),
    rect(-long / 2 - 30, -high - 170, long + 70, 150, coat.fur, { rx: 75 }),
    wear,
    stroke(pathData`M${long / 2 - 10} ${-high - 110}L${long / 2 + 60} ${-high - 220}`, coat.fur, 92),
    path(
      pathData`M${long / 2 + 10} ${-high - 300}C${long / 2 + 90} ${-high - 330} ${long / 2 + 140} ${-high - 280} ${long / 2 + 160} ${-high - 250}L${long / 2 + 240} ${-high - 230}C${long / 2 + 262} ${-high - 200} ${long / 2 + 240} ${-high - 176} ${long / 2 + 200} ${-high - 172}C${long / 2 + 120} ${-high - 150} ${long / 2 + 20} ${-high - 170} ${long / 2 + 4} ${-high - 240}Z`,
      coat.fur,
    ),
    circle(long / 2 + 244, -high - 222, 19, '#2a1f20'),
    circle(long / 2 + 130, -high - 252, 12, '#2a1a16'),
    circle(long / 2 + 134, -high - 256, 4, '#ffffff'),
    coat.ears === 'pointed'
      ? path(
          pathData`M${long / 2 + 20} ${-high - 280}L${long / 2 + 30} ${-high - 390}L${long / 2 + 100} ${-high - 300}Z`,
          coat.dark,
        )
      : path(
          pathData`M${long / 2 + 50} ${-high - 306}C${long / 2 - 30} ${-high - 300} ${long / 2 - 40} ${-high - 180} ${long / 2 + 10} ${-high - 140}C${long / 2 + 50} ${-high - 150} ${long / 2 + 80} ${-high - 220} ${long / 2 + 50} ${-high - 306}Z`,
          coat.dark,
        ),
  )
}

const grass = (y: number, colour: string, count = 26) =>
  Array.from({ length: count }, (_, at) =>
    path(leafPath((at * 1200) / count, y, 60 + ((at * 53) % 60), 10, -90 + ((at * 37) % 44) - 22), colour),
  ).join('')
const tree = (x: number, y: number, size: number, colour: string) =>
  rect(x - size * 0.06, y - size * 0.7, size * 0.12, size * 0.7, '#7a5a42') +
  ellipse(x, y - size, size * 0.4, size * 0.5, colour)

const SCENES: readonly Scene[] = [
  {
    ratio: '4:5',
    back: '#f0cfa6',
    draw: (s) => [
      circle(500, 480, 360, '#f7e3c4'),
      rect(0, 1020, 1000, 230, '#c98f5f'),
      moveMarks(500, 1060, 0, 1.1, sitting(s, CORGI, true)),
      path('M392 640C430 690 570 690 608 640L598 690C560 720 440 720 402 690Z', '#b5322f'),
      circle(500, 716, 24, '#e0a83e'),
    ],
  },
  {
    ratio: '4:3',
    back: '#cfe3ea',
    draw: () => [
      path('M0 620Q400 540 1200 620V900H0Z', '#a8c48f'),
      tree(180, 640, 330, '#6fa06b'),
      tree(1060, 650, 280, '#7fae76'),
      rect(0, 740, 1200, 160, '#d9c7a0'),
      ellipse(560, 806, 400, 24, '#7a6a4a', { opacity: 0.3 }),
      moveMarks(
        520,
        810,
        0,
        1,
        walking(
          { fur: '#7a4426', dark: '#532c17', muzzle: '#b5763f', ears: 'hanging' },
          520,
          90,
          rect(-200, -250, 330, 140, '#3f6f8f', { rx: 40 }) +
            [-140, -60, 20, 90].map((x) => rect(x, -250, 24, 140, '#f2c14e')).join(''),
        ),
      ),
      grass(880, '#8fae72'),
    ],
  },
  {
    ratio: '1:1',
    back: '#39556b',
    draw: () => [
      circle(500, 520, 430, '#4a6a82'),
      moveMarks(500, 540, 5, 2.05, head(HUSKY, false, 0)),
      circle(365, 511, 30, '#8fc4e0'),
      circle(635, 535, 30, '#8fc4e0'),
      circle(365, 511, 15, '#14202a'),
      circle(635, 535, 15, '#14202a'),
    ],
  },
  {
    ratio: '3:4',
    back: '#dfe8d2',
    draw: (s) => [
      path('M0 900Q500 800 1000 900V1333H0Z', '#9cbf84'),
      tree(160, 900, 420, '#6a9a66'),
      moveMarks(520, 1160, 0, 1.1, sitting(s, LAB, true, 1)),
      circle(830, 1150, 70, '#d9503f'),
      stroke('M780 1110Q830 1150 800 1210M880 1110Q830 1150 866 1206', '#f6efe2', 8),
      grass(1333, '#6f9f5a'),
    ],
  },
  {
    ratio: '4:5',
    back: '#e3d3e6',
    draw: (s) => [
      rect(0, 900, 1000, 350, '#b99cc0'),
      path('M160 500C160 380 300 380 320 460V940H160ZM840 500C840 380 700 380 680 460V940H840Z', '#7d5c8f'),
      rect(250, 420, 500, 520, '#8a6a9c', { rx: 60 }),
      rect(200, 840, 600, 180, '#9a7aac', { rx: 40 }),
      moveMarks(500, 900, 0, 0.85, sitting(s, PUG, false)),
      moveMarks(500, 900, 0, 0.85, stroke('M-50 -590Q0 -570 50 -590M-40 -612Q0 -594 40 -612', '#b5946a', 7)),
    ],
  },
  {
    ratio: '1:1',
    back: '#f2b9a8',
    draw: (s) => [
      rect(0, 780, 1000, 220, '#d98f7a'),
      moveMarks(480, 860, 0, 1.05, sitting(s, POODLE, false, -1)),
      ...[
        [380, 560],
        [560, 560],
        [470, 520],
        [430, 640],
        [530, 640],
      ].map(([x, y]) => circle(x!, y!, 66, POODLE.fur)),
      moveMarks(
        480,
        330,
        -8,
        1,
        path('M-80 -160L0 -120L80 -160V-90L0 -120L-80 -90Z', '#3f7c85'),
        circle(0, -122, 18, '#2f5f66'),
      ),
    ],
  },
  {
    ratio: '2:3',
    back: '#9cc4d9',
    draw: (s) => [
      ...[
        [200, 260],
        [720, 180],
        [500, 480],
      ].map(([x, y]) => ellipse(x!, y!, 150, 44, '#e9f3f4') + ellipse(x! + 60, y! - 34, 90, 50, '#e9f3f4')),
      path('M0 900Q300 780 560 900T1000 860V1500H0Z', '#e9d9b0'),
      path('M0 820Q300 760 1000 840V930Q700 860 0 920Z', '#5f9fb5'),
      moveMarks(500, 1300, 0, 1.2, sitting(s, BEAGLE, true)),
      path('M378 815C420 870 580 870 622 815L640 900L500 1010L360 900Z', '#d9503f'),
      ...[
        [430, 870],
        [500, 900],
        [570, 870],
        [500, 960],
      ].map(([x, y]) => circle(x!, y!, 12, '#f6efe2')),
    ],
  },
  {
    ratio: '4:3',
    back: '#f3dfb8',
    draw: () => [
      rect(0, 640, 1200, 260, '#d9b47f'),
      ellipse(600, 700, 480, 120, '#b5536b'),
      ellipse(600, 680, 420, 90, '#c96f84'),
      moveMarks(
        600,
        690,
        0,
        1,
        path('M-330 0C-360 -120 -240 -200 -60 -190C120 -190 300 -160 330 -40C340 0 320 10 280 10H-280Z', TERRIER.fur),
        stroke(
          smoothCurvePath([
            [310, -30],
            [400, -70],
            [420, -140],
          ]),
          TERRIER.fur,
          34,
        ),
        ellipse(-230, 0, 110, 34, TERRIER.muzzle),
        path('M60 -190C140 -190 240 -160 250 -100C180 -60 80 -90 60 -190Z', TERRIER.dark),
        moveMarks(-190, -150, -6, 0.78, head(TERRIER, false, -1)),
      ),
      moveMarks(
        960,
        800,
        20,
        1,
        stroke('M-70 0H70', '#f6efe2', 30),
        ...[-76, 76].flatMap((x) => [circle(x, -18, 24, '#f6efe2'), circle(x, 18, 24, '#f6efe2')]),
      ),
    ],
  },
  {
    ratio: '4:5',
    back: '#2f4a3f',
    draw: (s) => [
      ...Array.from({ length: 7 }, (_, at) =>
        path(
          pathData`M${at * 170 - 60} 900L${at * 170 + 40} ${380 + (at % 3) * 90}L${at * 170 + 140} 900Z`,
          at % 2 ? '#27403a' : '#38564a',
        ),
      ),
      rect(0, 890, 1000, 360, '#4a6a54'),
      moveMarks(500, 1120, 0, 1.1, sitting(s, SHEPHERD, false, 1)),
      moveMarks(
        500,
        1120,
        0,
        1.1,
        path('M-110 -410C-60 -360 60 -360 110 -410L120 -350C60 -300 -60 -300 -120 -350Z', '#e0a83e'),
      ),
      grass(1250, '#6a8f6a'),
    ],
  },
  {
    ratio: '1:1',
    back: '#f6d36b',
    draw: () => [
      rect(0, 700, 1000, 300, '#e8b84a'),
      ellipse(470, 826, 330, 22, '#8a6a1f', { opacity: 0.35 }),
      moveMarks(
        440,
        826,
        0,
        0.9,
        walking(
          { fur: '#fbf7ee', dark: '#2b2a30', muzzle: '#ffffff', ears: 'hanging' },
          420,
          250,
          [
            [-170, -330],
            [-90, -290],
            [-20, -360],
            [60, -300],
            [130, -350],
            [-130, -270],
            [10, -280],
          ]
            .map(([x, y], at) => ellipse(x!, y!, 24 + (at % 3) * 6, 20, '#2b2a30'))
            .join(''),
        ),
      ),
      stroke('M640 396L700 440', '#d9503f', 22),
    ],
  },
  {
    ratio: '3:4',
    back: '#c3cfe0',
    draw: (s) => [
      ...Array.from({ length: 70 }, () =>
        circle(s.random.between(0, 1000), s.random.between(0, 1100), s.random.between(5, 14), '#ffffff'),
      ),
      path('M0 1060Q400 980 1000 1080V1333H0Z', '#f4f6fa'),
      moveMarks(
        480,
        1180,
        0,
        1.15,
        sitting(s, { ...TERRIER, fur: '#b5713f', dark: '#8a4f28', muzzle: '#f6e3c6', ears: 'folded' }, false, 0),
      ),
      path(
        'M344 720C420 780 540 780 616 720C650 760 650 800 630 830C560 870 400 870 330 830C310 800 310 760 344 720Z',
        '#3f7c6b',
      ),
      path('M560 850L640 836L670 1050L590 1060Z', '#356a5b'),
      stroke('M330 790C420 830 540 830 632 790M575 930L655 916M583 990L664 976', '#f6efe2', 12),
    ],
  },
  {
    ratio: '4:3',
    back: '#7fb5a8',
    draw: () => [
      path('M0 560Q600 500 1200 580V900H0Z', '#f0dfae'),
      path('M0 480Q600 430 1200 500V590Q600 520 0 580Z', '#3f8fa0'),
      circle(980, 190, 90, '#f9e3a0'),
      ellipse(560, 770, 380, 24, '#8a7a4a', { opacity: 0.3 }),
      moveMarks(
        500,
        770,
        0,
        0.95,
        walking({ fur: '#3a3338', dark: '#262126', muzzle: '#6a5a5c', ears: 'hanging' }, 440, 190),
      ),
      stroke('M880 430L1040 400', '#8a5a33', 22),
      stroke('M694 412L762 458', '#d9503f', 18),
    ],
  },
]

export const dogs: PictureFamily = {
  name: 'dogs',
  topic: 'nature',
  draw(seed) {
    const { ratio, back, draw } = SCENES[seed % SCENES.length]!
    const s = makeSheet('dogs', seed, [ratio])
    s.add(fillSheet(s, back), clipMarks(s, pathData`M0 0H${s.width}V${s.height}H0Z`, ...draw(s)))
    return s.drawing(makeGouacheFinish(2.2, 9))
  },
}
