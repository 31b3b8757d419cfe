import { fillSheet, gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { circle, ellipse, leafPath, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawStem, mixLeafGreen } from '../stems.ts'
import { drawGlaze, makeVessel } from '../vessels.ts'

/** Draws one object on a shelf board and returns its width. */
function thing(s: DrawingSheet, x: number, foot: number, tall: number, wall: string): number {
  const { random, palette } = s
  const colours = [palette.main, palette.second, palette.accent, palette.ink, palette.paper, palette.soft].filter(
    (colour) => Math.abs(computeBrightness(colour) - computeBrightness(wall)) > 0.06,
  )
  const colour = random.pick(colours)
  const kind = random.whole(0, 6)
  const unit = tall * 0.5
  s.add(shadow(s, x + unit * 0.6, foot, unit * 0.7, 9, 0.35))
  if (kind <= 1) {
    let at = x
    for (let book = 0; book < random.whole(3, 6); book++) {
      const [wide, high] = [unit * random.between(0.14, 0.26), tall * random.between(0.55, 0.86)]
      const tone = random.pick(colours)
      s.add(
        rect(at, foot - high, wide - 2, high, gradientPaint(s, [lighter(tone, 0.2), darker(tone, 0.2)], 0), { rx: 3 }),
        rect(at + wide * 0.2, foot - high * 0.85, wide * 0.55, 5, lighter(palette.paper, 0.2), { opacity: 0.7 }),
      )
      at += wide
    }
    return at - x + unit * 0.25
  }
  if (kind === 2) {
    const [wide, high] = [unit * 0.9, tall * random.between(0.4, 0.62)]
    const middle = x + wide / 2
    if (random.chance(0.6))
      for (let twig = 0; twig < 4; twig++)
        s.add(
          drawStem(
            s,
            random.pick(['eucalyptus', 'berry', 'umbel', 'grass']),
            middle,
            foot - high + 8,
            tall * random.between(0.3, 0.5),
            (twig - 1.5) * unit * 0.3,
            palette.accent,
            mixLeafGreen(s),
          ),
        )
    s.add(
      drawGlaze(s, makeVessel(random, middle, foot, wide, high), middle, foot, wide, high, [
        colour,
        random.pick(colours),
      ]),
    )
    return wide + unit * 0.25
  }
  if (kind === 3) {
    const [middle, green] = [x + unit * 0.5, mixLeafGreen(s)]
    for (let at = 0; at < 13; at++)
      s.add(
        path(
          leafPath(middle, foot - unit * 0.55, unit * random.between(0.5, 1), unit * 0.17, -90 + (at - 6) * 19),
          at % 2 ? green : lighter(green, 0.22),
        ),
      )
    s.add(
      path(
        pathData`M${middle - unit * 0.36} ${foot - unit * 0.62}h${unit * 0.72}l${-unit * 0.1} ${unit * 0.62}h${-unit * 0.52}Z`,
        gradientPaint(s, [lighter(colour, 0.3), darker(colour, 0.3)], 0),
      ),
    )
    return unit * 1.25
  }
  if (kind === 4) {
    const [wide, high] = [unit * 0.95, tall * 0.7]
    s.add(
      rect(x, foot - high, wide, high, mixColors('#a87b4f', palette.ink, 0.25)),
      rect(x + 9, foot - high + 9, wide - 18, high - 18, lighter(palette.paper, 0.5)),
      circle(x + wide / 2, foot - high * 0.58, wide * 0.22, colour),
      path(
        pathData`M${x + 9} ${foot - 9}V${foot - high * 0.3}Q${x + wide / 2} ${foot - high * 0.46} ${x + wide - 9} ${foot - high * 0.26}V${foot - 9}Z`,
        random.pick(colours),
      ),
    )
    return wide + unit * 0.25
  }
  if (kind === 5) {
    for (let bowl = 0; bowl < 3; bowl++)
      s.add(
        path(
          pathData`M${x} ${foot - 34 - bowl * 26}h${unit * 1.1}q${-unit * 0.08} 34 ${-unit * 0.34} 34h${-unit * 0.42}q${-unit * 0.26} 0 ${-unit * 0.34} -34Z`,
          gradientPaint(
            s,
            [lighter(colours[bowl % colours.length]!, 0.25), darker(colours[bowl % colours.length]!, 0.2)],
            0,
          ),
        ),
      )
    return unit * 1.4
  }
  const radius = unit * 0.46
  s.add(
    ellipse(x + radius, foot - 6, radius * 0.6, 7, palette.ink),
    stroke(pathData`M${x + radius} ${foot - 6}v${-unit * 0.2}`, palette.ink, 8),
    circle(
      x + radius,
      foot - unit * 0.2 - radius,
      radius,
      gradientPaint(s, [lighter(colour, 0.35), darker(colour, 0.25)], 40),
    ),
    ellipse(x + radius, foot - unit * 0.2 - radius, radius * 0.95, radius * 0.3, 'none', {
      stroke: palette.paper,
      'stroke-width': 3,
      opacity: 0.5,
    }),
  )
  return radius * 2 + unit * 0.25
}

export const shelf: PictureFamily = {
  name: 'shelf',
  topic: 'interior',
  draw(seed) {
    const s = makeSheet('shelf', seed, ['2:3', '3:4', '9:16', '4:5'])
    const { random, palette, width, height } = s
    const wall = [
      palette.soft,
      palette.paper,
      mixColors(palette.second, palette.paper, 0.25),
      mixColors(palette.main, palette.ink, 0.35),
    ][s.way(4)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(wall, 0.16), darker(wall, 0.18)], random.pick([45, 135]))))
    const rows = random.whole(3, 5)
    const step = height / (rows + 0.25)
    const wood = mixColors(random.pick(['#b98a5c', '#7d5638', '#e0c9a4']), palette.soft, 0.15)
    const cupboard = s.way(3) === 1
    for (let row = 0; row < rows; row++) {
      const foot = step * (row + 0.98)
      const [left, right] = cupboard
        ? [width * 0.07, width * 0.93]
        : [width * random.between(0.06, 0.14), width * random.between(0.86, 0.94)]
      s.add(rect(left + 6, foot + 20, right - left, 26, palette.ink, { opacity: 0.14, rx: 8 }))
      for (let x = left + width * 0.03; x < right - step * 0.5; )
        x += thing(s, x, foot, Math.min(step * 0.74, width * 0.34), wall)
      s.add(rect(left, foot, right - left, 22, gradientPaint(s, [lighter(wood, 0.25), darker(wood, 0.2)]), { rx: 4 }))
      if (!cupboard)
        for (const at of [left + 60, right - 60])
          s.add(path(pathData`M${at} ${foot + 22}v46l-5 0v-46Z`, palette.ink, { opacity: 0.6 }))
    }
    if (cupboard)
      for (const x of [width * 0.045, width * 0.93])
        s.add(rect(x, 0, 26, height, gradientPaint(s, [lighter(wood, 0.2), darker(wood, 0.25)], 0)))
    return s.drawing()
  },
}
