import { mixColors } from '../palettes.ts'
import { drawPaper } from '../paper.ts'
import { group, rect, stroke } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { BLOOM_KINDS, drawStem } from '../stems.ts'

export const herbarium: PictureFamily = {
  name: 'herbarium',
  topic: 'plants',
  draw(seed) {
    const s = makeSheet('herbarium', seed, ['2:3', '3:4', '4:5'])
    const { random, palette, width, height } = s
    drawPaper(s, mixColors('#f3e9d2', palette.paper, random.between(0.2, 0.7)))
    for (let fibre = 0; fibre < 60; fibre++) {
      const [x, y] = [random.between(0, width), random.between(0, height)]
      s.add(
        stroke(
          `M${x.toFixed(0)} ${y.toFixed(0)}q${random.whole(-14, 14)} ${random.whole(-14, 14)} ${random.whole(-26, 26)} ${random.whole(-20, 20)}`,
          '#a58c5f',
          1.2,
          { opacity: 0.3 },
        ),
      )
    }
    if (random.chance(0.5))
      s.add(
        rect(width * 0.045, width * 0.045, width * 0.91, height - width * 0.09, 'none', {
          stroke: palette.ink,
          'stroke-width': 2.5,
          opacity: 0.5,
        }),
      )
    const kinds = random.shuffle(BLOOM_KINDS)
    const green = mixColors(mixColors('#5d7a4e', palette.second, 0.25), palette.ink, 0.15)
    const way = s.way(3)
    const specimens = way === 0 ? 1 : way === 1 ? 3 : 6
    for (let at = 0; at < specimens; at++) {
      const row = way === 2 ? Math.floor(at / 3) : 0
      const column = way === 2 ? at % 3 : at
      const x = width * (specimens === 1 ? 0.5 : 0.22 + column * 0.28)
      const foot = way === 2 ? height * (0.44 + row * 0.43) : height * 0.8
      const tall = height * (way === 2 ? random.between(0.24, 0.34) : random.between(0.52, 0.66))
      const colour = mixColors(
        [palette.main, palette.accent, palette.second, mixColors(palette.main, palette.ink, 0.3)][at % 4]!,
        '#b99a6a',
        0.12,
      )
      const twigs = specimens === 1 ? 5 : way === 1 ? 2 : 1
      const marks = Array.from({ length: twigs }, (_, twig) =>
        drawStem(
          s,
          kinds[at % kinds.length]!,
          x + (twig - (twigs - 1) / 2) * 8,
          foot,
          tall * (1 - Math.abs(twig - (twigs - 1) / 2) * 0.14),
          (twig - (twigs - 1) / 2) * width * 0.1 + random.between(-30, 30),
          colour,
          green,
        ),
      )
      s.add(
        group(
          { opacity: 0.13, transform: 'translate(6 8)' },
          ...marks.map((mark) => mark.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#2a2010"')),
        ),
        ...marks,
      )
      for (const part of way === 2 ? [0.12] : [0.1, 0.42])
        s.add(
          rect(x - width * 0.045, foot - tall * part, width * 0.09, 14, '#fdf6e0', {
            transform: `rotate(${random.whole(-10, 10)} ${x.toFixed(0)} ${(foot - tall * part).toFixed(0)})`,
            opacity: 0.9,
          }),
        )
      if (way === 2)
        s.add(
          stroke(`M${(x - 46).toFixed(0)} ${(foot + 22).toFixed(0)}q14 -12 26 0t26 0t26 0t14 -2`, palette.ink, 2.4, {
            opacity: 0.6,
          }),
        )
    }
    if (way !== 2) {
      const [x, y] = [width * random.pick([0.1, 0.56]), height * 0.86]
      s.add(
        rect(x + 4, y + 5, width * 0.34, height * 0.085, '#2a2010', { opacity: 0.14 }),
        rect(x, y, width * 0.34, height * 0.085, '#fffaf0'),
        rect(x + 8, y + 8, width * 0.34 - 16, height * 0.085 - 16, 'none', { stroke: palette.main, 'stroke-width': 2 }),
      )
      for (const [row, long] of [0.24, 0.27, 0.15].entries())
        s.add(
          stroke(
            `M${(x + 26).toFixed(0)} ${(y + height * 0.026 + row * height * 0.018).toFixed(0)}${'q7 -9 13 0t13 0'.repeat(Math.round((width * long) / 26))}`,
            palette.ink,
            row ? 2 : 3,
            { opacity: row ? 0.55 : 0.85 },
          ),
        )
    }
    return s.drawing()
  },
}
