import { Heart } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '#domain/entities/comment.ts'
import { textParts } from '#domain/rules/comment/text-parts.ts'
import { longDate } from '#domain/rules/format/long-date.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useAgo } from '../../hooks/use-ago.ts'
import type { KnownPin } from '../../state/entities.ts'
import { LinkedText } from '../offsite/LinkedText.tsx'
import { avatarOf } from '../people/avatar.ts'
import { CommentMenu } from './CommentMenu.tsx'
import styles from './CommentView.module.css'
import { EditComment } from './EditComment.tsx'
import type { Talk } from './use-comments.ts'
import { useLike } from './use-like.ts'

type Props = {
  comment: Reply
  pin: KnownPin
  talk: Talk
  /** Opens the answer; with whose name it begins. */
  onAnswer: ((to: string) => void) | undefined
}

/** One comment: who, what, when, and what can be done with it. */
export function CommentView({ comment, pin, talk, onAnswer }: Props) {
  const { say } = useFrame()
  const [isEdited, setIsEdited] = useState(false)
  const { user } = comment
  if (comment.is_deleted || !user) return <p className={styles.deleted}>{say('comments.wasDeleted')}</p>
  return (
    <article className={styles.comment} data-comment={comment.id} aria-label={user.full_name}>
      <Avatar {...avatarOf(user)} size={32} />
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
  const { say } = useFrame()
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
          {textParts(comment.text, comment.tags).map((part) =>
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
  const { say } = useFrame()
  const { locale } = useConfig()
  const ago = useAgo('short')
  const at = new Date(comment.created_at)
  return (
    <span>
      <time dateTime={at.toISOString()} title={longDate(at, locale)}>
        {ago(comment.created_at)}
      </time>
      {comment.edited_at && <> · {say('comments.edited')}</>}
    </span>
  )
}

function Like({ comment, pin }: { comment: Reply; pin: KnownPin }) {
  const { say } = useFrame()
  const flip = useLike(comment, pin)
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
      <Heart size={16} aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
