import { fillSheet, vignette } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { path, pathData, polygonPath, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** Bands that cross over and under each other; the draft decides which one is on top. */
function basket(
  s: DrawingSheet,
  warp: readonly string[],
  weft: readonly string[],
  size: number,
  draft: (row: number, column: number) => boolean,
) {
  const { width, height } = s
  // One path per color, because thousands of small rectangles would be slow to draw.
  const outlines = new Map<string, string>()
  const lay = (colour: string, x: number, y: number, wide: number, tall: number) =>
    outlines.set(colour, `${outlines.get(colour) ?? ''}${pathData`M${x} ${y}h${wide}v${tall}h${-wide}Z`}`)
  const thin = size * 0.06
  for (let row = 0; row * size < height; row++)
    for (let column = 0; column * size < width; column++) {
      const [x, y] = [column * size, row * size]
      const over = draft(row, column)
      const colour = over ? weft[row % weft.length]! : warp[column % warp.length]!
      const [lit, dark] = [mixColors(colour, lighter(colour, 0.5), 0.4), mixColors(colour, darker(colour, 0.6), 0.34)]
      if (over) {
        lay(colour, x, y + thin, size + 0.5, size - thin * 2)
        lay(lit, x, y + thin, size + 0.5, size * 0.22)
        lay(dark, x, y + thin, size * 0.13, size - thin * 2)
      } else {
        lay(colour, x + thin, y, size - thin * 2, size + 0.5)
        lay(lit, x + thin, y, size * 0.22, size + 0.5)
        lay(dark, x + thin, y, size - thin * 2, size * 0.13)
      }
    }
  for (const [colour, outline] of outlines) s.add(path(outline, colour))
}

/** A flat-woven rug: stripes with rows of diamonds, steps and teeth. */
function rug(s: DrawingSheet) {
  const { random, palette, width, height } = s
  const colours = [palette.main, palette.second, palette.accent, palette.ink, palette.paper, palette.soft]
  for (let y = 0; y < height; ) {
    const tall = height * random.between(0.03, 0.14)
    const [base, mark, dot] = random.shuffle(colours) as [string, string, string]
    s.add(rect(0, y, width, tall + 1, base))
    const count = random.whole(5, 14)
    const step = width / count
    if (tall > height * 0.05)
      for (let at = 0; at < count; at++) {
        const [x, middle, half] = [(at + 0.5) * step, y + tall / 2, Math.min(step, tall) * 0.44]
        const kind = Math.floor(y + tall) % 3
        if (kind === 0)
          s.add(
            path(
              polygonPath([
                [x, middle - half],
                [x + half, middle],
                [x, middle + half],
                [x - half, middle],
              ]),
              mark,
            ),
            path(
              polygonPath([
                [x, middle - half / 2],
                [x + half / 2, middle],
                [x, middle + half / 2],
                [x - half / 2, middle],
              ]),
              dot,
            ),
          )
        if (kind === 1)
          s.add(
            path(
              polygonPath([
                [x - step / 2, y + tall],
                [x, y],
                [x + step / 2, y + tall],
              ]),
              mark,
            ),
            path(
              polygonPath([
                [x - step / 4, y + tall],
                [x, y + tall / 2],
                [x + step / 4, y + tall],
              ]),
              dot,
            ),
          )
        if (kind === 2)
          s.add(
            rect(x - half, middle - half / 3, half * 2, (half * 2) / 3, mark),
            rect(x - half / 3, middle - half, (half * 2) / 3, half * 2, mark),
            rect(x - half / 3, middle - half / 3, (half * 2) / 3, (half * 2) / 3, dot),
          )
      }
    y += tall
  }
  for (let y = 0; y < height; y += 7)
    s.add(stroke(`M0 ${y}H${width}`, y % 14 ? '#000000' : '#ffffff', 2, { opacity: 0.07 }))
}

export const weave: PictureFamily = {
  name: 'weave',
  topic: 'craft',
  draw(seed) {
    const s = makeSheet('weave', seed, ['1:1', '4:5', '2:3', '3:4'])
    const { random, palette, width } = s
    s.add(fillSheet(s, darker(palette.ink, 0.3)))
    const straw = [
      mixColors('#d9b679', palette.accent, 0.3),
      mixColors('#c79c5e', palette.soft, 0.3),
      mixColors('#e5cb98', palette.paper, 0.4),
    ]
    const way = s.way(4)
    const size = width / random.whole(14, 22)
    if (way === 0)
      basket(
        s,
        [palette.paper, palette.main, palette.paper, palette.second],
        [palette.soft, palette.accent],
        size,
        (row, column) => (row + column) % 2 === 0,
      )
    if (way === 1) basket(s, straw, [...straw, palette.main], size, (row, column) => (row + column) % 4 < 2)
    if (way === 2) rug(s)
    if (way === 3) {
      const fold = random.whole(3, 6)
      basket(
        s,
        [palette.ink, mixColors(palette.ink, palette.main, 0.4)],
        [palette.paper, palette.soft, palette.paper, palette.accent],
        size,
        (row, column) =>
          Math.abs((column % (fold * 2)) - fold) % 4 === row % 4 ||
          Math.abs((column % (fold * 2)) - fold) % 4 === (row + 1) % 4,
      )
    }
    s.add(vignette(s, 0.22))
    return s.drawing()
  },
}
