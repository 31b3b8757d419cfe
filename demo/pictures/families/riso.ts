// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { BARE, fading, layer, pressed, tint } from '../print/inks.ts'
import { blob, circle, curve, d, ellipse, group, leaf, moved, type Point, path, rect, stroke } from '../shapes.ts'
import { type Family, type Sheet, sheet } from '../sheet.ts'
import { farBird } from '../trees.ts'

/** A subject adds its layers and names its inks and paper. */
type Subject = (s: Sheet) => readonly [paper: string, first: string, second: string, third?: string]

const [BLUE, PINK, YELLOW, TEAL, RED, NAVY, GREEN, VIOLET] = [
  '#0f74b8',
  '#ff4f9a',
  '#ffd91f',
  '#0e8a86',
  '#f2503f',
  '#2f4374',
  '#1f9a60',
  '#765ba7',
]

const lemons: Subject = (s) => {
  const { random, width: w, height: h } = s
  const fruits = [
    [0.34, 0.3, -20],
    [0.68, 0.42, 25],
    [0.3, 0.64, 10],
    [0.66, 0.76, -35],
  ].map(([x, y, turn]) => [x! * w, y! * h, turn!] as const)
  const lemon =
    'M0 -150C30 -150 34 -128 60 -108C124 -60 124 60 60 108C34 128 24 152 0 152C-24 152 -34 128 -60 108C-124 60 -124 -60 -60 -108C-34 -128 -30 -150 0 -150Z'
  const leaves = fruits.flatMap(([x, y, turn]) =>
    [-40, 30, 80].map((aside) => leaf(x, y - h * 0.09, w * 0.27, w * 0.085, turn - 90 + aside)),
  )
  const twig = curve([
    [w * 0.1, -20],
    [w * 0.42, h * 0.2],
    [w * 0.56, h * 0.5],
    [w * 0.44, h * 0.8],
    [w * 0.6, h * 1.05],
  ])
  s.add(
    layer(
      rect(0, 0, w, h, fading(s, 0, 0.05, 0.38, 60)),
      ...fruits.map(([x, y, turn]) => moved(x, y, turn, 1, path(lemon, BARE))),
      ...fruits.map(([x, y, turn]) => moved(x, y, turn, 1, path(lemon, fading(s, 0, 0.02, 0.42, 20)))),
      stroke(twig, tint(0), 13),
      ...leaves.map((outline, at) => path(outline, at % 2 ? tint(0) : tint(0, 0.72))),
    ),
    layer(
      ...fruits.map(([x, y, turn]) => moved(x, y, turn, 1, path(lemon, tint(1)), ellipse(-40, -50, 18, 40, BARE))),
      ...leaves.map((outline, at) => path(outline, at % 2 ? tint(1, 0.55) : tint(1))),
    ),
  )
  return ['#f7f1e3', random.chance(0.5) ? BLUE : TEAL, YELLOW]
}

const pool: Subject = (s) => {
  const { random, width: w, height: h } = s
  const ripples = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(0, w), random.between(0, h)]
    const long = random.between(50, 130)
    return stroke(d`M${x} ${y}q${long / 4} -16 ${long / 2} 0t${long / 2} 0`, BARE, random.between(5, 10))
  })
  const swimmer = [
    'M-40 -160C-56 -90 -50 0 -34 60C-28 130 -34 210 -46 300L-14 300C-6 220 -4 150 0 96C4 150 6 220 14 300L46 300C34 210 28 130 34 60C50 0 56 -90 40 -160Z',
    'M-36 -150C-90 -170 -130 -230 -120 -330C-116 -350 -88 -350 -88 -328C-92 -260 -66 -226 -10 -196Z',
    'M36 -150C110 -140 150 -80 172 0C178 22 152 34 142 12C118 -50 96 -80 30 -96Z',
  ].join('')
  s.add(
    layer(
      rect(0, 0, w, h, fading(s, 0, 0.95, 0.45, 70)),
      ...ripples,
      moved(
        w * 0.47,
        h * 0.5,
        24,
        w / 900,
        path(swimmer, tint(0, 0.12)),
        circle(0, -206, 52, tint(0, 0.12)),
        path('M-48 -80H48V40L0 92L-48 40Z', tint(0, 0.85)),
      ),
    ),
    layer(
      ...[0.1, 0.9].flatMap((x) =>
        Array.from({ length: 15 }, (_, at) => circle(w * x, (at / 14) * h, w * 0.024, at % 3 ? tint(1) : tint(1, 0.4))),
      ),
      moved(
        w * 0.47,
        h * 0.5,
        24,
        w / 900,
        path(swimmer, tint(1, 0.42)),
        circle(0, -206, 52, tint(1)),
        path('M-48 -80H48V40L0 92L-48 40Z', tint(1)),
      ),
    ),
  )
  return ['#f6f3ea', BLUE, RED]
}

const moonrise: Subject = (s) => {
  const { random, width: w, height: h } = s
  const ridge = (level: number, rise: number, peaks: number): string => {
    const points: Point[] = Array.from({ length: peaks * 2 + 1 }, (_, at) => [
      (at / (peaks * 2)) * w,
      h * (level - (at % 2 ? rise * random.between(0.6, 1.1) : 0)),
    ])
    return `M0 ${h}L${points.map(([x, y]) => d`${x} ${y}`).join('L')}L${w} ${h}Z`
  }
  const [far, near] = [ridge(0.66, 0.2, 3), ridge(0.86, 0.18, 2)]
  const moon = [w * 0.62, h * 0.3, w * 0.23] as const
  s.add(
    layer(
      rect(0, 0, w, h, fading(s, 0, 1, 0.2)),
      circle(...moon, BARE),
      path(far, fading(s, 0, 0.35, 0.1)),
      path(near, tint(0)),
      rect(0, h * 0.92, w, h * 0.08, tint(0, 0.85)),
    ),
    layer(
      circle(...moon, fading(s, 1, 0.15, 0.7, 60)),
      circle(moon[0] - 60, moon[1] + 20, 34, tint(1, 0.6)),
      circle(moon[0] + 70, moon[1] - 60, 22, tint(1, 0.6)),
      path(far, fading(s, 1, 1, 0.3)),
      path(near, tint(1, 0.35)),
    ),
    layer(
      ...Array.from({ length: 40 }, () =>
        circle(random.between(0, w), random.between(0, h * 0.5), random.between(2, 6), tint(2)),
      ),
    ),
  )
  return ['#f5efe4', NAVY, PINK, YELLOW]
}

const boombox: Subject = (s) => {
  const { width: w, height: h } = s
  const [x, y, wide, high] = [w * 0.12, h * 0.36, w * 0.76, h * 0.34]
  const middles = [x + wide * 0.23, x + wide * 0.77].map((at) => [at, y + high * 0.56] as const)
  const rings = (from: number) =>
    middles.flatMap(([mx, my]) =>
      [0.2, 0.155, 0.11, 0.05].map((part, at) =>
        circle(mx, my, wide * part, at % 2 ? BARE : tint(from as 0 | 1 | 2, 0.9)),
      ),
    )
  s.add(
    layer(
      ...Array.from({ length: 9 }, (_, at) =>
        path(
          d`M${w / 2} ${h * 0.5}L${w / 2 + Math.cos(at * 0.7) * h} ${h * 0.5 + Math.sin(at * 0.7) * h}L${w / 2 + Math.cos(at * 0.7 + 0.35) * h} ${h * 0.5 + Math.sin(at * 0.7 + 0.35) * h}Z`,
          fading(s, 0, 0.35, 0.15),
        ),
      ),
      rect(x, y, wide, high, BARE, { rx: 30 }),
      rect(x, y, wide, high, tint(0, 0.25), { rx: 30 }),
      ...rings(0),
      rect(x + wide * 0.42, y + high * 0.4, wide * 0.16, high * 0.24, tint(0), { rx: 8 }),
    ),
    layer(
      stroke(d`M${x + wide * 0.12} ${y}V${y - h * 0.07}H${x + wide * 0.88}V${y}`, tint(1), 26),
      rect(x, y, wide, high, tint(1, 0.85), { rx: 30 }),
      ...middles.flatMap(([mx, my]) => [
        circle(mx, my, wide * 0.2, BARE),
        circle(mx, my, wide * 0.2, tint(1, 0.3)),
        circle(mx, my, wide * 0.08, tint(1)),
      ]),
      rect(x + wide * 0.08, y + high * 0.08, wide * 0.84, high * 0.13, BARE, { rx: 10 }),
      ...Array.from({ length: 18 }, (_, at) =>
        rect(
          x + wide * (0.11 + at * 0.044),
          y + high * (at % 3 ? 0.115 : 0.095),
          5,
          high * (at % 3 ? 0.06 : 0.09),
          tint(1),
        ),
      ),
      ...[0.42, 0.48, 0.54].map((at) =>
        rect(x + wide * at, y + high * 0.76, wide * 0.045, high * 0.09, BARE, { rx: 6 }),
      ),
      rect(x + wide * 0.44, y + high * 0.44, wide * 0.12, high * 0.1, BARE),
    ),
  )
  return ['#f8f0dc', TEAL, '#ff6c2f']
}

const ramen: Subject = (s) => {
  const { width: w, height: h } = s
  const [cx, cy] = [w / 2, h * 0.54]
  const bowl = d`M${cx - w * 0.4} ${cy}H${cx + w * 0.4}C${cx + w * 0.4} ${cy + w * 0.3} ${cx + w * 0.18} ${cy + w * 0.38} ${cx + w * 0.14} ${cy + w * 0.4}H${cx - w * 0.14}C${cx - w * 0.18} ${cy + w * 0.38} ${cx - w * 0.4} ${cy + w * 0.3} ${cx - w * 0.4} ${cy}Z`
  const steam = [-0.16, 0, 0.16].map((at) =>
    curve([
      [cx + at * w, cy - h * 0.16],
      [cx + at * w + 34, cy - h * 0.22],
      [cx + at * w - 30, cy - h * 0.29],
      [cx + at * w + 20, cy - h * 0.36],
    ]),
  )
  s.add(
    layer(
      circle(cx, cy - h * 0.05, w * 0.44, fading(s, 0, 0.55, 0.05)),
      ellipse(cx, cy, w * 0.4, w * 0.12, BARE),
      path(bowl, BARE),
      path(bowl, fading(s, 0, 0.25, 0.8, 10)),
      ...Array.from({ length: 9 }, (_, at) =>
        stroke(d`M${cx - w * 0.28 + at * 34} ${cy - 12}q24 ${40 + (at % 3) * 12} 70 0`, tint(0, 0.7), 7),
      ),
    ),
    layer(
      path(bowl, tint(1)),
      ...Array.from({ length: 7 }, (_, at) => circle(cx - w * 0.27 + at * w * 0.09, cy + w * 0.13, w * 0.028, BARE)),
      ellipse(cx, cy, w * 0.4, w * 0.1, tint(1, 0.35)),
      ellipse(cx + w * 0.17, cy - 14, w * 0.11, w * 0.045, BARE),
      circle(cx + w * 0.17, cy - 14, w * 0.036, tint(1, 0.8)),
      ...steam.map((line) => stroke(line, tint(1, 0.6), 12)),
      stroke(
        d`M${cx - w * 0.05} ${cy - 20}L${cx + w * 0.44} ${cy - h * 0.3}M${cx + w * 0.01} ${cy - 10}L${cx + w * 0.48} ${cy - h * 0.27}`,
        tint(1),
        12,
      ),
    ),
    layer(
      ellipse(cx, cy, w * 0.385, w * 0.09, tint(2, 0.9)),
      path(leaf(cx - w * 0.22, cy + 10, w * 0.2, w * 0.05, -30), tint(2)),
      circle(cx, cy - h * 0.05, w * 0.44, tint(2, 0.28)),
    ),
  )
  return ['#f6eee0', NAVY, RED, YELLOW]
}

const swallows: Subject = (s) => {
  const { width: w, height: h } = s
  const bird =
    'M0 0C30 -26 74 -40 112 -34C150 -96 240 -150 356 -166C272 -104 232 -46 196 -2C236 10 300 36 350 84C300 72 252 62 206 56C160 88 90 84 46 44L-10 34L10 22C2 16 -2 8 0 0Z'
  const belly = 'M46 44C90 84 160 88 206 56C150 56 96 44 60 22L10 22L-10 34Z'
  const flock = [
    [0.14, 0.34, -14, 1.4],
    [0.46, 0.56, 10, 1.1],
    [0.1, 0.76, -24, 0.86],
  ].map(([x, y, turn, size]) => [x! * w, y! * h, turn!, size!] as const)
  s.add(
    layer(
      ...flock.map(([x, y, turn, size]) =>
        moved(
          x,
          y,
          turn,
          size,
          path(bird, tint(0)),
          path(belly, BARE),
          path(belly, tint(0, 0.2)),
          circle(30, 12, 7, BARE),
        ),
      ),
    ),
    layer(
      circle(w * 0.6, h * 0.36, w * 0.33, fading(s, 1, 1, 0.2)),
      ...[0.74, 0.8, 0.86, 0.92].map((y, at) =>
        stroke(
          curve([
            [0, h * y],
            [w * 0.3, h * (y - 0.02)],
            [w * 0.65, h * (y + 0.02)],
            [w, h * y],
          ]),
          tint(1, 1 - at * 0.2),
          16,
        ),
      ),
      ...flock.map(([x, y, turn, size]) => moved(x, y, turn, size, path('M20 20C40 34 60 40 76 38L60 22Z', tint(1)))),
    ),
  )
  return ['#f4efe2', '#1f2c55', RED]
}

const record: Subject = (s) => {
  const { width: w, height: h } = s
  const [cx, cy, r] = [w * 0.46, h * 0.5, w * 0.38] as const
  s.add(
    layer(
      rect(w * 0.04, cy - w * 0.47, w * 0.92, w * 0.94, tint(0, 0.22), { rx: 24 }),
      circle(cx, cy, r, tint(0)),
      ...[0.92, 0.84, 0.74, 0.66, 0.56, 0.48].map((part) =>
        circle(cx, cy, r * part, 'none', { stroke: tint(0, 0.55), 'stroke-width': 5 }),
      ),
      path(
        d`M${cx} ${cy}L${cx + r * 0.98} ${cy - r * 0.1}A${r} ${r} 0 0 0 ${cx + r * 0.8} ${cy - r * 0.56}ZM${cx} ${cy}L${cx - r * 0.98} ${cy + r * 0.1}A${r} ${r} 0 0 0 ${cx - r * 0.8} ${cy + r * 0.56}Z`,
        tint(0, 0.6),
      ),
      circle(cx, cy, r * 0.34, BARE),
      stroke(d`M${w * 0.88} ${cy - w * 0.36}V${cy + w * 0.06}L${cx + r * 0.5} ${cy + r * 0.56}`, BARE, 40),
      stroke(d`M${w * 0.88} ${cy - w * 0.36}V${cy + w * 0.06}L${cx + r * 0.5} ${cy + r * 0.56}`, tint(0, 0.8), 16),
      circle(w * 0.88, cy - w * 0.36, 38, tint(0)),
    ),
    layer(
      rect(w * 0.04, cy - w * 0.47, w * 0.92, w * 0.94, fading(s, 1, 0.9, 0.35, 45), { rx: 24 }),
      circle(cx, cy, r, BARE),
      circle(cx, cy, r * 0.34, tint(1)),
      circle(cx, cy, r * 0.16, BARE),
      circle(cx, cy, 14, tint(1)),
    ),
  )
  return ['#f7f2e6', VIOLET, YELLOW]
}

const tulips: Subject = (s) => {
  const { width: w, height: h } = s
  const heads = [
    [0.3, 0.26, -14],
    [0.5, 0.19, 4],
    [0.69, 0.28, 16],
    [0.4, 0.4, -6],
    [0.62, 0.44, 10],
  ].map(([x, y, turn]) => [x! * w, y! * h, turn!] as const)
  const foot: Point = [w * 0.5, h * 0.78]
  const jar = d`M${w * 0.33} ${h * 0.6}H${w * 0.67}V${h * 0.64}C${w * 0.74} ${h * 0.68} ${w * 0.74} ${h * 0.9} ${w * 0.68} ${h * 0.93}H${w * 0.32}C${w * 0.26} ${h * 0.9} ${w * 0.26} ${h * 0.68} ${w * 0.33} ${h * 0.64}Z`
  const stems = heads.map(([x, y]) =>
    stroke(curve([[x, y], [(x + foot[0]) / 2, (y + foot[1]) / 2 - 20], foot]), tint(0), 15),
  )
  const bloom =
    'M0 90C-90 90 -110 0 -84 -92C-60 -76 -44 -56 -36 -36C-26 -70 -12 -96 0 -112C12 -96 26 -70 36 -36C44 -56 60 -76 84 -92C110 0 90 90 0 90Z'
  s.add(
    layer(
      rect(0, h * 0.84, w, h * 0.16, tint(0, 0.3)),
      ...stems,
      ...[-1, 1].map((side) =>
        path(leaf(foot[0], foot[1] - h * 0.1, h * 0.34, w * 0.07, -90 + side * 32), tint(0, 0.75)),
      ),
      path(jar, tint(0, 0.18)),
      rect(w * 0.3, h * 0.74, w * 0.4, h * 0.17, fading(s, 0, 0.4, 0.7), { rx: 30 }),
      ...heads.map(([x, y, turn]) =>
        moved(
          x,
          y,
          turn,
          1,
          path(
            'M0 90C-40 60 -40 -20 -36 -36C-26 -70 -12 -96 0 -112C12 -96 26 -70 36 -36C40 -20 40 60 0 90Z',
            tint(0, 0.22),
          ),
        ),
      ),
    ),
    layer(
      rect(0, 0, w, h * 0.84, tint(1, 0.14)),
      ...heads.map(([x, y, turn]) => moved(x, y, turn, 1, path(bloom, BARE), path(bloom, fading(s, 1, 1, 0.55)))),
      path(jar, 'none', { stroke: tint(1), 'stroke-width': 8 }),
    ),
  )
  return ['#f8f3e6', GREEN, PINK]
}

const tram: Subject = (s) => {
  const { width: w, height: h } = s
  const [x, y, wide, high] = [w * 0.2, h * 0.3, w * 0.6, h * 0.48]
  s.add(
    layer(
      ...[0, 0.16, 0.78, 0.9].map((at, index) =>
        rect(w * at, h * (0.1 + (index % 2) * 0.12), w * 0.2, h * 0.7, fading(s, 0, 0.75, 0.2)),
      ),
      stroke(
        d`M0 ${h * 0.14}L${w} ${h * 0.1}M${w / 2} ${y}L${w * 0.44} ${h * 0.12}L${w * 0.58} ${h * 0.12}Z`,
        tint(0),
        8,
      ),
      stroke(d`M${w * 0.34} ${y + high}L${w * 0.06} ${h}M${w * 0.66} ${y + high}L${w * 0.94} ${h}`, tint(0), 16),
      rect(x, y, wide, high, BARE, { rx: 60 }),
      rect(x + wide * 0.08, y + high * 0.16, wide * 0.84, high * 0.36, tint(0, 0.85), { rx: 20 }),
      path(
        d`M${x + wide * 0.12} ${y + high * 0.5}L${x + wide * 0.4} ${y + high * 0.18}H${x + wide * 0.52}L${x + wide * 0.24} ${y + high * 0.5}Z`,
        tint(0, 0.4),
      ),
      rect(x + wide * 0.04, y + high * 0.9, wide * 0.92, high * 0.1, tint(0)),
    ),
    layer(
      rect(x, y, wide, high, tint(1), { rx: 60 }),
      rect(x + wide * 0.08, y + high * 0.16, wide * 0.84, high * 0.36, BARE, { rx: 20 }),
      rect(x, y + high * 0.58, wide, high * 0.08, BARE),
      ...[0.2, 0.8].map((at) => circle(x + wide * at, y + high * 0.78, wide * 0.075, BARE)),
      rect(x + wide * 0.32, y + high * 0.04, wide * 0.36, high * 0.08, BARE, { rx: 8 }),
    ),
    layer(
      rect(0, 0, w, h * 0.8, fading(s, 2, 0.1, 0.85)),
      rect(x, y, wide, high, BARE, { rx: 60 }),
      ...[0.2, 0.8].map((at) => circle(x + wide * at, y + high * 0.78, wide * 0.055, tint(2))),
      rect(0, h * 0.8, w, h * 0.2, tint(2, 0.3)),
    ),
  )
  return ['#f6f0e2', NAVY, RED, YELLOW]
}

const saguaro: Subject = (s) => {
  const { random, width: w, height: h } = s
  const trunk = d`M${w * 0.5} ${h * 0.9}V${h * 0.24}`
  const arms = d`M${w * 0.5} ${h * 0.62}H${w * 0.3}V${h * 0.42}M${w * 0.5} ${h * 0.54}H${w * 0.7}V${h * 0.32}`
  s.add(
    layer(
      stroke(arms, tint(0, 0.85), 92),
      stroke(trunk, tint(0), 130),
      ...[-40, -14, 14, 40].map((aside) =>
        stroke(d`M${w * 0.5 + aside} ${h * 0.88}V${h * 0.25 + Math.abs(aside)}`, BARE, 6, {
          'stroke-dasharray': '30 16',
        }),
      ),
      ...[-20, 10].map((aside) =>
        stroke(d`M${w * 0.3 + aside} ${h * 0.6}V${h * 0.43}M${w * 0.7 + aside} ${h * 0.52}V${h * 0.33}`, BARE, 6, {
          'stroke-dasharray': '24 14',
        }),
      ),
      path(d`M0 ${h * 0.88}Q${w * 0.5} ${h * 0.82} ${w} ${h * 0.9}V${h}H0Z`, tint(0, 0.6)),
    ),
    layer(
      circle(w * 0.62, h * 0.34, w * 0.3, fading(s, 1, 0.5, 1)),
      ...Array.from({ length: 7 }, (_, at) => rect(0, h * (0.62 + at * 0.035), w, h * 0.012, tint(1, 0.3 + at * 0.1))),
      path(blob(random, w * 0.5, h * 0.24, 50, 30, 0.2), tint(1)),
      path(d`M0 ${h * 0.88}Q${w * 0.5} ${h * 0.82} ${w} ${h * 0.9}V${h}H0Z`, fading(s, 1, 0.9, 0.4)),
    ),
    layer(rect(0, 0, w, h * 0.9, fading(s, 2, 0.7, 0.1))),
  )
  return ['#f8f0de', TEAL, '#ff6c2f', YELLOW]
}

const umbrellas: Subject = (s) => {
  const { random, width: w, height: h } = s
  const spots = [
    [0.3, 0.24, 0.24],
    [0.76, 0.36, 0.2],
    [0.34, 0.58, 0.2],
    [0.72, 0.74, 0.25],
    [0.16, 0.86, 0.15],
  ].map(([x, y, r]) => [x! * w, y! * h, r! * w] as const)
  const wedges = (ink: 0 | 1, even: number) =>
    spots.flatMap(([x, y, r], spot) =>
      Array.from({ length: 8 }, (_, at) => at)
        .filter((at) => at % 2 === (even + spot) % 2)
        .map((at) => {
          const [a, b] = [at, at + 1].map((edge) => ((edge + spot * 0.3) / 8) * Math.PI * 2) as [number, number]
          return path(
            d`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}Q${x + Math.cos((a + b) / 2) * r * 0.94} ${y + Math.sin((a + b) / 2) * r * 0.94} ${x + Math.cos(b) * r} ${y + Math.sin(b) * r}Z`,
            tint(ink),
          )
        }),
    )
  const towels = spots.map(([x, y, r], at) =>
    moved(
      x + r * 0.8,
      y + r * 0.75,
      at * 40 + 20,
      1,
      rect(-36, -80, 72, 160, at % 2 ? tint(1, 0.7) : tint(1, 0.3), { rx: 6 }),
    ),
  )
  s.add(
    layer(
      path(d`M0 0H${w}V${h * 0.06}Q${w * 0.7} ${h * 0.14} ${w * 0.4} ${h * 0.08}T0 ${h * 0.12}Z`, fading(s, 0, 1, 0.4)),
      ...spots.map(([x, y, r]) => circle(x + 30, y + 36, r * 0.95, tint(0, 0.4))),
      ...spots.map(([x, y, r]) => circle(x, y, r * 0.95, BARE)),
      ...wedges(0, 0),
      ...Array.from({ length: 120 }, () => circle(random.between(0, w), random.between(h * 0.14, h), 3, tint(0, 0.5))),
    ),
    layer(...towels, ...spots.map(([x, y, r]) => circle(x, y, r * 0.95, BARE)), ...wedges(1, 1)),
    layer(rect(0, 0, w, h, tint(2, 0.4)), ...spots.map(([x, y, r]) => circle(x, y, r * 0.95, BARE))),
  )
  return ['#fbf4e4', BLUE, PINK, YELLOW]
}

const harbor: Subject = (s) => {
  const { width: w, height: h } = s
  const sail = (x: number, y: number, size: number) =>
    [
      d`M${x} ${y}V${y - size}L${x + size * 0.52} ${y}Z`,
      d`M${x - 10} ${y}V${y - size * 0.86}L${x - size * 0.36} ${y}Z`,
      d`M${x - size * 0.46} ${y + 12}H${x + size * 0.62}L${x + size * 0.44} ${y + size * 0.18}H${x - size * 0.3}Z`,
    ] as const
  const boats = [sail(w * 0.3, h * 0.6, w * 0.42), sail(w * 0.74, h * 0.5, w * 0.24)]
  s.add(
    layer(
      rect(0, h * 0.52, w, h * 0.48, fading(s, 0, 0.3, 1)),
      ...boats.flatMap(([main, jib, hull]) => [path(main, BARE), path(jib, BARE), path(hull, tint(0))]),
      ...boats.map(([main]) => path(main, fading(s, 0, 0.05, 0.45, 0))),
      ...Array.from({ length: 12 }, (_, at) =>
        stroke(d`M${w * ((at * 0.37) % 0.9)} ${h * (0.7 + at * 0.024)}q40 -14 80 0t80 0`, BARE, 7),
      ),
    ),
    layer(
      rect(0, 0, w, h * 0.52, fading(s, 1, 0.85, 0.15)),
      circle(w * 0.7, h * 0.22, w * 0.12, BARE),
      ...boats.flatMap(([main, jib]) => [path(main, BARE), path(jib, tint(1))]),
      rect(0, h * 0.66, w, h * 0.012, tint(1, 0.6)),
      stroke(farBird(w * 0.3, h * 0.16, 50), tint(1), 8),
      stroke(farBird(w * 0.44, h * 0.21, 36), tint(1), 7),
    ),
    layer(circle(w * 0.7, h * 0.22, w * 0.12, tint(2))),
  )
  return ['#f5f0e4', TEAL, RED, YELLOW]
}

const SUBJECTS: readonly Subject[] = [
  lemons,
  pool,
  moonrise,
  boombox,
  ramen,
  swallows,
  record,
  tulips,
  tram,
  saguaro,
  umbrellas,
  harbor,
]

export const riso: Family = {
  name: 'riso',
  topic: 'art',
  draw(seed) {
    const s = sheet('riso', seed, ['3:4', '4:5', '2:3', '1:1'])
    const subject = SUBJECTS[seed % SUBJECTS.length]!
    const inks = subject(s)
    // A white margin, as small presses cannot print to the edge.
    const margin = s.width * 0.045
    s.add(
      group(
        { style: 'mix-blend-mode:normal' },
        path(
          d`M0 0H${s.width}V${s.height}H0ZM${margin} ${margin}V${s.height - margin}H${s.width - margin}V${margin}Z`,
          BARE,
        ),
      ),
    )
    return s.drawing(pressed(s, ...inks))
  },
}
