import type { BoardCard } from '#domain/entities/board.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './Covers.module.css'

/** Up to three pictures, the first large: what a board or section looks like. Decoration beside its name. */
export function Covers({ covers }: { covers: BoardCard['cover_images'] }) {
  const { media_url } = useConfig()
  return (
    <span className={styles.covers} aria-hidden="true">
      {[0, 1, 2].map((place) => {
        const cover = covers[place]
        return (
          <span key={place} className={styles.cover} style={cover && { backgroundColor: cover.dominant_color }}>
            {cover && (
              <img
                src={media_url + imagePath('236x', cover.signature, cover.ext)}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            )}
          </span>
        )
      })}
    </span>
  )
}
