import { ballPaint, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { drawRoom, drawUnderlay } from '../room.ts'
import { circle, type DrawingPoint, group, leafPath, path, pathData, smoothCurvePath, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawRoundFruit } from '../vessels.ts'

const FRUITS = ['orange', 'pear', 'plum', 'lemon', 'apple', 'fig'] as const

function fruit(s: DrawingSheet, kind: (typeof FRUITS)[number], x: number, y: number, size: number) {
  const { random, palette } = s
  const twig = mixColors(palette.ink, '#5a3a22', 0.5)
  const green = mixColors('#5f8a4a', palette.second, 0.3)
  const tone = {
    orange: mixColors('#ee8a34', palette.accent, 0.3),
    pear: mixColors('#b9b04a', palette.second, 0.3),
    plum: mixColors('#5c3560', palette.ink, 0.25),
    lemon: mixColors('#f3cb45', palette.accent, 0.25),
    apple: mixColors('#c8423a', palette.main, 0.4),
    fig: mixColors('#6d3b52', palette.main, 0.2),
  }[kind]
  const light = ballPaint(s, [lighter(tone, 0.5), tone, darker(tone, 0.45)])
  const stalk = stroke(
    pathData`M${x} ${y - size * 0.85}q${size * 0.05} ${-size * 0.25} ${size * 0.2} ${-size * 0.35}`,
    twig,
    size * 0.08,
  )
  const sprig = random.chance(0.6)
    ? path(leafPath(x, y - size * 0.9, size * 0.8, size * 0.28, random.between(-60, 10)), green)
    : ''
  if (kind === 'pear' || kind === 'fig') {
    const points: DrawingPoint[] = [
      [x, y - size * 1.3],
      [x + size * 0.34, y - size * 0.95],
      [x + size * 0.55, y - size * 0.2],
      [x + size * 0.82, y + size * 0.4],
      [x, y + size * 0.98],
      [x - size * 0.82, y + size * 0.4],
      [x - size * 0.55, y - size * 0.2],
      [x - size * 0.34, y - size * 0.95],
    ]
    return group(
      {},
      path(smoothCurvePath(points, true), light),
      stroke(pathData`M${x} ${y - size * 1.26}q0 ${-size * 0.2} ${size * 0.14} ${-size * 0.32}`, twig, size * 0.09),
      kind === 'pear' ? sprig.replace('<path', `<path transform="translate(0 ${Math.round(-size * 0.35)})"`) : '',
    )
  }
  if (kind === 'lemon')
    return group(
      { transform: `rotate(${random.whole(-30, 30)} ${x.toFixed(0)} ${y.toFixed(0)})` },
      path(
        pathData`M${x - size * 1.25} ${y}Q${x - size * 0.95} ${y - size * 0.2} ${x - size * 0.8} ${y - size * 0.45}C${x - size * 0.4} ${y - size} ${x + size * 0.4} ${y - size} ${x + size * 0.8} ${y - size * 0.45}Q${x + size} ${y - size * 0.15} ${x + size * 1.2} ${y}Q${x + size} ${y + size * 0.15} ${x + size * 0.8} ${y + size * 0.45}C${x + size * 0.4} ${y + size} ${x - size * 0.4} ${y + size} ${x - size * 0.8} ${y + size * 0.45}Q${x - size * 0.95} ${y + size * 0.2} ${x - size * 1.25} ${y}Z`,
        light,
      ),
    )
  return group(
    {},
    drawRoundFruit(s, x, y, size, size * 0.96, tone),
    kind === 'orange' ? circle(x + size * 0.15, y - size * 0.6, size * 0.07, darker(tone, 0.5)) : stalk,
    kind === 'plum' ? '' : sprig,
  )
}

export const fruitBowl: PictureFamily = {
  name: 'fruit-bowl',
  topic: 'food',
  draw(seed) {
    const s = makeSheet('fruit-bowl', seed, ['4:5', '1:1', '3:4', '4:3'])
    const { random, palette, width, height } = s
    const level = height * random.between(0.57, 0.64)
    const unit = Math.min(width, height)
    drawRoom(
      s,
      level,
      random.pick([
        palette.soft,
        mixColors(palette.main, palette.ink, 0.25),
        mixColors(palette.second, palette.paper, 0.4),
        mixColors(palette.ink, palette.second, 0.2),
      ]),
      random.pick([
        mixColors(palette.paper, palette.soft, 0.4),
        lighter(palette.accent, 0.45),
        mixColors('#b98a5e', palette.soft, 0.4),
      ]),
    )
    const x = width * random.between(0.44, 0.56)
    const foot = level + height * random.between(0.1, 0.16)
    const half = unit * random.between(0.33, 0.39)
    const deep = half * random.between(0.55, 0.75)
    const kinds = random.shuffle(FRUITS).slice(0, random.whole(2, 4))
    if (random.chance(0.6)) s.add(drawUnderlay(s, x, foot, half * 1.24, mixColors(palette.second, palette.paper, 0.3)))
    s.add(shadow(s, x + half * 0.2, foot, half * 1.2, half * 0.16, 0.5))
    const rows = [
      [-0.42, 0, 0.42],
      [-0.66, -0.24, 0.2, 0.62],
    ]
    for (const [row, places] of rows.entries())
      for (const [at, place] of places.entries())
        s.add(
          fruit(
            s,
            kinds[(at + row) % kinds.length]!,
            x + place * half,
            foot - deep - half * (0.36 - row * 0.28) + random.between(-8, 8),
            half * random.between(0.25, 0.3),
          ),
        )
    const body = random.pick([lighter(palette.paper, 0.6), palette.main, palette.second, palette.ink])
    const bowl = random.chance(0.5)
      ? pathData`M${x - half} ${foot - deep}Q${x - half * 0.92} ${foot - deep * 0.05} ${x - half * 0.36} ${foot}H${x + half * 0.36}Q${x + half * 0.92} ${foot - deep * 0.05} ${x + half} ${foot - deep}Q${x} ${foot - deep + half * 0.22} ${x - half} ${foot - deep}Z`
      : pathData`M${x - half} ${foot - deep}Q${x - half * 0.7} ${foot - deep * 0.42} ${x - half * 0.12} ${foot - deep * 0.36}L${x - half * 0.14} ${foot - deep * 0.14}Q${x - half * 0.4} ${foot - 4} ${x - half * 0.42} ${foot}H${x + half * 0.42}Q${x + half * 0.4} ${foot - 4} ${x + half * 0.14} ${foot - deep * 0.14}L${x + half * 0.12} ${foot - deep * 0.36}Q${x + half * 0.7} ${foot - deep * 0.42} ${x + half} ${foot - deep}Q${x} ${foot - deep + half * 0.22} ${x - half} ${foot - deep}Z`
    s.add(path(bowl, gradientPaint(s, [lighter(body, 0.35), body, darker(body, 0.45)], 12)))
    for (const band of random.chance(0.6) ? [0.16, 0.24] : [])
      s.add(
        stroke(
          pathData`M${x - half * (0.985 - band * 0.12)} ${foot - deep * (1 - band)}Q${x} ${foot - deep * (1 - band) + half * 0.22} ${x + half * (0.985 - band * 0.12)} ${foot - deep * (1 - band)}`,
          palette.accent,
          6,
          { opacity: 0.85 },
        ),
      )
    for (let loose = 0; loose < random.whole(1, 3); loose++) {
      const [lx, ly, size] = [
        x + random.pick([-1, 1]) * half * random.between(0.7, 1.05),
        foot + half * random.between(0.1, 0.24),
        half * random.between(0.2, 0.27),
      ]
      s.add(
        shadow(s, lx + size * 0.4, ly + size * 0.85, size * 1.4, size * 0.24, 0.5),
        fruit(s, kinds[loose % kinds.length]!, lx, ly, size),
      )
    }
    return s.drawing()
  },
}
