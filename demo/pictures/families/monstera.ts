import { fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import type { Random } from '../random.ts'
import {
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** A heart-shaped leaf with deep slits, drawn around its stalk's end, tip down, about 200 tall. */
function slitLeaf(random: Random) {
  const side = (sign: number) => {
    let line = ''
    const edge: DrawingPoint[] = [
      [62, -62],
      [96, -22],
      [98, 26],
      [80, 72],
      [52, 112],
      [24, 142],
    ]
    for (const [x, y] of edge) {
      const deep = random.between(0.28, 0.5)
      line += pathData`Q${sign * (x + 8)} ${y - 18} ${sign * x} ${y}L${sign * x * deep} ${y - 12}Q${sign * x * (deep - 0.06)} ${y - 2} ${sign * x * deep} ${y + 6}L${sign * (x - 3)} ${y + 15}`
    }
    return line
  }
  return `M0 0Q10 -70 42 -80${side(1)}L0 170Z M0 0Q-10 -70 -42 -80${side(-1)}L0 170Z`
}

function bigLeaf(s: DrawingSheet, x: number, y: number, size: number, turn: number, tone: string, kind: number) {
  const { random } = s
  const light = gradientPaint(s, [lighter(tone, 0.28), tone, darker(tone, 0.35)], random.between(20, 80))
  const vein = lighter(tone, 0.42)
  if (kind === 0) {
    const outline = slitLeaf(random)
    return moveMarks(
      x,
      y,
      turn,
      size / 200,
      path(outline, '#0c1a12', { opacity: 0.22, transform: 'translate(9 12)' }),
      path(outline, light),
      path('M0 0Q3 80 0 170Q-3 80 0 0', vein, { stroke: vein, 'stroke-width': 2 }),
      ...[-30, 10, 50, 90].flatMap((at) =>
        [1, -1].map((sign) =>
          stroke(pathData`M0 ${at}Q${sign * 30} ${at - 8} ${sign * (62 - Math.abs(at) * 0.28)} ${at - 4}`, vein, 1.6, {
            opacity: 0.6,
          }),
        ),
      ),
      ...[0, 34, 66].flatMap((at) =>
        [1, -1].map((sign) =>
          ellipse(sign * 17, at, 8, 4.5, darker(tone, 0.55), {
            transform: `rotate(${sign * -20} ${sign * 17} ${at})`,
            opacity: 0.55,
          }),
        ),
      ),
    )
  }
  if (kind === 1) {
    const fan = Array.from({ length: 15 }, (_, at) =>
      leafPath(0, 0, 175 * (1 - Math.abs(at - 7) * 0.035), 17, 90 + (at - 7) * 15),
    ).join('')
    return moveMarks(
      x,
      y,
      turn,
      size / 200,
      path(fan, '#0c1a12', { opacity: 0.18, transform: 'translate(8 10)' }),
      path(fan, light),
    )
  }
  const blade = 'M0 0C60 -10 88 50 70 110Q50 156 0 184Q-50 156 -70 110C-88 50 -60 -10 0 0Z'
  return moveMarks(
    x,
    y,
    turn,
    size / 200,
    path(blade, '#0c1a12', { opacity: 0.2, transform: 'translate(8 11)' }),
    path(blade, light),
    stroke('M0 4V176', vein, 4),
    ...[24, 50, 76, 102, 128].flatMap((at) =>
      [1, -1].map((sign) =>
        stroke(pathData`M0 ${at}Q${sign * 34} ${at + 4} ${sign * (66 - at * 0.2)} ${at + 26}`, vein, 2, {
          opacity: 0.65,
        }),
      ),
    ),
  )
}

export const monstera: PictureFamily = {
  name: 'monstera',
  topic: 'plants',
  draw(seed) {
    const s = makeSheet('monstera', seed, ['2:3', '3:4', '4:5', '9:16'])
    const { random, palette, width, height } = s
    const dark = s.way(3) === 1
    const wall = dark
      ? darker(mixColors(palette.ink, '#12332a', 0.5), 0.2)
      : random.pick([palette.paper, palette.soft, mixColors(palette.main, palette.paper, 0.45)])
    s.add(fillSheet(s, gradientPaint(s, [lighter(wall, 0.1), darker(wall, 0.12)], 70)))
    const greens = [
      mixColors('#2f6b4a', palette.ink, 0.2),
      mixColors('#4d8a5a', palette.second, 0.25),
      mixColors('#7aa35f', palette.accent, 0.18),
      mixColors('#1f4d3d', palette.ink, 0.3),
    ]
    if (dark) {
      const count = random.whole(16, 22)
      for (let at = 0; at < count; at++)
        s.add(
          bigLeaf(
            s,
            width * random.between(-0.05, 1.05),
            height * (at / count) * 1.05 - height * 0.08,
            width * random.between(0.32, 0.58),
            random.between(-70, 70),
            mixColors(random.pick(greens), wall, 0.5 * (1 - at / count)),
            random.whole(0, 2),
          ),
        )
      return s.drawing()
    }
    if (!dark && random.chance(0.7))
      s.add(
        ellipse(
          width * random.between(0.4, 0.6),
          height * random.between(0.36, 0.46),
          width * 0.33,
          width * 0.33,
          random.pick([palette.accent, palette.main, lighter(palette.second, 0.3)]),
          { opacity: 0.85 },
        ),
      )
    const one = s.way(3) === 0 ? random.whole(1, 2) : random.whole(4, 7)
    const root: DrawingPoint = [width * random.between(0.42, 0.58), height * 1.02]
    const kind = random.whole(0, 2)
    const stems: string[] = []
    const blades: string[] = []
    for (let at = 0; at < one; at++) {
      const spread = one === 1 ? 0 : (at / (one - 1) - 0.5) * 2
      const end: DrawingPoint = [
        width * (0.5 + spread * 0.3 + random.between(-0.03, 0.03)),
        height * (one < 3 ? 0.34 + at * 0.24 : 0.2 + 0.34 * Math.abs(spread) + random.between(-0.04, 0.06)),
      ]
      const size = one < 3 ? width * (0.8 - at * 0.2) : width * random.between(0.36, 0.48)
      stems.push(
        stroke(
          smoothCurvePath([root, [(root[0] + end[0]) / 2 + spread * 30, height * 0.72], end]),
          darker(greens[1]!, 0.15),
          width * 0.014,
        ),
      )
      blades.push(
        bigLeaf(
          s,
          end[0],
          end[1],
          size,
          spread * -52 + random.between(-14, 14),
          greens[at % greens.length]!,
          one < 3 ? 0 : kind,
        ),
      )
    }
    s.add(group({}, ...stems), ...blades)
    return s.drawing()
  },
}
