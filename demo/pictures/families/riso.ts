// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { fadingInk, inkLayer, inkTint, makeRisoFinish, NO_INK } from '../print/inks.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { farBirdPath } from '../trees.ts'

/** Adds a subject's layers and returns its paper and inks. */
type Subject = (s: DrawingSheet) => readonly [paper: string, first: string, second: string, third?: string]

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
    [-40, 30, 80].map((aside) => leafPath(x, y - h * 0.09, w * 0.27, w * 0.085, turn - 90 + aside)),
  )
  const twig = smoothCurvePath([
    [w * 0.1, -20],
    [w * 0.42, h * 0.2],
    [w * 0.56, h * 0.5],
    [w * 0.44, h * 0.8],
    [w * 0.6, h * 1.05],
  ])
  s.add(
    inkLayer(
      rect(0, 0, w, h, fadingInk(s, 0, 0.05, 0.38, 60)),
      ...fruits.map(([x, y, turn]) => moveMarks(x, y, turn, 1, path(lemon, NO_INK))),
      ...fruits.map(([x, y, turn]) => moveMarks(x, y, turn, 1, path(lemon, fadingInk(s, 0, 0.02, 0.42, 20)))),
      stroke(twig, inkTint(0), 13),
      ...leaves.map((outline, at) => path(outline, at % 2 ? inkTint(0) : inkTint(0, 0.72))),
    ),
    inkLayer(
      ...fruits.map(([x, y, turn]) =>
        moveMarks(x, y, turn, 1, path(lemon, inkTint(1)), ellipse(-40, -50, 18, 40, NO_INK)),
      ),
      ...leaves.map((outline, at) => path(outline, at % 2 ? inkTint(1, 0.55) : inkTint(1))),
    ),
  )
  return ['#f7f1e3', random.chance(0.5) ? BLUE : TEAL, YELLOW]
}

const pool: Subject = (s) => {
  const { random, width: w, height: h } = s
  const ripples = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(0, w), random.between(0, h)]
    const long = random.between(50, 130)
    return stroke(pathData`M${x} ${y}q${long / 4} -16 ${long / 2} 0t${long / 2} 0`, NO_INK, random.between(5, 10))
  })
  const swimmer = [
    'M-40 -160C-56 -90 -50 0 -34 60C-28 130 -34 210 -46 300L-14 300C-6 220 -4 150 0 96C4 150 6 220 14 300L46 300C34 210 28 130 34 60C50 0 56 -90 40 -160Z',
    'M-36 -150C-90 -170 -130 -230 -120 -330C-116 -350 -88 -350 -88 -328C-92 -260 -66 -226 -10 -196Z',
    'M36 -150C110 -140 150 -80 172 0C178 22 152 34 142 12C118 -50 96 -80 30 -96Z',
  ].join('')
  s.add(
    inkLayer(
      rect(0, 0, w, h, fadingInk(s, 0, 0.95, 0.45, 70)),
      ...ripples,
      moveMarks(
        w * 0.47,
        h * 0.5,
        24,
        w / 900,
        path(swimmer, inkTint(0, 0.12)),
        circle(0, -206, 52, inkTint(0, 0.12)),
        path('M-48 -80H48V40L0 92L-48 40Z', inkTint(0, 0.85)),
      ),
    ),
    inkLayer(
      ...[0.1, 0.9].flatMap((x) =>
        Array.from({ length: 15 }, (_, at) =>
          circle(w * x, (at / 14) * h, w * 0.024, at % 3 ? inkTint(1) : inkTint(1, 0.4)),
        ),
      ),
      moveMarks(
        w * 0.47,
        h * 0.5,
        24,
        w / 900,
        path(swimmer, inkTint(1, 0.42)),
        circle(0, -206, 52, inkTint(1)),
        path('M-48 -80H48V40L0 92L-48 40Z', inkTint(1)),
      ),
    ),
  )
  return ['#f6f3ea', BLUE, RED]
}

const moonrise: Subject = (s) => {
  const { random, width: w, height: h } = s
  const ridge = (level: number, rise: number, peaks: number): string => {
    const points: DrawingPoint[] = Array.from({ length: peaks * 2 + 1 }, (_, at) => [
      (at / (peaks * 2)) * w,
      h * (level - (at % 2 ? rise * random.between(0.6, 1.1) : 0)),
    ])
    return `M0 ${h}L${points.map(([x, y]) => pathData`${x} ${y}`).join('L')}L${w} ${h}Z`
  }
  const [far, near] = [ridge(0.66, 0.2, 3), ridge(0.86, 0.18, 2)]
  const moon = [w * 0.62, h * 0.3, w * 0.23] as const
  s.add(
    inkLayer(
      rect(0, 0, w, h, fadingInk(s, 0, 1, 0.2)),
      circle(...moon, NO_INK),
      path(far, fadingInk(s, 0, 0.35, 0.1)),
      path(near, inkTint(0)),
      rect(0, h * 0.92, w, h * 0.08, inkTint(0, 0.85)),
    ),
    inkLayer(
      circle(...moon, fadingInk(s, 1, 0.15, 0.7, 60)),
      circle(moon[0] - 60, moon[1] + 20, 34, inkTint(1, 0.6)),
      circle(moon[0] + 70, moon[1] - 60, 22, inkTint(1, 0.6)),
      path(far, fadingInk(s, 1, 1, 0.3)),
      path(near, inkTint(1, 0.35)),
    ),
    inkLayer(
      ...Array.from({ length: 40 }, () =>
        circle(random.between(0, w), random.between(0, h * 0.5), random.between(2, 6), inkTint(2)),
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
        circle(mx, my, wide * part, at % 2 ? NO_INK : inkTint(from as 0 | 1 | 2, 0.9)),
      ),
    )
  s.add(
    inkLayer(
      ...Array.from({ length: 9 }, (_, at) =>
        path(
          pathData`M${w / 2} ${h * 0.5}L${w / 2 + Math.cos(at * 0.7) * h} ${h * 0.5 + Math.sin(at * 0.7) * h}L${w / 2 + Math.cos(at * 0.7 + 0.35) * h} ${h * 0.5 + Math.sin(at * 0.7 + 0.35) * h}Z`,
          fadingInk(s, 0, 0.35, 0.15),
        ),
      ),
      rect(x, y, wide, high, NO_INK, { rx: 30 }),
      rect(x, y, wide, high, inkTint(0, 0.25), { rx: 30 }),
      ...rings(0),
      rect(x + wide * 0.42, y + high * 0.4, wide * 0.16, high * 0.24, inkTint(0), { rx: 8 }),
    ),
    inkLayer(
      stroke(pathData`M${x + wide * 0.12} ${y}V${y - h * 0.07}H${x + wide * 0.88}V${y}`, inkTint(1), 26),
      rect(x, y, wide, high, inkTint(1, 0.85), { rx: 30 }),
      ...middles.flatMap(([mx, my]) => [
        circle(mx, my, wide * 0.2, NO_INK),
        circle(mx, my, wide * 0.2, inkTint(1, 0.3)),
        circle(mx, my, wide * 0.08, inkTint(1)),
      ]),
      rect(x + wide * 0.08, y + high * 0.08, wide * 0.84, high * 0.13, NO_INK, { rx: 10 }),
      ...Array.from({ length: 18 }, (_, at) =>
        rect(
          x + wide * (0.11 + at * 0.044),
          y + high * (at % 3 ? 0.115 : 0.095),
          5,
          high * (at % 3 ? 0.06 : 0.09),
          inkTint(1),
        ),
      ),
      ...[0.42, 0.48, 0.54].map((at) =>
        rect(x + wide * at, y + high * 0.76, wide * 0.045, high * 0.09, NO_INK, { rx: 6 }),
      ),
      rect(x + wide * 0.44, y + high * 0.44, wide * 0.12, high * 0.1, NO_INK),
    ),
  )
  return ['#f8f0dc', TEAL, '#ff6c2f']
}

const ramen: Subject = (s) => {
  const { width: w, height: h } = s
  const [cx, cy] = [w / 2, h * 0.54]
  const bowl = pathData`M${cx - w * 0.4} ${cy}H${cx + w * 0.4}C${cx + w * 0.4} ${cy + w * 0.3} ${cx + w * 0.18} ${cy + w * 0.38} ${cx + w * 0.14} ${cy + w * 0.4}H${cx - w * 0.14}C${cx - w * 0.18} ${cy + w * 0.38} ${cx - w * 0.4} ${cy + w * 0.3} ${cx - w * 0.4} ${cy}Z`
  const steam = [-0.16, 0, 0.16].map((at) =>
    smoothCurvePath([
      [cx + at * w, cy - h * 0.16],
      [cx + at * w + 34, cy - h * 0.22],
      [cx + at * w - 30, cy - h * 0.29],
      [cx + at * w + 20, cy - h * 0.36],
    ]),
  )
  s.add(
    inkLayer(
      circle(cx, cy - h * 0.05, w * 0.44, fadingInk(s, 0, 0.55, 0.05)),
      ellipse(cx, cy, w * 0.4, w * 0.12, NO_INK),
      path(bowl, NO_INK),
      path(bowl, fadingInk(s, 0, 0.25, 0.8, 10)),
      ...Array.from({ length: 9 }, (_, at) =>
        stroke(pathData`M${cx - w * 0.28 + at * 34} ${cy - 12}q24 ${40 + (at % 3) * 12} 70 0`, inkTint(0, 0.7), 7),
      ),
    ),
    inkLayer(
      path(bowl, inkTint(1)),
      ...Array.from({ length: 7 }, (_, at) => circle(cx - w * 0.27 + at * w * 0.09, cy + w * 0.13, w * 0.028, NO_INK)),
      ellipse(cx, cy, w * 0.4, w * 0.1, inkTint(1, 0.35)),
      ellipse(cx + w * 0.17, cy - 14, w * 0.11, w * 0.045, NO_INK),
      circle(cx + w * 0.17, cy - 14, w * 0.036, inkTint(1, 0.8)),
      ...steam.map((line) => stroke(line, inkTint(1, 0.6), 12)),
      stroke(
        pathData`M${cx - w * 0.05} ${cy - 20}L${cx + w * 0.44} ${cy - h * 0.3}M${cx + w * 0.01} ${cy - 10}L${cx + w * 0.48} ${cy - h * 0.27}`,
        inkTint(1),
        12,
      ),
    ),
    inkLayer(
      ellipse(cx, cy, w * 0.385, w * 0.09, inkTint(2, 0.9)),
      path(leafPath(cx - w * 0.22, cy + 10, w * 0.2, w * 0.05, -30), inkTint(2)),
      circle(cx, cy - h * 0.05, w * 0.44, inkTint(2, 0.28)),
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
    inkLayer(
      ...flock.map(([x, y, turn, size]) =>
        moveMarks(
          x,
          y,
          turn,
          size,
          path(bird, inkTint(0)),
          path(belly, NO_INK),
          path(belly, inkTint(0, 0.2)),
          circle(30, 12, 7, NO_INK),
        ),
      ),
    ),
    inkLayer(
      circle(w * 0.6, h * 0.36, w * 0.33, fadingInk(s, 1, 1, 0.2)),
      ...[0.74, 0.8, 0.86, 0.92].map((y, at) =>
        stroke(
          smoothCurvePath([
            [0, h * y],
            [w * 0.3, h * (y - 0.02)],
            [w * 0.65, h * (y + 0.02)],
            [w, h * y],
          ]),
          inkTint(1, 1 - at * 0.2),
          16,
        ),
      ),
      ...flock.map(([x, y, turn, size]) =>
        moveMarks(x, y, turn, size, path('M20 20C40 34 60 40 76 38L60 22Z', inkTint(1))),
      ),
    ),
  )
  return ['#f4efe2', '#1f2c55', RED]
}

const record: Subject = (s) => {
  const { width: w, height: h } = s
  const [cx, cy, r] = [w * 0.46, h * 0.5, w * 0.38] as const
  s.add(
    inkLayer(
      rect(w * 0.04, cy - w * 0.47, w * 0.92, w * 0.94, inkTint(0, 0.22), { rx: 24 }),
      circle(cx, cy, r, inkTint(0)),
      ...[0.92, 0.84, 0.74, 0.66, 0.56, 0.48].map((part) =>
        circle(cx, cy, r * part, 'none', { stroke: inkTint(0, 0.55), 'stroke-width': 5 }),
      ),
      path(
        pathData`M${cx} ${cy}L${cx + r * 0.98} ${cy - r * 0.1}A${r} ${r} 0 0 0 ${cx + r * 0.8} ${cy - r * 0.56}ZM${cx} ${cy}L${cx - r * 0.98} ${cy + r * 0.1}A${r} ${r} 0 0 0 ${cx - r * 0.8} ${cy + r * 0.56}Z`,
        inkTint(0, 0.6),
      ),
      circle(cx, cy, r * 0.34, NO_INK),
      stroke(pathData`M${w * 0.88} ${cy - w * 0.36}V${cy + w * 0.06}L${cx + r * 0.5} ${cy + r * 0.56}`, NO_INK, 40),
      stroke(
        pathData`M${w * 0.88} ${cy - w * 0.36}V${cy + w * 0.06}L${cx + r * 0.5} ${cy + r * 0.56}`,
        inkTint(0, 0.8),
        16,
      ),
      circle(w * 0.88, cy - w * 0.36, 38, inkTint(0)),
    ),
    inkLayer(
      rect(w * 0.04, cy - w * 0.47, w * 0.92, w * 0.94, fadingInk(s, 1, 0.9, 0.35, 45), { rx: 24 }),
      circle(cx, cy, r, NO_INK),
      circle(cx, cy, r * 0.34, inkTint(1)),
      circle(cx, cy, r * 0.16, NO_INK),
      circle(cx, cy, 14, inkTint(1)),
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
  const foot: DrawingPoint = [w * 0.5, h * 0.78]
  const jar = pathData`M${w * 0.33} ${h * 0.6}H${w * 0.67}V${h * 0.64}C${w * 0.74} ${h * 0.68} ${w * 0.74} ${h * 0.9} ${w * 0.68} ${h * 0.93}H${w * 0.32}C${w * 0.26} ${h * 0.9} ${w * 0.26} ${h * 0.68} ${w * 0.33} ${h * 0.64}Z`
  const stems = heads.map(([x, y]) =>
    stroke(smoothCurvePath([[x, y], [(x + foot[0]) / 2, (y + foot[1]) / 2 - 20], foot]), inkTint(0), 15),
  )
  const bloom =
    'M0 90C-90 90 -110 0 -84 -92C-60 -76 -44 -56 -36 -36C-26 -70 -12 -96 0 -112C12 -96 26 -70 36 -36C44 -56 60 -76 84 -92C110 0 90 90 0 90Z'
  s.add(
    inkLayer(
      rect(0, h * 0.84, w, h * 0.16, inkTint(0, 0.3)),
      ...stems,
      ...[-1, 1].map((side) =>
        path(leafPath(foot[0], foot[1] - h * 0.1, h * 0.34, w * 0.07, -90 + side * 32), inkTint(0, 0.75)),
      ),
      path(jar, inkTint(0, 0.18)),
      rect(w * 0.3, h * 0.74, w * 0.4, h * 0.17, fadingInk(s, 0, 0.4, 0.7), { rx: 30 }),
      ...heads.map(([x, y, turn]) =>
        moveMarks(
          x,
          y,
          turn,
          1,
          path(
            'M0 90C-40 60 -40 -20 -36 -36C-26 -70 -12 -96 0 -112C12 -96 26 -70 36 -36C40 -20 40 60 0 90Z',
            inkTint(0, 0.22),
          ),
        ),
      ),
    ),
    inkLayer(
      rect(0, 0, w, h * 0.84, inkTint(1, 0.14)),
      ...heads.map(([x, y, turn]) =>
        moveMarks(x, y, turn, 1, path(bloom, NO_INK), path(bloom, fadingInk(s, 1, 1, 0.55))),
      ),
      path(jar, 'none', { stroke: inkTint(1), 'stroke-width': 8 }),
    ),
  )
  return ['#f8f3e6', GREEN, PINK]
}

const tram: Subject = (s) => {
  const { width: w, height: h } = s
  const [x, y, wide, high] = [w * 0.2, h * 0.3, w * 0.6, h * 0.48]
  s.add(
    inkLayer(
      ...[0, 0.16, 0.78, 0.9].map((at, index) =>
        rect(w * at, h * (0.1 + (index % 2) * 0.12), w * 0.2, h * 0.7, fadingInk(s, 0, 0.75, 0.2)),
      ),
      stroke(
        pathData`M0 ${h * 0.14}L${w} ${h * 0.1}M${w / 2} ${y}L${w * 0.44} ${h * 0.12}L${w * 0.58} ${h * 0.12}Z`,
        inkTint(0),
        8,
      ),
      stroke(
        pathData`M${w * 0.34} ${y + high}L${w * 0.06} ${h}M${w * 0.66} ${y + high}L${w * 0.94} ${h}`,
        inkTint(0),
        16,
      ),
      rect(x, y, wide, high, NO_INK, { rx: 60 }),
      rect(x + wide * 0.08, y + high * 0.16, wide * 0.84, high * 0.36, inkTint(0, 0.85), { rx: 20 }),
      path(
        pathData`M${x + wide * 0.12} ${y + high * 0.5}L${x + wide * 0.4} ${y + high * 0.18}H${x + wide * 0.52}L${x + wide * 0.24} ${y + high * 0.5}Z`,
        inkTint(0, 0.4),
      ),
      rect(x + wide * 0.04, y + high * 0.9, wide * 0.92, high * 0.1, inkTint(0)),
    ),
    inkLayer(
      rect(x, y, wide, high, inkTint(1), { rx: 60 }),
      rect(x + wide * 0.08, y + high * 0.16, wide * 0.84, high * 0.36, NO_INK, { rx: 20 }),
      rect(x, y + high * 0.58, wide, high * 0.08, NO_INK),
      ...[0.2, 0.8].map((at) => circle(x + wide * at, y + high * 0.78, wide * 0.075, NO_INK)),
      rect(x + wide * 0.32, y + high * 0.04, wide * 0.36, high * 0.08, NO_INK, { rx: 8 }),
    ),
    inkLayer(
      rect(0, 0, w, h * 0.8, fadingInk(s, 2, 0.1, 0.85)),
      rect(x, y, wide, high, NO_INK, { rx: 60 }),
      ...[0.2, 0.8].map((at) => circle(x + wide * at, y + high * 0.78, wide * 0.055, inkTint(2))),
      rect(0, h * 0.8, w, h * 0.2, inkTint(2, 0.3)),
    ),
  )
  return ['#f6f0e2', NAVY, RED, YELLOW]
}

const saguaro: Subject = (s) => {
  const { random, width: w, height: h } = s
  const trunk = pathData`M${w * 0.5} ${h * 0.9}V${h * 0.24}`
  const arms = pathData`M${w * 0.5} ${h * 0.62}H${w * 0.3}V${h * 0.42}M${w * 0.5} ${h * 0.54}H${w * 0.7}V${h * 0.32}`
  s.add(
    inkLayer(
      stroke(arms, inkTint(0, 0.85), 92),
      stroke(trunk, inkTint(0), 130),
      ...[-40, -14, 14, 40].map((aside) =>
        stroke(pathData`M${w * 0.5 + aside} ${h * 0.88}V${h * 0.25 + Math.abs(aside)}`, NO_INK, 6, {
          'stroke-dasharray': '30 16',
        }),
      ),
      ...[-20, 10].map((aside) =>
        stroke(
          pathData`M${w * 0.3 + aside} ${h * 0.6}V${h * 0.43}M${w * 0.7 + aside} ${h * 0.52}V${h * 0.33}`,
          NO_INK,
          6,
          {
            'stroke-dasharray': '24 14',
          },
        ),
      ),
      path(pathData`M0 ${h * 0.88}Q${w * 0.5} ${h * 0.82} ${w} ${h * 0.9}V${h}H0Z`, inkTint(0, 0.6)),
    ),
    inkLayer(
      circle(w * 0.62, h * 0.34, w * 0.3, fadingInk(s, 1, 0.5, 1)),
      ...Array.from({ length: 7 }, (_, at) =>
        rect(0, h * (0.62 + at * 0.035), w, h * 0.012, inkTint(1, 0.3 + at * 0.1)),
      ),
      path(blobPath(random, w * 0.5, h * 0.24, 50, 30, 0.2), inkTint(1)),
      path(pathData`M0 ${h * 0.88}Q${w * 0.5} ${h * 0.82} ${w} ${h * 0.9}V${h}H0Z`, fadingInk(s, 1, 0.9, 0.4)),
    ),
    inkLayer(rect(0, 0, w, h * 0.9, fadingInk(s, 2, 0.7, 0.1))),
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
            pathData`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}Q${x + Math.cos((a + b) / 2) * r * 0.94} ${y + Math.sin((a + b) / 2) * r * 0.94} ${x + Math.cos(b) * r} ${y + Math.sin(b) * r}Z`,
            inkTint(ink),
          )
        }),
    )
  const towels = spots.map(([x, y, r], at) =>
    moveMarks(
      x + r * 0.8,
      y + r * 0.75,
      at * 40 + 20,
      1,
      rect(-36, -80, 72, 160, at % 2 ? inkTint(1, 0.7) : inkTint(1, 0.3), { rx: 6 }),
    ),
  )
  s.add(
    inkLayer(
      path(
        pathData`M0 0H${w}V${h * 0.06}Q${w * 0.7} ${h * 0.14} ${w * 0.4} ${h * 0.08}T0 ${h * 0.12}Z`,
        fadingInk(s, 0, 1, 0.4),
      ),
      ...spots.map(([x, y, r]) => circle(x + 30, y + 36, r * 0.95, inkTint(0, 0.4))),
      ...spots.map(([x, y, r]) => circle(x, y, r * 0.95, NO_INK)),
      ...wedges(0, 0),
      ...Array.from({ length: 120 }, () =>
        circle(random.between(0, w), random.between(h * 0.14, h), 3, inkTint(0, 0.5)),
      ),
    ),
    inkLayer(...towels, ...spots.map(([x, y, r]) => circle(x, y, r * 0.95, NO_INK)), ...wedges(1, 1)),
    inkLayer(rect(0, 0, w, h, inkTint(2, 0.4)), ...spots.map(([x, y, r]) => circle(x, y, r * 0.95, NO_INK))),
  )
  return ['#fbf4e4', BLUE, PINK, YELLOW]
}

const harbor: Subject = (s) => {
  const { width: w, height: h } = s
  const sail = (x: number, y: number, size: number) =>
    [
      pathData`M${x} ${y}V${y - size}L${x + size * 0.52} ${y}Z`,
      pathData`M${x - 10} ${y}V${y - size * 0.86}L${x - size * 0.36} ${y}Z`,
      pathData`M${x - size * 0.46} ${y + 12}H${x + size * 0.62}L${x + size * 0.44} ${y + size * 0.18}H${x - size * 0.3}Z`,
    ] as const
  const boats = [sail(w * 0.3, h * 0.6, w * 0.42), sail(w * 0.74, h * 0.5, w * 0.24)]
  s.add(
    inkLayer(
      rect(0, h * 0.52, w, h * 0.48, fadingInk(s, 0, 0.3, 1)),
      ...boats.flatMap(([main, jib, hull]) => [path(main, NO_INK), path(jib, NO_INK), path(hull, inkTint(0))]),
      ...boats.map(([main]) => path(main, fadingInk(s, 0, 0.05, 0.45, 0))),
      ...Array.from({ length: 12 }, (_, at) =>
        stroke(pathData`M${w * ((at * 0.37) % 0.9)} ${h * (0.7 + at * 0.024)}q40 -14 80 0t80 0`, NO_INK, 7),
      ),
    ),
    inkLayer(
      rect(0, 0, w, h * 0.52, fadingInk(s, 1, 0.85, 0.15)),
      circle(w * 0.7, h * 0.22, w * 0.12, NO_INK),
      ...boats.flatMap(([main, jib]) => [path(main, NO_INK), path(jib, inkTint(1))]),
      rect(0, h * 0.66, w, h * 0.012, inkTint(1, 0.6)),
      stroke(farBirdPath(w * 0.3, h * 0.16, 50), inkTint(1), 8),
      stroke(farBirdPath(w * 0.44, h * 0.21, 36), inkTint(1), 7),
    ),
    inkLayer(circle(w * 0.7, h * 0.22, w * 0.12, inkTint(2))),
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

export const riso: PictureFamily = {
  name: 'riso',
  topic: 'art',
  draw(seed) {
    const s = makeSheet('riso', seed, ['3:4', '4:5', '2:3', '1:1'])
    const subject = SUBJECTS[seed % SUBJECTS.length]!
    const inks = subject(s)
    // A white margin, as small presses cannot print to the edge.
    const margin = s.width * 0.045
    s.add(
      group(
        { style: 'mix-blend-mode:normal' },
        path(
          pathData`M0 0H${s.width}V${s.height}H0ZM${margin} ${margin}V${s.height - margin}H${s.width - margin}V${margin}Z`,
          NO_INK,
        ),
      ),
    )
    return s.drawing(makeRisoFinish(s, ...inks))
  },
}
