import { ground, shade } from '../light.ts'
import { darker, lighter, mix } from '../palettes.ts'
import { circle, curve, type Point, path, stroke, wander } from '../shapes.ts'
import { type Family, type Sheet, sheet } from '../sheet.ts'

function scales(s: Sheet, colours: readonly string[]) {
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

function bands(s: Sheet, colours: readonly string[]) {
  const { random, width, height } = s
  const sway = wander(random)
  const drift = random.between(0.2, 0.55)
  const steps = random.whole(14, 26)
  for (let band = 0; band < steps; band++) {
    const base = (band / (steps - 3)) * height * 1.15 - height * 0.12
    const line = Array.from(
      { length: 12 },
      (_, at): Point => [(at / 11) * width * 1.08 - 30, base + sway(at * drift + band * 0.12) * height * 0.1],
    )
    const colour = colours[band % colours.length]!
    s.add(path(`${curve(line)}V${height + 20}H-30Z`, '#14101c', { opacity: 0.12, transform: 'translate(0 -9)' }))
    s.add(path(`${curve(line)}V${height + 20}H-30Z`, shade(s, [lighter(colour, 0.12), colour, darker(colour, 0.2)])))
  }
}

function lines(s: Sheet, colours: readonly string[]) {
  const { random, width, height } = s
  const sway = wander(random)
  const swell = wander(random)
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
      (_, at): Point => [
        (at / 21) * width * 1.06 - 30,
        base + sway(at * 0.32 + row * 0.09) * height * 0.05 + swell(row * 0.2) * height * 0.01,
      ],
    )
    s.add(
      stroke(
        curve(line),
        colours[row % 5 === 0 ? 1 : 0]!,
        width * (0.004 + 0.011 * (0.5 + 0.5 * Math.sin(row * 0.35))),
      ),
    )
  }
}

export const waves: Family = {
  name: 'waves',
  topic: 'pattern',
  draw(seed) {
    const s = sheet('waves', seed, ['2:3', '4:5', '1:1', '3:4', '1:2'])
    const { random, palette } = s
    const dark = random.chance(0.4)
    s.add(ground(s, dark ? palette.ink : palette.paper))
    const way = s.way(3)
    if (way === 0) scales(s, random.shuffle([palette.main, palette.paper, palette.ink, palette.accent]))
    if (way === 1)
      bands(s, [
        palette.paper,
        palette.soft,
        mix(palette.soft, palette.accent, 0.5),
        palette.accent,
        palette.main,
        mix(palette.main, palette.ink, 0.5),
        palette.ink,
        palette.second,
      ])
    if (way === 2)
      lines(s, dark ? [palette.soft, palette.accent, palette.main] : [palette.main, palette.ink, palette.accent])
    return s.drawing()
  },
}
