import { fadePaint, fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { ellipse, path, rect } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { drawClouds, drawSky, drawSun } from '../sky.ts'
import { BLOOM_KINDS, drawStem } from '../stems.ts'

export const wildflowers: PictureFamily = {
  name: 'wildflowers',
  topic: 'plants',
  draw(seed) {
    const s = makeSheet('wildflowers', seed, ['2:3', '9:16', '3:4', '4:5', '3:2'])
    const { random, palette, width, height } = s
    const way = s.way(3)
    const night = way === 2
    if (way === 0) {
      const air = drawSky(s, random.whole(0, 1))
      drawSun(s, air, width * random.between(0.2, 0.8), height * random.between(0.16, 0.3), width * 0.1)
      drawClouds(s, air, 5, height * 0.1, height * 0.4)
    } else
      s.add(
        fillSheet(
          s,
          night
            ? gradientPaint(s, [darker(palette.ink, 0.3), mixColors(palette.ink, palette.second, 0.35)])
            : gradientPaint(s, [palette.paper, mixColors(palette.paper, palette.soft, 0.8)]),
        ),
      )
    const haze = night ? palette.ink : palette.paper
    const petals = [
      palette.main,
      palette.accent,
      lighter(palette.main, 0.35),
      night ? palette.paper : mixColors(palette.second, palette.main, 0.3),
      mixColors('#e8728c', palette.main, 0.4),
      lighter(palette.paper, 0.5),
    ]
    const kinds = random.shuffle(BLOOM_KINDS).slice(0, random.whole(4, 6))
    for (let layer = 0; layer < 3; layer++) {
      const part = layer / 2
      const count = [16, 14, 11][layer]!
      for (let at = 0; at < count; at++) {
        const x = ((at + random.between(0.1, 0.9)) / count) * width
        const tall = height * random.between(0.24, 0.52) * (0.92 + 0.16 * part)
        const fade = (1 - part) * 0.55
        const green = mixColors(
          mixColors('#4f8556', palette.second, 0.3),
          darker(palette.ink, 0.1),
          random.between(0.05, 0.4),
        )
        s.add(
          drawStem(
            s,
            random.pick(kinds),
            x,
            height * 1.02,
            tall * (1.35 - 0.3 * part),
            random.between(-0.09, 0.09) * width,
            mixColors(random.pick(petals), haze, fade),
            mixColors(green, haze, fade),
          ),
        )
      }
      if (layer < 2) s.add(rect(0, height * 0.5, width, height * 0.5, fadePaint(s, haze, 0, 0.32)))
    }
    for (let insect = 0; insect < random.whole(0, 3); insect++) {
      const [x, y] = [width * random.between(0.15, 0.85), height * random.between(0.16, 0.42)]
      s.add(
        ellipse(x - 10, y - 8, 13, 8, palette.accent, { transform: `rotate(30 ${x.toFixed(0)} ${y.toFixed(0)})` }),
        ellipse(x + 10, y - 8, 13, 8, lighter(palette.accent, 0.3), {
          transform: `rotate(-30 ${x.toFixed(0)} ${y.toFixed(0)})`,
        }),
        path(`M${x.toFixed(0)} ${(y - 10).toFixed(0)}v20`, 'none', { stroke: palette.ink, 'stroke-width': 4 }),
      )
    }
    return s.drawing()
  },
}
