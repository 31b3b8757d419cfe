import { darker, lighter } from '../palettes.ts'
import { drawCutout, drawPaper } from '../paper.ts'
import type { Random } from '../random.ts'
import { circle, path, pathData, polygonPath, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

function cell(random: Random, x: number, y: number, size: number, colours: readonly string[]) {
  const [base, a, b] = random.shuffle(colours) as [string, string, string]
  const [mx, my, half] = [x + size / 2, y + size / 2, size / 2]
  const forms: (() => string)[] = [
    () => circle(mx, my, half * 0.82, a) + circle(mx, my, half * 0.4, b),
    () =>
      path(pathData`M${x} ${y}h${size}A${size} ${size} 0 0 1 ${x} ${y + size}Z`, a) +
      path(pathData`M${x} ${y}h${half}A${half} ${half} 0 0 1 ${x} ${y + half}Z`, b),
    () =>
      path(pathData`M${x} ${my}A${half} ${half} 0 0 1 ${x + size} ${my}Z`, a) +
      path(pathData`M${x} ${y + size}A${half} ${half} 0 0 1 ${x + size} ${y + size}Z`, b),
    () =>
      path(
        polygonPath([
          [x, y + size],
          [mx, y],
          [x + size, y + size],
        ]),
        a,
      ) + circle(mx, y + size * 0.68, half * 0.34, b),
    () =>
      [0, 1, 2, 3, 4].map((bar) => rect(x + (bar * size) / 5, y, size / 10, size, a)).join('') +
      circle(mx, my, half * 0.5, b),
    () =>
      path(pathData`M${x} ${y}A${half} ${half} 0 0 1 ${x} ${y + size}Z`, a) +
      path(pathData`M${x + size} ${y}A${half} ${half} 0 0 0 ${x + size} ${y + size}Z`, b),
    () => [0.95, 0.7, 0.45, 0.2].map((part, at) => circle(mx, my, half * part, at % 2 ? base : a)).join(''),
    () =>
      path(
        polygonPath([
          [x, y],
          [x + size, y],
          [x, y + size],
        ]),
        a,
      ) +
      path(
        polygonPath([
          [x + size, my],
          [x + size, y + size],
          [mx, y + size],
        ]),
        b,
      ),
    () =>
      path(
        pathData`M${mx} ${my}V${y}A${half} ${half} 0 0 1 ${x + size} ${my}ZM${mx} ${my}V${y + size}A${half} ${half} 0 0 1 ${x} ${my}Z`,
        a,
      ) + circle(x + size * 0.75, y + size * 0.75, half * 0.26, b),
    () =>
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map((column) =>
            circle(
              x + (column + 0.5) * (size / 3),
              y + (row + 0.5) * (size / 3),
              size * 0.1,
              (row + column) % 2 ? a : b,
            ),
          ),
        )
        .join(''),
    () =>
      path(pathData`M${x} ${y}h${half}v${size}h${-half}Z`, a) +
      path(pathData`M${mx} ${y}A${half} ${half} 0 0 1 ${mx} ${y + size}Z`, b),
  ]
  return rect(x, y, size + 0.5, size + 0.5, base) + random.pick(forms)()
}

/** A free composition: one large form, a few that cross it, thin lines that hold it. */
function free(s: DrawingSheet) {
  const { random, palette, width, height } = s
  const [cx, cy] = [width * random.between(0.38, 0.62), height * random.between(0.36, 0.5)]
  const big = width * random.between(0.26, 0.36)
  const lean = random.between(-36, 36)
  s.add(
    drawCutout(
      pathData`M${cx - big} ${cy}a${big} ${big} 0 1 0 ${big * 2} 0a${big} ${big} 0 1 0 ${-big * 2} 0Z`,
      palette.main,
    ),
  )
  s.add(
    `<g transform="rotate(${lean.toFixed(1)} ${cx.toFixed(0)} ${cy.toFixed(0)})">${drawCutout(pathData`M${cx - big * 1.3} ${cy + big * 0.3}h${big * 2.3}v${big * 0.42}h${-big * 2.3}Z`, palette.ink)}${drawCutout(pathData`M${cx + big * 0.1} ${cy - big * 1.5}h${big * 0.3}v${big * 2.9}h${-big * 0.3}Z`, palette.accent)}${path(pathData`M${cx - big * 0.5} ${cy - big}A${big * 0.5} ${big * 0.5} 0 0 1 ${cx - big * 0.5} ${cy}Z`, lighter(palette.paper, 0.4))}</g>`,
  )
  s.add(
    drawCutout(
      polygonPath([
        [cx - big * 0.9, cy + big * 2],
        [cx - big * 0.1, cy + big * 0.6],
        [cx + big * 0.7, cy + big * 2],
      ]),
      palette.second,
    ),
  )
  for (let line = 0; line < random.whole(3, 6); line++) {
    const shift = line * width * 0.022
    s.add(
      stroke(pathData`M${width * 0.1} ${height * 0.9 - shift}L${width * 0.9} ${height * 0.62 - shift}`, palette.ink, 4),
    )
  }
  s.add(
    circle(width * random.pick([0.16, 0.84]), height * random.between(0.12, 0.2), width * 0.07, palette.accent),
    circle(width * 0.84, height * 0.84, width * 0.045, palette.main),
  )
}

export const bauhaus: PictureFamily = {
  name: 'bauhaus',
  topic: 'art',
  draw(seed) {
    const s = makeSheet('bauhaus', seed, ['3:4', '2:3', '4:5', '1:1'])
    const { random, palette, width, height } = s
    drawPaper(s, palette.paper)
    if (s.way(3) === 2) free(s)
    else {
      const columns = random.whole(3, 5)
      const margin = s.way(3) === 0 ? width * 0.09 : 0
      const size = (width - margin * 2) / columns
      const rows = margin ? Math.floor((height - margin * 2) / size) : Math.ceil(height / size)
      const top = margin ? (height - rows * size) / 2 : 0
      const colours = [palette.main, palette.second, palette.accent, palette.ink, palette.paper, palette.soft]
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          s.add(cell(random, margin + column * size, top + row * size, size, colours))
      if (margin)
        s.add(
          rect(margin, top, size * columns, size * rows, 'none', {
            stroke: darker(palette.paper, 0.2),
            'stroke-width': 2,
          }),
        )
    }
    return s.drawing()
  },
}
