import { gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { drawCutout, drawPaper } from '../paper.ts'
import {
  circle,
  type DrawingPoint,
  leafPath,
  makeWanderingHeight,
  path,
  pathData,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

function rainbow(s: DrawingSheet, x: number, foot: number, outer: number, colours: readonly string[]) {
  const bands = colours.length
  for (const [at, colour] of colours.entries()) {
    const radius = outer * (1 - at / (bands + 1))
    s.add(
      drawCutout(
        pathData`M${x - radius} ${foot}V${foot - outer * 0.5}A${radius} ${radius} 0 0 1 ${x + radius} ${foot - outer * 0.5}V${foot}Z`,
        colour,
        4,
      ),
    )
  }
}

function branch(s: DrawingSheet, x: number, y: number, length: number, turn: number, colour: string) {
  const { random } = s
  const angle = (turn * Math.PI) / 180
  s.add(stroke(pathData`M${x} ${y}L${x + Math.cos(angle) * length} ${y + Math.sin(angle) * length}`, colour, 6))
  for (let at = 0; at < 11; at++) {
    const part = 0.12 + at * 0.085
    s.add(
      path(
        leafPath(
          x + Math.cos(angle) * length * part,
          y + Math.sin(angle) * length * part,
          length * 0.27 * (1.15 - part * 0.6),
          length * 0.07,
          turn + (at % 2 ? 1 : -1) * random.between(42, 54),
        ),
        at % 3 ? colour : lighter(colour, 0.2),
      ),
    )
  }
}

export const sunArches: PictureFamily = {
  name: 'sun-arches',
  topic: 'art',
  draw(seed) {
    const s = makeSheet('sun-arches', seed, ['2:3', '3:4', '4:5', '9:16'])
    const { random, palette, width, height } = s
    drawPaper(s, random.pick([palette.paper, mixColors(palette.paper, palette.soft, 0.5)]))
    const colours = random.shuffle([
      palette.main,
      palette.accent,
      palette.second,
      mixColors(palette.main, palette.soft, 0.5),
      palette.ink,
      palette.soft,
    ])
    const way = s.way(4)
    const x = width * random.between(0.42, 0.58)
    if (way === 0) {
      s.add(
        circle(
          width - x,
          height * random.between(0.18, 0.26),
          width * random.between(0.11, 0.17),
          gradientPaint(s, [lighter(palette.accent, 0.2), palette.accent]),
        ),
      )
      rainbow(s, x, height * 0.9, width * random.between(0.3, 0.4), colours.slice(0, random.whole(3, 5)))
    }
    if (way === 1) {
      const [half, top] = [width * 0.34, height * random.between(0.16, 0.22)]
      const arch = pathData`M${width / 2 - half} ${height * 0.88}V${top + half}A${half} ${half} 0 0 1 ${width / 2 + half} ${top + half}V${height * 0.88}Z`
      const clip = s.define((id) => `<clipPath id="${id}"><path d="${arch}"/></clipPath>`)
      const marks = [
        path(arch, gradientPaint(s, [mixColors(palette.soft, palette.accent, 0.3), palette.paper])),
        circle(x, height * random.between(0.36, 0.46), width * 0.13, palette.accent),
      ]
      for (let hill = 0; hill < 4; hill++) {
        const soft = makeWanderingHeight(random)
        const line = Array.from(
          { length: 7 },
          (_, at): DrawingPoint => [(at / 6) * width, height * (0.5 + hill * 0.1 + soft(at) * 0.045)],
        )
        marks.push(
          path(
            `${smoothCurvePath(line)}V${height}H0Z`,
            [palette.second, palette.main, mixColors(palette.main, palette.ink, 0.5), palette.ink][hill]!,
          ),
        )
      }
      s.add(drawCutout(arch, palette.paper, 9), `<g clip-path="${clip}">${marks.join('')}</g>`)
    }
    if (way === 2) {
      const [sx, sy, radius] = [x, height * random.between(0.34, 0.44), width * random.between(0.15, 0.2)]
      const rays = random.whole(16, 30)
      for (let ray = 0; ray < rays; ray++) {
        const angle = (ray / rays) * Math.PI * 2
        const [from, to] = [radius * 1.2, radius * (ray % 2 ? 1.6 : 1.95)]
        s.add(
          stroke(
            pathData`M${sx + Math.cos(angle) * from} ${sy + Math.sin(angle) * from}L${sx + Math.cos(angle) * to} ${sy + Math.sin(angle) * to}`,
            palette.main,
            9,
          ),
        )
      }
      s.add(
        circle(sx, sy, radius, palette.accent),
        stroke(
          pathData`M${sx - radius * 0.45} ${sy - radius * 0.08}q${radius * 0.15} ${radius * 0.14} ${radius * 0.3} 0m${radius * 0.3} 0q${radius * 0.15} ${radius * 0.14} ${radius * 0.3} 0M${sx - radius * 0.22} ${sy + radius * 0.34}q${radius * 0.22} ${radius * 0.2} ${radius * 0.44} 0`,
          darker(palette.main, 0.3),
          6,
        ),
      )
      for (let hill = 0; hill < 3; hill++)
        s.add(
          drawCutout(
            pathData`M0 ${height}V${height * (0.76 + hill * 0.07)}Q${width * (0.25 + hill * 0.2)} ${height * (0.62 + hill * 0.1)} ${width * 0.6} ${height * (0.78 + hill * 0.06)}T${width} ${height * (0.74 + hill * 0.08)}V${height}Z`,
            colours[hill]!,
            0,
          ),
        )
    }
    if (way === 3) {
      const [sy, radius] = [height * random.between(0.3, 0.4), width * random.between(0.24, 0.32)]
      for (let strip = 0; strip < 9; strip++) {
        const clip = s.define(
          (id) =>
            `<clipPath id="${id}"><rect x="0" y="${(sy - radius + (strip * radius * 2) / 9).toFixed(0)}" width="${width}" height="${((radius * 2) / 9 - strip * 2.4).toFixed(0)}"/></clipPath>`,
        )
        s.add(
          `<g clip-path="${clip}">${circle(width / 2, sy, radius, mixColors(palette.accent, palette.main, strip / 8))}</g>`,
        )
      }
      rainbow(s, width * 0.3, height * 0.92, width * 0.17, colours.slice(0, 3))
      rainbow(s, width * 0.7, height * 0.92, width * 0.2, colours.slice(2, 6))
    }
    if (random.chance(0.55))
      branch(
        s,
        width * random.pick([0.1, 0.88]),
        height * 0.97,
        height * random.between(0.26, 0.36),
        -90 + random.between(-14, 14),
        mixColors(palette.second, palette.ink, 0.35),
      )
    return s.drawing()
  },
}
