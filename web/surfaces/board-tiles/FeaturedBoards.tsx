import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { CoverPicture } from '../picture/CoverPicture.tsx'
import styles from './FeaturedBoards.module.css'
import { FEATURED_BOARDS_OPTIONS } from './featured-asks.ts'

/** Boards that staff chose. The route asks for them, so they are rendered with the page and shift no content. */
export function FeaturedBoards() {
  const say = useSay()
  const { items } = useList(FeaturedBoardsResource.get, FEATURED_BOARDS_OPTIONS)
  if (!items.length) return null
  return (
    <GridEdges>
      <section className={styles.featured} aria-labelledby="featured-boards">
        <h2 id="featured-boards">{say('search.featured')}</h2>
        <ul>
          {items.map(({ id, url, name, cover_images: [cover] }) => (
            <li key={id}>
              <a href={url}>
                <span style={cover && { backgroundColor: cover.dominant_color }}>
                  {cover && <CoverPicture cover={cover} sizes="72px" loading="eager" />}
                </span>
                <strong>{name}</strong>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </GridEdges>
  )
}
