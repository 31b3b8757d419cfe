// Longer than usual: a plant for each picture, and each is a list of coordinates.
import { clipMarks } from '../light.ts'
import { CUT_COLOR, drawBlock, drawChatter, drawClearGround, drawGougeMarks, INKED_COLOR } from '../print/carve.ts'
import { makeReliefPrintFinish } from '../print/relief.ts'
import {
  circle,
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

/**
 * Draws a plant in a field of 1000 by 1250. `dark` means that it is cut from a dark block instead of standing on a
 * cleared ground.
 */
type Plant = { dark: boolean; draw(s: DrawingSheet, ink: string, cut: string): string[] }

/** A leaf with its ribs carved. */
const ribbed = (x: number, y: number, long: number, wide: number, turn: number, ink: string, cut: string) => {
  const ribs = Array.from({ length: 6 }, (_, at) => {
    const [rx, ry] = pointAtDistance(x, y, long * (0.16 + at * 0.13), turn)
    return leafPath(rx, ry, wide * 0.62, wide * 0.07, turn - 48) + leafPath(rx, ry, wide * 0.62, wide * 0.07, turn + 48)
  }).join('')
  return path(leafPath(x, y, long, wide, turn), ink) + path(leafPath(x, y, long * 0.94, wide * 0.05, turn) + ribs, cut)
}

const PLANTS: readonly Plant[] = [
  {
    dark: false,
    draw: (_, ink, cut) => [
      stroke('M500 1200C520 800 480 500 520 120', ink, 17),
      ...Array.from({ length: 30 }, (_, at) => {
        const y = 1060 - at * 31
        const long = 330 * Math.sin((0.18 + (at / 30) * 0.8) * Math.PI) + 30
        return ribbed(500 + Math.sin(at / 6) * 8, y, long, long * 0.15, at % 2 ? -28 : 208, ink, cut)
      }),
    ],
  },
  {
    dark: true,
    draw: (s, ink, cut) => [
      stroke('M500 1200C490 1000 520 800 500 620', ink, 24),
      ...[
        [500, 1000, 300, -30],
        [500, 1060, 300, 210],
        [500, 820, 230, -40],
        [500, 860, 230, 220],
      ].map(([x, y, long, turn]) => ribbed(x!, y!, long!, 60, turn!, ink, cut)),
      circle(500, 520, 150, ink),
      drawGougeMarks(s, 'M500 370A150 150 0 1 1 499 370Z', [350, 370, 300, 300], {
        far: 26,
        long: 26,
        wide: 8,
        flow: () => -90,
        colour: cut,
      }),
      ...Array.from({ length: 25 }, (_, at) => path(leafPath(500, 440, 300, 17, -90 + (at - 12) * 6.4), ink)),
      ...Array.from({ length: 22 }, (_, at) =>
        path(leafPath(...pointAtDistance(500, 540, 150, -180 + at * 17), 60, 12, -180 + at * 17), ink),
      ),
    ],
  },
  {
    dark: false,
    draw: (_, ink, cut) => [
      stroke('M500 1220V880', ink, 44),
      path(
        'M500 190C640 260 760 440 740 640C720 800 620 900 500 900C380 900 280 800 260 640C240 440 360 260 500 190Z',
        ink,
      ),
      ...Array.from({ length: 7 }, (_, row) =>
        Array.from({ length: 5 - (row % 2) }, (_, at) => {
          const wide = [1, 1.5, 1.9, 2, 2, 1.8, 1.4][row]!
          const x = 500 + (at - (4 - (row % 2)) / 2) * 62 * wide
          const y = 270 + row * 92
          return (
            stroke(
              pathData`M${x - 46} ${y + 60}C${x - 46} ${y} ${x - 20} ${y - 34} ${x} ${y - 54}C${x + 20} ${y - 34} ${x + 46} ${y} ${x + 46} ${y + 60}`,
              cut,
              9,
            ) + path(leafPath(x, y + 40, 66, 7, -90), cut)
          )
        }).join(''),
      ),
      ribbed(500, 1060, 360, 76, -24, ink, cut),
      ribbed(500, 1110, 360, 76, 204, ink, cut),
    ],
  },
  {
    dark: true,
    draw: (_, ink, cut) => [
      ...[
        [300, 420, 300],
        [520, 300, 340],
        [720, 500, 280],
      ].flatMap(([x, y, size]) => [
        stroke(
          smoothCurvePath([
            [x!, y!],
            [500 + (x! - 500) * 0.5, 900],
            [500, 1220],
          ]),
          ink,
          15,
        ),
        ...[0, 1, 2, 3, 4].map((at) =>
          path(leafPath(x!, y!, size! * 0.62, size! * 0.3, at * 72 - 90), ink, { stroke: cut, 'stroke-width': 7 }),
        ),
        ...Array.from({ length: 40 }, (_, at) =>
          path(leafPath(...pointAtDistance(x!, y!, size! * 0.2, at * 9), size! * 0.3, 4, at * 9), cut),
        ),
        circle(x!, y!, size! * 0.13, cut),
        circle(x!, y!, size! * 0.09, ink),
      ]),
      ribbed(490, 1040, 300, 50, 205, ink, cut),
      ribbed(510, 1080, 300, 50, -26, ink, cut),
    ],
  },
  {
    dark: false,
    draw: (_, ink, cut) => [
      stroke('M120 160C340 240 560 260 900 180', ink, 34),
      ...[
        [330, 560],
        [650, 600],
      ].flatMap(([x, y]) => [
        stroke(pathData`M${x!} ${y! - 190}C${x! + 10} ${y! - 260} ${x! - 10} 300 ${x! + 6} 240`, ink, 13),
        path(
          pathData`M${x!} ${y! - 190}C${x! + 50} ${y! - 190} ${x! + 70} ${y! - 90} ${x! + 110} ${y! - 20}C${x! + 160} ${y! + 80} ${x! + 110} ${y! + 200} ${x!} ${y! + 200}C${x! - 110} ${y! + 200} ${x! - 160} ${y! + 80} ${x! - 110} ${y! - 20}C${x! - 70} ${y! - 90} ${x! - 50} ${y! - 190} ${x!} ${y! - 190}Z`,
          ink,
        ),
        ...Array.from({ length: 9 }, (_, at) =>
          path(leafPath(x! - 90 + at * 9, y! + 30 + at * 16, 90, 7, -76 + at * 3), cut),
        ),
        circle(x!, y! + 194, 11, cut),
      ]),
      ...[
        [200, 190, 260, 70],
        [460, 250, 280, 90],
        [800, 210, 280, 100],
        [560, 250, 220, -50],
        [300, 220, 200, -70],
        [760, 220, 220, -60],
      ].map(([x, y, long, turn]) => ribbed(x!, y!, long!, long! * 0.26, turn!, ink, cut)),
    ],
  },
  {
    dark: true,
    draw: (_, ink, cut) => [
      stroke('M500 1220C480 900 520 700 500 480', ink, 15),
      ...Array.from({ length: 64 }, (_, at) => {
        const turn = at * 5.625
        const long = 190 + (at % 3) * 60
        const tip = pointAtDistance(500, 440, long, turn)
        return (
          stroke(pathData`M500 440L${tip[0]} ${tip[1]}`, ink, 4) +
          Array.from({ length: 5 }, (_, ray) => path(leafPath(tip[0], tip[1], 46, 4, turn - 50 + ray * 25), ink)).join(
            '',
          )
        )
      }),
      circle(500, 440, 48, ink),
      ...Array.from({ length: 20 }, (_, at) =>
        circle(...pointAtDistance(500, 440, 10 + (at % 3) * 14, at * 47), 5, cut),
      ),
      ribbed(490, 1160, 330, 46, 215, ink, cut),
      ribbed(510, 1160, 330, 46, -36, ink, cut),
      ...[
        [800, 230, -30],
        [860, 360, 10],
        [760, 120, -60],
      ].map(([x, y, turn]) =>
        moveMarks(
          x!,
          y!,
          turn!,
          1,
          stroke('M0 0V70', ink, 4),
          ...Array.from({ length: 5 }, (_, ray) => path(leafPath(0, 0, 46, 4, -90 - 50 + ray * 25), ink)),
        ),
      ),
    ],
  },
  {
    dark: false,
    draw: (_, ink, cut) => [
      stroke('M180 1180C300 800 500 500 860 160', ink, 20),
      ...Array.from({ length: 26 }, (_, at) => {
        const part = at / 25
        const [x, y] = [200 + part * 640, 1120 - part * 950 + Math.sin(part * 3) * -60]
        return ribbed(x, y, 190, 34, at % 2 ? -4 : 252, ink, cut)
      }),
      ...[
        [360, 830],
        [520, 700],
        [640, 460],
        [450, 600],
        [740, 420],
      ].map(([x, y]) => ellipse(x!, y!, 40, 52, ink) + path(leafPath(x! - 14, y! + 20, 50, 8, -80), cut)),
    ],
  },
  {
    dark: true,
    draw: (_, ink, cut) => [
      stroke('M500 1220C510 1000 490 800 500 480', ink, 28),
      ...Array.from(
        { length: 22 },
        (_, at) =>
          path(leafPath(...pointAtDistance(500, 440, 150, at * 16.36), 200, 44, at * 16.36), ink) +
          path(leafPath(...pointAtDistance(500, 440, 190, at * 16.36), 120, 6, at * 16.36), cut),
      ),
      circle(500, 440, 160, ink),
      circle(500, 440, 150, cut),
      ...Array.from({ length: 120 }, (_, at) =>
        circle(...pointAtDistance(500, 440, Math.sqrt(at) * 12.8, at * 137.5), 7.5, ink),
      ),
      ribbed(500, 980, 370, 110, -34, ink, cut),
      ribbed(500, 1040, 370, 110, 214, ink, cut),
    ],
  },
  {
    dark: false,
    draw: (s, ink, cut) => [
      ...[
        [360, 900, 300, 230],
        [640, 960, 240, 180],
        [520, 1040, 130, 100],
      ].flatMap(([x, y, high, wide]) => {
        const cap = pathData`M${x! - wide!} ${y! - high!}C${x! - wide!} ${y! - high! - wide! * 1.2} ${x! + wide!} ${y! - high! - wide! * 1.2} ${x! + wide!} ${y! - high!}Q${x!} ${y! - high! + 70} ${x! - wide!} ${y! - high!}Z`
        return [
          path(
            pathData`M${x! - 50} ${y! + 160}C${x! - 40} ${y! - high! * 0.5} ${x! - 36} ${y! - high!} ${x! - 30} ${y! - high!}H${x! + 30}C${x! + 36} ${y! - high!} ${x! + 40} ${y! - high! * 0.5} ${x! + 50} ${y! + 160}Z`,
            ink,
          ),
          ...[-20, 0, 20].map((at) => path(leafPath(x! + at, y! + 130, high! * 0.7, 6, -90), cut)),
          path(cap, ink, { stroke: cut, 'stroke-width': 9 }),
          drawGougeMarks(s, cap, [x! - wide!, y! - high! - wide!, wide! * 2, wide! * 1.1], {
            far: 52,
            long: 24,
            wide: 16,
            flow: () => 0,
            colour: cut,
          }),
          path(
            Array.from({ length: 15 }, (_, at) =>
              leafPath(x! + (at - 7) * wide! * 0.12, y! - high! + 34 - Math.abs(at - 7) * 4, 34, 4, -90),
            ).join(''),
            cut,
          ),
        ]
      }),
      ...Array.from({ length: 34 }, (_, at) =>
        path(leafPath(60 + at * 27, 1160 + (at % 3) * 10, 70 + ((at * 37) % 70), 8, -90 + ((at * 29) % 50) - 25), ink),
      ),
    ],
  },
  {
    dark: true,
    draw: (_, ink, cut) => [
      ...[
        [500, 380, 0, 1.5],
        [270, 760, -24, 1],
        [730, 780, 26, 1.05],
      ].map(([x, y, turn, size]) =>
        moveMarks(
          x!,
          y!,
          turn!,
          size!,
          path(
            'M0 150C-6 60 -10 20 -20 0C-120 40 -220 20 -240 -60C-200 -160 -90 -190 -16 -170L0 -110L16 -170C90 -190 200 -160 240 -60C220 20 120 40 20 0C10 20 6 60 0 150Z',
            ink,
          ),
          path(
            Array.from({ length: 25 }, (_, at) => leafPath(0, 0, 170 + (at % 3) * 20, 4, -90 + (at - 12) * 7.4)).join(
              '',
            ),
            cut,
          ),
          stroke('M0 0V260', ink, 10),
        ),
      ),
    ],
  },
  {
    dark: false,
    draw: (s, ink, cut) => [
      path('M380 860H620L590 1160H410Z', ink),
      drawGougeMarks(s, 'M380 860H620L590 1160H410Z', [380, 860, 240, 300], {
        far: 30,
        long: 50,
        wide: 7,
        flow: () => 84,
        colour: cut,
      }),
      path('M360 820H640V880H360Z', ink, { stroke: cut, 'stroke-width': 8 }),
      ...[
        [500, 820, 420, -90],
        [470, 820, 380, -116],
        [530, 820, 380, -64],
        [450, 830, 330, -142],
        [550, 830, 330, -38],
        [490, 820, 300, -102],
        [510, 820, 300, -78],
      ].map(
        ([x, y, long, turn]) =>
          path(leafPath(x!, y!, long!, 50, turn!), ink, { stroke: cut, 'stroke-width': 6 }) +
          path(leafPath(...pointAtDistance(x!, y!, 40, turn!), long! * 0.8, 6, turn!), cut) +
          path(
            Array.from({ length: 7 }, (_, at) => {
              const [px, py] = pointAtDistance(x!, y!, 60 + at * long! * 0.11, turn!)
              return leafPath(px, py, 26, 5, turn! + 90) + leafPath(px, py, 26, 5, turn! - 90)
            }).join(''),
            cut,
          ),
      ),
      stroke('M200 1170H800', ink, 16),
    ],
  },
  {
    dark: true,
    draw: (s, ink, cut) => [
      stroke('M-20 1020C300 900 600 760 1020 240', ink, 30),
      clipMarks(
        s,
        'M0 0H1000V1250H0Z',
        ...[
          [220, 900, 130],
          [470, 760, 150],
          [720, 520, 140],
          [860, 330, 110],
          [380, 640, 90],
          [620, 820, 100],
        ].flatMap(([x, y, size]) => [
          ...[0, 1, 2, 3, 4].map(
            (at) =>
              path(leafPath(x!, y!, size!, size! * 0.42, at * 72 + x!), ink, { stroke: cut, 'stroke-width': 6 }) +
              path(leafPath(...pointAtDistance(x!, y!, size! * 0.3, at * 72 + x!), size! * 0.5, 4, at * 72 + x!), cut),
          ),
          circle(x!, y!, size! * 0.14, cut),
          circle(x!, y!, size! * 0.08, ink),
        ]),
        ...[
          [330, 860],
          [560, 700],
          [800, 420],
          [120, 960],
        ].map(([x, y]) => ellipse(x!, y! - 50, 24, 36, ink)),
      ),
    ],
  },
]

const INKS = [
  '#1f4a34',
  '#3a2f5a',
  '#2f4a24',
  '#8f2f24',
  '#4a3a1f',
  '#24405f',
  '#3f4f24',
  '#7a4a12',
  '#5a2a24',
  '#1f4f5a',
  '#2a3a2f',
  '#6a2446',
]

export const linocutBotanicals: PictureFamily = {
  name: 'linocut-botanicals',
  topic: 'plants',
  draw(seed) {
    const s = makeSheet('linocut-botanicals', seed, ['4:5', '3:4', '2:3'])
    const { dark, draw } = PLANTS[seed % PLANTS.length]!
    const { width, height } = s
    s.add(drawClearGround(s))
    if (dark) s.add(path(drawBlock(s, width * 0.05), INKED_COLOR))
    else s.add(drawChatter(s, [width / 2, height / 2], width * 0.5, 110))
    const field = pathData`M${width * 0.06} ${width * 0.06}H${width * 0.94}V${height - width * 0.06}H${width * 0.06}Z`
    s.add(
      clipMarks(
        s,
        field,
        moveMarks(
          width * 0.08,
          (height - width * 1.05) / 2,
          0,
          0.84,
          ...draw(s, dark ? CUT_COLOR : INKED_COLOR, dark ? INKED_COLOR : CUT_COLOR),
        ),
      ),
    )
    return s.drawing(makeReliefPrintFinish(INKS[seed % INKS.length]!, ['#f5efe0', '#f2ecdf', '#f7f3ea'][seed % 3]!))
  },
}
