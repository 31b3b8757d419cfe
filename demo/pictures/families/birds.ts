import { fillSheet, gradientPaint } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import {
  circle,
  type DrawingPoint,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { mixLeafGreen } from '../stems.ts'

/** A perched bird that looks to the right, feet on 0, about 220 long. */
function perched(s: DrawingSheet, coat: string, breast: string, wing: string, kind: number): string {
  const { palette, random } = s
  const beak = mixColors('#e89a3c', palette.accent, 0.3)
  const long = [130, 190, 100, 150][kind]!
  const tail = path(
    pathData`M-62 -62L${-62 - long} ${-16 + kind * 6}L${-50 - long} ${8 + kind * 6}L-40 -34Z`,
    darker(wing, 0.2),
  )
  const body =
    'M84 -150C84 -190 48 -204 24 -188C-8 -168 -30 -130 -64 -92C-90 -62 -76 -22 -26 -14C30 -6 66 -42 76 -84C82 -110 84 -130 84 -150Z'
  const belly = 'M82 -140C70 -120 40 -112 22 -80C6 -52 -6 -30 -30 -14C30 -6 66 -42 76 -84C82 -110 84 -126 82 -140Z'
  const feathers = [0, 1, 2].map((at) =>
    path(
      pathData`M${22 - at * 8} ${-112 + at * 16}C${-20 - at * 14} ${-104 + at * 14} ${-70 - at * 8} ${-62 + at * 10} ${-96 + at * 4} ${-30 + at * 6}C${-50} ${-26 + at * 4} ${10 - at * 6} ${-36 + at * 4} ${26 - at * 6} ${-80 + at * 10}Z`,
      [wing, lighter(wing, 0.18), darker(wing, 0.18)][at]!,
    ),
  )
  const crest =
    kind === 3
      ? path('M44 -190Q28 -236 -2 -240Q18 -214 24 -186Z', wing)
      : kind === 1
        ? path('M84 -160C84 -196 48 -210 22 -190Q40 -176 84 -160Z', wing)
        : ''
  return group(
    {},
    tail,
    stroke('M-6 -16V4M16 -18V2', darker(beak, 0.3), 6),
    path(body, gradientPaint(s, [lighter(coat, 0.2), coat, darker(coat, 0.15)], 70)),
    path(belly, breast),
    ...feathers,
    crest,
    random.chance(0.5) ? path('M46 -160Q70 -166 84 -150Q64 -138 46 -160Z', lighter(breast, 0.5)) : '',
    path('M82 -164L122 -150L82 -142Z', beak),
    path('M82 -150L122 -150L82 -142Z', darker(beak, 0.25)),
    circle(58, -164, 9, '#1b1820'),
    circle(61, -167, 3, '#ffffff'),
  )
}

function branch(s: DrawingSheet, y: number, tilt: number, wood: string, bloom: string) {
  const { random, width, palette } = s
  const at = (part: number): DrawingPoint => [
    part * width * 1.1 - width * 0.05,
    y + tilt * (part - 0.5) + Math.sin(part * 5) * 14,
  ]
  s.add(
    stroke(smoothCurvePath([at(0), at(0.25), at(0.5), at(0.75), at(1)]), wood, width * 0.02),
    stroke(smoothCurvePath([at(0), at(0.25), at(0.5), at(0.75), at(1)]), lighter(wood, 0.3), 4, { opacity: 0.6 }),
  )
  const green = mixLeafGreen(s)
  const blossoms = random.chance(0.5)
  for (let twig = 0; twig < 13; twig++) {
    const [x, ty] = at(random.between(0.02, 0.98))
    const turn = random.pick([-1, 1]) * random.between(40, 80) + (random.chance(0.5) ? 180 : 0)
    const long = width * random.between(0.06, 0.12)
    s.add(path(leafPath(x, ty, long, long * 0.3, turn), twig % 2 ? green : lighter(green, 0.2)))
    if (blossoms) {
      const [bx, by] = [x + random.between(-30, 30), ty + random.between(-40, 40)]
      s.add(
        group(
          {},
          ...[0, 72, 144, 216, 288].map((petal) =>
            path(leafPath(bx, by, 30, 15, petal + twig * 13), petal % 144 ? bloom : lighter(bloom, 0.3)),
          ),
          circle(bx, by, 6, palette.accent),
        ),
      )
    } else if (twig % 3 === 0)
      for (const side of [-12, 4, 18]) s.add(circle(x + side, ty + 24 + Math.abs(side), 9, bloom))
  }
}

export const birds: PictureFamily = {
  name: 'birds',
  topic: 'nature',
  draw(seed) {
    const s = makeSheet('birds', seed, ['4:5', '3:4', '2:3', '1:1'])
    const { random, palette, width, height } = s
    const back = [
      palette.paper,
      palette.soft,
      mixColors(palette.second, palette.paper, 0.35),
      palette.ink,
      mixColors(palette.accent, palette.paper, 0.4),
    ][s.way(5)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(back, 0.15), darker(back, 0.1)], 70)))
    if (random.chance(0.6))
      s.add(
        circle(
          width * random.between(0.3, 0.7),
          height * random.between(0.3, 0.45),
          width * random.between(0.24, 0.34),
          random.pick([palette.accent, palette.main, lighter(back, 0.5)]),
          { opacity: 0.75 },
        ),
      )
    const wood = mixColors('#6b4a34', back === palette.ink ? palette.soft : palette.ink, 0.3)
    const bloom = mixColors('#e8909c', palette.main, 0.35)
    const coats = random.shuffle(
      [
        palette.main,
        palette.second,
        palette.accent,
        mixColors('#3d6fb0', palette.ink, 0.15),
        mixColors('#c8543a', palette.main, 0.3),
      ].filter((coat) => Math.abs(computeBrightness(coat) - computeBrightness(back)) > 0.07),
    )
    const rows = [[0.62], [0.4, 0.8], [0.3, 0.57, 0.84]][s.way(3)]!
    for (const [row, level] of rows.entries()) {
      const tilt = random.between(-0.1, 0.1) * width
      const y = height * level
      branch(s, y, tilt, wood, bloom)
      const count = rows.length === 1 ? random.whole(1, 2) : random.whole(1, rows.length)
      for (let at = 0; at < count; at++) {
        const part = count === 1 ? random.between(0.4, 0.6) : 0.2 + (at * 0.62) / (count - 1)
        const size = width / (rows.length === 1 ? (count === 1 ? 400 : 560) : rows.length === 2 ? 700 : 900)
        const flip = random.chance(0.5)
        const coat = coats[(row + at) % coats.length]!
        const figure = perched(
          s,
          coat,
          lighter(random.pick([palette.paper, palette.accent, palette.soft]), 0.15),
          mixColors(darker(coat, 0.25), palette.ink, 0.25),
          (seed + row + at) % 4,
        )
        s.add(
          moveMarks(
            part * width,
            y + tilt * (part - 0.5) + Math.sin(part * 5) * 14 - 2,
            0,
            size,
            flip ? group({ transform: 'scale(-1 1)' }, figure) : figure,
          ),
        )
      }
    }
    return s.drawing()
  },
}
