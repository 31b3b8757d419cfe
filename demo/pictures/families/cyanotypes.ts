// Longer than usual: a sun print for each picture, and each is a list of coordinates.
import { makeCyanotypeFinish } from '../print/cyanotype.ts'
import { blurMarks } from '../print/lens.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  polygonPath,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Print = { ratio: '4:5' | '3:4' | '1:1' | '2:3'; blue?: string; draw(s: DrawingSheet): string[] }

const WHITE = '#ffffff'
/** Thin leaves let some light through, so that their veins and overlaps are visible. */
const thin = (outline: string, through = 0.72) => path(outline, WHITE, { opacity: through })
const veined = (x: number, y: number, long: number, wide: number, turn: number) =>
  thin(leafPath(x, y, long, wide, turn)) +
  stroke(
    pathData`M${x} ${y}L${pointAtDistance(x, y, long * 0.94, turn)[0]} ${pointAtDistance(x, y, long * 0.94, turn)[1]}`,
    WHITE,
    5,
  ) +
  stroke(
    Array.from({ length: 6 }, (_, at) => {
      const [vx, vy] = pointAtDistance(x, y, long * (0.15 + at * 0.13), turn)
      return [-42, 42]
        .map((side) => {
          const end = pointAtDistance(vx, vy, wide * 0.55, turn + side)
          return pathData`M${vx} ${vy}L${end[0]} ${end[1]}`
        })
        .join('')
    }).join(''),
    WHITE,
    2.4,
    { opacity: 0.8 },
  )

function frond(from: DrawingPoint, to: DrawingPoint, leaflets: number, long: number, wide = 0.16): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return (
    stroke(smoothCurvePath([from, to]), WHITE, 8) +
    Array.from({ length: leaflets }, (_, at) => {
      const part = at / leaflets
      const size = long * Math.sin((0.2 + part * 0.78) * Math.PI) + 12
      const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      return [-1, 1].map((side) => thin(leafPath(x, y, size, size * wide, turn + side * 58), 0.8)).join('')
    }).join('')
  )
}
const umbel = (x: number, y: number, foot: DrawingPoint, size: number, rays = 15) =>
  stroke(smoothCurvePath([[x, y], [(x + foot[0]) / 2 + 14, (y + foot[1]) / 2], foot]), WHITE, 8) +
  Array.from({ length: rays }, (_, at) => {
    const turn = -90 + (at - (rays - 1) / 2) * (136 / rays)
    const [tx, ty] = pointAtDistance(x, y, size * (1 - Math.abs(at - (rays - 1) / 2) * 0.018), turn)
    return (
      stroke(pathData`M${x} ${y}Q${(x + tx) / 2} ${(y + ty) / 2 + 12} ${tx} ${ty}`, WHITE, 3.4) +
      Array.from({ length: 9 }, (_, dot) =>
        circle(...pointAtDistance(tx, ty, 8 + (dot % 3) * 9, turn - 80 + dot * 20), 5.5, WHITE, { opacity: 0.9 }),
      ).join('')
    )
  }).join('')

const PRINTS: readonly Print[] = [
  {
    ratio: '3:4',
    draw: (s) => [
      blurMarks(s, 7, frond([240, 1220], [330, 420], 22, 200)),
      frond([520, 1250], [560, 150], 34, 300),
      frond([760, 1240], [860, 560], 20, 190),
    ],
  },
  {
    ratio: '4:5',
    blue: '#174a7a',
    draw: () => [
      umbel(360, 520, [460, 1180], 230),
      umbel(680, 380, [520, 1190], 200, 13),
      umbel(620, 760, [500, 1180], 130, 11),
      frond([430, 1100], [180, 880], 9, 90),
      frond([540, 1080], [800, 900], 9, 90),
    ],
  },
  {
    ratio: '2:3',
    draw: () => [
      moveMarks(
        500,
        760,
        -64,
        1.2,
        ...Array.from({ length: 90 }, (_, at) => {
          const x = -500 + at * 10.4
          const long = 170 * Math.sin(Math.min(1, (at + 6) / 60) * Math.PI * 0.62) * (at > 70 ? 1 - (at - 70) / 26 : 1)
          return [-1, 1]
            .map((side) =>
              stroke(pathData`M${x} 0Q${x + 60} ${side * long * 0.6} ${x + 120} ${side * long}`, WHITE, 8, {
                opacity: at % 9 === 0 ? 0.25 : 0.75,
              }),
            )
            .join('')
        }),
        stroke('M-640 20C-300 -10 200 0 520 -6', WHITE, 10),
      ),
    ],
  },
  {
    ratio: '1:1',
    draw: () =>
      [
        [500, 330, -90],
        [250, 640, -160],
        [750, 640, -20],
      ].map(([x, y, turn]) =>
        moveMarks(
          x!,
          y!,
          turn! + 90,
          1,
          thin(
            'M0 150C-6 60 -10 20 -20 0C-120 40 -220 20 -240 -60C-200 -160 -90 -190 -16 -170L0 -110L16 -170C90 -190 200 -160 240 -60C220 20 120 40 20 0C10 20 6 60 0 150Z',
            0.78,
          ),
          stroke(
            Array.from({ length: 27 }, (_, at) => {
              const [px, py] = pointAtDistance(0, 0, 190, -90 + (at - 13) * 6.6)
              return pathData`M0 0L${px} ${py}`
            }).join(''),
            WHITE,
            2.6,
            { opacity: 0.8 },
          ),
          stroke('M0 0V240', WHITE, 8),
        ),
      ),
  },
  {
    ratio: '4:5',
    blue: '#0f2f5c',
    draw: () => [
      stroke(
        smoothCurvePath([
          [500, 1180],
          [470, 800],
          [540, 460],
          [480, 140],
        ]),
        WHITE,
        9,
      ),
      ...Array.from({ length: 16 }, (_, at) => {
        const y = 1060 - at * 58
        return veined(500 + Math.sin(at / 3) * 18, y, 250 - at * 9, 64 - at * 2, at % 2 ? -30 - at : 210 + at)
      }),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      ...Array.from({ length: 5 }, (_, at) => {
        const [x, y, r] = [
          [300, 360, 170],
          [700, 300, 130],
          [640, 680, 190],
          [270, 800, 130],
          [480, 1060, 150],
        ][at] as [number, number, number]
        return blurMarks(
          s,
          at % 2 ? 0.5 : 4,
          ...Array.from({ length: 12 }, (_, petal) => thin(leafPath(x, y, r, r * 0.2, petal * 30), 0.62)),
          circle(x, y, r * 0.16, WHITE),
        )
      }),
    ],
  },
  {
    ratio: '1:1',
    blue: '#1a4470',
    draw: () => [
      ...Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (_, at) => {
          const [x, y] = [120 + at * 95, 120 + row * 95]
          return Math.hypot(x - 500, y - 500) > 400
            ? ''
            : Array.from({ length: 8 }, (_, petal) =>
                circle(...pointAtDistance(x, y, 27, petal * 45), 10, 'none', { stroke: WHITE, 'stroke-width': 4 }),
              ).join('') + circle(x, y, 11, 'none', { stroke: WHITE, 'stroke-width': 4 })
        }).join(''),
      ),
      ...[410, 424].map((r) => circle(500, 500, r, 'none', { stroke: WHITE, 'stroke-width': 5 })),
      ...Array.from({ length: 36 }, (_, at) =>
        circle(...pointAtDistance(500, 500, 450, at * 10), 22, 'none', { stroke: WHITE, 'stroke-width': 5 }),
      ),
    ],
  },
  {
    ratio: '2:3',
    draw: () =>
      [
        [260, 340, 1],
        [560, 260, 1.25],
        [770, 520, 0.9],
        [380, 860, 1.3],
        [720, 1060, 1.05],
        [230, 1220, 0.8],
      ].map(([x, y, size], at) =>
        moveMarks(
          x!,
          y!,
          at * 47,
          size!,
          circle(0, -120, 62, 'none', { stroke: WHITE, 'stroke-width': 22 }),
          rect(-11, -66, 22, 240, WHITE),
          ...(at % 2
            ? [rect(8, 110, 56, 18, WHITE), rect(8, 146, 40, 18, WHITE)]
            : [rect(8, 126, 60, 48, WHITE), rect(26, 140, 18, 20, '#000000')]),
        ),
      ),
  },
  {
    ratio: '3:4',
    blue: '#143f74',
    draw: () => [
      ...Array.from({ length: 7 }, (_, at) => {
        const foot: DrawingPoint = [500 + (at - 3) * 16, 1260]
        const top: DrawingPoint = [160 + at * 114, 260 + Math.abs(at - 3) * 70]
        return (
          stroke(smoothCurvePath([foot, [500 + (at - 3) * 70, 800], top]), WHITE, 6) +
          Array.from({ length: 15 }, (_, grain) =>
            path(leafPath(top[0] + Math.sin(grain) * 3, top[1] + grain * 17, 56, 10, grain % 2 ? -56 : 236), WHITE, {
              opacity: 0.85,
            }),
          ).join('') +
          stroke(
            Array.from(
              { length: 11 },
              (_, hair) => pathData`M${top[0]} ${top[1] + hair * 18}l${(hair % 2 ? 1 : -1) * 46} -110`,
            ).join(''),
            WHITE,
            1.8,
            { opacity: 0.7 },
          )
        )
      }),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      ...Array.from({ length: 3 }, (_, ring) =>
        [
          blurMarks(
            s,
            ring ? 3 : 0.6,
            ...Array.from({ length: 15 - ring * 3 }, (_, at) =>
              thin(leafPath(500, 500, 430 - ring * 120, 70 - ring * 12, at * (360 / (15 - ring * 3)) + ring * 13), 0.5),
            ),
          ),
        ].join(''),
      ),
      circle(500, 500, 70, WHITE),
      ...Array.from({ length: 40 }, (_, at) =>
        circle(...pointAtDistance(500, 500, Math.sqrt(at) * 10.4, at * 137.5), 4.6, '#1a1a1a'),
      ),
    ],
  },
  {
    ratio: '4:5',
    blue: '#103a5f',
    draw: () => [
      ...Array.from({ length: 46 }, (_, at) => {
        const turn = at * 7.83
        const tip = pointAtDistance(500, 460, 300 + (at % 3) * 34, turn)
        return (
          stroke(pathData`M500 460L${tip[0]} ${tip[1]}`, WHITE, 2.6, { opacity: 0.85 }) +
          stroke(
            Array.from({ length: 7 }, (_, ray) => {
              const [rx, ry] = pointAtDistance(tip[0], tip[1], 48, turn - 54 + ray * 18)
              return pathData`M${tip[0]} ${tip[1]}L${rx} ${ry}`
            }).join(''),
            WHITE,
            2.2,
            { opacity: 0.8 },
          )
        )
      }),
      circle(500, 460, 38, WHITE),
      stroke(
        smoothCurvePath([
          [500, 480],
          [520, 800],
          [490, 1200],
        ]),
        WHITE,
        10,
      ),
    ],
  },
  {
    ratio: '2:3',
    draw: () => [
      ...[
        [500, 420, 1.5, -20],
        [330, 1010, 1.1, 14],
        [720, 1060, 0.9, 40],
      ].map(([x, y, size, turn]) =>
        moveMarks(
          x!,
          y!,
          turn!,
          size!,
          thin('M10 -40C60 -190 200 -240 260 -190C270 -90 190 10 60 20Z', 0.66),
          thin('M-10 -40C-60 -190 -200 -240 -260 -190C-270 -90 -190 10 -60 20Z', 0.66),
          thin('M10 20C110 40 180 90 160 190C90 210 30 130 4 60Z', 0.5),
          thin('M-10 20C-110 40 -180 90 -160 190C-90 210 -30 130 -4 60Z', 0.5),
          ellipse(0, 10, 13, 90, WHITE),
          stroke('M4 -76Q30 -150 60 -160M-4 -76Q-30 -150 -60 -160', WHITE, 4),
          stroke(
            'M10 -30L220 -170M16 -10L200 -70M-10 -30L-220 -170M-16 -10L-200 -70M10 40L130 150M-10 40L-130 150',
            WHITE,
            4,
          ),
        ),
      ),
    ],
  },
]

/** The coating was brushed on by hand, so its edge shows strokes. */
function brushedCoat(s: DrawingSheet): string {
  const { random, width, height } = s
  const strokes = Array.from({ length: 26 }, (_, at) => {
    const x = width * 0.07 + (at / 25) * width * 0.86
    return polygonPath([
      [x - 24, random.between(38, 62)],
      [x + 24, random.between(38, 62)],
      [x + 22, height - random.between(38, 62)],
      [x - 22, height - random.between(38, 62)],
    ])
  })
  return path(strokes.join(''), '#000000')
}

export const cyanotypes: PictureFamily = {
  name: 'cyanotypes',
  topic: 'craft',
  draw(seed) {
    const { ratio, blue, draw } = PRINTS[seed % PRINTS.length]!
    const s = makeSheet('cyanotypes', seed, [ratio])
    s.add(
      rect(0, 0, s.width, s.height, WHITE),
      brushedCoat(s),
      moveMarks(s.width * 0.08, s.height * 0.08, 0, 0.84, ...draw(s)),
    )
    return s.drawing(makeCyanotypeFinish(blue))
  },
}
