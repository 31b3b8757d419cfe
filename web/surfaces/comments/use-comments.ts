import { useCallback, useState } from 'react'
import type { Comment } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { aggregateTopic, type LiveEvent, REFETCH_KIND } from '#domain/live.ts'
import { AggregatedCommentResource, UnifiedCommentsResource } from '#domain/resources/comments.ts'
import { mergeReplies } from '#domain/rules/comment/merge-replies.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { useList } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import type { RouteLocation } from '../../router/route.ts'
import type { KnownPin } from '../../state/entities.ts'
import { selectEntity } from '../../state/selectors.ts'
import { toCommentsOptions } from './asks.ts'

type Pending = { key: string; text: string; parent_id: Id | null }
export type CommentsState = ReturnType<typeof useComments>

/** Comments of a pin: those loaded, those being sent, and live changes by other people. */
export function useComments(pin: KnownPin, place: RouteLocation) {
  const { store, ask } = useApp()
  const options = toCommentsOptions(place, pin)
  const list = useList(UnifiedCommentsResource.get, options)
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [fresh, setFresh] = useState(0)
  const aggregateId = options.aggregated_pin_id

  const counted = useCallback(
    (by: number) => {
      const now = selectEntity(store.get(), 'pin', pin.id)?.comment_count ?? 0
      store.merge({ type: 'pin', id: pin.id, comment_count: Math.max(0, now + by) })
    },
    [store, pin.id],
  )
  const known = (id: string) => selectEntity(store.get(), 'aggregatedcomment', id)

  /** Adds or updates one comment or reply in the store. Returns true when it is new. */
  const show = (comment: Comment): boolean => {
    if (!comment.parent_id) return store.insert(UnifiedCommentsResource.get, options, comment)
    const parent = known(comment.parent_id)
    const isNew = !parent?.replies.some((reply) => reply.id === comment.id)
    const replies = mergeReplies(parent?.replies ?? [], [comment])
    const reply_count = (parent?.reply_count ?? 0) + (isNew ? 1 : 0)
    store.merge({ type: 'aggregatedcomment', id: comment.parent_id, replies, reply_count })
    return isNew
  }
  const put = (comment: Comment) => {
    if (show(comment)) counted(1)
  }

  const send = async (text: string, parent_id: Id | null = null, key = makeIdempotencyKey()) => {
    setPending((now) => [{ key, text, parent_id }, ...now])
    try {
      const said = { object_id: aggregateId, pin_id: pin.id, text, ...(parent_id && { parent_id }) }
      put(await ask(AggregatedCommentResource.create, said, { key, reason: 'continue', pin_id: pin.id }))
    } finally {
      setPending((now) => now.filter((one) => one.key !== key))
    }
  }

  /** Removes a comment from the list or the replies; a comment with replies stays as an empty placeholder. */
  const taken = (id: Id) => {
    const comment = known(id)
    if (!comment || comment.is_deleted) return
    const parent = comment.parent_id ? known(comment.parent_id) : undefined
    store.merge({ type: 'aggregatedcomment', id, is_deleted: true, text: '', user: null, access: [], images: [] })
    if (parent) {
      const replies = parent.replies.filter((reply) => reply.id !== id)
      store.merge({ type: 'aggregatedcomment', id: parent.id, replies, reply_count: parent.reply_count - 1 })
    } else if (comment.reply_count === 0) store.drop('aggregatedcomment', id)
    counted(-1)
  }

  useLiveEvents(aggregateId ? aggregateTopic(aggregateId) : undefined, (event: LiveEvent) => {
    if (event.kind === REFETCH_KIND) return void refetch()
    if (event.kind === 'comment') void look(event.id as Id)
  })

  /** Loads one comment that is new or changed, or removes it when it is gone. */
  const look = async (id: Id) => {
    const before = store.get()
    const wish = { aggregated_pin_id: aggregateId, pin_id: pin.id, comment_featured_ids: [id], page_size: 1 }
    const page = await ask(UnifiedCommentsResource.get, wish).catch(ignoreRefusal)
    if (!page) return
    const wasOf = (comment: Id) => selectEntity(before, 'aggregatedcomment', comment)
    const was = wasOf(id)
    const top = page.items.find((one) => one.id === id || one.replies.some((reply) => reply.id === id))
    const above = top ?? page.items.find((one) => one.id === was?.parent_id)
    // The answer holds the first replies only; replies already shown stay.
    if (above) store.merge({ ...above, replies: mergeReplies(wasOf(above.id)?.replies ?? [], above.replies) })
    if (!top) return taken(id)
    if (was && !was.is_deleted) return top.id === id && top.is_deleted ? counted(-1) : undefined
    if (top.id !== id || store.insert(UnifiedCommentsResource.get, options, top)) told(1)
  }
  const told = (by: number) => {
    counted(by)
    setFresh((now) => now + by)
  }
  const refetch = async () => {
    const page = await ask(UnifiedCommentsResource.get, options).catch(ignoreRefusal)
    for (const comment of page?.items.toReversed() ?? []) if (show(comment)) told(1)
  }
  return { list, pending, fresh, send, taken, tried: put, restored: put }
}

/** Refetching after a live change may fail silently, because no person requested it. */
function ignoreRefusal(thrown: unknown): undefined {
  if (!isAskRefusal(thrown)) throw thrown
}
