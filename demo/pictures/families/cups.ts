import { ballPaint, fillSheet, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import {
  circle,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  rect,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** Milk poured into a pattern: a fern, a heart or rings. */
function milk(style: number): string {
  const white = '#fdf3e2'
  if (style === 0)
    return group(
      {},
      ...[0, 1, 2, 3, 4].map((at) =>
        stroke(pathData`M${-54 + at * 8} ${38 - at * 24}Q0 ${74 - at * 26} ${54 - at * 8} ${38 - at * 24}`, white, 13),
      ),
      stroke('M0 74V-66', '#b97a46', 4),
      path('M0 -92Q26 -74 0 -50Q-26 -74 0 -92Z', white),
    )
  if (style === 1)
    return group(
      {},
      path('M0 78C-92 12 -66 -70 -22 -62Q-4 -58 0 -36Q4 -58 22 -62C66 -70 92 12 0 78Z', white),
      path('M0 46C-48 8 -36 -34 -14 -30Q-2 -26 0 -14Q2 -26 14 -30C36 -34 48 8 0 46Z', '#c98c56'),
      path('M0 26C-24 6 -18 -14 -7 -12Q-1 -10 0 -4Q1 -10 7 -12C18 -14 24 6 0 26Z', white),
    )
  if (style === 2)
    return [84, 66, 50, 34, 18].map((radius, at) => circle(0, 10 - at * 3, radius, at % 2 ? '#b97a46' : white)).join('')
  return group(
    {},
    ...Array.from({ length: 22 }, (_, at) =>
      circle(...pointAtDistance(0, 0, 26 + ((at * 37) % 62), at * 47), 4 + ((at * 13) % 8), white, { opacity: 0.6 }),
    ),
  )
}

function cupFromAbove(s: DrawingSheet, x: number, y: number, radius: number, glaze: string, style: number) {
  const { random, palette } = s
  const saucer = random.pick([glaze, palette.paper, palette.accent])
  const tea = style === 4
  const drink = tea ? mixColors('#c9792f', palette.accent, 0.2) : '#8a5330'
  s.add(shadow(s, x + radius * 0.14, y + radius * 0.2, radius * 1.75, radius * 1.7, 0.5))
  s.add(
    moveMarks(
      x,
      y,
      random.between(-60, 60),
      radius / 130,
      circle(0, 0, 205, gradientPaint(s, [lighter(saucer, 0.35), darker(saucer, 0.14)], 45)),
      circle(0, 0, 186, 'none', { stroke: darker(saucer, 0.25), 'stroke-width': 3, opacity: 0.5 }),
      circle(0, 0, 130, darker(saucer, 0.2), { opacity: 0.5 }),
      ellipse(16, 20, 138, 136, '#14101c', { opacity: 0.2 }),
      stroke('M112 -24Q186 -44 188 0Q186 44 112 24', darker(glaze, 0.12), 24),
      stroke('M112 -24Q184 -42 186 0', lighter(glaze, 0.2), 10),
      circle(0, 0, 130, gradientPaint(s, [lighter(glaze, 0.45), darker(glaze, 0.2)], 45)),
      circle(0, 0, 114, darker(glaze, 0.4)),
      circle(0, 3, 109, ballPaint(s, [lighter(drink, 0.14), drink, darker(drink, 0.3)], 0.45, 0.42, 0.62)),
      tea
        ? group(
            {},
            ...[0, 1, 2].map((at) => path(leafPath(-30 + at * 30, 30 - at * 26, 52, 17, at * 50 - 40), '#6f9a52')),
          )
        : milk(style),
      path('M-92 -42A102 102 0 0 1 -34 -96', 'none', {
        stroke: '#fff',
        'stroke-width': 7,
        opacity: 0.35,
        'stroke-linecap': 'round',
      }),
    ),
  )
}

function treat(s: DrawingSheet, x: number, y: number, size: number, kind: number) {
  const { random } = s
  s.add(shadow(s, x + size * 0.1, y + size * 0.16, size * 0.9, size * 0.8, 0.45))
  if (kind === 0)
    s.add(
      moveMarks(
        x,
        y,
        random.between(0, 360),
        size / 100,
        circle(0, 0, 78, ballPaint(s, ['#e3b273', '#cf9450', '#a86d30'], 0.45, 0.45, 0.6)),
        ...Array.from({ length: 11 }, (_, at) =>
          circle(...pointAtDistance(0, 0, 20 + ((at * 29) % 46), at * 71), 8 + (at % 3) * 3, '#4a2a18'),
        ),
      ),
    )
  if (kind === 1)
    s.add(
      moveMarks(
        x,
        y,
        random.between(-40, 40),
        size / 100,
        path(
          'M-96 34C-90 -40 -40 -70 0 -70C40 -70 90 -40 96 34Q84 44 72 26C56 -6 30 -14 0 -14C-30 -14 -56 -6 -72 26Q-84 44 -96 34Z',
          gradientPaint(s, ['#f0c581', '#cf8d43', '#9c5c22']),
        ),
        ...[-58, -30, 0, 30, 58].map((at) =>
          stroke(
            pathData`M${at * 0.9} ${-64 + Math.abs(at) * 0.4}Q${at * 1.1} -40 ${at * 0.8} ${-16 + Math.abs(at) * 0.3}`,
            '#8f5420',
            5,
            { opacity: 0.6 },
          ),
        ),
      ),
    )
  if (kind === 2)
    s.add(
      moveMarks(
        x,
        y,
        random.between(0, 90),
        size / 100,
        circle(0, 0, 76, '#c98a48'),
        circle(0, -3, 70, random.pick([s.palette.main, '#e88aa4', '#6b3f2a'])),
        circle(0, 0, 26, darker('#c98a48', 0.25)),
        ...Array.from({ length: 22 }, (_, at) => {
          const [px, py] = pointAtDistance(0, -2, 36 + ((at * 17) % 28), at * 49)
          return rect(px, py, 12, 4.5, [s.palette.accent, '#fff6e4', s.palette.second][at % 3]!, {
            rx: 2,
            transform: `rotate(${at * 67} ${px.toFixed(0)} ${py.toFixed(0)})`,
          })
        }),
      ),
    )
}

export const cups: PictureFamily = {
  name: 'cups',
  topic: 'food',
  draw(seed) {
    const s = makeSheet('cups', seed, ['4:5', '1:1', '2:3', '3:4'])
    const { random, palette, width, height } = s
    const table = [
      palette.paper,
      mixColors('#a9784e', palette.soft, 0.15),
      palette.main,
      palette.soft,
      palette.ink,
      palette.accent,
    ][s.way(6)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(table, 0.14), darker(table, 0.2)], 55)))
    if (random.chance(0.5))
      for (let at = 1; at < 8; at++)
        s.add(
          stroke(
            pathData`M0 ${(height * at) / 8}q${width / 3} ${random.between(-14, 14)} ${width} ${random.between(-8, 8)}`,
            darker(table, 0.3),
            2,
            { opacity: 0.4 },
          ),
        )
    else
      s.add(
        rect(width * 0.58, -50, width * 0.3, height * 1.2, lighter(table, 0.45), {
          opacity: 0.35,
          transform: `rotate(18 ${width / 2} ${height / 2})`,
        }),
      )
    const glazes = random.shuffle(
      [lighter(palette.paper, 0.5), palette.second, palette.main, palette.accent, palette.ink].filter(
        (glaze) => glaze !== table,
      ),
    )
    const way = s.way(3)
    if (way === 0) {
      cupFromAbove(
        s,
        width * random.between(0.44, 0.5),
        height * random.between(0.5, 0.56),
        width * 0.25,
        glazes[0]!,
        seed % 5,
      )
      treat(s, width * 0.8, height * random.between(0.14, 0.2), width * 0.2, random.whole(0, 2))
    } else if (way === 1) {
      cupFromAbove(s, width * 0.32, height * 0.31, width * 0.18, glazes[0]!, seed % 5)
      cupFromAbove(s, width * 0.68, height * 0.68, width * 0.2, glazes[1]!, (seed + 2) % 5)
      treat(s, width * 0.78, height * 0.25, width * 0.19, random.whole(0, 2))
      treat(s, width * 0.2, height * 0.8, width * 0.16, random.whole(0, 2))
    } else {
      const columns = 2
      const rows = Math.max(2, Math.round((height / width) * columns))
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const [x, y] = [width * (0.27 + column * 0.46), (height * (row + 0.5)) / rows]
          if ((row + column + seed) % 3 === 0) treat(s, x, y, width * 0.19, (row + seed) % 3)
          else
            cupFromAbove(
              s,
              x,
              y,
              width * 0.13,
              glazes[(row * 2 + column) % glazes.length]!,
              (row + column * 2 + seed) % 5,
            )
        }
    }
    for (let bean = 0; bean < random.whole(5, 14); bean++) {
      const [x, y, turn] = [
        width * random.between(0.04, 0.96),
        height * random.pick([random.between(0.03, 0.12), random.between(0.88, 0.97)]),
        random.whole(0, 180),
      ]
      s.add(
        moveMarks(
          x,
          y,
          turn,
          1,
          ellipse(3, 4, 15, 10, '#14101c', { opacity: 0.2 }),
          ellipse(0, 0, 15, 10, '#5a3420'),
          stroke('M-12 0Q0 5 12 0', '#2e180c', 2.5),
        ),
      )
    }
    return s.drawing()
  },
}
