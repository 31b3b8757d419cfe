// Longer than usual: a poster for each picture, and each is a list of coordinates.
import { GLYPHS } from '../glyphs.ts'
import { clipMarks } from '../light.ts'
import { makeScreenPrintFinish } from '../print/screen.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  path,
  pathData,
  pointAtDistance,
  polygonPath,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { farBirdPath, firOutline } from '../trees.ts'

type Poster = {
  ratio: '3:4' | '2:3' | '4:5'
  back: string
  word: string
  ink: string
  at?: number
  draw(s: DrawingSheet): string[]
}

/** A word across the sheet, with letters as wide as there is room. */
function lettering(word: string, x: number, y: number, wide: number, ink: string): string {
  const letter = Math.min(150, wide / (word.length * 1.16))
  const start = x + (wide - letter * 1.16 * word.length + letter * 0.16) / 2
  return [...word]
    .map((glyph, at) =>
      GLYPHS[glyph]
        ? group(
            {
              transform: `translate(${(start + at * letter * 1.16).toFixed(1)} ${y}) scale(${(letter / 100).toFixed(3)} ${(Math.min(1.4, 150 / letter) * (letter / 100)).toFixed(3)})`,
            },
            path(GLYPHS[glyph]!, ink),
          )
        : '',
    )
    .join('')
}
const rays = (x: number, y: number, count: number, colour: string) =>
  Array.from({ length: count }, (_, at) =>
    path(
      polygonPath([
        [x, y],
        pointAtDistance(x, y, 1800, (at * 360) / count),
        pointAtDistance(x, y, 1800, ((at + 0.5) * 360) / count),
      ]),
      colour,
    ),
  ).join('')

const POSTERS: readonly Poster[] = [
  {
    ratio: '2:3',
    back: '#1f3a5f',
    word: 'NORTH',
    ink: '#f3e3c3',
    draw: (s) => [
      ...[0, 1, 2, 3].map((at) =>
        path(
          `${smoothCurvePath(
            Array.from(
              { length: 9 },
              (_, step): DrawingPoint => [step * 130 - 20, 330 + at * 70 + Math.sin(step * 0.9 + at) * 70],
            ),
          )}V1500H-20Z`,
          ['#2f6f7f', '#4f9a8a', '#8fc49a', '#1f3a5f'][at]!,
        ),
      ),
      path('M-20 900L220 560L330 700L520 420L700 720L820 600L1020 900V1500H-20Z', '#f3e3c3'),
      path('M520 420L700 720L620 700L560 780L500 640ZM220 560L330 700L270 690L240 760L190 660Z', '#c9b59a'),
      path('M-20 960Q500 860 1020 960V1500H-20Z', '#e0644a'),
      ...Array.from({ length: 9 }, (_, at) =>
        path(firOutline(s.random, 40 + at * 116, 1180 + (at % 2) * 50, 300 + (at % 3) * 60), '#16293f'),
      ),
    ],
  },
  {
    ratio: '3:4',
    back: '#f2c14e',
    word: 'SURF',
    ink: '#1f3f5f',
    draw: () => [
      circle(500, 430, 250, '#e8603f'),
      path(
        'M-20 760C200 640 340 520 560 540C740 556 800 680 720 760C690 700 610 690 570 740C640 860 840 860 1020 760V1400H-20Z',
        '#1f6f8f',
      ),
      path('M-20 880C260 760 420 900 620 930C800 950 900 900 1020 860V1400H-20Z', '#1f3f5f'),
      stroke('M120 740C260 660 380 590 540 590M240 770C340 700 440 640 560 640', '#f6ead0', 14),
      ...[300, 460, 640].map((x) => stroke(pathData`M${x} 1000q60 -40 120 0t120 0`, '#f6ead0', 11)),
    ],
  },
  {
    ratio: '2:3',
    back: '#f3e6cf',
    word: 'RAIL',
    ink: '#b5322f',
    draw: () => [
      rect(0, 0, 1000, 700, '#f0a45a'),
      rays(500, 620, 16, '#f5bb78'),
      path('M0 640L300 420L520 620L760 380L1000 640V900H0Z', '#6f8f86'),
      path('M0 760Q500 660 1000 760V1300H0Z', '#3f5f56'),
      path('M420 760H580L900 1300H100Z', '#c9b08a'),
      ...Array.from({ length: 9 }, (_, at) =>
        path(
          pathData`M${410 - at * 34} ${800 + at * at * 6}H${590 + at * 34}V${814 + at * at * 6 + at * 3}H${410 - at * 34}Z`,
          '#5a4030',
        ),
      ),
      stroke('M450 760L260 1300M550 760L740 1300', '#2f2a30', 14),
      path('M330 560H670V900H330Z', '#b5322f'),
      path('M330 560C330 470 670 470 670 560Z', '#8f2422'),
      rect(380, 590, 240, 130, '#f3e6cf', { rx: 12 }),
      circle(420, 820, 40, '#f2d06b'),
      circle(580, 820, 40, '#f2d06b'),
      rect(310, 890, 380, 40, '#2f2a30'),
    ],
  },
  {
    ratio: '4:5',
    back: '#23233f',
    word: 'MOON',
    ink: '#f0c9b0',
    draw: (s) => [
      circle(500, 440, 330, '#f0c9b0'),
      ...[
        [400, 340, 66],
        [600, 480, 90],
        [420, 580, 46],
        [620, 300, 36],
      ].map(([x, y, r]) => circle(x!, y!, r!, '#dba98f')),
      ...Array.from({ length: 44 }, () =>
        path(
          Array.from({ length: 4 }, (_, at) =>
            leafPath(s.random.between(0, 1), s.random.between(0, 1), 16, 4, at * 90),
          ).join(''),
          '#f0c9b0',
          { transform: `translate(${s.random.whole(20, 980)} ${s.random.whole(20, 900)})` },
        ),
      ),
      path('M460 840C420 700 460 560 500 480C540 560 580 700 540 840Z', '#e0503f'),
      path('M460 760L400 880L470 840ZM540 760L600 880L530 840Z', '#8fb5c4'),
      circle(500, 620, 32, '#8fb5c4'),
      path('M470 850H530L500 960Z', '#f2b53c'),
    ],
  },
  {
    ratio: '3:4',
    back: '#f0d9b0',
    word: 'DUNES',
    ink: '#7a2f2f',
    draw: () => [
      circle(720, 280, 130, '#e0503f'),
      path('M-20 560C200 420 400 460 600 560C760 640 900 560 1020 500V1400H-20Z', '#e8a45a'),
      path(
        'M300 490C400 620 380 760 300 900C500 800 700 700 1020 720V600C900 620 760 640 600 560C500 510 400 470 300 490Z',
        '#c9743f',
      ),
      path('M-20 760C200 700 400 760 560 860C760 980 900 900 1020 860V1400H-20Z', '#d98a4a'),
      path('M560 860C500 980 560 1100 640 1200H1020V860C900 900 760 980 560 860Z', '#a85030'),
      ...[0, 1, 2].map((at) =>
        group(
          { transform: `translate(${200 + at * 130} ${700 + at * 24}) scale(.5)` },
          path(
            'M0 0C10 -60 40 -80 60 -80C70 -130 110 -130 120 -80C150 -70 160 -100 190 -140C210 -160 240 -140 230 -110L200 -90C200 -50 180 -30 160 -20V100H140V0H40V100H20V0Z',
            '#4a2420',
          ),
        ),
      ),
    ],
  },
  {
    ratio: '2:3',
    back: '#9fc9c4',
    word: 'COAST',
    ink: '#f6efdd',
    at: 1300,
    draw: () => [
      path('M-20 620H1020V1500H-20Z', '#2f7f8f'),
      ...Array.from({ length: 6 }, (_, at) =>
        stroke(pathData`M${(at * 211) % 700} ${700 + at * 60}q50 -26 100 0t100 0t100 0`, '#8fc4c0', 10),
      ),
      path('M1020 420C800 420 700 560 640 760C600 900 700 1100 560 1500H1020Z', '#c9b08a'),
      path('M1020 420C800 420 700 560 640 760C720 700 800 720 860 640C920 600 980 620 1020 600Z', '#5f8f5a'),
      group(
        { transform: 'translate(150 20)' },
        path('M700 470L780 470L800 140H680Z', '#f6efdd'),
        path('M694 250H786L790 330H690ZM704 420H776L780 470H700Z', '#d9503f'),
        rect(690, 90, 100, 50, '#26324a'),
        path('M680 90L740 40L800 90Z', '#d9503f'),
        path('M740 110L-200 0V220Z', '#f9e9a8', { opacity: 0.75 }),
      ),
      path('M180 900H380L340 960H220Z', '#d9503f'),
      path('M276 890V700L380 880ZM266 890V730L190 880Z', '#f6efdd'),
    ],
  },
  {
    ratio: '4:5',
    back: '#c8402f',
    word: 'FILM',
    ink: '#f6e8cf',
    draw: () => [
      rays(500, 480, 14, '#d9553f'),
      circle(360, 330, 160, '#26242c'),
      circle(660, 350, 120, '#26242c'),
      ...[0, 72, 144, 216, 288].flatMap((turn) => [
        circle(...pointAtDistance(360, 330, 92, turn), 36, '#f6e8cf'),
        circle(...pointAtDistance(660, 350, 68, turn), 26, '#f6e8cf'),
      ]),
      rect(240, 460, 460, 300, '#26242c', { rx: 26 }),
      path('M700 540L840 470V750L700 680Z', '#26242c'),
      rect(290, 510, 200, 130, '#f2b53c', { rx: 14 }),
      circle(600, 570, 46, '#c8402f'),
      path('M440 760H520L620 980H560L480 820L400 980H340Z', '#26242c'),
    ],
  },
  {
    ratio: '2:3',
    back: '#dfe9ee',
    word: 'SKI',
    ink: '#c8322f',
    draw: (s) => [
      path('M-20 500L300 200L520 420L720 140L1020 480V1500H-20Z', '#7fa3bf'),
      path('M720 140L860 300L790 290L740 360L690 280L640 310ZM300 200L400 300L340 300L300 350L250 290Z', '#ffffff'),
      path('M-20 800C300 560 700 640 1020 480V1500H-20Z', '#f6f9fa'),
      path('M-20 1100C300 900 600 1100 1020 860V1500H-20Z', '#c9dbe6'),
      stroke(
        smoothCurvePath([
          [760, 640],
          [560, 760],
          [700, 880],
          [420, 980],
          [300, 1200],
        ]),
        '#9fb9cc',
        10,
      ),
      ...Array.from({ length: 6 }, (_, at) => path(firOutline(s.random, 60 + at * 56, 900 - at * 36, 200), '#2f5f66')),
      group(
        { transform: 'translate(430 890) rotate(-14)' },
        stroke('M-120 110H150Q180 110 190 90', '#26324a', 13),
        stroke('M0 100L40 30L-20 -40', '#26324a', 40),
        stroke('M-20 -40L30 -130', '#c8322f', 62),
        stroke('M20 -110L110 -60L140 70', '#c8322f', 26),
        circle(56, -196, 42, '#f0b98f'),
        path('M14 -200C14 -260 98 -260 98 -200Z', '#f2b53c'),
      ),
    ],
  },
  {
    ratio: '3:4',
    back: '#1f3f38',
    word: 'CAMP',
    ink: '#f2c96b',
    draw: (s) => [
      ...Array.from({ length: 50 }, () =>
        circle(s.random.between(0, 1000), s.random.between(0, 620), s.random.between(2, 6), '#f6e8cf'),
      ),
      ...Array.from({ length: 11 }, (_, at) =>
        path(
          firOutline(s.random, at * 104 - 20, 860 + (at % 2) * 30, 400 + ((at * 67) % 180)),
          at % 2 ? '#2f5f52' : '#163029',
        ),
      ),
      path('M0 860Q500 800 1000 860V1400H0Z', '#4a7f5f'),
      path('M500 560L780 960H220Z', '#e8843f'),
      path('M500 560L560 960H440Z', '#7a2f24'),
      path('M500 560L780 960H560Z', '#c9642f'),
      path('M820 980L860 880L900 980Z', '#f2c96b'),
      stroke('M810 990L910 960M810 960L910 990', '#5a3a2a', 17),
    ],
  },
  {
    ratio: '4:5',
    back: '#efe3c8',
    word: 'BLOOM',
    ink: '#2f5f4f',
    draw: () => [
      ...[
        [300, 420, 170, '#e0503f'],
        [680, 340, 200, '#f0a03c'],
        [500, 660, 150, '#d9739a'],
      ].flatMap(([x, y, r, colour]) => [
        stroke(pathData`M${x as number} ${y as number}C${x as number} 800 500 900 500 1100`, '#2f5f4f', 20),
        ...Array.from({ length: 10 }, (_, at) =>
          path(leafPath(x as number, y as number, r as number, (r as number) * 0.34, at * 36), colour as string),
        ),
        ...Array.from({ length: 10 }, (_, at) =>
          path(leafPath(x as number, y as number, (r as number) * 0.6, (r as number) * 0.2, at * 36 + 18), '#efe3c8', {
            opacity: 0.55,
          }),
        ),
        circle(x as number, y as number, (r as number) * 0.24, '#2f2a30'),
      ]),
      ...[
        [430, 900, 200],
        [570, 860, -20],
        [560, 780, -60],
        [400, 820, 240],
      ].map(([x, y, turn]) => path(leafPath(x!, y!, 240, 62, turn!), '#4f8a6a')),
    ],
  },
  {
    ratio: '2:3',
    back: '#f6d9c9',
    word: 'TEA FAIR',
    ink: '#3f2f4f',
    draw: (s) => [
      ...Array.from({ length: 8 }, (_, row) =>
        path(
          pathData`M0 ${620 + row * 76}C200 ${560 + row * 76} 400 ${660 + row * 70} 1000 ${560 + row * 82}V1500H0Z`,
          ['#8fb58a', '#7fa87a', '#6f9a6f', '#5f8f66'][row % 4]!,
        ),
      ),
      path('M0 620L200 380L360 560L560 300L780 560L1000 420V640C400 660 200 560 0 640Z', '#a89fc0'),
      circle(760, 240, 110, '#e8684f'),
      path('M300 860H700C700 1060 620 1140 500 1140C380 1140 300 1060 300 860Z', '#f9f3e6'),
      ellipse(500, 860, 200, 40, '#b5703f'),
      stroke('M700 900C800 890 800 1030 680 1040', '#f9f3e6', 30),
      ellipse(500, 1160, 270, 36, '#f9f3e6'),
      clipMarks(
        s,
        'M300 860H700C700 1060 620 1140 500 1140C380 1140 300 1060 300 860Z',
        ...Array.from({ length: 9 }, (_, at) =>
          path(leafPath(320 + at * 48, 1060, 90, 20, at % 2 ? -70 : -110), '#3f6f8f'),
        ),
      ),
      ...[430, 500, 570].map((x) =>
        stroke(
          smoothCurvePath([
            [x, 800],
            [x + 26, 740],
            [x - 20, 680],
            [x + 16, 620],
          ]),
          '#ffffff',
          13,
        ),
      ),
    ],
  },
  {
    ratio: '3:4',
    back: '#27364f',
    word: 'HARBOR',
    ink: '#f3ddb3',
    draw: () => [
      rect(0, 0, 1000, 620, '#e8794f'),
      circle(500, 560, 220, '#f6c46b'),
      ...[0, 1, 2, 3].map((at) => rect(0, 470 + at * 40, 1000, 10 + at * 3, '#e8794f')),
      path('M0 620H1000V1400H0Z', '#27364f'),
      ...Array.from({ length: 7 }, (_, at) =>
        rect(500 - 200 + at * 18, 650 + at * 46, 400 - at * 36, 14, '#f6c46b', { rx: 7 }),
      ),
      path('M80 620V300H100V620ZM100 310L330 380V400L100 350ZM320 390H330V520H320Z', '#1a2438'),
      path('M300 600L700 600L640 720H360Z', '#1a2438'),
      rect(420, 480, 150, 120, '#f3ddb3'),
      rect(450, 510, 36, 36, '#27364f'),
      rect(510, 510, 36, 36, '#27364f'),
      path('M590 600V420H640V600Z', '#c8402f'),
      rect(584, 400, 62, 34, '#1a2438'),
      ...[
        [240, 180],
        [330, 140],
        [700, 200],
      ].map(([x, y]) => stroke(farBirdPath(x!, y!, 40), '#27364f', 9)),
      path('M860 620V200H880V620ZM840 220H1000V240H840Z', '#1a2438'),
    ],
  },
]

export const screenPrints: PictureFamily = {
  name: 'screen-prints',
  topic: 'travel',
  draw(seed) {
    const { ratio, back, word, ink, at, draw } = POSTERS[seed % POSTERS.length]!
    const s = makeSheet('screen-prints', seed, [ratio])
    const { width, height } = s
    const margin = 44
    const frame = pathData`M${margin} ${margin}H${width - margin}V${height - margin}H${margin}Z`
    const foot = height - 250
    s.add(
      rect(0, 0, width, height, '#f4efe2'),
      clipMarks(s, frame, rect(0, 0, width, height, back), ...draw(s), at ? '' : rect(0, foot, width, 260, back)),
      lettering(word, margin + 50, at ?? foot + 34, width - margin * 2 - 100, ink),
    )
    return s.drawing(makeScreenPrintFinish())
  },
}
