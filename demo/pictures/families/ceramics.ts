import { fillSheet, gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { ellipse, rect } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { drawGlaze, makeVessel } from '../vessels.ts'

export const ceramics: PictureFamily = {
  name: 'ceramics',
  topic: 'craft',
  draw(seed) {
    const s = makeSheet('ceramics', seed, ['4:5', '1:1', '3:4', '2:3'])
    const { random, palette, width, height } = s
    const wall = [
      palette.paper,
      mixColors(palette.soft, palette.paper, 0.4),
      mixColors(palette.main, palette.ink, 0.4),
      mixColors(palette.second, palette.paper, 0.5),
    ][s.way(4)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(wall, 0.15), darker(wall, 0.1)], 55)))
    const clays = random
      .shuffle([
        palette.main,
        palette.second,
        palette.accent,
        palette.ink,
        lighter(palette.paper, 0.4),
        mixColors('#c9724a', palette.main, 0.4),
        palette.soft,
      ])
      .filter((clay) => Math.abs(computeBrightness(clay) - computeBrightness(wall)) > 0.08)
    const way = s.way(3)
    if (way === 2) {
      const level = height * 0.72
      s.add(rect(0, level, width, height - level, gradientPaint(s, [darker(wall, 0.08), darker(wall, 0.22)])))
      const count = random.whole(4, 6)
      const blocks = Array.from({ length: count }, (_, at) => ({
        x: width * (0.14 + (at * 0.72) / (count - 1)),
        foot: level + height * (at % 2 ? 0.12 : 0.03),
      })).sort((a, b) => a.foot - b.foot)
      for (const [at, { x, foot }] of blocks.entries()) {
        const wide = width * random.between(0.17, 0.26)
        const tall = height * random.between(0.16, 0.46) * (foot > level + height * 0.1 ? 0.7 : 1)
        s.add(
          shadow(s, x + wide * 0.3, foot, wide * 0.9, wide * 0.11, 0.4),
          drawGlaze(s, makeVessel(random, x, foot, wide, tall), x, foot, wide, tall, [
            clays[at % clays.length]!,
            clays[(at + 1) % clays.length]!,
          ]),
        )
      }
      return s.drawing()
    }
    const columns = way === 0 ? 3 : random.whole(2, 4)
    const rows = Math.max(2, Math.round((height / width) * columns * 0.9))
    const [cellWide, cellTall] = [width / columns, height / rows]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, foot] = [(column + 0.5) * cellWide, (row + 0.84) * cellTall]
        const wide = cellWide * random.between(0.46, 0.68)
        const tall = cellTall * random.between(0.42, 0.7)
        const tone = clays[(row * 2 + column) % clays.length]!
        if (way === 1)
          s.add(
            rect(
              column * cellWide,
              row * cellTall,
              cellWide + 1,
              cellTall + 1,
              mixColors(wall, clays[(row + column * 2 + 1) % clays.length]!, 0.28),
            ),
            ellipse(x, foot - tall * 0.5, wide * 0.66, wide * 0.66, lighter(wall, 0.5), { opacity: 0.35 }),
          )
        s.add(
          shadow(s, x + wide * 0.14, foot, wide * 0.66, wide * 0.09, 0.4),
          drawGlaze(s, makeVessel(random, x, foot, wide, tall), x, foot, wide, tall, [
            tone,
            clays[(row + column + 2) % clays.length]!,
          ]),
        )
      }
    return s.drawing()
  },
}
