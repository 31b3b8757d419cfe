import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '#domain/entities/comment.ts'
import { splitMentions } from '#domain/rules/comment/split-mentions.ts'
import { formatLongDate } from '#domain/rules/format/dates.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import type { KnownPin } from '../../state/entities.ts'
import { LinkedText } from '../offsite/LinkedText.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import { CommentMenu } from './CommentMenu.tsx'
import styles from './CommentView.module.css'
import { EditComment } from './EditComment.tsx'
import type { CommentsState } from './use-comments.ts'
import { useToggleLike } from './use-toggle-like.ts'

type Props = {
  comment: Reply
  pin: KnownPin
  talk: CommentsState
  /** Opens the reply form; the name starts the reply's text. */
  onAnswer: ((to: string) => void) | undefined
}

/** One comment: author, text, time and actions. */
export function CommentView({ comment, pin, talk, onAnswer }: Props) {
  const { say } = useApp()
  const [isEdited, setIsEdited] = useState(false)
  const { user } = comment
  if (comment.is_deleted || !user) return <p className={styles.deleted}>{say('comments.wasDeleted')}</p>
  return (
    <article className={styles.comment} data-comment={comment.id} aria-label={user.full_name}>
      <Avatar {...toAvatarProps(user)} size={32} />
      <div className={styles.said}>
        {isEdited ? (
          <EditComment comment={comment} pin={pin} onDone={() => setIsEdited(false)} />
        ) : (
          <Words comment={comment} />
        )}
        <div className={styles.acts}>
          <When comment={comment} />
          {onAnswer && (
            <button
              type="button"
              className={styles.act}
              onClick={() => onAnswer(comment.parent_id ? user.username : '')}
            >
              {say('comments.reply')}
            </button>
          )}
          <Like comment={comment} pin={pin} />
          <CommentMenu comment={comment} pin={pin} talk={talk} onEdit={() => setIsEdited(true)} />
        </div>
      </div>
    </article>
  )
}

function Words({ comment }: { comment: Reply }) {
  const { say } = useApp()
  const { user } = comment
  return (
    <>
      <p className={styles.text}>
        {/* The name and the words each have a direction of their own; the line keeps the page's. */}
        <bdi>
          <a href={`/${user?.username}/`} className={styles.name}>
            {user?.full_name}
          </a>
        </bdi>{' '}
        {comment.kind === 'tried' && <Badge tone="accent">{say('comments.tried')}</Badge>}{' '}
        <span dir="auto">
          {splitMentions(comment.text, comment.tags).map((part) =>
            part.user ? (
              <a key={part.at} href={`/${part.user.username}/`} className={styles.named}>
                {part.text}
              </a>
            ) : (
              <LinkedText key={part.at} text={part.text} of={{ comment_id: comment.id }} />
            ),
          )}
        </span>
      </p>
      {comment.images.map((image) => (
        <a key={image.image_signature} href={image.large_url} target="_blank" rel="noopener" className={styles.picture}>
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt={say('comments.pictureOf', { name: user?.full_name ?? '' })}
            loading="lazy"
            decoding="async"
            style={{ aspectRatio: `${image.width} / ${image.height}` }}
          />
        </a>
      ))}
    </>
  )
}

function When({ comment }: { comment: Reply }) {
  const { say } = useApp()
  const { locale } = useConfig()
  const ago = useFormatTimeAgo('short')
  const at = new Date(comment.created_at)
  return (
    <span>
      <time dateTime={at.toISOString()} title={formatLongDate(at, locale)}>
        {ago(comment.created_at)}
      </time>
      {comment.edited_at && <> · {say('comments.edited')}</>}
    </span>
  )
}

function Like({ comment, pin }: { comment: Reply; pin: KnownPin }) {
  const { say } = useApp()
  const flip = useToggleLike(comment, pin)
  const label = say('comments.likeOf', { name: comment.user?.full_name ?? '' })
  const count = comment.like_count
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={comment.liked_by_me}
      aria-label={count ? `${label}, ${say('comments.likes', { count })}` : label}
      title={say('comments.like')}
      onClick={flip}
    >
      <ThumbsUp size={16} aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
