import { COMMENTS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import { UnifiedCommentsResource } from '#domain/resources/comments.ts'
import { type RouteAsk, type RouteLocation, toRouteListAsk } from '../../router/route.ts'
import type { KnownPin } from '../../state/entities.ts'

const isId = (text: string | null): text is Id => parseId(text) !== null

/** Options for the comments of a pin. The URL may name one comment, or the start of the list. */
export function toCommentsOptions({ query }: Pick<RouteLocation, 'query'>, pin: KnownPin) {
  const pointed = query.get('comment')
  const start = query.get('comments')
  return {
    aggregated_pin_id: pin.aggregated_pin_data?.id as Id,
    pin_id: pin.id,
    page_size: COMMENTS_PAGE_SIZE,
    ...(isId(pointed) && { comment_featured_ids: [pointed] }),
    ...(start && { bookmarks: [start] }),
  }
}

export function commentsAsks(place: RouteLocation, pin: KnownPin | undefined): RouteAsk[] {
  if (!pin?.aggregated_pin_data) return []
  return [toRouteListAsk(UnifiedCommentsResource.get, toCommentsOptions(place, pin), true, COMMENTS_PAGE_SIZE)]
}
