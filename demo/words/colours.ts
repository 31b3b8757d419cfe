import { hue } from '#domain/rules/media/hue.ts'

/** Up to which place on the wheel a colour has its name. */
const NAMES: [number, string][] = [
  [15, 'red'],
  [45, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [258, 'blue'],
  [295, 'violet'],
  [345, 'pink'],
  [360, 'red'],
]
const WARM = ['red', 'orange', 'yellow']

/** What people call a colour `#rrggbb`. */
export function colourName(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  const light = (most + least) / 2
  const strength = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1))
  if (light > 0.93) return 'white'
  if (light < 0.1) return 'black'
  if (strength < 0.1) return 'grey'
  const name = NAMES.find(([upTo]) => hue(color) < upTo)?.[1] ?? 'red'
  if (!WARM.includes(name)) return name
  if (light < 0.4) return 'brown'
  return strength < 0.45 ? 'beige' : name
}
