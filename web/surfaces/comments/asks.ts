import { COMMENTS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { UnifiedCommentsResource } from '#domain/resources/comments.ts'
import { type Asked, askedList, type Place } from '../../router/route.ts'
import type { KnownPin } from '../../state/entities.ts'

const isId = (text: string | null): text is Id => /^\d{1,19}$/.test(text ?? '')

/** The comments of a pin's thing. The address may point at one of them, or say where the list begins. */
export function commentsOf({ query }: Pick<Place, 'query'>, pin: KnownPin) {
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

export function commentsAsks(place: Place, pin: KnownPin | undefined): Asked[] {
  if (!pin?.aggregated_pin_data) return []
  return [askedList(UnifiedCommentsResource.get, commentsOf(place, pin), true, COMMENTS_PAGE_SIZE)]
}
