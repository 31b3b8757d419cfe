/** Spec 3: what one can look at among one's own pins. */
export const OWN_PIN_FILTERS = [
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
] as const
export type OwnPinFilter = (typeof OWN_PIN_FILTERS)[number]

/** From which hue on, in degrees, a colour has its name; the last goes on to the first. */
const BEGINS = { red: 345, orange: 15, yellow: 45, green: 70, blue: 165, purple: 255, pink: 290 } as const
export type ColorName = keyof typeof BEGINS
export const COLOR_NAMES = Object.keys(BEGINS) as ColorName[]

/** From this hue on and below that one; where the first is larger the range goes through 0. */
export function hueRange(name: ColorName): { from: number; below: number } {
  const next = COLOR_NAMES[(COLOR_NAMES.indexOf(name) + 1) % COLOR_NAMES.length] ?? 'red'
  return { from: BEGINS[name], below: BEGINS[next] }
}

/** Filters are for one's own pins; on another's profile there are none, whatever is asked for. */
export function ownPinFilter(asked: string | undefined, isOwn: boolean): OwnPinFilter | null {
  return (isOwn && OWN_PIN_FILTERS.find((one) => one === asked)) || null
}
