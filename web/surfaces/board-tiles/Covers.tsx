import type { BoardCard } from '#domain/entities/board.ts'
import { CoverPicture } from '../picture/CoverPicture.tsx'
import styles from './Covers.module.css'

/** Up to three pictures of a board or section, the first one large. Decorative, because the name is beside them. */
export function Covers({ covers, isFirst = false }: { covers: BoardCard['cover_images']; isFirst?: boolean }) {
  return (
    <span className={styles.covers} aria-hidden="true">
      {[0, 1, 2].map((place) => {
        const cover = covers[place]
        return (
          <span key={place} className={styles.cover} style={cover && { backgroundColor: cover.dominant_color }}>
            {cover && (
              <CoverPicture
                cover={cover}
                sizes={place === 0 ? '(min-width: 592px) 236px, 50vw' : '126px'}
                loading={isFirst ? 'eager' : 'lazy'}
              />
            )}
          </span>
        )
      })}
    </span>
  )
}
