import { darker, mix } from '../palettes.ts'
import { paper } from '../paper.ts'
import { circle, group, moved, path, rect } from '../shapes.ts'
import { type Family, sheet } from '../sheet.ts'

/** Letters built from squares, circles and quarters on a field of 100 by 100; no font is needed to draw them. */
const GLYPHS: Record<string, string> = {
  A: 'M0 100L50 0L100 100H70L50 58L30 100Z',
  B: 'M0 0H60A26 26 0 0 1 74 48A27 27 0 0 1 64 100H0Z',
  C: 'M100 0V32A18 18 0 0 0 100 68V100A50 50 0 0 1 100 0Z',
  D: 'M0 0H50A50 50 0 0 1 50 100H0Z',
  E: 'M0 0H90V26H32V38H78V62H32V74H90V100H0Z',
  F: 'M0 0H90V28H32V42H76V68H32V100H0Z',
  G: 'M50 0H96V30H52A20 20 0 1 0 68 62H50V42H100V50A50 50 0 1 1 50 0Z',
  H: 'M0 0H32V36H68V0H100V100H68V64H32V100H0Z',
  I: 'M32 0H68V100H32Z',
  J: 'M58 0H92V56A44 44 0 0 1 4 56H38A10 10 0 0 0 58 56Z',
  K: 'M0 0H32V38L62 0H100L62 48L100 100H62L32 60V100H0Z',
  L: 'M0 0H34V70H92V100H0Z',
  M: 'M0 100V0H22L50 44L78 0H100V100H70V56L50 84L30 56V100Z',
  N: 'M0 100V0H30L68 54V0H100V100H70L32 46V100Z',
  O: 'M50 0A50 50 0 1 1 49.9 0ZM50 34A16 16 0 1 0 50.1 34Z',
  P: 'M0 0H62A34 34 0 0 1 62 68H34V100H0Z',
  R: 'M0 0H60A31 31 0 0 1 70 60L100 100H62L34 62V100H0Z',
  S: 'M92 0V30H48A8 8 0 0 0 48 38H64A31 31 0 0 1 64 100H8V70H56A6 6 0 0 0 56 62H38A31 31 0 0 1 38 0Z',
  T: 'M0 0H100V30H67V100H33V30H0Z',
  U: 'M0 0H34V52A16 16 0 0 0 66 52V0H100V50A50 50 0 0 1 0 50Z',
  V: 'M0 0H36L50 46L64 0H100L66 100H34Z',
  W: 'M0 0H28L36 50L50 14L64 50L72 0H100L80 100H60L50 70L40 100H20Z',
  Y: 'M0 0H36L50 30L64 0H100L67 62V100H33V62Z',
}

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

export const letters: Family = {
  name: 'letters',
  topic: 'art',
  draw(seed) {
    const s = sheet('letters', seed, ['2:3', '3:4', '4:5', '2:3'])
    const { random, palette, width, height } = s
    const bases = [palette.paper, palette.main, palette.ink, palette.soft, palette.accent]
    const base = bases[s.way(5)]!
    paper(s, base)
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
              ? circle(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.5, mix(colour, base, 0.35))
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
              moved(5, 4, 0, 1, path(GLYPHS[sign]!, darker(base, 0.6), { 'fill-rule': 'evenodd' })),
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
