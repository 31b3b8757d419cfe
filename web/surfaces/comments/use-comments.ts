import { useCallback, useState } from 'react'
import type { Comment } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { aggregateTopic, type LiveEvent, REFETCH } from '#domain/live.ts'
import { AggregatedCommentResource, UnifiedCommentsResource } from '#domain/resources/comments.ts'
import { withReplies } from '#domain/rules/comment/with-replies.ts'
import { isRefused, newKey } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import type { Place } from '../../router/route.ts'
import type { KnownPin } from '../../state/entities.ts'
import { readEntity } from '../../state/read.ts'
import { commentsOf } from './asks.ts'

type Pending = { key: string; text: string; parent_id: Id | null }
export type Talk = ReturnType<typeof useComments>

/** The comments of a pin: what is there, what is on its way, and what others say meanwhile. */
export function useComments(pin: KnownPin, place: Place) {
  const { store, ask } = useFrame()
  const options = commentsOf(place, pin)
  const list = useList(UnifiedCommentsResource.get, options)
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [fresh, setFresh] = useState(0)
  const aggregateId = options.aggregated_pin_id

  const counted = useCallback(
    (by: number) => {
      const now = readEntity(store.get(), 'pin', pin.id)?.comment_count ?? 0
      store.merge({ type: 'pin', id: pin.id, comment_count: Math.max(0, now + by) })
    },
    [store, pin.id],
  )
  const known = (id: string) => readEntity(store.get(), 'aggregatedcomment', id)

  /** Shows one comment or answer that was written, by whomever. True when it was not there before. */
  const show = (comment: Comment): boolean => {
    if (!comment.parent_id) return store.insert(UnifiedCommentsResource.get, options, comment)
    const parent = known(comment.parent_id)
    const isNew = !parent?.replies.some((reply) => reply.id === comment.id)
    const replies = withReplies(parent?.replies ?? [], [comment])
    const reply_count = (parent?.reply_count ?? 0) + (isNew ? 1 : 0)
    store.merge({ type: 'aggregatedcomment', id: comment.parent_id, replies, reply_count })
    return isNew
  }
  const put = (comment: Comment) => {
    if (show(comment)) counted(1)
  }

  const send = async (text: string, parent_id: Id | null = null, key = newKey()) => {
    setPending((now) => [{ key, text, parent_id }, ...now])
    try {
      const said = { object_id: aggregateId, pin_id: pin.id, text, ...(parent_id && { parent_id }) }
      put(await ask(AggregatedCommentResource.create, said, { key, reason: 'continue', pin_id: pin.id }))
    } finally {
      setPending((now) => now.filter((one) => one.key !== key))
    }
  }

  /** It is gone: from the list, from the answers, or it leaves an empty place where someone answered. */
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

  useLive(aggregateId ? aggregateTopic(aggregateId) : undefined, (event: LiveEvent) => {
    if (event.kind === REFETCH) return void refetch()
    if (event.kind === 'comment') void look(event.id as Id)
  })

  /** One of them is new, or changed, or gone. */
  const look = async (id: Id) => {
    const before = store.get()
    const wish = { aggregated_pin_id: aggregateId, pin_id: pin.id, comment_featured_ids: [id], page_size: 1 }
    const page = await ask(UnifiedCommentsResource.get, wish).catch(ignoreRefusal)
    if (!page) return
    const wasOf = (comment: Id) => readEntity(before, 'aggregatedcomment', comment)
    const was = wasOf(id)
    const top = page.items.find((one) => one.id === id || one.replies.some((reply) => reply.id === id))
    const above = top ?? page.items.find((one) => one.id === was?.parent_id)
    // The answer brings the first answers only; those that are shown already stay.
    if (above) store.merge({ ...above, replies: withReplies(wasOf(above.id)?.replies ?? [], above.replies) })
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

/** Comments that are refetched because something changed may fail silently: nobody asked for them. */
function ignoreRefusal(thrown: unknown): undefined {
  if (!isRefused(thrown)) throw thrown
}
