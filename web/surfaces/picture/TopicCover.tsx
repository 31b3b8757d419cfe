import type { Interest } from '#domain/entities/interest.ts'
import { useConfig } from '../../hooks/hooks.ts'
import { coverSources } from '../../picture.ts'
import styles from './TopicCover.module.css'

type Props = { topic: Pick<Interest, 'name' | 'cover_images'>; sizes: string }

/** The picture that stands for a topic; the first letter of its name where there is none yet. Its owner gives it a size. */
export function TopicCover({ topic: { name, cover_images }, sizes }: Props) {
  const { media_url } = useConfig()
  const [cover] = cover_images
  return (
    <span className={styles.cover} style={cover && { backgroundColor: cover.dominant_color }}>
      {cover ? (
        <img {...coverSources(media_url, cover)} sizes={sizes} alt="" loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true" className={styles.letter}>
          {[...name][0]}
        </span>
      )}
    </span>
  )
}
