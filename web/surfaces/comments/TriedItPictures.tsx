import type { Comment } from '#domain/entities/comment.ts'
import { useSay } from '../../app-context.tsx'
import styles from './TriedItPictures.module.css'

const MOST = 5

/** Pictures from people who tried the idea; each one links to its comment. */
export function TriedItPictures({ comments }: { comments: readonly Comment[] }) {
  const say = useSay()
  const tried = comments.filter((comment) => comment.images.length > 0).slice(0, MOST)
  if (tried.length < 2) return null
  return (
    <ul className={styles.tries} aria-label={say('comments.tried')}>
      {tried.map(({ id, images: [image], user }) => (
        <li key={id}>
          <a href={`#comment-${id}`}>
            <img
              src={image?.url}
              width={236}
              height={236}
              alt={say('comments.pictureOf', { name: user?.full_name ?? '' })}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
