import { gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { drawRoom } from '../room.ts'
import { circle, ellipse, group, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { BLOOM_KINDS, drawStem, mixLeafGreen } from '../stems.ts'
import { drawGlaze, drawRoundFruit, makeVessel } from '../vessels.ts'

/** The spine of a book: colored, with lines and a label in place of lettering. */
function spine(s: DrawingSheet, x: number, y: number, wide: number, tall: number, colour: string) {
  const { random, palette } = s
  const lying = wide > tall
  const gold = computeBrightness(colour) > 0.6 ? palette.ink : lighter(palette.accent, 0.3)
  const marks = [
    rect(x, y, wide, tall, gradientPaint(s, [lighter(colour, 0.18), colour, darker(colour, 0.28)], lying ? 90 : 0), {
      rx: 5,
    }),
  ]
  const style = random.whole(0, 3)
  for (const part of style === 3 ? [0.12, 0.88] : [0.08, 0.14, 0.86])
    marks.push(
      lying
        ? rect(x + wide * part, y + 2, 5, tall - 4, gold, { opacity: 0.7 })
        : rect(x + 2, y + tall * part, wide - 4, 5, gold, { opacity: 0.7 }),
    )
  if (style === 0)
    marks.push(
      lying
        ? rect(x + wide * 0.34, y + tall * 0.3, wide * 0.32, tall * 0.4, gold, { opacity: 0.85, rx: 2 })
        : rect(x + wide * 0.3, y + tall * 0.28, wide * 0.4, tall * 0.34, gold, { opacity: 0.85, rx: 2 }),
    )
  if (style === 1)
    for (const row of [0, 1])
      marks.push(
        lying
          ? rect(x + wide * (0.3 + row * 0.06), y + tall * (0.36 + row * 0.2), wide * (0.42 - row * 0.12), 5, gold)
          : rect(x + wide * (0.36 + row * 0.2), y + tall * (0.26 + row * 0.05), 5, tall * (0.4 - row * 0.1), gold),
      )
  if (style === 2)
    marks.push(
      circle(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.22, 'none', { stroke: gold, 'stroke-width': 4 }),
      circle(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.1, gold),
    )
  return group({}, ...marks)
}

function mug(s: DrawingSheet, x: number, foot: number, size: number, colour: string) {
  return group(
    {},
    stroke(
      pathData`M${x + size * 0.46} ${foot - size * 0.75}q${size * 0.42} 0 ${size * 0.36} ${size * 0.32}t${-size * 0.4} ${size * 0.22}`,
      darker(colour, 0.15),
      size * 0.11,
    ),
    path(
      pathData`M${x - size * 0.5} ${foot - size}H${x + size * 0.5}L${x + size * 0.42} ${foot - 10}Q${x} ${foot + 8} ${x - size * 0.42} ${foot - 10}Z`,
      gradientPaint(s, [lighter(colour, 0.35), colour, darker(colour, 0.35)], 0),
    ),
    ellipse(x, foot - size, size * 0.5, size * 0.1, darker(colour, 0.3)),
    ellipse(x, foot - size + 3, size * 0.43, size * 0.075, '#4a2c1c'),
    ...[-0.16, 0.14].map((side) =>
      stroke(
        pathData`M${x + side * size} ${foot - size * 1.2}q${size * 0.14} ${-size * 0.2} 0 ${-size * 0.38}t0 ${-size * 0.36}`,
        '#ffffff',
        7,
        { opacity: 0.3 },
      ),
    ),
  )
}

export const books: PictureFamily = {
  name: 'books',
  topic: 'home',
  draw(seed) {
    const s = makeSheet('books', seed, ['2:3', '4:5', '3:4', '1:1'])
    const { random, palette, width, height } = s
    const level = height * random.between(0.74, 0.8)
    drawRoom(
      s,
      level,
      random.pick([
        palette.soft,
        palette.paper,
        mixColors(palette.main, palette.paper, 0.45),
        mixColors(palette.second, palette.ink, 0.3),
      ]),
      mixColors(random.pick(['#c19a6b', '#8a5f41', '#e2cfae']), palette.soft, 0.3),
    )
    const colours = random.shuffle([
      palette.main,
      palette.second,
      palette.accent,
      palette.ink,
      lighter(palette.main, 0.35),
      palette.soft,
      darker(palette.second, 0.25),
      palette.paper,
    ])
    const foot = level + height * 0.08
    const standing = s.way(2) === 1
    let top = foot
    const x = width * random.between(0.42, 0.58)
    if (standing) {
      let left = width * random.between(0.1, 0.16)
      s.add(shadow(s, width * 0.45, foot, width * 0.42, 26, 0.4))
      for (let book = 0; left < width * random.between(0.58, 0.7); book++) {
        const wide = width * random.between(0.045, 0.085)
        const tall = height * random.between(0.27, 0.42)
        s.add(spine(s, left, foot - tall, wide, tall, colours[book % colours.length]!))
        left += wide + 2
      }
      const lean = height * 0.33
      s.add(
        group(
          { transform: `rotate(-14 ${left.toFixed(0)} ${foot.toFixed(0)}) translate(26 0)` },
          spine(s, left, foot - lean, width * 0.07, lean, colours[2]!),
        ),
      )
      top = foot
    } else {
      s.add(shadow(s, x + 20, foot, width * 0.4, 28, 0.45))
      for (let book = 0; book < random.whole(4, 8); book++) {
        const [wide, tall] = [width * random.between(0.42, 0.62), height * random.between(0.036, 0.062)]
        top -= tall
        s.add(
          spine(
            s,
            x - wide / 2 + random.between(-0.04, 0.04) * width,
            top,
            wide,
            tall - 2,
            colours[book % colours.length]!,
          ),
        )
      }
    }
    const seat = standing ? width * 0.83 : x + width * random.between(-0.08, 0.08)
    const size = width * (standing ? 0.18 : 0.24)
    s.add(shadow(s, seat + 14, top - 2, size * 0.7, 14, 0.4))
    const thing = s.way(3)
    if (thing === 0) s.add(mug(s, seat, top, size * 0.9, random.pick([palette.paper, palette.accent])))
    if (thing === 1) {
      const green = mixLeafGreen(s)
      for (let twig = 0; twig < 7; twig++)
        s.add(
          drawStem(
            s,
            BLOOM_KINDS[(seed + (twig % 2)) % BLOOM_KINDS.length]!,
            seat,
            top - size * 0.8,
            height * random.between(0.14, 0.26),
            (twig - 3) * size * 0.18,
            random.pick([palette.main, palette.accent]),
            green,
          ),
        )
      s.add(
        drawGlaze(s, makeVessel(random, seat, top, size * 0.8, size * 0.95), seat, top, size * 0.8, size * 0.95, [
          palette.paper,
          palette.main,
        ]),
      )
    }
    if (thing === 2) {
      s.add(
        drawRoundFruit(s, seat, top - size * 0.36, size * 0.38, size * 0.36, mixColors('#d8542f', palette.main, 0.3)),
        stroke(pathData`M${seat} ${top - size * 0.68}q4 -22 18 -30`, '#4a3222', 6),
        path(pathData`M${seat + 4} ${top - size * 0.72}q34 -34 66 -8q-36 22 -66 8Z`, mixLeafGreen(s)),
      )
      if (!standing)
        s.add(
          stroke(pathData`M${seat + size * 0.7} ${top - 10}h${size * 0.35}`, palette.ink, 5),
          ellipse(seat + size * 0.62, top - 16, 26, 15, 'none', { stroke: palette.ink, 'stroke-width': 5 }),
          ellipse(seat + size * 1.0, top - 16, 26, 15, 'none', { stroke: palette.ink, 'stroke-width': 5 }),
        )
    }
    return s.drawing()
  },
}
