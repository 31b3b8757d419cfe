import { fillSheet, vignette } from '../light.ts'
import { darker } from '../palettes.ts'
import { drawClothThreads } from '../paper.ts'
import { group, moveMarks, path, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** One quilt block over a square from -48 to 48: a quarter of patches, turned four times. */
function block(s: DrawingSheet, cloths: readonly string[]) {
  const { random } = s
  const cells = random.pick([2, 3, 4])
  const size = 48 / cells
  const marks: string[] = []
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const [x, y] = [column * size, row * size]
      const [a, b] = [random.pick(cloths), random.pick(cloths)]
      marks.push(rect(x, y, size + 0.3, size + 0.3, a))
      const piece = random.whole(0, 4)
      if (piece < 2) marks.push(path(piece ? `M${x} ${y}h${size}v${size}Z` : `M${x + size} ${y}v${size}h${-size}Z`, b))
      if (piece === 2) marks.push(path(`M${x} ${y}h${size}l${-size / 2} ${size}Z`, b))
      if (piece === 3)
        marks.push(
          path(`M${x + size / 2} ${y}l${size / 2} ${size / 2}l${-size / 2} ${size / 2}l${-size / 2} ${-size / 2}Z`, b),
        )
    }
  return [0, 90, 180, 270].map((turn) => moveMarks(0, 0, turn, 1, ...marks)).join('')
}

export const quilts: PictureFamily = {
  name: 'quilts',
  topic: 'craft',
  draw(seed) {
    const s = makeSheet('quilts', seed, ['1:1', '4:5', '3:4', '2:3'])
    const { random, palette, width, height } = s
    const columns = random.whole(2, 5)
    const rows = Math.round((height / width) * columns)
    const size = Math.min(width / (columns + 0.24), height / (rows + 0.24))
    const cloths = [palette.main, palette.second, palette.accent, palette.soft, palette.paper, palette.ink]
    const edge = random.pick([palette.paper, palette.soft, palette.ink, palette.second])
    s.add(fillSheet(s, edge))
    const way = s.way(3)
    const blocks = Array.from({ length: way === 0 ? 1 : way === 1 ? 2 : 8 }, () =>
      block(s, random.shuffle(cloths).slice(0, way === 2 ? 3 : 4)),
    )
    const ids = blocks.map((marks) => s.define((id) => `<g id="${id}">${marks}</g>`).slice(4, -1))
    const [left, top] = [(width - columns * size) / 2, (height - rows * size) / 2]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = way === 2 ? random.whole(0, 7) : (row + column) % blocks.length
        s.add(
          group(
            {
              transform: `translate(${(left + (column + 0.5) * size).toFixed(1)} ${(top + (row + 0.5) * size).toFixed(1)}) scale(${(size / 100).toFixed(3)})`,
            },
            `<use href="${ids[at]}"/>`,
          ),
        )
      }
    const seam = darker(edge, 0.35)
    for (let line = -Math.ceil(height / width) * 6; line < 12; line++) {
      const gap = (width / 12) * line
      s.add(
        stroke(`M${gap.toFixed(0)} 0L${(gap + height).toFixed(0)} ${height}`, '#ffffff', 2.4, {
          'stroke-dasharray': '9 8',
          opacity: 0.4,
        }),
      )
    }
    s.add(
      rect(16, 16, width - 32, height - 32, 'none', {
        stroke: seam,
        'stroke-width': 3,
        'stroke-dasharray': '12 9',
        opacity: 0.6,
      }),
    )
    s.add(drawClothThreads(s, 0.1), vignette(s, 0.14))
    return s.drawing()
  },
}
