import type { BoardCard } from '#domain/entities/board.ts'
import { useConfig } from '../../hooks/hooks.ts'
import { coverSources } from '../../picture.ts'
import styles from './Covers.module.css'

/** Up to three pictures, the first large: what a board or section looks like. Decoration beside its name. */
export function Covers({ covers, isFirst = false }: { covers: BoardCard['cover_images']; isFirst?: boolean }) {
  const { media_url } = useConfig()
  return (
    <span className={styles.covers} aria-hidden="true">
      {[0, 1, 2].map((place) => {
        const cover = covers[place]
        return (
          <span key={place} className={styles.cover} style={cover && { backgroundColor: cover.dominant_color }}>
            {cover && (
              <img
                {...coverSources(media_url, cover)}
                sizes={place === 0 ? '(min-width: 592px) 236px, 50vw' : '126px'}
                alt=""
                loading={isFirst ? 'eager' : 'lazy'}
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
