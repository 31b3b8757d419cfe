import { ballPaint, gradientPaint } from '../light.ts'
import { darker, mixColors } from '../palettes.ts'
import {
  type DrawingPoint,
  makeWanderingHeight,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawClouds, drawSky, drawSun, type SkyColors } from '../sky.ts'

const ENVELOPE =
  'M0 -130C-78 -130 -108 -74 -104 -26C-99 24 -48 66 -24 98H24C48 66 99 24 104 -26C108 -74 78 -130 0 -130Z'

function balloon(s: DrawingSheet, x: number, y: number, size: number, far: number, air: SkyColors) {
  const { random, palette } = s
  const colours = random
    .shuffle([palette.main, palette.second, palette.accent, palette.paper, palette.ink])
    .map((colour) => mixColors(colour, air.low, far))
  const clip = s.define((id) => `<clipPath id="${id}"><path d="${ENVELOPE}"/></clipPath>`)
  const style = random.whole(0, 2)
  const marks: string[] = [path(ENVELOPE, colours[0]!)]
  if (style === 0)
    for (const [at, half] of [
      [0, 110],
      [1, 74],
      [2, 34],
    ] as const)
      marks.push(
        path(
          pathData`M0 -130C${-half * 1.25} -120 ${-half * 1.25} 20 ${-half * 0.2} 98H${half * 0.2}C${half * 1.25} 20 ${half * 1.25} -120 0 -130Z`,
          colours[at]!,
        ),
      )
  if (style === 1)
    for (let band = 0; band < 6; band++)
      marks.push(
        path(
          pathData`M-120 ${-104 + band * 36}Q0 ${-72 + band * 36} 120 ${-104 + band * 36}v18Q0 ${-54 + band * 36} -120 ${-86 + band * 36}Z`,
          colours[1 + (band % 2)]!,
        ),
      )
  if (style === 2)
    for (let point = 0; point < 8; point++)
      marks.push(path(pathData`M${-112 + point * 28} -20l14 -42l14 42l-14 42Z`, colours[1 + (point % 2)]!))
  const light = ballPaint(s, ['rgb(255,255,255)', 'rgb(128,110,110)', darker(palette.ink, 0.3)], 0.34, 0.26, 0.85)
  s.add(
    moveMarks(
      x,
      y,
      random.between(-4, 4),
      size / 240,
      `<g clip-path="${clip}">${marks.join('')}${rect(-120, -140, 240, 250, light, { opacity: 0.3 })}</g>`,
      stroke('M-22 98L-13 132M22 98L13 132M-8 98L-6 132M8 98L6 132', mixColors(palette.ink, air.low, far), 2),
      path(
        'M-16 132H16L13 156Q0 160 -13 156Z',
        gradientPaint(s, [
          mixColors(palette.second, palette.ink, 0.3 * (1 - far)),
          mixColors(palette.ink, air.low, far),
        ]),
      ),
    ),
  )
}

export const balloons: PictureFamily = {
  name: 'balloons',
  topic: 'travel',
  draw(seed) {
    const s = makeSheet('balloons', seed, ['2:3', '4:5', '9:16', '3:4', '1:1'])
    const { random, palette, width, height } = s
    const air = drawSky(s, s.way(3))
    if (s.way(2)) drawSun(s, air, width * random.between(0.2, 0.8), height * random.between(0.5, 0.7), width * 0.09)
    drawClouds(s, air, 9, height * 0.1, height * 0.75)
    for (let hill = 0; hill < 4; hill++) {
      const soft = makeWanderingHeight(random)
      const colour = mixColors(air.low, mixColors(palette.ink, palette.main, 0.4), 0.22 + hill * 0.22)
      const line = Array.from(
        { length: 9 },
        (_, at): DrawingPoint => [(at / 8) * width * 1.1 - 30, height * (0.76 + hill * 0.06 + soft(at * 0.7) * 0.035)],
      )
      s.add(
        path(`${smoothCurvePath(line)}V${height}H-30Z`, gradientPaint(s, [colour, mixColors(colour, air.low, 0.3)])),
      )
    }
    for (let far = 0; far < random.whole(3, 8); far++)
      balloon(
        s,
        width * random.between(0.06, 0.94),
        height * random.between(0.3, 0.68),
        width * random.between(0.05, 0.11),
        0.42,
        air,
      )
    const heroes: DrawingPoint[][] = [
      [[0.5, 0.36]],
      [
        [0.34, 0.3],
        [0.74, 0.52],
      ],
      [
        [0.66, 0.26],
        [0.28, 0.47],
        [0.78, 0.62],
      ],
    ]
    for (const [at, [x, y]] of heroes[s.way(3)]!.entries())
      balloon(
        s,
        width * (x + random.between(-0.05, 0.05)),
        height * (y + random.between(-0.03, 0.03)),
        width * (s.way(3) === 0 ? 0.55 : 0.36 - at * 0.06),
        0,
        air,
      )
    return s.drawing()
  },
}
