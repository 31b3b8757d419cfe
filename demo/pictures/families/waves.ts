import { fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { circle, type DrawingPoint, makeWanderingHeight, path, smoothCurvePath, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

function scales(s: DrawingSheet, colours: readonly string[]) {
  const { random, width, height } = s
  const radius = width / random.whole(7, 13)
  const rings = random.whole(3, 5)
  for (let row = 0, y = 0; y < height + radius * 2; row++, y += radius * 0.5)
    for (let x = row % 2 ? 0 : -radius; x < width + radius; x += radius * 2) {
      const start = random.chance(0.16) ? 1 : 0
      for (let ring = 0; ring < rings; ring++)
        s.add(circle(x, y, radius * (1 - ring / rings), colours[(ring + start) % colours.length]!))
    }
}

function bands(s: DrawingSheet, colours: readonly string[]) {
  const { random, width, height } = s
  const sway = makeWanderingHeight(random)
  const drift = random.between(0.2, 0.55)
  const steps = random.whole(14, 26)
  for (let band = 0; band < steps; band++) {
    const base = (band / (steps - 3)) * height * 1.15 - height * 0.12
    const line = Array.from(
      { length: 12 },
      (_, at): DrawingPoint => [(at / 11) * width * 1.08 - 30, base + sway(at * drift + band * 0.12) * height * 0.1],
    )
    const colour = colours[band % colours.length]!
    s.add(
      path(`${smoothCurvePath(line)}V${height + 20}H-30Z`, '#14101c', { opacity: 0.12, transform: 'translate(0 -9)' }),
    )
    s.add(
      path(
        `${smoothCurvePath(line)}V${height + 20}H-30Z`,
        gradientPaint(s, [lighter(colour, 0.12), colour, darker(colour, 0.2)]),
      ),
    )
  }
}

function lines(s: DrawingSheet, colours: readonly string[]) {
  const { random, width, height } = s
  const sway = makeWanderingHeight(random)
  const swell = makeWanderingHeight(random)
  const count = 34
  s.add(
    circle(
      width * random.between(0.3, 0.7),
      height * random.between(0.25, 0.4),
      width * random.between(0.18, 0.28),
      colours[2]!,
    ),
  )
  for (let row = 0; row < count; row++) {
    const base = (row / (count - 1)) * height * 1.1 - height * 0.05
    const line = Array.from(
      { length: 22 },
      (_, at): DrawingPoint => [
        (at / 21) * width * 1.06 - 30,
        base + sway(at * 0.32 + row * 0.09) * height * 0.05 + swell(row * 0.2) * height * 0.01,
      ],
    )
    s.add(
      stroke(
        smoothCurvePath(line),
        colours[row % 5 === 0 ? 1 : 0]!,
        width * (0.004 + 0.011 * (0.5 + 0.5 * Math.sin(row * 0.35))),
      ),
    )
  }
}

export const waves: PictureFamily = {
  name: 'waves',
  topic: 'pattern',
  draw(seed) {
    const s = makeSheet('waves', seed, ['2:3', '4:5', '1:1', '3:4', '1:2'])
    const { random, palette } = s
    const dark = random.chance(0.4)
    s.add(fillSheet(s, dark ? palette.ink : palette.paper))
    const way = s.way(3)
    if (way === 0) scales(s, random.shuffle([palette.main, palette.paper, palette.ink, palette.accent]))
    if (way === 1)
      bands(s, [
        palette.paper,
        palette.soft,
        mixColors(palette.soft, palette.accent, 0.5),
        palette.accent,
        palette.main,
        mixColors(palette.main, palette.ink, 0.5),
        palette.ink,
        palette.second,
      ])
    if (way === 2)
      lines(s, dark ? [palette.soft, palette.accent, palette.main] : [palette.main, palette.ink, palette.accent])
    return s.drawing()
  },
}
