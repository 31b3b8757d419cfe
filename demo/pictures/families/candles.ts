import { ballPaint, fillSheet, glow, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { ellipse, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawStem, mixLeafGreen } from '../stems.ts'

function flame(s: DrawingSheet, x: number, y: number, size: number, warm: string) {
  s.add(glow(s, x, y - size * 0.5, size * 4.5, warm, 0.55))
  s.add(stroke(pathData`M${x} ${y + size * 0.2}V${y - size * 0.2}`, '#2a1a14', 4))
  s.add(
    path(
      pathData`M${x} ${y - size * 1.5}C${x + size * 0.2} ${y - size} ${x + size * 0.5} ${y - size * 0.7} ${x + size * 0.36} ${y - size * 0.2}Q${x} ${y + size * 0.14} ${x - size * 0.36} ${y - size * 0.2}C${x - size * 0.5} ${y - size * 0.6} ${x - size * 0.1} ${y - size} ${x} ${y - size * 1.5}Z`,
      ballPaint(s, ['#fffdf0', '#ffe9a8', '#ffb84d'], 0.5, 0.7, 0.7),
    ),
  )
}

function candle(s: DrawingSheet, x: number, foot: number, wide: number, tall: number, colour: string, holder: number) {
  const { palette } = s
  const lit = lighter(colour, 0.5)
  let base = foot
  if (holder === 1) {
    base -= wide * 2.6
    s.add(
      path(
        pathData`M${x - wide * 1.3} ${foot}Q${x - wide * 0.3} ${foot - wide * 0.4} ${x - wide * 0.22} ${foot - wide * 1.3}Q${x - wide * 0.2} ${foot - wide * 2} ${x - wide * 0.9} ${base + 4}H${x + wide * 0.9}Q${x + wide * 0.2} ${foot - wide * 2} ${x + wide * 0.22} ${foot - wide * 1.3}Q${x + wide * 0.3} ${foot - wide * 0.4} ${x + wide * 1.3} ${foot}Z`,
        gradientPaint(s, [lighter(palette.accent, 0.3), palette.accent, darker(palette.accent, 0.6)], 0),
      ),
    )
  }
  if (holder === 2) {
    base -= wide * 0.35
    s.add(
      ellipse(x, foot - wide * 0.1, wide * 1.5, wide * 0.32, darker(palette.second, 0.4)),
      ellipse(x, foot - wide * 0.2, wide * 1.4, wide * 0.26, palette.second),
    )
  }
  s.add(
    rect(
      x - wide / 2,
      base - tall,
      wide,
      tall,
      gradientPaint(s, [mixColors(colour, palette.ink, 0.15), lit, colour, darker(colour, 0.45)], 0),
      { rx: wide * 0.1 },
    ),
  )
  s.add(
    rect(
      x - wide / 2,
      base - tall,
      wide,
      Math.min(tall, wide * 1.6),
      s.define(
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#ffdf9a" stop-opacity=".75"/><stop offset="1" stop-color="#ffdf9a" stop-opacity="0"/></linearGradient>`,
      ),
      { rx: wide * 0.1 },
    ),
  )
  s.add(ellipse(x, base - tall + 2, wide / 2, wide * 0.12, '#fff1c9'))
  if (s.random.chance(0.5))
    s.add(
      stroke(pathData`M${x - wide * 0.36} ${base - tall + 6}v${tall * s.random.between(0.1, 0.3)}`, lit, wide * 0.12),
    )
  flame(s, x, base - tall - wide * 0.05, Math.min(40, 16 + wide * 0.22), lighter(palette.accent, 0.15))
}

export const candles: PictureFamily = {
  name: 'candles',
  topic: 'home',
  draw(seed) {
    const s = makeSheet('candles', seed, ['2:3', '4:5', '3:4', '1:1', '9:16'])
    const { random, palette, width, height } = s
    const wall = darker(mixColors(palette.ink, palette.main, random.between(0.15, 0.5)), 0.3)
    const level = height * random.between(0.76, 0.82)
    s.add(fillSheet(s, gradientPaint(s, [darker(wall, 0.4), wall, mixColors(wall, palette.main, 0.35)])))
    s.add(glow(s, width / 2, level - height * 0.2, width * 0.75, mixColors(palette.accent, '#ff9a3c', 0.4), 0.4))
    s.add(
      rect(
        0,
        level,
        width,
        height - level,
        gradientPaint(s, [mixColors(wall, palette.accent, 0.42), darker(wall, 0.35)]),
      ),
    )
    const count = [3, 5, 1, 4][s.way(4)]!
    if (s.way(3) === 0) {
      const green = mixColors(mixLeafGreen(s), wall, 0.4)
      for (let twig = 0; twig < 9; twig++)
        s.add(
          drawStem(
            s,
            random.pick(['fern', 'eucalyptus', 'berry'] as const),
            width * (0.08 + twig * 0.105),
            level + 20,
            height * random.between(0.12, 0.3),
            random.between(-60, 60),
            mixColors(palette.accent, wall, 0.25),
            green,
          ),
        )
    }
    const tints = [
      palette.paper,
      palette.soft,
      mixColors(palette.main, palette.paper, 0.25),
      palette.accent,
      lighter(palette.second, 0.2),
    ]
    const places = Array.from({ length: count }, (_, at) => ({
      x: width * ((at + 0.5) / count) * 0.76 + width * 0.12 + random.between(-0.02, 0.02) * width,
      foot: level + height * random.between(0.03, 0.13),
    })).sort((a, b) => a.foot - b.foot)
    const style = random.whole(0, 2)
    for (const [at, place] of places.entries()) {
      const slim = style === 1
      const wide = width * (slim ? random.between(0.035, 0.045) : random.between(0.1, count > 3 ? 0.13 : 0.2))
      const tall = height * (slim ? random.between(0.24, 0.42) : random.between(0.12, 0.36))
      s.add(shadow(s, place.x, place.foot + 6, wide * 2, wide * 0.3 + 8, 0.6))
      s.add(
        ellipse(place.x, place.foot + 12, wide * 2.4, wide * 0.3 + 12, lighter(palette.accent, 0.2), { opacity: 0.12 }),
      )
      candle(s, place.x, place.foot, wide, tall, tints[(at + seed) % tints.length]!, slim ? 1 : style)
    }
    return s.drawing()
  },
}
