// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { clipMarks, fillSheet } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
import { drawFigureShadow, drawStandingFigure, type Outfit, type Pose } from '../people/figure.ts'
import { makeGouacheFinish } from '../print/gouache.ts'
import { circle, ellipse, leafPath, moveMarks, path, pathData, rect, smoothCurvePath, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Ratio = '1:1' | '4:5' | '3:4' | '2:3' | '4:3'
type Scene = {
  ratio: Ratio
  back: string
  pose: Pose
  wear: Outfit
  behind(s: DrawingSheet): string[]
  between?(s: DrawingSheet): string[]
  before?(s: DrawingSheet): string[]
}

const pot = (x: number, y: number, size: number, colour: string) =>
  path(pathData`M${x - size} ${y - size * 1.3}H${x + size}L${x + size * 0.75} ${y}H${x - size * 0.75}Z`, colour) +
  rect(x - size * 1.1, y - size * 1.6, size * 2.2, size * 0.36, darker(colour, 0.14), { rx: 6 })
const bush = (x: number, y: number, size: number, colour: string, leaves = 9) =>
  Array.from({ length: leaves }, (_, at) =>
    path(
      leafPath(x, y, size, size * 0.2, -90 + (at - (leaves - 1) / 2) * (150 / leaves)),
      at % 2 ? colour : lighter(colour, 0.18),
    ),
  ).join('')
const wheel = (x: number, y: number) =>
  circle(x, y, 150, 'none', { stroke: '#2b2a30', 'stroke-width': 16 }) +
  circle(x, y, 14, '#2b2a30') +
  stroke(
    Array.from(
      { length: 8 },
      (_, at) => pathData`M${x} ${y}L${x + Math.cos(at * 0.785) * 146} ${y + Math.sin(at * 0.785) * 146}`,
    ).join(''),
    '#8a8a90',
    3,
  )

const SCENES: readonly Scene[] = [
  {
    ratio: '4:5',
    back: '#f0c3a8',
    pose: {
      head: [520, 250],
      tilt: -8,
      shoulders: [
        [450, 360],
        [560, 352],
      ],
      hips: [
        [470, 570],
        [550, 570],
      ],
      arms: [
        [
          [330, 300],
          [240, 180],
        ],
        [
          [680, 290],
          [800, 220],
        ],
      ],
      legs: [
        [
          [300, 640],
          [130, 700],
          [80, 690],
        ],
        [
          [700, 620],
          [870, 560],
          [920, 530],
        ],
      ],
    },
    wear: {
      skin: '#8a5433',
      hair: 'bun',
      hairColour: '#2b211f',
      top: '#c2386b',
      bottom: '#c2386b',
      shoes: '#f6efe2',
      sleeves: 'none',
      skirt: 'M430 540C420 600 300 660 240 690C420 700 640 700 780 600C700 590 610 570 590 540Z',
    },
    behind: () => [
      circle(500, 520, 400, '#f7dcc6'),
      stroke(
        smoothCurvePath([
          [60, 900],
          [300, 1000],
          [620, 960],
          [960, 1060],
        ]),
        '#e3a283',
        26,
      ),
      stroke(
        smoothCurvePath([
          [60, 980],
          [300, 1080],
          [620, 1040],
          [960, 1140],
        ]),
        '#e3a283',
        12,
      ),
    ],
  },
  {
    ratio: '2:3',
    back: '#cfe0d6',
    pose: {
      head: [500, 470],
      shoulders: [
        [435, 590],
        [565, 590],
      ],
      hips: [
        [458, 820],
        [542, 820],
      ],
      arms: [
        [
          [400, 430],
          [492, 270],
        ],
        [
          [600, 430],
          [508, 270],
        ],
      ],
      legs: [
        [
          [482, 1040],
          [486, 1270],
          [520, 1290],
        ],
        [
          [690, 960],
          [540, 1040],
          [520, 1080],
        ],
      ],
    },
    wear: {
      skin: '#e6ab80',
      hair: 'tail',
      hairColour: '#7a4a2a',
      top: '#3f6f8f',
      bottom: '#27406b',
      shoes: '#e6ab80',
      sleeves: 'none',
    },
    behind: (s) => [
      circle(500, 560, 330, '#f5e4b8'),
      path(pathData`M0 1180Q300 1080 520 1200T1000 1140V${s.height}H0Z`, '#8fb79b'),
      drawFigureShadow(490, 1320, 170, '#1f3a2e'),
      rect(250, 1304, 500, 26, '#b5536b', { rx: 13 }),
    ],
    before: () => [bush(110, 1400, 300, '#4d8a63'), bush(900, 1420, 260, '#3f7a58')],
  },
  {
    ratio: '4:3',
    back: '#bfdde3',
    pose: {
      head: [690, 220],
      tilt: 10,
      shoulders: [
        [610, 330],
        [660, 350],
      ],
      hips: [
        [470, 500],
        [500, 520],
      ],
      arms: [
        [
          [700, 430],
          [790, 470],
        ],
        [
          [720, 450],
          [800, 470],
        ],
      ],
      legs: [
        [
          [600, 590],
          [520, 730],
          [580, 736],
        ],
        [
          [640, 560],
          [600, 690],
          [660, 700],
        ],
      ],
    },
    wear: {
      skin: '#643a24',
      hair: 'curly',
      hairColour: '#1d1b22',
      top: '#f2b53c',
      bottom: '#33415c',
      shoes: '#f6efe2',
      looks: 1,
      sleeves: 'short',
    },
    behind: () => [
      path('M0 560Q300 460 620 560T1200 520V900H0Z', '#9cc4a0'),
      rect(0, 830, 1200, 70, '#6b7a86'),
      stroke('M40 866H1160', '#f0e9d8', 8, { 'stroke-dasharray': '70 50' }),
      ...[120, 1040].map((x) => rect(x, 420, 26, 400, '#7a5a42') + ellipse(x + 13, 380, 120, 150, '#5f9a72')),
    ],
    between: () => [
      wheel(380, 690),
      wheel(830, 690),
      stroke(
        'M380 690L500 540L760 540L830 690M500 540L590 700L760 540M590 700H380M760 540L740 450L810 460M500 540L484 506',
        '#d9503f',
        17,
      ),
      rect(430, 490, 110, 22, '#2b2a30', { rx: 11 }),
      circle(590, 700, 34, 'none', { stroke: '#2b2a30', 'stroke-width': 9 }),
    ],
    before: () => [
      path('M790 380H900V470H800Z', '#c9a36b'),
      bush(845, 384, 110, '#4d8a63', 5),
      ...[800, 850, 890].map((x, at) => circle(x, 320 - at * 12, 26, ['#e8738a', '#f6efe2', '#f0a03c'][at]!)),
    ],
  },
  {
    ratio: '3:4',
    back: '#f3e7c9',
    pose: {
      head: [430, 330],
      tilt: 6,
      shoulders: [
        [372, 444],
        [496, 450],
      ],
      hips: [
        [392, 680],
        [474, 680],
      ],
      arms: [
        [
          [330, 570],
          [440, 640],
        ],
        [
          [580, 560],
          [640, 640],
        ],
      ],
      legs: [
        [
          [390, 900],
          [380, 1130],
          [420, 1150],
        ],
        [
          [480, 900],
          [490, 1130],
          [540, 1150],
        ],
      ],
    },
    wear: {
      skin: '#f0bd98',
      hair: 'hat',
      hairColour: '#8c3f25',
      top: '#e8e2d0',
      bottom: '#4d6c9c',
      shoes: '#d9a03c',
      looks: 1,
      sleeves: 'short',
    },
    behind: (s) => [
      rect(0, 1140, 1000, s.height - 1140, '#a8c08a'),
      ...[90, 240, 800, 930].map(
        (x, at) =>
          stroke(pathData`M${x} 1160V${700 - at * 40}`, '#5f8f5a', 12) +
          Array.from({ length: 7 }, (_, row) =>
            path(leafPath(x, 1120 - row * 60, 110, 24, row % 2 ? -30 : 210), '#6fa063'),
          ).join('') +
          (at % 2
            ? circle(x, 690 - at * 40, 60, '#f0b03c') + circle(x, 690 - at * 40, 26, '#6a3f24')
            : circle(x, 700 - at * 40, 50, '#e8738a')),
      ),
      drawFigureShadow(450, 1170, 180, '#3a4a20'),
    ],
    before: () => [
      path('M330 690H560L540 790C500 850 400 850 360 790Z', '#c2683f', { opacity: 0 }),
      path('M610 620H760V760H610Z', '#7d9aa0'),
      path('M750 640L870 580L882 600L756 700Z', '#6b888f'),
      ellipse(880, 588, 32, 20, '#6b888f'),
      stroke('M612 640C560 640 560 740 612 740M640 620C650 560 730 560 736 620', '#6b888f', 16),
      ...[0, 1, 2, 3, 4].map((at) =>
        stroke(
          pathData`M${894 + at * 8} ${606 + at * 6}Q${930 + at * 10} ${680} ${920 + at * 16} ${790 + at * 20}`,
          '#7fb5d0',
          6,
        ),
      ),
      bush(900, 1220, 170, '#4d8a63'),
      bush(680, 1230, 130, '#5f9a5a'),
    ],
  },
  {
    ratio: '1:1',
    back: '#33415c',
    pose: {
      head: [420, 330],
      tilt: 12,
      shoulders: [
        [360, 430],
        [460, 450],
      ],
      hips: [
        [360, 650],
        [440, 660],
      ],
      arms: [
        [
          [420, 560],
          [520, 520],
        ],
        [
          [520, 570],
          [580, 520],
        ],
      ],
      legs: [
        [
          [620, 640],
          [640, 850],
          [690, 860],
        ],
        [
          [640, 680],
          [780, 830],
          [830, 820],
        ],
      ],
    },
    wear: {
      skin: '#d29467',
      hair: 'long',
      hairColour: '#2b211f',
      top: '#e8735a',
      bottom: '#e9dcc4',
      shoes: '#3f6f6b',
      looks: 1,
    },
    behind: () => [
      circle(760, 230, 180, '#f2c96b', { opacity: 0.25 }),
      stroke('M760 0V150', '#1f2940', 8),
      path('M690 230C690 170 720 150 760 150C800 150 830 170 830 230Z', '#f2c96b'),
      path(
        'M180 420C180 320 260 300 300 320C340 420 340 560 350 700H640C700 700 720 740 700 800H240C200 780 180 700 180 420Z',
        '#3f7c6b',
      ),
      rect(240, 800, 30, 90, '#6a4a38'),
      rect(640, 800, 30, 90, '#6a4a38'),
      rect(0, 886, 1000, 114, '#26324a'),
      path('M120 560H60V890H120Z', '#c2683f'),
      bush(90, 570, 260, '#5f9a72'),
    ],
    before: () => [
      path('M500 540L560 440L680 450L650 560Z', '#f6efe2'),
      path('M500 540L560 440L548 430L480 530ZM560 440L680 450L686 438L560 426Z', '#b5322f'),
      path('M190 640C260 620 330 640 350 700H560C580 740 560 780 530 790H240C200 760 180 700 190 640Z', '#4a8c79'),
    ],
  },
  {
    ratio: '3:4',
    back: '#f6dfb8',
    pose: {
      head: [480, 330],
      shoulders: [
        [410, 450],
        [550, 450],
      ],
      hips: [
        [440, 720],
        [530, 720],
      ],
      arms: [
        [
          [340, 580],
          [300, 690],
        ],
        [
          [650, 560],
          [720, 640],
        ],
      ],
      legs: [
        [
          [450, 900],
          [450, 1200],
          [470, 1210],
        ],
        [
          [530, 900],
          [530, 1200],
          [560, 1210],
        ],
      ],
    },
    wear: {
      skin: '#b97a4e',
      hair: 'short',
      hairColour: '#1d1b22',
      top: '#3f5f8f',
      bottom: '#2b2a30',
      shoes: '#2b2a30',
      sleeves: 'short',
    },
    behind: () => [
      ...Array.from({ length: 60 }, (_, at) => rect((at % 8) * 128, Math.floor(at / 8) * 128, 122, 122, '#f9e9cc')),
      rect(60, 250, 880, 20, '#a06f45'),
      ...[140, 250, 720, 840].map(
        (x, at) =>
          stroke(pathData`M${x} 260V310`, '#6b6b70', 6) +
          (at % 2 ? circle(x, 370, 58, '#6b6b70') : path(pathData`M${x - 44} 320H${x + 44}V400H${x - 44}Z`, '#c2683f')),
      ),
    ],
    before: (s) => [
      path('M414 460L440 600H520L548 460L560 720L590 1000H380L410 720Z', '#f6efe2'),
      stroke('M440 600L424 470M520 600L540 470', '#f6efe2', 20),
      rect(0, 900, 1000, s.height - 900, '#8fb0a4'),
      rect(0, 880, 1000, 44, '#e3d6c0'),
      path('M560 660H860C860 750 800 770 710 770C620 770 560 750 560 660Z', '#2b2a30'),
      stroke('M560 680L700 640', '#2b2a30', 0),
      rect(850, 664, 130, 24, '#6a4a38', { rx: 12 }),
      ...[
        [640, 600, '#e0503f'],
        [700, 540, '#f0b03c'],
        [770, 590, '#5f9a5a'],
        [720, 470, '#e0503f'],
        [660, 500, '#5f9a5a'],
      ].map(([x, y, colour]) => circle(x as number, y as number, 24, colour as string)),
      circle(300, 690, 24, '#b97a4e'),
      rect(270, 690, 20, 190, '#a06f45', { rx: 8 }),
      pot(150, 890, 70, '#c2683f'),
      bush(150, 790, 160, '#4d8a63', 7),
    ],
  },
  {
    ratio: '4:5',
    back: '#f7e3d9',
    pose: {
      head: [600, 250],
      tilt: 6,
      shoulders: [
        [540, 370],
        [620, 364],
      ],
      hips: [
        [500, 590],
        [560, 600],
      ],
      arms: [
        [
          [430, 440],
          [370, 350],
        ],
        [
          [710, 450],
          [770, 350],
        ],
      ],
      legs: [
        [
          [400, 740],
          [230, 720],
          [220, 670],
        ],
        [
          [700, 700],
          [680, 920],
          [740, 930],
        ],
      ],
    },
    wear: {
      skin: '#f4cfb2',
      hair: 'tail',
      hairColour: '#d9b26a',
      top: '#2f8f83',
      bottom: '#22304a',
      shoes: '#f0653f',
      looks: 1,
      sleeves: 'none',
      shorts: true,
    },
    behind: (s) => [
      path(pathData`M0 700Q260 520 520 660T1000 560V${s.height}H0Z`, '#f0b49a'),
      path(pathData`M0 860Q300 760 560 880T1000 800V${s.height}H0Z`, '#d9826a'),
      circle(250, 260, 110, '#f6c26b'),
      path(pathData`M0 1000L1000 920V${s.height}H0Z`, '#8a4f4f'),
      drawFigureShadow(640, 990, 150, '#3a1f2f'),
    ],
    before: () =>
      [0, 1, 2].map((at) =>
        stroke(pathData`M${120 + at * 30} ${480 + at * 90}H${300 - at * 20}`, '#ffffff', 9, { opacity: 0.7 }),
      ),
  },
  {
    ratio: '1:1',
    back: '#e6d5ee',
    pose: {
      head: [470, 260],
      tilt: -10,
      shoulders: [
        [400, 370],
        [530, 370],
      ],
      hips: [
        [410, 620],
        [510, 620],
      ],
      arms: [
        [
          [320, 520],
          [430, 590],
        ],
        [
          [640, 500],
          [690, 420],
        ],
      ],
      legs: [
        [
          [330, 780],
          [470, 860],
          [530, 860],
        ],
        [
          [660, 740],
          [620, 880],
          [680, 890],
        ],
      ],
    },
    wear: {
      skin: '#87502f',
      hair: 'curly',
      hairColour: '#3a2419',
      top: '#f0a03c',
      bottom: '#4d5a9c',
      shoes: '#f6efe2',
    },
    behind: () => [
      circle(480, 500, 380, '#d3bce0'),
      rect(280, 640, 380, 60, '#6a4a6b', { rx: 24 }),
      rect(310, 690, 26, 210, '#4a3350'),
      rect(600, 690, 26, 210, '#4a3350'),
      drawFigureShadow(470, 910, 320, '#33204a'),
      ...[
        [160, 260],
        [820, 220],
        [860, 460],
      ].map(
        ([x, y]) =>
          ellipse(x!, y!, 24, 18, '#7d5c9c') +
          stroke(pathData`M${x! + 22} ${y!}V${y! - 90}Q${x! + 60} ${y! - 70} ${x! + 64} ${y! - 40}`, '#7d5c9c', 9),
      ),
    ],
    between: () => [],
    before: () => [
      path(
        'M380 560C330 500 420 440 470 500C520 460 600 500 580 570C610 640 520 700 460 650C400 690 330 630 380 560Z',
        '#b5653c',
      ),
      circle(470, 580, 42, '#3a2419'),
      stroke('M500 560L720 410', '#6a3f24', 24),
      rect(706, 372, 70, 40, '#3a2419', { rx: 8, transform: 'rotate(-34 740 390)' }),
      circle(694, 420, 24, '#87502f'),
      circle(440, 592, 24, '#733f22'),
      stroke('M424 606L740 396M418 596L732 388', '#f3e6cf', 2.5),
    ],
  },
  {
    ratio: '3:4',
    back: '#e9efe4',
    pose: {
      head: [330, 420],
      tilt: 4,
      shoulders: [
        [270, 530],
        [390, 536],
      ],
      hips: [
        [286, 770],
        [372, 770],
      ],
      arms: [
        [
          [250, 650],
          [330, 720],
        ],
        [
          [490, 590],
          [570, 520],
        ],
      ],
      legs: [
        [
          [290, 960],
          [280, 1180],
          [330, 1196],
        ],
        [
          [372, 960],
          [380, 1180],
          [430, 1196],
        ],
      ],
    },
    wear: {
      skin: '#e6ab80',
      hair: 'gray',
      hairColour: '#e3e0da',
      top: '#7d6ca8',
      bottom: '#4a4550',
      shoes: '#8a5a33',
      looks: 1,
    },
    behind: (s) => [
      rect(0, 1190, 1000, s.height - 1190, '#cdbf9f'),
      stroke('M620 640L540 1200M860 640L940 1200M740 320V1180', '#a06f45', 22),
      rect(560, 380, 380, 480, '#fbf6ea'),
      path('M560 720C660 620 780 740 940 660V860H560Z', '#5f9a8f'),
      circle(830, 500, 60, '#e8873f'),
      path('M600 660L700 520L780 650Z', '#7d8fb5'),
      rect(540, 850, 420, 26, '#8a5a33'),
      drawFigureShadow(340, 1210, 170, '#3a3320'),
    ],
    before: () => [
      ellipse(330, 730, 100, 66, '#c9a36b'),
      ...['#d9503f', '#f0b03c', '#3f7fb5', '#5f9a5a'].map((colour, at) =>
        circle(270 + at * 40, 716 + (at % 2) * 24, 17, colour),
      ),
      stroke('M570 520L650 470', '#8a5a33', 12),
      stroke('M650 470L676 454', '#d9503f', 18),
    ],
  },
  {
    ratio: '4:5',
    back: '#d5e3ee',
    pose: {
      head: [360, 300],
      shoulders: [
        [300, 410],
        [420, 416],
      ],
      hips: [
        [316, 660],
        [400, 660],
      ],
      arms: [
        [
          [230, 530],
          [250, 650],
        ],
        [
          [510, 530],
          [600, 590],
        ],
      ],
      legs: [
        [
          [270, 860],
          [210, 1060],
          [260, 1080],
        ],
        [
          [450, 850],
          [480, 1070],
          [540, 1080],
        ],
      ],
    },
    wear: {
      skin: '#c98a5e',
      hair: 'scarf',
      hairColour: '#3f7c85',
      top: '#c9573f',
      bottom: '#e9dcc4',
      shoes: '#33415c',
      looks: 1,
    },
    behind: (s) => [
      ...[0, 1, 2, 3, 4].map((at) =>
        rect(at * 220 - 40, 420 - (at % 3) * 110, 200, 700, at % 2 ? '#b9cddd' : '#c6d8e6'),
      ),
      rect(0, 1080, 1000, s.height - 1080, '#9fb3a4'),
      drawFigureShadow(380, 1100, 200, '#26324a'),
      drawFigureShadow(760, 1100, 130, '#26324a'),
    ],
    before: () => [
      stroke(
        smoothCurvePath([
          [600, 590],
          [660, 700],
          [700, 800],
        ]),
        '#7a3f3a',
        7,
      ),
      path(
        'M640 900C640 840 700 830 780 836C830 800 850 770 880 770C900 776 906 800 930 810C950 820 950 850 920 856C890 880 870 900 866 960L870 1096H830L820 990H700L690 1096H650C652 1000 620 980 640 900Z',
        '#8a5a33',
      ),
      path('M640 900C600 870 580 820 600 790C620 820 640 850 670 860Z', '#8a5a33'),
      path('M872 772C850 800 846 850 862 870C886 850 890 810 880 776Z', '#6a4226'),
      circle(906, 810, 6, '#2a1a14'),
      circle(942, 826, 9, '#2a1a14'),
      stroke('M790 838Q820 862 850 866', '#d9503f', 13),
    ],
  },
  {
    ratio: '2:3',
    back: '#8fc4d6',
    pose: {
      head: [430, 760],
      tilt: -14,
      shoulders: [
        [376, 864],
        [476, 866],
      ],
      hips: [
        [390, 1060],
        [460, 1060],
      ],
      arms: [
        [
          [300, 960],
          [330, 1060],
        ],
        [
          [560, 800],
          [620, 690],
        ],
      ],
      legs: [
        [
          [360, 1200],
          [280, 1340],
          [320, 1360],
        ],
        [
          [520, 1190],
          [540, 1350],
          [590, 1364],
        ],
      ],
    },
    wear: {
      skin: '#f4cfb2',
      hair: 'short',
      hairColour: '#8c3f25',
      top: '#f6efe2',
      bottom: '#4d6c9c',
      shoes: '#d9503f',
      sleeves: 'short',
      shorts: true,
      looks: 1,
    },
    behind: (s) => [
      path(pathData`M0 1260Q300 1140 600 1290T1000 1230V${s.height}H0Z`, '#8fb56f'),
      path(pathData`M0 1380Q400 1300 1000 1400V${s.height}H0Z`, '#6f9f5a'),
      ...[
        [200, 300, 1],
        [620, 520, 0.8],
      ].map(([x, y, size]) =>
        moveMarks(
          x!,
          y!,
          0,
          size!,
          ellipse(0, 0, 130, 46, '#e9f3f4'),
          ellipse(60, -36, 80, 50, '#e9f3f4'),
          ellipse(-50, -30, 66, 44, '#e9f3f4'),
        ),
      ),
      stroke(
        smoothCurvePath([
          [620, 690],
          [700, 520],
          [690, 380],
          [760, 260],
        ]),
        '#f6efe2',
        4,
      ),
      path('M760 90L880 220L780 370L660 240Z', '#e0503f'),
      path('M760 90L780 370L880 220Z', '#f0b03c'),
      stroke(
        smoothCurvePath([
          [780, 370],
          [740, 440],
          [800, 500],
          [770, 570],
        ]),
        '#e0503f',
        7,
      ),
      ...[430, 480, 540].map((y, at) =>
        path(leafPath(770 + (at % 2) * 20, y, 46, 20, at % 2 ? 0 : 180), ['#f0b03c', '#3f7fb5', '#f0b03c'][at]!),
      ),
      drawFigureShadow(420, 1380, 170, '#26401f'),
    ],
  },
  {
    ratio: '1:1',
    back: '#f2c14e',
    pose: {
      head: [540, 220],
      tilt: 4,
      shoulders: [
        [470, 324],
        [580, 330],
      ],
      hips: [
        [440, 540],
        [520, 560],
      ],
      arms: [
        [
          [360, 400],
          [260, 350],
        ],
        [
          [690, 390],
          [780, 320],
        ],
      ],
      legs: [
        [
          [380, 690],
          [330, 800],
          [390, 812],
        ],
        [
          [640, 640],
          [650, 800],
          [710, 812],
        ],
      ],
    },
    wear: {
      skin: '#643a24',
      hair: 'hat',
      hairColour: '#1d1b22',
      top: '#d9503f',
      bottom: '#33415c',
      shoes: '#f6efe2',
      looks: 1,
    },
    behind: () => [
      circle(820, 240, 130, '#f7dc8f'),
      path('M0 640H1000V1000H0Z', '#e8a33d'),
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        rect(at * 160 - 20, 470 - (at % 3) * 60, 130, 200 + (at % 3) * 60, at % 2 ? '#eab03f' : '#e3a136'),
      ),
      path('M0 900C240 900 240 1000 300 1000H0ZM1000 860C800 880 780 1000 720 1000H1000Z', '#c9823a'),
    ],
    before: () => [
      path(
        'M230 826C260 856 300 860 340 860H740C780 860 820 850 850 810L860 826C830 876 790 888 740 888H340C280 888 240 870 220 840Z',
        '#3f7c85',
      ),
      circle(370, 904, 26, '#2b2a30'),
      circle(710, 904, 26, '#2b2a30'),
      drawFigureShadow(540, 944, 340, '#6a3f14'),
    ],
  },
]

export const figures: PictureFamily = {
  name: 'figures',
  topic: 'art',
  draw(seed) {
    const { ratio, back, pose, wear, behind, between, before } = SCENES[seed % SCENES.length]!
    const s = makeSheet('figures', seed, [ratio])
    const someone = drawStandingFigure(pose, wear)
    const marks = between ? [someone.behind, ...between(s), someone.before] : [someone.whole]
    s.add(
      fillSheet(s, back),
      clipMarks(s, pathData`M0 0H${s.width}V${s.height}H0Z`, ...behind(s), ...marks, ...(before?.(s) ?? [])),
    )
    return s.drawing(makeGouacheFinish())
  },
}
