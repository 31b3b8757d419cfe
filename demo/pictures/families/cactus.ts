import { gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { drawRoom } from '../room.ts'
import { circle, ellipse, group, leafPath, path, pathData, pointAtDistance, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

function column(s: DrawingSheet, x: number, foot: number, wide: number, tall: number, tone: string): string {
  const ribs = [-0.3, -0.1, 0.1, 0.3].map((at) =>
    stroke(
      pathData`M${x + at * wide} ${foot - 4}V${foot - tall + wide * (0.18 + Math.abs(at) * 0.6)}`,
      darker(tone, 0.3),
      3,
      {
        opacity: 0.45,
      },
    ),
  )
  const spines: string[] = []
  for (let y = foot - 16; y > foot - tall + wide * 0.4; y -= 24)
    for (const at of [-0.4, -0.2, 0, 0.2, 0.4]) spines.push(pathData`M${x + at * wide} ${y}l-5 -8m5 8l5 -8`)
  return group(
    {},
    rect(
      x - wide / 2,
      foot - tall,
      wide,
      tall + 4,
      gradientPaint(s, [lighter(tone, 0.2), tone, darker(tone, 0.4)], 0),
      {
        rx: wide / 2,
      },
    ),
    ...ribs,
    stroke(spines.join(''), lighter(tone, 0.7), 1.8, { opacity: 0.75 }),
  )
}

function plant(
  s: DrawingSheet,
  kind: number,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  tone: string,
  bloom: string,
): string {
  const { random } = s
  const flower = (fx: number, fy: number, size: number) =>
    group(
      {},
      ...[-150, -120, -90, -60, -30].map((turn) =>
        path(leafPath(fx, fy, size, size * 0.32, turn), turn % 60 ? bloom : lighter(bloom, 0.25)),
      ),
      circle(fx, fy - size * 0.2, size * 0.16, '#f5cf68'),
    )
  if (kind === 0) {
    const arm = (sign: number, from: number, rise: number) =>
      group(
        {},
        stroke(
          pathData`M${x} ${foot - tall * from}H${x + sign * wide * 0.62}q${sign * wide * 0.18} 0 ${sign * wide * 0.18} ${-wide * 0.2}v${-tall * rise}`,
          darker(tone, sign > 0 ? 0.28 : 0.02),
          wide * 0.3,
        ),
        stroke(
          pathData`M${x + sign * wide * 0.76} ${foot - tall * from - wide * 0.25}v${-tall * rise * 0.9}`,
          lighter(tone, 0.5),
          2.5,
          { 'stroke-dasharray': '2 12' },
        ),
      )
    return group(
      {},
      arm(-1, 0.34, 0.26),
      random.chance(0.7) ? arm(1, 0.5, 0.2) : '',
      column(s, x, foot, wide * 0.5, tall, tone),
      random.chance(0.6) ? flower(x, foot - tall + 6, wide * 0.3) : '',
    )
  }
  if (kind === 1) {
    const [ry, y] = [wide * 0.5, foot - wide * 0.42]
    return group(
      {},
      ellipse(x, y, wide * 0.52, ry, gradientPaint(s, [lighter(tone, 0.25), tone, darker(tone, 0.42)], 20)),
      ...[-0.85, -0.55, -0.2, 0.2, 0.55, 0.85].map((at) =>
        stroke(pathData`M${x} ${y - ry}Q${x + at * wide * 0.72} ${y} ${x} ${y + ry}`, lighter(tone, 0.6), 3, {
          'stroke-dasharray': '2 11',
        }),
      ),
      flower(x, y - ry + 8, wide * 0.34),
    )
  }
  if (kind === 2) {
    const pad = (px: number, py: number, size: number, turn: number, deep: number): string => {
      const [tx, ty] = pointAtDistance(px, py, size * 0.5, turn)
      const [ex, ey] = pointAtDistance(px, py, size * 0.95, turn)
      const dots = Array.from({ length: 10 }, () =>
        circle(
          tx + random.between(-0.24, 0.24) * size,
          ty + random.between(-0.32, 0.32) * size,
          2.6,
          lighter(tone, 0.65),
        ),
      )
      return group(
        {},
        deep
          ? pad(ex - size * 0.1, ey, size * 0.72, turn - random.between(18, 48), deep - 1)
          : flower(ex, ey + 6, size * 0.3),
        deep ? pad(ex + size * 0.12, ey + size * 0.1, size * 0.66, turn + random.between(20, 52), deep - 1) : '',
        ellipse(tx, ty, size * 0.36, size * 0.52, gradientPaint(s, [lighter(tone, 0.2), tone, darker(tone, 0.3)], 20), {
          transform: `rotate(${(turn + 90).toFixed(0)} ${tx.toFixed(0)} ${ty.toFixed(0)})`,
        }),
        ...dots,
      )
    }
    return pad(x, foot + 6, Math.min(tall * 0.46, wide * 0.95), -90, 2)
  }
  return group(
    {},
    ...Array.from({ length: 13 }, (_, at) => {
      const turn = -90 + (at - 6) * 13 * (at % 2 ? 1 : 0.8)
      return path(
        leafPath(x, foot + 4, tall * random.between(0.66, 0.95) * (1 - Math.abs(at - 6) * 0.035), wide * 0.16, turn),
        gradientPaint(s, [lighter(tone, 0.3), darker(tone, 0.15 + (at % 3) * 0.1)], 90),
      )
    }),
  )
}

export const cactus: PictureFamily = {
  name: 'cactus',
  topic: 'plants',
  draw(seed) {
    const s = makeSheet('cactus', seed, ['4:5', '3:4', '2:3', '1:1'])
    const { random, palette, width, height } = s
    const level = height * random.between(0.76, 0.82)
    drawRoom(
      s,
      level,
      random.pick([
        palette.soft,
        mixColors(palette.main, palette.paper, 0.35),
        palette.paper,
        mixColors(palette.accent, palette.paper, 0.35),
      ]),
      random.pick([palette.paper, mixColors('#c9a177', palette.soft, 0.3), lighter(palette.second, 0.3)]),
    )
    const places = [[0.5], [0.3, 0.7], [0.2, 0.5, 0.8]][s.way(3)]!
    const kinds = random.shuffle([0, 1, 2, 3])
    const pots = random.shuffle([
      palette.main,
      palette.paper,
      palette.accent,
      palette.second,
      mixColors('#c9724a', palette.main, 0.3),
    ])
    for (const [at, place] of places.entries()) {
      const x = width * place
      const wide = width * (places.length === 1 ? 0.42 : places.length === 2 ? 0.29 : 0.22) * random.between(0.9, 1.1)
      const foot = level + height * random.between(0.06, 0.11)
      const deep = wide * random.between(0.62, 0.85)
      const tone = mixColors(random.pick(['#4f8a63', '#6fa06a', '#3d7467', '#8aa86c']), palette.second, 0.22)
      s.add(shadow(s, x + wide * 0.25, foot, wide * 0.75, wide * 0.09, 0.42))
      s.add(
        plant(
          s,
          kinds[at]!,
          x,
          foot - deep + 6,
          wide * 0.86,
          Math.min(height * random.between(0.34, 0.48), (foot - deep) * 0.86),
          tone,
          random.pick([palette.main, palette.accent, '#e8728c']),
        ),
      )
      const pot = pots[at]!
      const lean = random.pick([0.72, 0.86, 1])
      s.add(
        path(
          pathData`M${x - wide * 0.46} ${foot - deep}H${x + wide * 0.46}L${x + wide * 0.46 * lean} ${foot - 12}Q${x} ${foot + 10} ${x - wide * 0.46 * lean} ${foot - 12}Z`,
          gradientPaint(s, [lighter(pot, 0.3), pot, darker(pot, 0.38)], 0),
        ),
      )
      s.add(
        rect(
          x - wide * 0.5,
          foot - deep - wide * 0.05,
          wide,
          wide * 0.15,
          gradientPaint(s, [lighter(pot, 0.4), pot, darker(pot, 0.3)], 0),
          { rx: 7 },
        ),
      )
      if (random.chance(0.6))
        for (let zig = 0; zig < 7; zig++)
          s.add(
            path(
              pathData`M${x - wide * 0.36 + zig * wide * 0.105} ${foot - deep * 0.42}l${wide * 0.052} ${-wide * 0.1}l${wide * 0.052} ${wide * 0.1}Z`,
              palette.ink,
              { opacity: 0.55 },
            ),
          )
    }
    return s.drawing()
  },
}
