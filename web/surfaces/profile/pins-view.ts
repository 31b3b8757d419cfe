import { COLORS, type Color } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import { type OwnPinFilter, ownPinFilter } from '#domain/rules/pin/own-pin-filter.ts'
import type { Place } from '../../router/route.ts'

export type PinsView = { filter: OwnPinFilter | null; color?: Color | undefined; interest?: Id | undefined }

/** Which of one's own pins are looked at: the address says it; on another's profile it says nothing. */
export function pinsViewAt({ query, viewer, params }: Pick<Place, 'query' | 'viewer' | 'params'>): PinsView {
  const isOwn = viewer.username !== null && viewer.username.toLowerCase() === params.username?.toLowerCase()
  const filter = ownPinFilter(query.get('filter') ?? undefined, isOwn)
  const interest = query.get('interest') ?? ''
  return {
    filter,
    ...(filter === 'COLORS' && { color: COLORS.find((one) => one === query.get('color')) }),
    ...(filter === 'INTERESTS' && /^\d+$/.test(interest) && { interest: interest as Id }),
  }
}

export function pinsViewHref(path: string, { filter, color, interest }: PinsView): string {
  const query = new URLSearchParams({
    ...(filter && { filter }),
    ...(color && { color }),
    ...(interest && { interest }),
  })
  return query.size ? `${path}?${query}` : path
}

export const pinsOptions = ({ filter, color, interest }: PinsView) => ({
  ...(filter && { pin_filter: filter }),
  ...(color && { color }),
  ...(interest && { interest_id: interest }),
})
