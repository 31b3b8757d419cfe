import { clipMarks, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { drawRoom, drawUnderlay } from '../room.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** A ball of yarn: bundles of threads that run around it in several directions. */
function skein(s: DrawingSheet, x: number, y: number, radius: number, tone: string): string {
  const { random } = s
  const bundles: string[] = []
  for (const [at, turn] of [random.between(10, 40), random.between(80, 110), random.between(130, 165)].entries()) {
    const threads = Array.from({ length: 13 }, (_, thread) => {
      const off = (thread / 6 - 1) * radius * (at === 2 ? 0.5 : 1)
      return stroke(
        pathData`M${-radius * 1.05} ${off}Q0 ${off * 1.5 - radius * 0.22} ${radius * 1.05} ${off}`,
        [darker(tone, 0.22), tone, lighter(tone, 0.28)][(thread + at) % 3]!,
        radius * (at === 2 ? 0.085 : 0.13),
      )
    })
    bundles.push(
      group({ transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})` }, ...threads),
    )
  }
  const outline = pathData`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
  const light = s.define(
    (id) =>
      `<radialGradient id="${id}" cx=".34" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".32"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${darker(tone, 0.8)}" stop-opacity=".6"/></radialGradient>`,
  )
  return `${clipMarks(s, outline, path(outline, tone), ...bundles)}${circle(x, y, radius, light)}`
}

/** Knitted rows of stitches shaped like the letter V. */
function knit(s: DrawingSheet, pattern: (row: number, column: number) => string) {
  const { width, height } = s
  const columns = 22
  const size = width / columns
  const rows = new Map<string, string[]>()
  for (let row = 0; row * size * 0.8 < height + size; row++)
    for (let column = 0; column < columns; column++) {
      const tone = pattern(row, column)
      const [x, y] = [column * size, row * size * 0.8 - size * 0.4]
      const left = pathData`M${x + size * 0.5} ${y + size}C${x + size * 0.1} ${y + size * 0.8} ${x} ${y + size * 0.3} ${x + size * 0.08} ${y}C${x + size * 0.4} ${y + size * 0.1} ${x + size * 0.5} ${y + size * 0.5} ${x + size * 0.5} ${y + size}Z`
      const right = pathData`M${x + size * 0.5} ${y + size}C${x + size * 0.9} ${y + size * 0.8} ${x + size} ${y + size * 0.3} ${x + size * 0.92} ${y}C${x + size * 0.6} ${y + size * 0.1} ${x + size * 0.5} ${y + size * 0.5} ${x + size * 0.5} ${y + size}Z`
      rows.set(tone, [...(rows.get(tone) ?? []), left])
      const shaded = darker(tone, 0.14)
      rows.set(shaded, [...(rows.get(shaded) ?? []), right])
    }
  for (const [tone, stitches] of rows) s.add(path(stitches.join(''), tone))
}

export const yarn: PictureFamily = {
  name: 'yarn',
  topic: 'craft',
  draw(seed) {
    const s = makeSheet('yarn', seed, ['1:1', '4:5', '3:4', '2:3'])
    const { random, palette, width, height } = s
    const wools = random.shuffle([
      palette.main,
      palette.second,
      palette.accent,
      palette.soft,
      mixColors(palette.main, palette.paper, 0.4),
      palette.ink,
    ])
    const way = s.way(3)
    if (way === 2) {
      s.add(rect(0, 0, width, height, darker(wools[0]!, 0.55)))
      const step = random.whole(4, 8)
      const style = random.whole(0, 2)
      knit(s, (row, column) => {
        const across = Math.abs((column % (step * 2)) - step)
        const down = Math.abs((row % (step * 2)) - step)
        if (style === 0) return across + down < step * 0.6 ? wools[1]! : across + down === step ? wools[2]! : wools[0]!
        if (style === 1) return row % 9 < 2 ? wools[1]! : row % 9 === 5 && column % 2 ? wools[2]! : wools[0]!
        return (across + row) % (step * 2) < step
          ? wools[Math.floor(row / step / 2) % 3]!
          : wools[(Math.floor(row / step / 2) + 1) % 3]!
      })
      return s.drawing()
    }
    const level = height * random.between(0.5, 0.58)
    drawRoom(
      s,
      level,
      random.pick([
        mixColors(palette.soft, palette.paper, 0.4),
        palette.paper,
        mixColors(palette.second, palette.paper, 0.4),
      ]),
      mixColors(random.pick(['#d8bf9a', '#b98d62']), palette.soft, 0.3),
    )
    const unit = Math.min(width, height)
    const [x, foot] = [width / 2, height * 0.8]
    s.add(shadow(s, x, foot + 4, unit * 0.44, unit * 0.07, 0.5))
    if (way === 0) {
      const spots: DrawingPoint[] = [
        [-0.24, 0.38],
        [0.22, 0.4],
        [0, 0.44],
        [-0.13, 0.3],
        [0.13, 0.31],
      ]
      for (const [at, [px, up]] of spots.entries()) {
        if (at === 2)
          for (const turn of [-24, 20])
            s.add(
              moveMarks(
                x + turn * 3,
                foot - unit * 0.3,
                turn,
                unit / 900,
                rect(-7, -470, 14, 480, mixColors('#d9b57e', palette.accent, 0.2), { rx: 6 }),
                circle(0, -472, 20, palette.main),
              ),
            )
        s.add(skein(s, x + px * unit, foot - up * unit, unit * 0.145, wools[at]!))
      }
      const straw = mixColors('#c99f63', palette.accent, 0.15)
      s.add(
        path(
          pathData`M${x - unit * 0.4} ${foot - unit * 0.34}Q${x} ${foot - unit * 0.28} ${x + unit * 0.4} ${foot - unit * 0.34}L${x + unit * 0.32} ${foot - 8}Q${x} ${foot + 22} ${x - unit * 0.32} ${foot - 8}Z`,
          darker(straw, 0.3),
        ),
      )
      for (let row = 0; row < 7; row++)
        for (let column = 0; column < 13; column++) {
          const squeeze = 0.78 - row * 0.024
          const cx = x + (column / 12 - 0.5) * unit * squeeze
          s.add(
            ellipse(
              cx,
              foot - unit * (0.295 - row * 0.045) + (1 - ((column - 6) / 6) ** 2) * unit * 0.04,
              unit * squeeze * 0.046,
              unit * 0.025,
              (row + column) % 2 ? straw : lighter(straw, 0.28),
            ),
          )
        }
    } else {
      if (random.chance(0.6))
        s.add(drawUnderlay(s, x, foot, unit * 0.46, mixColors(palette.paper, palette.second, 0.2)))
      const trio: [number, number, number][] = [
        [-0.24, 0.02, 0.2],
        [0.25, 0.04, 0.17],
        [0.02, 0.34, 0.18],
        [0.03, -0.06, 0.15],
      ]
      for (const [at, [px, up, size]] of trio.entries())
        s.add(
          shadow(s, x + px * unit + 10, foot - up * unit + 4, size * unit, size * unit * 0.2, 0.35),
          skein(s, x + px * unit, foot - up * unit - size * unit, size * unit, wools[at]!),
        )
      s.add(
        stroke(
          smoothCurvePath([
            [x + unit * 0.12, foot + unit * 0.04],
            [x + unit * 0.2, foot + unit * 0.12],
            [x + unit * 0.34, foot + unit * 0.07],
            [x + unit * 0.42, foot + unit * 0.13],
            [x + unit * 0.6, foot + unit * 0.09],
          ]),
          wools[3]!,
          unit * 0.014,
        ),
      )
    }
    return s.drawing()
  },
}
