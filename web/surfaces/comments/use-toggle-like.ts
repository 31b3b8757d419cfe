import { useRef } from 'react'
import type { Reply } from '#domain/entities/comment.ts'
import { AggregatedCommentLikeResource } from '#domain/resources/comments.ts'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

/** Toggles a like at once; further taps are ignored until the server has answered, and a refusal reverts it. */
export function useToggleLike(comment: Reply, pin: KnownPin): () => void {
  const { store, ask } = useApp()
  const isBusy = useRef(false)
  const flip = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const liked_by_me = !comment.liked_by_me
    const like_count = Math.max(0, comment.like_count + (liked_by_me ? 1 : -1))
    const takeBack = store.patch('aggregatedcomment', comment.id, { liked_by_me, like_count })
    const which = { comment_id: comment.id, object_id: pin.aggregated_pin_data?.id }
    const question = AggregatedCommentLikeResource[liked_by_me ? 'create' : 'delete']
    try {
      await ask(question, which, { reason: 'continue', pin_id: pin.id })
    } catch (thrown) {
      showRefusalToast(thrown)
    } finally {
      takeBack()
      isBusy.current = false
    }
  }
  return () => void flip()
}
