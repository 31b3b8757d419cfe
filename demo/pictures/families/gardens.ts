import { fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import type { Random } from '../random.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  group,
  leafPath,
  path,
  pathData,
  pointAtDistance,
  polygonPath,
  rect,
  scatterPoints,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** A tree's crown from above, with its shadow. */
function crown(random: Random, x: number, y: number, radius: number, tone: string): string {
  const form = (grow: number) =>
    smoothCurvePath(
      Array.from(
        { length: 14 },
        (_, at): DrawingPoint => pointAtDistance(x, y, radius * grow * (at % 2 ? 1 : 0.86), at * 25.7),
      ),
      true,
    )
  return group(
    {},
    circle(x + radius * 0.22, y + radius * 0.28, radius, '#14101c', { opacity: 0.22 }),
    path(form(1), darker(tone, 0.12)),
    path(blobPath(random, x - radius * 0.1, y - radius * 0.12, radius * 0.72, radius * 0.7, 0.12, 9), tone),
    path(
      blobPath(random, x - radius * 0.2, y - radius * 0.24, radius * 0.4, radius * 0.38, 0.16, 8),
      lighter(tone, 0.25),
    ),
  )
}

function bed(
  s: DrawingSheet,
  x: number,
  y: number,
  wide: number,
  tall: number,
  blooms: readonly string[],
  green: string,
) {
  const { random } = s
  s.add(
    rect(x + 6, y + 8, wide, tall, '#14101c', { opacity: 0.14, rx: 14 }),
    rect(x, y, wide, tall, darker(green, 0.25), { rx: 14 }),
  )
  const kind = random.whole(0, 2)
  const gap = kind === 0 ? 40 : 36
  for (let row = gap / 2 + 4; row < tall - 8; row += gap)
    for (let column = gap / 2 + 4; column < wide - 8; column += gap) {
      const [px, py] = [x + column + random.between(-3, 3), y + row + random.between(-3, 3)]
      const tone = blooms[kind === 2 ? Math.floor(row / gap / 2) % blooms.length : random.whole(0, blooms.length - 1)]!
      if (kind === 0)
        s.add(
          ...[0, 72, 144, 216, 288].map((turn) =>
            path(leafPath(px, py, 16, 8, turn + row), turn % 144 ? lighter(green, 0.3) : lighter(green, 0.1)),
          ),
        )
      else
        s.add(
          circle(px, py, gap * 0.5, random.chance(0.5) ? green : lighter(green, 0.14)),
          circle(px, py, gap * 0.36, tone),
          circle(px - 2, py - 2, gap * 0.11, lighter(tone, 0.5)),
        )
    }
}

function pond(s: DrawingSheet, x: number, y: number, radius: number, stone: string) {
  const { random, palette } = s
  const water = mixColors('#6fb0b8', palette.second, 0.25)
  s.add(
    path(blobPath(random, x, y, radius * 1.14, radius * 1.05, 0.1), stone),
    path(
      blobPath(random, x, y, radius, radius * 0.92, 0.09),
      gradientPaint(s, [lighter(water, 0.3), darker(water, 0.25)], 50),
    ),
  )
  for (const [px, py] of scatterPoints(random, radius, radius, radius * 0.3, 6))
    s.add(
      path(
        pathData`M${x - radius / 2 + px} ${y - radius / 2 + py}l22 -12a25 25 0 1 1 -6 -9Z`,
        mixColors('#7fa860', palette.second, 0.2),
      ),
    )
  for (let fish = 0; fish < 4; fish++) {
    const [px, py] = pointAtDistance(x, y, radius * random.between(0.2, 0.6), fish * 90 + 20)
    s.add(path(leafPath(px, py, 34, 9, random.between(0, 360)), mixColors('#f07f3c', palette.accent, 0.3)))
  }
}

export const gardens: PictureFamily = {
  name: 'gardens',
  topic: 'garden',
  draw(seed) {
    const s = makeSheet('gardens', seed, ['4:5', '3:4', '1:1', '2:3', '4:3'])
    const { random, palette, width, height } = s
    const lawn = mixColors(random.pick(['#a9c07f', '#93b07a', '#b8c98c']), palette.second, 0.22)
    const stone = mixColors('#e9dcc3', palette.soft, 0.4)
    s.add(fillSheet(s, lawn))
    for (let stripe = 0; stripe < 12; stripe += 2)
      s.add(rect((stripe * width) / 12, 0, width / 12, height, lighter(lawn, 0.3), { opacity: 0.3 }))
    const blooms = [palette.main, palette.accent, lighter(palette.paper, 0.3), mixColors('#e8728c', palette.main, 0.4)]
    const green = mixColors('#6b9a5c', palette.second, 0.3)
    const [cx, cy] = [width / 2, height / 2]
    const way = s.way(3)
    const lane = width * 0.075
    if (way === 0) {
      s.add(
        rect(cx - lane / 2, 0, lane, height, stone),
        rect(0, cy - lane / 2, width, lane, stone),
        circle(cx, cy, width * 0.19, stone),
      )
      const inset = width * 0.05
      for (const [bx, by] of [
        [inset, inset],
        [cx + lane, inset],
        [inset, cy + lane],
        [cx + lane, cy + lane],
      ] as const) {
        const [bw, bh] = [cx - lane - inset, cy - lane - inset]
        bed(s, bx, by, bw, bh * 0.44, blooms, green)
        bed(s, bx, by + bh * 0.56, bw, bh * 0.44, random.shuffle(blooms), green)
      }
      s.add(circle(cx, cy, width * 0.2, stone))
      if (random.chance(0.5)) pond(s, cx, cy, width * 0.13, darker(stone, 0.12))
      else
        s.add(
          circle(cx, cy, width * 0.14, darker(stone, 0.16)),
          circle(cx, cy, width * 0.12, mixColors('#6fb0b8', palette.second, 0.2)),
          circle(cx, cy, width * 0.05, stone),
          circle(cx, cy, width * 0.03, lighter('#9fd0d6', 0.3)),
        )
    }
    if (way === 1) {
      const bend: DrawingPoint[] = [
        [-20, height * random.between(0.1, 0.3)],
        [width * 0.36, height * 0.3],
        [width * random.between(0.4, 0.6), height * 0.58],
        [width * 0.7, height * 0.7],
        [width + 20, height * random.between(0.75, 0.95)],
      ]
      s.add(
        stroke(smoothCurvePath(bend), darker(stone, 0.12), lane * 1.5),
        stroke(smoothCurvePath(bend), stone, lane * 1.35),
      )
      for (let slab = 0; slab < 60; slab++) {
        const part = random.next() * 3.99
        const [a, b] = [bend[Math.floor(part)]!, bend[Math.floor(part) + 1]!]
        const t = part % 1
        s.add(
          circle(
            a[0] + (b[0] - a[0]) * t + random.between(-20, 20),
            a[1] + (b[1] - a[1]) * t + random.between(-20, 20),
            random.between(4, 9),
            darker(stone, 0.2),
            { opacity: 0.45 },
          ),
        )
      }
      pond(s, width * 0.72, height * 0.26, width * 0.17, stone)
      for (const [x, y, w, h] of [
        [0.05, 0.52, 0.3, 0.2],
        [0.06, 0.78, 0.42, 0.15],
      ] as const)
        bed(s, width * x, height * y, width * w, height * h, random.shuffle(blooms), green)
    }
    if (way === 2) {
      for (let ring = 4; ring > 0; ring--) {
        const radius = width * 0.105 * ring
        s.add(
          circle(cx, cy, radius + lane * 0.4, stone),
          circle(cx, cy, radius, ring % 2 ? green : darker(green, 0.15)),
        )
        const count = Math.round(radius / 7)
        if (ring > 1)
          for (let at = 0; at < count; at++) {
            const [x, y] = pointAtDistance(cx, cy, radius - width * 0.028, (at * 360) / count)
            const tone = blooms[(ring + (at % 2)) % blooms.length]!
            s.add(
              circle(x, y, 17, lighter(green, 0.15)),
              circle(x, y, 11, tone),
              circle(x - 2, y - 2, 4, lighter(tone, 0.5)),
            )
          }
      }
      s.add(
        path(
          polygonPath([
            [cx - lane / 2, cy],
            [cx - lane / 2, height],
            [cx + lane / 2, height],
            [cx + lane / 2, cy],
          ]),
          stone,
        ),
      )
      s.add(crown(random, cx, cy, width * 0.085, mixColors('#7faa5f', palette.accent, 0.2)))
    }
    const trees = scatterPoints(random, width, height, width * 0.14, 40).filter(([x, y]) =>
      way === 2
        ? Math.hypot(x - cx, y - cy) > width * 0.53
        : Math.min(x, y, width - x, height - y) < width * 0.09 && Math.abs(x - cx) > lane && Math.abs(y - cy) > lane,
    )
    for (const [x, y] of trees)
      s.add(
        crown(
          random,
          x,
          y,
          width * random.between(0.05, 0.085),
          random.chance(0.2)
            ? mixColors('#e8909c', palette.main, 0.4)
            : mixColors(random.pick(['#5f9160', '#7faa5f', '#4a7d5a']), palette.second, 0.25),
        ),
      )
    return s.drawing()
  },
}
