import type { Random } from './random.ts'

export type DrawingPoint = readonly [number, number]
export type SvgAttributes = Record<string, string | number>

const short = (value: number) => String(Math.round(value * 10) / 10)
const written = (more: SvgAttributes) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')

/** For shapes with one paint, uses `fill-opacity` or `stroke-opacity`, because `opacity` needs a costly layer. */
function painted(fill: string, { opacity, ...more }: SvgAttributes): string {
  const painting = fill === 'none' ? 'stroke-opacity' : 'stroke' in more ? 'opacity' : 'fill-opacity'
  return ` fill="${fill}"${written(opacity === undefined ? more : { ...more, [painting]: opacity })}`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: SvgAttributes = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}"${painted(fill, more)}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more: SvgAttributes = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(Math.max(0, radius))}"${painted(fill, more)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: SvgAttributes = {}) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(Math.max(0, rx))}" ry="${short(Math.max(0, ry))}"${painted(fill, more)}/>`

export const path = (d: string, fill: string, more: SvgAttributes = {}) => `<path d="${d}"${painted(fill, more)}/>`

export const stroke = (d: string, colour: string, width: number, more: SvgAttributes = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const group = (more: SvgAttributes, ...marks: string[]) => `<g${written(more)}>${marks.join('')}</g>`

export const moveMarks = (x: number, y: number, turn: number, scale: number, ...marks: string[]) =>
  group({ transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(3)})` }, ...marks)

/** SVG path data from a template; numbers are shortened, so that the SVG stays small. */
export const pathData = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.map((part, at) => part + (at < values.length ? short(values[at]!) : '')).join('')

export const polygonPath = (points: readonly DrawingPoint[]) =>
  `${points.map(([x, y], at) => `${at ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')}Z`

/** A smooth line through all points (Catmull-Rom). */
export function smoothCurvePath(points: readonly DrawingPoint[], closed = false): string {
  const at = (index: number) =>
    closed ? points[(index + points.length) % points.length]! : points[Math.min(points.length - 1, Math.max(0, index))]!
  const steps = closed ? points.length : points.length - 1
  let line = pathData`M${at(0)[0]} ${at(0)[1]}`
  for (let index = 0; index < steps; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    line += pathData`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  }
  return closed ? `${line}Z` : line
}

/** A closed soft shape around a center. */
export function blobPath(random: Random, x: number, y: number, rx: number, ry = rx, wobble = 0.2, corners = 8): string {
  const turn = random.between(0, Math.PI * 2)
  const points = Array.from({ length: corners }, (_, at): DrawingPoint => {
    const angle = turn + (at / corners) * Math.PI * 2
    const reach = 1 + random.between(-wobble, wobble)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return smoothCurvePath(points, true)
}

/** A pointed leaf that grows from a point in a direction (degrees; -90 is up). */
export function leafPath(x: number, y: number, length: number, width: number, direction: number): string {
  const angle = (direction * Math.PI) / 180
  const place = (along: number, aside: number): DrawingPoint => [
    x + Math.cos(angle) * along - Math.sin(angle) * aside,
    y + Math.sin(angle) * along + Math.cos(angle) * aside,
  ]
  const [a, b, tip, c, e] = [
    place(length * 0.25, width * 0.75),
    place(length * 0.7, width * 0.6),
    place(length, 0),
    place(length * 0.7, -width * 0.6),
    place(length * 0.25, -width * 0.75),
  ]
  return pathData`M${x} ${y}C${a[0]} ${a[1]} ${b[0]} ${b[1]} ${tip[0]} ${tip[1]}C${c[0]} ${c[1]} ${e[0]} ${e[1]} ${x} ${y}Z`
}

/** The point at a distance from another in a direction (degrees; -90 is up). */
export const pointAtDistance = (x: number, y: number, distance: number, direction: number): DrawingPoint => [
  x + Math.cos((direction * Math.PI) / 180) * distance,
  y + Math.sin((direction * Math.PI) / 180) * distance,
]

/** A function that varies smoothly between -1 and 1. */
export function makeWanderingHeight(random: Random): (at: number) => number {
  const waves = [1, 2.1, 3.7, 6.3].map((speed) => ({ speed, shift: random.between(0, 7), share: 0.55 / speed ** 0.8 }))
  return (at) => waves.reduce((sum, wave) => sum + Math.sin(at * wave.speed + wave.shift) * wave.share, 0)
}

/** Random points in a rectangle that keep a minimum distance from each other. */
export function scatterPoints(
  random: Random,
  width: number,
  height: number,
  distance: number,
  most = 400,
): DrawingPoint[] {
  const points: DrawingPoint[] = []
  for (let tries = 0; tries < most * 12 && points.length < most; tries++) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    if (points.every((point) => Math.hypot(point[0] - x, point[1] - y) > distance)) points.push([x, y])
  }
  return points
}
