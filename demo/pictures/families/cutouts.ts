import { mixColors } from '../palettes.ts'
import { drawCutout, drawPaper } from '../paper.ts'
import type { Random } from '../random.ts'
import {
  blobPath,
  type DrawingPoint,
  leafPath,
  moveMarks,
  path,
  pointAtDistance,
  rect,
  smoothCurvePath,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** A seaweed-like frond: round fingers on both sides of a bent middle. */
function frond(random: Random, fingers: number): string {
  const right: DrawingPoint[] = []
  const left: DrawingPoint[] = []
  for (let at = 0; at < fingers; at++) {
    const y = 90 - (at / (fingers - 1)) * 170
    const reach = (34 + 26 * Math.sin((at / (fingers - 1)) * Math.PI)) * random.between(0.8, 1.15)
    right.push([9, y + 12], [reach, y - 6], [reach - 4, y - 17])
    left.push([-9, y + 12], [-reach, y - 6], [-reach + 4, y - 17])
  }
  return smoothCurvePath([...right, [6, -98], [-6, -98], ...left.reverse()], true)
}

/** A hand-cut star with soft points. */
const star = (random: Random, points: number) =>
  smoothCurvePath(
    Array.from(
      { length: points * 2 },
      (_, at): DrawingPoint => pointAtDistance(0, 0, at % 2 ? 26 : 78 * random.between(0.85, 1.1), (at / points) * 180),
    ),
    true,
  )

/** Fronds that grow from the bottom of the sheet in front of a few large colored shapes. */
function reef(s: DrawingSheet) {
  const { random, palette, width, height } = s
  const [back, left, right, sun] = random.shuffle([palette.main, palette.second, palette.accent, palette.soft])
  const margin = width * 0.06
  s.add(rect(margin, margin, width - margin * 2, height - margin * 2, back!))
  s.add(drawCutout(blobPath(random, width * 0.32, height * 0.66, width * 0.22, height * 0.2, 0.16, 7), left!))
  s.add(drawCutout(blobPath(random, width * 0.68, height * 0.56, width * 0.2, height * 0.22, 0.16, 7), right!))
  s.add(
    drawCutout(
      blobPath(random, width * random.between(0.3, 0.7), height * 0.22, width * 0.13, width * 0.13, 0.1, 9),
      sun!,
    ),
  )
  for (const [at, place] of [0.2, 0.41, 0.62, 0.81].entries()) {
    const tone = at % 2 ? palette.paper : palette.ink
    const size = (height / 200) * random.between(0.34, 0.46)
    s.add(
      moveMarks(
        width * place,
        height * 0.9 - size * 92,
        random.between(-9, 9),
        size,
        drawCutout(frond(random, 5), tone, 3),
      ),
    )
  }
}

export const cutouts: PictureFamily = {
  name: 'cutouts',
  topic: 'art',
  draw(seed) {
    const s = makeSheet('cutouts', seed, ['3:4', '2:3', '4:5', '1:1'])
    const { random, palette, width, height } = s
    drawPaper(s, palette.paper)
    const colours = [
      palette.main,
      palette.second,
      palette.accent,
      palette.ink,
      mixColors(palette.main, palette.paper, 0.3),
    ]
    const way = s.way(3)
    if (way === 2) {
      reef(s)
      return s.drawing()
    }
    const columns = random.whole(2, 3)
    const rows = Math.round((height / width) * columns * random.between(0.95, 1.1))
    const margin = width * 0.06
    const [wide, tall] = [(width - margin * 2) / columns, (height - margin * 2) / rows]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [margin + column * wide, margin + row * tall]
        const [base, mark, small] = random.shuffle(colours) as [string, string, string]
        if (way === 0) s.add(rect(x + 5, y + 5, wide - 10, tall - 10, base, { rx: 3 }))
        const scale = Math.min(wide, tall) / 230
        const form = random.whole(0, 4)
        const outline = [
          () => frond(random, random.whole(4, 6)),
          () => star(random, random.whole(6, 10)),
          () => blobPath(random, 0, 0, 70, 80, 0.32, 7),
          () => [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => leafPath(0, 0, 92, 26, turn)).join(''),
          () =>
            smoothCurvePath(
              [
                [-60, -80],
                [20, -90],
                [70, -30],
                [20, 0],
                [66, 50],
                [0, 92],
                [-56, 50],
                [-20, 0],
              ],
              true,
            ),
        ][form]!()
        const tone = way === 0 ? mark : base
        s.add(
          moveMarks(
            x + wide / 2,
            y + tall / 2,
            random.between(-24, 24),
            scale,
            drawCutout(outline, tone, 4),
            form === 2 || form === 3
              ? path(blobPath(random, 0, 0, 24, 24, 0.2, 6), way === 0 ? palette.paper : small)
              : '',
          ),
        )
      }
    return s.drawing()
  },
}
