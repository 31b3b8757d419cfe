import { clipMarks, fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { circle, type DrawingPoint, path, pathData, polygonPath, scatterPoints } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/**
 * The outline of the stone: the whole sheet, a round table top, a tray with rounded corners, or a slab next to a plain
 * one.
 */
function slab({ width, height }: DrawingSheet, seed: number): string | null {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.43]
  const shapes = [
    null,
    pathData`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`,
    pathData`M${x - r} ${y - r * 0.5}Q${x - r} ${y - r} ${x - r * 0.5} ${y - r}H${x + r * 0.5}Q${x + r} ${y - r} ${x + r} ${y - r * 0.5}V${y + r * 0.5}Q${x + r} ${y + r} ${x + r * 0.5} ${y + r}H${x - r * 0.5}Q${x - r} ${y + r} ${x - r} ${y + r * 0.5}Z`,
    pathData`M0 ${height * 0.34}L${width} ${height * 0.16}V${height}H0Z`,
  ]
  // The first pictures show the whole surface; later ones alternate between the shapes.
  return shapes[[0, 3, 2, 0, 1, 0, 3, 2, 1][seed % 9]!]!
}

export const terrazzo: PictureFamily = {
  name: 'terrazzo',
  topic: 'pattern',
  draw(seed) {
    const s = makeSheet('terrazzo', seed, ['1:1', '4:5', '2:3', '3:2'])
    const { random, palette, width, height } = s
    const base = [lighter(palette.paper, 0.3), palette.ink, palette.soft, mixColors(palette.main, palette.paper, 0.2)][
      s.way(4)
    ]!
    const stones = [palette.main, palette.second, palette.accent, palette.soft, palette.ink, palette.paper].filter(
      (stone) => stone !== base,
    )
    const outline = slab(s, seed)
    const marks: string[] = [fillSheet(s, base)]
    for (let speck = 0; speck < 180; speck++)
      marks.push(
        circle(random.between(0, width), random.between(0, height), random.between(1.4, 3.8), random.pick(stones), {
          opacity: 0.6,
        }),
      )
    const big = width * [0.13, 0.085, 0.17, 0.1][random.whole(0, 3)]!
    for (const [distance, from, to, most] of [
      [big, 0.34, 0.52, 90],
      [big * 0.46, 0.1, 0.2, 240],
    ] as const)
      for (const [x, y] of scatterPoints(random, width, height, distance, most)) {
        const corners = random.whole(4, 7)
        const turn = random.between(0, 6)
        const stretch = random.between(0.6, 1)
        const points = Array.from({ length: corners }, (_, at): DrawingPoint => {
          const angle = turn + ((at + random.between(-0.28, 0.28)) / corners) * Math.PI * 2
          const reach = big * random.between(from, to)
          return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * stretch]
        })
        const colour = random.pick(stones)
        marks.push(path(polygonPath(points), colour))
        if (distance === big && random.chance(0.5))
          marks.push(
            path(polygonPath([points[0]!, points[1]!, [x, y]]), lighter(colour, 0.4), { opacity: 0.45 }),
            path(polygonPath([points[2]!, points[3]!, [x, y]]), darker(colour, 0.4), { opacity: 0.22 }),
          )
      }
    if (outline) {
      const wall = mixColors(base, palette.paper, 0.72)
      s.add(
        fillSheet(s, gradientPaint(s, [lighter(wall, 0.2), darker(wall, 0.08)], 60)),
        path(outline, '#14101c', { opacity: 0.22, transform: 'translate(12 20)' }),
        clipMarks(s, outline, ...marks),
        path(outline, 'none', { stroke: darker(base, 0.25), 'stroke-width': 5 }),
      )
    } else s.add(...marks)
    return s.drawing()
  },
}
