import type { Interest } from '#domain/entities/interest.ts'
import { CoverPicture } from './CoverPicture.tsx'
import styles from './TopicCover.module.css'

type Props = { topic: Pick<Interest, 'name' | 'cover_images'>; sizes: string }

/** Cover picture of a topic, or the first letter of its name. Its parent sets the size. */
export function TopicCover({ topic: { name, cover_images }, sizes }: Props) {
  const [cover] = cover_images
  return (
    <span className={styles.cover} style={cover && { backgroundColor: cover.dominant_color }}>
      {cover ? (
        <CoverPicture cover={cover} sizes={sizes} />
      ) : (
        <span aria-hidden="true" className={styles.letter}>
          {[...name][0]}
        </span>
      )}
    </span>
  )
}
