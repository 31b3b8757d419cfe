import type { Comment } from '#domain/entities/comment.ts'
import { useSay } from '../../frame.tsx'
import styles from './Tries.module.css'

const MOST = 5

/** What became of it at others': their pictures, each a way to what they wrote. */
export function Tries({ comments }: { comments: readonly Comment[] }) {
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
