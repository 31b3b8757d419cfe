import { COLORS, type Color } from '../../constants/colors.ts'

/** Swatch of each color in the color picker. */
export const COLOR_SWATCHES: Record<Color, string> = {
  red: '#c8342f',
  orange: '#e88230',
  yellow: '#f0cc45',
  green: '#4c8c4a',
  teal: '#2f9c95',
  blue: '#3567b8',
  purple: '#7c4d9e',
  pink: '#e58aa8',
  brown: '#7b5136',
  black: '#1d1c1b',
  grey: '#8c8c8a',
  white: '#f8f7f4',
  neutral: '#d9c8ae',
}

/** Minimum share of a tint, in percent. */
const LEAST_SHARE = 15

/**
 * `colors` are percentages by index in COLORS. `tints` are the dominant colors with their shares: named ones by their
 * index, finer ones by their grid cell.
 */
export type ColorShares = { colors: number[]; tints: number[]; tint_shares: number[] }

type LabColor = { light: number; a: number; b: number }

/** Start of each named hue, in degrees of a perceptual color wheel; the last one continues to the first. */
const HUES: readonly (readonly [number, Color])[] = [
  [8, 'red'],
  [42, 'orange'],
  [80, 'yellow'],
  [115, 'green'],
  [168, 'teal'],
  [222, 'blue'],
  [287, 'purple'],
  [334, 'pink'],
]

function nameOf({ light, a, b }: LabColor): Color {
  const strength = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const isWarm = hue > 40 && hue < 115
  if (light < 0.25 || (light < 0.32 && strength < 0.035)) return 'black'
  if (light > 0.95 && strength < 0.03) return 'white'
  if (isWarm && light > 0.6 && strength >= 0.018 && strength < 0.072) return 'neutral'
  if (strength < 0.028) return light > 0.93 ? 'white' : 'grey'
  if (hue > 25 && hue < 95 && light < 0.56 && strength < 0.13) return 'brown'
  const name = HUES.findLast(([from]) => hue >= from)?.[1] ?? 'pink'
  return name === 'red' && light > 0.72 ? 'pink' : name
}

/** Parses a color such as #c8342f or c8342f; null if it is none. */
function hexColor(text: string): readonly [number, number, number] | null {
  const [, hex = ''] = /^#?([0-9a-f]{6})$/i.exec(text) ?? []
  return hex ? ([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]) : null
}

const GRID_LIGHT = 0.125
const GRID_HUE = 0.06
const SIDE = 15
const FIRST_TINT = 100

/** The search bucket of a color: the index of its name, or its grid cell; null if it is no color. */
export function toColorBucket(color: string): number | null {
  const named = COLORS.indexOf(color as Color)
  if (named >= 0) return named
  const hex = hexColor(color)
  return hex && tintAt(placeOf(seen(...hex)))
}

type Place = readonly [light: number, a: number, b: number]
const placeOf = ({ light, a, b }: LabColor): Place => [
  Math.round(light / GRID_LIGHT),
  Math.round(a / GRID_HUE),
  Math.round(b / GRID_HUE),
]
const tintAt = ([light, a, b]: Place): number => FIRST_TINT + (light * SIDE + a + 7) * SIDE + b + 7

/** Shares of the colors in a picture. A tint counts pixels in its grid cell and those around it. */
export function measureColorShares(pixels: Uint8Array, step = 1): ColorShares {
  const named = new Float64Array(COLORS.length)
  const places = new Map<number, { place: Place; count: number }>()
  let count = 0
  for (let at = 0; at + 2 < pixels.length; at += 3 * step, count++) {
    const color = seen(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    named[COLORS.indexOf(nameOf(color))]!++
    const place = placeOf(color)
    const tint = tintAt(place)
    const known = places.get(tint)
    if (known) known.count++
    else places.set(tint, { place, count: 1 })
  }
  const around = new Map<number, number>()
  for (const { place, count: own } of places.values())
    for (const tint of neighbors(place)) around.set(tint, (around.get(tint) ?? 0) + own)
  const percent = (part: number) => Math.round((100 * part) / (count || 1))
  const colors = Array.from(named, percent)
  const much = [...colors.entries(), ...[...around].map(([tint, own]) => [tint, percent(own)] as const)].filter(
    ([, share]) => share >= LEAST_SHARE,
  )
  return { colors, tints: much.map(([tint]) => tint), tint_shares: much.map(([, share]) => share) }
}

const STEPS = [-1, 0, 1]

function neighbors([light, a, b]: Place): number[] {
  return STEPS.flatMap((dl) => STEPS.flatMap((da) => STEPS.map((db) => [light + dl, a + da, b + db] as const)))
    .filter((place) => place[0] >= 0 && Math.abs(place[1]) <= 7 && Math.abs(place[2]) <= 7)
    .map(tintAt)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** A color in the perceptual space Oklab: lightness, then green to red, then blue to yellow. */
function seen(red: number, green: number, blue: number): LabColor {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}
