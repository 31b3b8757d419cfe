import { COLORS, type Color } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import { type OwnPinFilter, parseOwnPinFilter } from '#domain/rules/pin/own-pin-filter.ts'
import type { RouteLocation } from '../../router/route.ts'

export type PinsView = { filter: OwnPinFilter | null; color?: Color | undefined; interest?: Id | undefined }

/** Filter of one's own pins from the URL; ignored on other people's profiles. */
export function parsePinsView({ query, viewer, params }: Pick<RouteLocation, 'query' | 'viewer' | 'params'>): PinsView {
  const isOwn = viewer.username !== null && viewer.username.toLowerCase() === params.username?.toLowerCase()
  const filter = parseOwnPinFilter(query.get('filter') ?? undefined, isOwn)
  const interest = query.get('interest') ?? ''
  return {
    filter,
    ...(filter === 'COLORS' && { color: COLORS.find((one) => one === query.get('color')) }),
    ...(filter === 'INTERESTS' && /^\d+$/.test(interest) && { interest: interest as Id }),
  }
}

export function makePinsViewHref(path: string, { filter, color, interest }: PinsView): string {
  const query = new URLSearchParams({
    ...(filter && { filter }),
    ...(color && { color }),
    ...(interest && { interest }),
  })
  return query.size ? `${path}?${query}` : path
}

export const toPinsViewOptions = ({ filter, color, interest }: PinsView) => ({
  ...(filter && { pin_filter: filter }),
  ...(color && { color }),
  ...(interest && { interest_id: interest }),
})
