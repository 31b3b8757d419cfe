import { useRef } from 'react'
import type { Reply } from '#domain/entities/comment.ts'
import { AggregatedCommentLikeResource } from '#domain/resources/comments.ts'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { tellRefusal } from '../save/tell-refusal.ts'

/** Shows the like at once; taps wait until the server has answered, and a refusal takes it back. */
export function useLike(comment: Reply, pin: KnownPin): () => void {
  const { store, ask } = useFrame()
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
      tellRefusal(thrown)
    } finally {
      takeBack()
      isBusy.current = false
    }
  }
  return () => void flip()
}
