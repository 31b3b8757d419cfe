/** Filters for the viewer's own pins. */
export const OWN_PIN_FILTERS = [
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
] as const
export type OwnPinFilter = (typeof OWN_PIN_FILTERS)[number]

/** Filters only apply to one's own pins; on other profiles the result is always null. */
export function parseOwnPinFilter(asked: string | undefined, isOwn: boolean): OwnPinFilter | null {
  return (isOwn && OWN_PIN_FILTERS.find((one) => one === asked)) || null
}
