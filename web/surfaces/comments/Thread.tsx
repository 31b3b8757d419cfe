import { useState } from 'react'
import { REPLIES_PREVIEW_COUNT } from '#domain/constants/limits.ts'
import type { Comment } from '#domain/entities/comment.ts'
import { UnifiedCommentsResource } from '#domain/resources/comments.ts'
import { mergeReplies } from '#domain/rules/comment/merge-replies.ts'
import { classes } from '#ui/classes.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import view from './CommentView.module.css'
import { CommentView } from './CommentView.tsx'
import { Composer } from './Composer.tsx'
import { PendingComment } from './PendingComment.tsx'
import styles from './Thread.module.css'
import type { CommentsState } from './use-comments.ts'

type Props = { comment: Comment; pin: KnownPin; talk: CommentsState; mayWrite: boolean }

/** A comment with its replies and the reply form. */
export function Thread({ comment, pin, talk, mayWrite }: Props) {
  const { store, ask, say } = useApp()
  const { is_auth } = useViewer()
  const [answersTo, setAnswersTo] = useState<string>()
  const name = comment.user?.full_name ?? ''
  const missing = comment.reply_count - comment.replies.length
  const answer = (to: string) => {
    if (is_auth) return setAnswersTo(to)
    openLoginPrompt({ reason: 'continue', pin_id: pin.id, finish: () => setAnswersTo(to) })
  }
  const showAll = async () => {
    const aggregateId = pin.aggregated_pin_data?.id
    if (!aggregateId) return
    try {
      const wish = { aggregated_pin_id: aggregateId, pin_id: pin.id, parent_id: comment.id, page_size: PAGE }
      const last = comment.replies.length > REPLIES_PREVIEW_COUNT ? comment.replies : []
      const { items } = await ask(UnifiedCommentsResource.get, wish)
      store.merge({
        type: 'aggregatedcomment',
        id: comment.id,
        replies: mergeReplies([...comment.replies, ...last], items),
      })
    } catch (thrown) {
      showRefusalToast(thrown)
    }
  }
  const own = talk.pending.filter((one) => one.parent_id === comment.id)
  return (
    <li id={`comment-${comment.id}`} className={styles.thread}>
      <CommentView comment={comment} pin={pin} talk={talk} onAnswer={mayWrite ? answer : undefined} />
      {(comment.replies.length > 0 || own.length > 0 || answersTo !== undefined) && (
        <ul className={styles.replies} aria-label={say('comments.replies', { name })}>
          {comment.replies.map((reply) => (
            <li key={reply.id} id={`comment-${reply.id}`}>
              <CommentView comment={reply} pin={pin} talk={talk} onAnswer={mayWrite ? answer : undefined} />
            </li>
          ))}
          {own.map((one) => (
            <PendingComment key={one.key} text={one.text} />
          ))}
          {missing > 0 && (
            <li>
              <button type="button" className={classes(view.act, styles.moreReplies)} onClick={() => void showAll()}>
                {say('comments.moreReplies', { count: missing })}
              </button>
            </li>
          )}
          {answersTo !== undefined && (
            <li>
              <Composer
                key={answersTo}
                label={say('comments.addReply', { name: answersTo || name })}
                submit={say('comments.send')}
                start={answersTo ? `@${answersTo} ` : ''}
                focuses
                onSend={(text) => talk.send(text, comment.id)}
                onDone={() => setAnswersTo(undefined)}
              />
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** More replies than a comment is likely to have, so that one page loads all of them. */
const PAGE = 250
