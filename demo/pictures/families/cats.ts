// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { clipMarks, fillSheet } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
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

type Coat = { fur: string; marks: string; belly: string; eyes: string }
type Scene = { ratio: '1:1' | '4:5' | '3:4' | '2:3' | '4:3'; back: string; draw(s: DrawingSheet): string[] }

const TABBY: Coat = { fur: '#d9904a', marks: '#a85f28', belly: '#f6e3c6', eyes: '#7fa35a' }
const GRAY: Coat = { fur: '#8b93a1', marks: '#626a7a', belly: '#e3e5ea', eyes: '#e8b23a' }
const BLACK: Coat = { fur: '#26242c', marks: '#3a3742', belly: '#33303a', eyes: '#e8c94a' }
const WHITE: Coat = { fur: '#f6f1e6', marks: '#d9cdb8', belly: '#ffffff', eyes: '#5f9ac0' }
const CALICO: Coat = { fur: '#f4ead8', marks: '#c9703a', belly: '#ffffff', eyes: '#8fa35a' }

/** A cat's head around 0 0, about 300 wide. */
function head({ fur, marks, belly, eyes }: Coat, asleep = false, look = 0): string {
  const line = fur === '#26242c' ? '#8a8494' : '#3a2a26'
  const ears = 'M-140 -40L-136 -190L-40 -120ZM140 -40L136 -190L40 -120Z'
  const eye = (x: number) =>
    asleep
      ? stroke(pathData`M${x - 34} 4Q${x} 34 ${x + 34} 4`, line, 7)
      : ellipse(x, 4, 34, 30, eyes) +
        ellipse(x + look * 12, 4, 10, 25, '#1c1a20') +
        circle(x + look * 12 + 6, -7, 6, '#ffffff')
  return group(
    {},
    path(ears, fur, { stroke: fur, 'stroke-width': 24, 'stroke-linejoin': 'round' }),
    path('M-118 -70L-118 -150L-66 -112ZM118 -70L118 -150L66 -112Z', '#e0a090'),
    ellipse(0, 6, 158, 128, fur),
    path('M-24 -118L-14 -60H-34ZM0 -122L8 -54H-8ZM24 -118L34 -60H14Z', marks),
    stroke('M-150 20L-110 26M-144 50L-108 46M150 20L110 26M144 50L108 46', marks, 13),
    ellipse(0, 66, 66, 48, belly),
    eye(-66),
    eye(66),
    path('M-18 44H18L0 64Z', '#d9766b'),
    stroke('M0 62V76M0 76Q-18 96 -36 82M0 76Q18 96 36 82', line, 6),
    stroke('M-60 62L-190 46M-60 72L-190 78M60 62L190 46M60 72L190 78', line, 3.5, { opacity: 0.7 }),
  )
}

/** A cat that sits and looks at you; feet on 0, about 640 high. */
function sitting(s: DrawingSheet, coat: Coat, look = 0): string {
  const body = 'M-60 -420C-150 -380 -190 -160 -170 -40C-160 0 160 0 170 -40C190 -160 150 -380 60 -420Z'
  const line = darker(coat.fur, 0.3)
  return group(
    {},
    stroke(
      smoothCurvePath([
        [120, -30],
        [250, -40],
        [290, -140],
        [240, -230],
      ]),
      coat.fur,
      54,
    ),
    stroke(
      smoothCurvePath([
        [284, -120],
        [284, -160],
        [262, -206],
      ]),
      coat.marks,
      54,
    ),
    path(body, coat.fur),
    clipMarks(
      s,
      body,
      ellipse(0, -230, 70, 130, coat.belly),
      stroke('M-190 -240H-120M-190 -180H-116M-190 -120H-120M190 -240H120M190 -180H116M190 -120H120', coat.marks, 22),
    ),
    stroke('M-60 -170V-20M60 -170V-20M0 -120V-20', line, 6, { opacity: 0.5 }),
    ellipse(-62, -16, 62, 32, lighter(coat.fur, 0.1)),
    ellipse(62, -16, 62, 32, lighter(coat.fur, 0.1)),
    moveMarks(0, -480, look * 4, 1, head(coat, false, look)),
  )
}

/** A cat that lies with its paws under, feet on 0, about 640 wide. */
function loaf(s: DrawingSheet, coat: Coat, asleep: boolean): string {
  const body = 'M-300 0C-340 -150 -240 -280 -40 -290C160 -300 330 -220 330 -60C330 -20 320 0 300 0Z'
  return group(
    {},
    stroke(
      smoothCurvePath([
        [290, -20],
        [380, -10],
        [420, -70],
      ]),
      coat.marks,
      48,
    ),
    path(body, coat.fur),
    clipMarks(
      s,
      body,
      stroke(
        'M40 -320C60 -260 60 -220 50 -180M120 -320C150 -250 150 -200 140 -160M200 -300C240 -230 240 -180 226 -130M280 -260C310 -200 310 -150 296 -100',
        coat.marks,
        26,
      ),
    ),
    ellipse(-190, -14, 90, 26, lighter(coat.fur, 0.12)),
    moveMarks(-190, -200, -4, 0.86, head(coat, asleep)),
  )
}

/** A cat rolled up into a ball around 0 0. */
function curled(s: DrawingSheet, coat: Coat): string {
  const ball =
    'M0 -260C200 -260 330 -140 330 10C330 160 190 250 0 250C-190 250 -330 160 -330 10C-330 -140 -200 -260 0 -260Z'
  return group(
    {},
    path(ball, coat.fur),
    clipMarks(
      s,
      ball,
      stroke(
        'M-60 -280C-70 -200 -60 -160 -40 -130M40 -290C40 -200 50 -160 70 -120M150 -280C150 -190 160 -150 180 -110M260 -230C250 -150 250 -110 250 -60',
        coat.marks,
        28,
      ),
    ),
    stroke(
      smoothCurvePath([
        [300, 60],
        [240, 220],
        [20, 270],
        [-190, 210],
        [-250, 130],
      ]),
      darker(coat.fur, 0.06),
      76,
    ),
    stroke(
      smoothCurvePath([
        [-130, 232],
        [-200, 196],
        [-250, 130],
      ]),
      coat.marks,
      76,
    ),
    moveMarks(-90, 40, 18, 0.86, head(coat, true)),
  )
}

const plant = (x: number, y: number, size: number, colour: string) =>
  path(
    pathData`M${x - size * 0.34} ${y - size * 0.5}H${x + size * 0.34}L${x + size * 0.26} ${y}H${x - size * 0.26}Z`,
    '#c2683f',
  ) +
  Array.from({ length: 9 }, (_, at) =>
    path(leafPath(x, y - size * 0.5, size, size * 0.16, -90 + (at - 4) * 19), at % 2 ? colour : lighter(colour, 0.18)),
  ).join('')

const SCENES: readonly Scene[] = [
  {
    ratio: '4:5',
    back: '#a9c4c9',
    draw: (s) => [
      rect(120, 80, 760, 820, '#f6efe2'),
      rect(160, 120, 680, 740, '#cfe6ee'),
      circle(680, 300, 90, '#f9e3a0'),
      path('M160 700Q400 560 840 720V860H160Z', '#9cc08f'),
      rect(484, 120, 32, 740, '#f6efe2'),
      rect(60, 890, 880, 60, '#e3d3b8'),
      moveMarks(480, 900, 0, 1, sitting(s, TABBY, 1)),
      rect(0, 950, 1000, 300, '#8fadb3'),
      plant(830, 900, 220, '#4d8a63'),
    ],
  },
  {
    ratio: '4:3',
    back: '#e8b9a0',
    draw: (s) => [
      rect(0, 640, 1200, 260, '#c98a6b'),
      path('M140 420C140 330 240 310 300 340V700H140ZM1060 420C1060 330 960 310 900 340V700H1060Z', '#3f6f6b'),
      path('M240 300H960V700H240Z', '#4a7f7a'),
      path('M170 600H1030V780H170Z', '#5a918b'),
      moveMarks(620, 650, 0, 0.95, loaf(s, GRAY, true)),
      moveMarks(1000, 560, 14, 1, rect(-80, -90, 160, 180, '#f2c14e', { rx: 30 })),
    ],
  },
  {
    ratio: '1:1',
    back: '#f3e6d3',
    draw: (s) => [
      ellipse(500, 560, 420, 350, '#b5536b'),
      ellipse(500, 550, 360, 290, '#d98a9c'),
      moveMarks(500, 540, 0, 0.98, curled(s, { ...TABBY, fur: '#c9975f', marks: '#8f5f34' })),
    ],
  },
  {
    ratio: '2:3',
    back: '#22304f',
    draw: (s) => [
      circle(560, 480, 320, '#f4e3b0'),
      circle(480, 420, 50, '#e9d49a'),
      circle(660, 560, 36, '#e9d49a'),
      ...Array.from({ length: 40 }, () =>
        circle(s.random.between(0, 1000), s.random.between(0, 900), s.random.between(2, 6), '#f6efe2'),
      ),
      path('M0 1060L500 880L1000 1060V1500H0Z', '#7a3f3f'),
      ...Array.from({ length: 5 }, (_, row) => stroke(pathData`M0 ${1120 + row * 80}H1000`, '#63302f', 7)),
      moveMarks(
        500,
        960,
        0,
        0.85,
        path('M-60 -420C-150 -380 -190 -160 -170 -40C-160 10 160 10 170 -40C190 -160 150 -380 60 -420Z', BLACK.fur),
        ellipse(0, -470, 150, 124, BLACK.fur),
        path('M-136 -500L-130 -660L-40 -580ZM136 -500L130 -660L40 -580Z', BLACK.fur),
        stroke(
          smoothCurvePath([
            [140, -30],
            [280, 20],
            [340, -60],
            [300, -180],
          ]),
          BLACK.fur,
          50,
        ),
      ),
    ],
  },
  {
    ratio: '4:5',
    back: '#f2d9a0',
    draw: (s) => [
      rect(0, 900, 1000, 350, '#c99a5a'),
      moveMarks(500, 900, 0, 1, sitting(s, WHITE, -1)),
      path('M140 740H860L820 1140H180Z', '#b98a55'),
      path('M140 740L60 820L160 880ZM860 740L940 820L840 880Z', '#a67944'),
      path('M140 740H860V790H145Z', '#a67944'),
      stroke('M440 960H560M460 1000H540', '#7a5530', 9),
      ellipse(380, 744, 60, 34, WHITE.fur),
      ellipse(620, 744, 60, 34, WHITE.fur),
    ],
  },
  {
    ratio: '3:4',
    back: '#d9e3d0',
    draw: (s) => [
      moveMarks(500, 1100, 0, 1.15, sitting(s, GRAY, 0)),
      rect(0, 1090, 1000, 250, '#b9a98c'),
      plant(200, 1200, 520, '#3f7a58'),
      plant(850, 1240, 560, '#4d8a63'),
      plant(560, 1290, 240, '#6fa063'),
    ],
  },
  {
    ratio: '1:1',
    back: '#d9705a',
    draw: () => [circle(500, 560, 560, '#c95f4a'), moveMarks(500, 560, -6, 2.35, head(TABBY, false, 0))],
  },
  {
    ratio: '4:3',
    back: '#cfd9ee',
    draw: () => [
      rect(0, 660, 1200, 240, '#e9dcc8'),
      moveMarks(
        430,
        720,
        0,
        0.9,
        path('M-300 -40C-320 -200 -200 -230 -60 -200C60 -180 160 -120 220 -40L280 -10H-260Z', BLACK.fur),
        stroke('M200 -40L330 0M-240 -80L-260 0M-160 -60V0', BLACK.fur, 60),
        stroke(
          smoothCurvePath([
            [-270, -140],
            [-370, -230],
            [-330, -330],
          ]),
          BLACK.fur,
          46,
        ),
        moveMarks(260, -130, 12, 0.8, head(BLACK, false, 1)),
      ),
      circle(930, 660, 110, '#d9503f'),
      ...[0, 1, 2, 3, 4].map((at) =>
        stroke(
          pathData`M${838 + at * 14} ${600 + at * 30}Q930 ${560 + at * 40} ${1022 - at * 10} ${620 + at * 26}`,
          '#b5322f',
          8,
        ),
      ),
      stroke(
        smoothCurvePath([
          [840, 700],
          [760, 770],
          [640, 740],
          [560, 800],
          [300, 820],
        ]),
        '#d9503f',
        9,
      ),
    ],
  },
  {
    ratio: '2:3',
    back: '#f0e3cd',
    draw: (s) => [
      ...[300, 700, 1100, 1440].map((y) => rect(60, y, 880, 36, '#a06f45')),
      ...Array.from({ length: 22 }, (_, at) => {
        const row = at % 3
        const x = 90 + Math.floor(at / 3) * 62
        return row === 1 && x > 260
          ? ''
          : rect(
              x,
              [300, 700, 1100][row]! - 200 - ((at * 31) % 70),
              50,
              200 + ((at * 31) % 70),
              ['#b5322f', '#3f6f8f', '#e0a83e', '#4d8a63', '#6b3f5a', '#e9dcc4'][(at * 5) % 6]!,
            )
      }),
      moveMarks(600, 700, 0, 0.72, loaf(s, TABBY, false)),
      plant(830, 300, 150, '#4d8a63'),
      plant(820, 1100, 190, '#6fa063'),
      path('M120 1440H420V1240H120Z', '#c2683f'),
      rect(520, 1290, 330, 150, '#8fadb3', { rx: 12 }),
    ],
  },
  {
    ratio: '1:1',
    back: '#bcd0b0',
    draw: (s) => [
      path('M0 760Q500 660 1000 760V1000H0Z', '#8fb07f'),
      moveMarks(330, 850, 0, 0.85, sitting(s, BLACK, 1)),
      group({ transform: 'translate(690 850) scale(-.85 .85)' }, sitting(s, WHITE, 1)),
      ...Array.from({ length: 18 }, (_, at) =>
        path(leafPath(30 + at * 56, 1000, 120, 12, -90 + ((at * 37) % 40) - 20), '#5f8f5a'),
      ),
    ],
  },
  {
    ratio: '3:4',
    back: '#3f3a52',
    draw: (s) => [
      rect(0, 0, 1000, 1333, '#4a4460'),
      circle(500, 480, 420, '#f2b53c', { opacity: 0.18 }),
      path('M300 240H700L780 480H220Z', '#f2c96b'),
      rect(484, 480, 32, 560, '#2b2636'),
      ellipse(500, 1050, 170, 30, '#2b2636'),
      rect(0, 1050, 1000, 283, '#2f2a40'),
      moveMarks(520, 1070, 0, 0.9, loaf(s, WHITE, true)),
      moveMarks(200, 1060, 0, 1, rect(-110, -60, 220, 50, '#b5536b'), rect(-96, -110, 200, 50, '#3f7c85')),
    ],
  },
  {
    ratio: '4:5',
    back: '#f6cfc0',
    draw: (s) => [
      circle(500, 470, 330, '#f9e0d3'),
      moveMarks(500, 1010, 0, 1.2, sitting(s, CALICO, 0)),
      path('M385 565C420 610 580 610 615 565L604 620C560 650 440 650 396 620Z', '#3f6f8f'),
      circle(500, 646, 24, '#e0a83e'),
      rect(0, 1010, 1000, 240, '#e0a58f'),
      path('M640 1060H900L860 1150H680Z', '#8fb8c4'),
      ellipse(770, 1060, 130, 26, '#6f9aa8'),
    ],
  },
]

export const cats: PictureFamily = {
  name: 'cats',
  topic: 'nature',
  draw(seed) {
    const { ratio, back, draw } = SCENES[seed % SCENES.length]!
    const s = makeSheet('cats', seed, [ratio])
    s.add(fillSheet(s, back), clipMarks(s, pathData`M0 0H${s.width}V${s.height}H0Z`, ...draw(s)))
    return s.drawing(makeGouacheFinish(2.2, 9))
  },
}
