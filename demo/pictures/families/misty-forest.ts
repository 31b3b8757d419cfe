import { fadePaint, fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { path, rect, stroke } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { drawSun } from '../sky.ts'
import { farBirdPath, firOutline } from '../trees.ts'

export const mistyForest: PictureFamily = {
  name: 'misty-forest',
  topic: 'nature',
  draw(seed) {
    const s = makeSheet('misty-forest', seed, ['2:3', '3:4', '9:16', '1:2', '4:5'])
    const { random, palette, width, height } = s
    const warm = s.way(2) === 0
    const mist = warm
      ? mixColors(palette.paper, palette.accent, 0.28)
      : lighter(mixColors(palette.soft, palette.second, 0.25), 0.35)
    const air = { top: mixColors(palette.second, mist, 0.45), low: mist, light: lighter(mist, 0.8), dark: false }
    s.add(fillSheet(s, gradientPaint(s, [air.top, mist, lighter(mist, 0.3)])))
    drawSun(
      s,
      air,
      width * random.between(0.25, 0.75),
      height * random.between(0.16, 0.32),
      width * random.between(0.05, 0.11),
    )
    const near = darker(mixColors(palette.ink, palette.main, 0.3), 0.35)
    const layers = random.whole(5, 7)
    const valley = s.way(3) === 2
    for (let layer = 0; layer < layers; layer++) {
      const part = layer / (layers - 1)
      const colour = mixColors(mixColors(mist, palette.main, 0.25), near, part ** 1.25)
      const base = height * (0.5 + 0.54 * part)
      const size = height * (0.1 + 0.24 * part)
      const gap = width / (22 - 14 * part)
      const trees: string[] = []
      for (let x = -gap; x < width + gap; x += gap * random.between(0.5, 1.25)) {
        const middle = Math.abs(x / width - 0.5) * 2
        if (valley && part > 0.45 && middle < 0.45 * part) continue
        trees.push(
          firOutline(
            random,
            x,
            base + (valley ? -middle * size * 0.7 : random.between(-0.1, 0.1) * size),
            size * random.between(0.6, 1.25),
          ),
        )
      }
      s.add(path(trees.join(''), colour))
      s.add(rect(0, base - size * 0.08, width, height, colour))
      if (layer < layers - 1) s.add(rect(0, base - size * 0.75, width, size * 1.5, fadePaint(s, mist, 0, 0.85)))
    }
    for (let bird = 0; bird < random.whole(3, 9); bird++)
      s.add(
        stroke(
          farBirdPath(width * random.between(0.2, 0.8), height * random.between(0.12, 0.36), random.between(7, 16)),
          near,
          2.5,
          { opacity: 0.7 },
        ),
      )
    return s.drawing()
  },
}
