import { GLYPHS } from '../glyphs.ts'
import { darker, mixColors } from '../palettes.ts'
import { drawPaper } from '../paper.ts'
import { circle, group, moveMarks, path, rect } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'

const WORDS = [
  'SLOW DOWN',
  'GOOD DAY',
  'BREATHE',
  'MAKE ART',
  'BLUE HOUR',
  'HELLO SUN',
  'STAY WILD',
  'LESS',
  'OH YES',
  'TEA TIME',
  'GO OUT',
  'BE KIND',
  'HOME',
  'LOOK UP',
  'SOFT DAY',
  'DREAM',
  'REST',
  'PLANT MORE',
  'WANDER',
  'READ A LOT',
  'SUNDAY',
  'OPEN',
  'NEW DAY',
  'BLOOM',
]

export const letters: PictureFamily = {
  name: 'letters',
  topic: 'art',
  draw(seed) {
    const s = makeSheet('letters', seed, ['2:3', '3:4', '4:5', '2:3'])
    const { random, palette, width, height } = s
    const bases = [palette.paper, palette.main, palette.ink, palette.soft, palette.accent]
    const base = bases[s.way(5)]!
    drawPaper(s, base)
    const inks = random.shuffle(
      [palette.main, palette.second, palette.accent, palette.ink, palette.paper].filter((colour) => colour !== base),
    )
    const words = WORDS[seed % WORDS.length]!.split(' ')
    const lines =
      words.length === 1
        ? (words[0]!.match(/.{1,2}/g) ?? [])
        : words.flatMap((word) =>
            word.length > 4
              ? [word.slice(0, Math.ceil(word.length / 2)), word.slice(Math.ceil(word.length / 2))]
              : [word],
          )
    const margin = width * 0.09
    const room = height - margin * 2.9
    const tall = room / lines.length
    const way = s.way(3)
    for (const [row, line] of lines.entries()) {
      const signs = [...line].filter((sign) => GLYPHS[sign])
      const wide = (width - margin * 2) / signs.length
      for (const [column, sign] of signs.entries()) {
        const [x, y] = [margin + column * wide, margin + row * tall]
        const colour = way === 0 ? inks[0]! : inks[(row + column) % inks.length]!
        if (way === 2)
          s.add(
            rect(x, y, wide + 0.5, tall + 0.5, colour),
            (row + column) % 2
              ? circle(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.5, mixColors(colour, base, 0.35))
              : '',
          )
        const tone = way === 2 ? (inks[(row + column + 1) % inks.length] ?? base) : colour
        const inset = way === 2 ? 0.76 : 0.94
        const glyph = path(GLYPHS[sign]!, tone, { 'fill-rule': 'evenodd' })
        const transform = `translate(${(x + (wide * (1 - inset)) / 2).toFixed(1)} ${(y + (tall * (1 - inset)) / 2).toFixed(1)}) scale(${((wide * inset) / 100).toFixed(3)} ${((tall * inset) / 100).toFixed(3)})`
        if (way === 1)
          s.add(
            group(
              { transform, opacity: 0.22 },
              moveMarks(5, 4, 0, 1, path(GLYPHS[sign]!, darker(base, 0.6), { 'fill-rule': 'evenodd' })),
            ),
          )
        s.add(group({ transform }, glyph))
      }
    }
    const foot = height - margin * 1.35
    for (let dot = 0; dot < 5; dot++) s.add(circle(margin + 18 + dot * 58, foot, 18, inks[dot % inks.length]!))
    s.add(
      rect(width - margin - width * 0.32, foot - 9, width * 0.32, 6, inks[0]!),
      rect(width - margin - width * 0.22, foot + 7, width * 0.22, 6, inks[0]!),
    )
    return s.drawing()
  },
}
