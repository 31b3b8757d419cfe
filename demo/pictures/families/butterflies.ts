import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { drawPaper } from '../paper.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** A butterfly with spread wings around its body, about 300 wide: one side is drawn, the other mirrored. */
function butterfly(s: DrawingSheet, tones: readonly string[]): string {
  const { random } = s
  const [base, mark, dot, edge] = tones as [string, string, string, string]
  const [reach, rise, drop] = [random.between(125, 155), random.between(100, 140), random.between(90, 130)]
  const upper: DrawingPoint[] = [
    [6, -20],
    [reach * 0.4, -rise * 0.9],
    [reach * 0.95, -rise],
    [reach, -rise * 0.55],
    [reach * 0.78, -rise * 0.1],
    [reach * 0.5, 14],
    [8, 6],
  ]
  const lower: DrawingPoint[] = [
    [8, 4],
    [reach * 0.55, 10],
    [reach * 0.8, drop * 0.4],
    [reach * 0.66, drop * 0.86],
    [reach * 0.36, drop * random.between(0.95, 1.35)],
    [reach * 0.18, drop * 0.7],
  ]
  const shrink = (points: readonly DrawingPoint[], part: number, cx: number, cy: number) =>
    smoothCurvePath(
      points.map(([x, y]): DrawingPoint => [cx + (x - cx) * part, cy + (y - cy) * part]),
      true,
    )
  const [ux, uy, lx, ly] = [reach * 0.52, -rise * 0.45, reach * 0.44, drop * 0.48]
  const style = random.whole(0, 2)
  const veins = [0.5, 0.72, 0.95]
    .map((part) =>
      stroke(pathData`M8 -4Q${reach * 0.4} ${-rise * part * 0.5} ${reach * 0.88} ${-rise * part}`, edge, 2.5, {
        opacity: 0.65,
      }),
    )
    .join('')
  const spots = Array.from({ length: 5 }, (_, at) =>
    circle(reach * (0.92 - at * 0.05), -rise * (0.84 - at * 0.18), 6, dot),
  ).join('')
  const half = group(
    {},
    path(smoothCurvePath(lower, true), edge),
    path(shrink(lower, 0.86, lx, ly), mark),
    path(smoothCurvePath(upper, true), edge),
    path(shrink(upper, 0.87, ux, uy), base),
    style === 0
      ? group(
          {},
          circle(reach * 0.68, -rise * 0.62, 21, edge),
          circle(reach * 0.68, -rise * 0.62, 14, dot),
          circle(reach * 0.68, -rise * 0.62, 6, edge),
          circle(lx + 10, ly + 8, 14, edge),
          circle(lx + 10, ly + 8, 8, dot),
        )
      : '',
    style === 1 ? veins + spots : '',
    style === 2
      ? path(shrink(upper, 0.5, reach * 0.6, -rise * 0.5), dot) + path(shrink(lower, 0.46, lx, ly), base) + spots
      : '',
    stroke(pathData`M10 0L${lx + 12} ${drop * 0.8}M10 0L${reach * 0.68} ${drop * 0.3}`, edge, 2, { opacity: 0.5 }),
  )
  return group(
    {},
    group({ transform: 'scale(-1 1)' }, half),
    half,
    stroke('M-2 -42Q-14 -84 -36 -92M2 -42Q14 -84 36 -92', '#2a2228', 3.4),
    circle(-36, -92, 4, '#2a2228'),
    circle(36, -92, 4, '#2a2228'),
    ellipse(0, 10, 8, 54, '#2a2228'),
    circle(0, -42, 9, '#2a2228'),
  )
}

export const butterflies: PictureFamily = {
  name: 'butterflies',
  topic: 'nature',
  draw(seed) {
    const s = makeSheet('butterflies', seed, ['4:5', '3:4', '1:1', '2:3'])
    const { random, palette, width, height } = s
    const way = s.way(3)
    const back = [palette.paper, mixColors('#f3e9d2', palette.paper, 0.4), palette.ink, palette.soft][s.way(4)]!
    drawPaper(s, back)
    const colours = [
      palette.main,
      palette.accent,
      palette.second,
      lighter(palette.main, 0.35),
      lighter(palette.paper, 0.3),
      mixColors('#3d6fb0', palette.main, 0.4),
    ]
    const edge = computeBrightness(back) > 0.4 ? darker(palette.ink, 0.1) : mixColors(palette.ink, '#000000', 0.5)
    const place = (x: number, y: number, turn: number, size: number) => {
      const figure = butterfly(s, [...random.shuffle(colours).slice(0, 3), edge])
      s.add(
        moveMarks(
          x + size * 0.04,
          y + size * 0.06,
          turn,
          size / 310,
          group({ opacity: 0.13 }, figure.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#14101c"')),
        ),
        moveMarks(x, y, turn, size / 310, figure),
      )
    }
    if (way === 0) {
      const columns = random.whole(2, 3)
      const rows = Math.max(2, Math.round((height / width) * columns * 1.05))
      const margin = width * 0.06
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const [x, y] = [
            margin + ((width - margin * 2) * (column + 0.5)) / columns,
            margin + ((height - margin * 2) * (row + 0.5)) / rows,
          ]
          place(x, y, 0, ((width - margin * 2) / columns) * 0.82)
          s.add(rect(x - 34, y + (height / rows) * 0.36, 68, 4, edge, { opacity: 0.45 }))
        }
      s.add(
        rect(margin / 2, margin / 2, width - margin, height - margin, 'none', {
          stroke: edge,
          'stroke-width': 3,
          opacity: 0.5,
        }),
      )
    }
    if (way === 1) place(width / 2, height / 2, random.between(-8, 8), width * 0.86)
    if (way === 2) {
      const count = random.whole(7, 9)
      for (let at = 0; at < count; at++) {
        const part = at / (count - 1)
        const angle = at * 2.6 + seed
        place(
          width * (0.5 + Math.cos(angle) * 0.27),
          height * (0.86 - part * 0.74),
          random.between(-50, 50),
          width * (0.38 - part * 0.16),
        )
      }
    }
    return s.drawing()
  },
}
