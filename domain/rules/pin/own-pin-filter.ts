/** Spec 3: what one can look at among one's own pins. */
export const OWN_PIN_FILTERS = [
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
] as const
export type OwnPinFilter = (typeof OWN_PIN_FILTERS)[number]

/** Filters are for one's own pins; on another's profile there are none, whatever is asked for. */
export function ownPinFilter(asked: string | undefined, isOwn: boolean): OwnPinFilter | null {
  return (isOwn && OWN_PIN_FILTERS.find((one) => one === asked)) || null
}
