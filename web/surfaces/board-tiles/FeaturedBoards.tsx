import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import styles from './FeaturedBoards.module.css'
import { FEATURED } from './featured-asks.ts'

/** D31: boards that staff chose, side by side. The route asks for them, so they come with the page and move nothing. */
export function FeaturedBoards() {
  const say = useSay()
  const { media_url } = useConfig()
  const { items } = useList(FeaturedBoardsResource.get, FEATURED)
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
                  {cover && (
                    <img
                      src={media_url + imagePath('236x', cover.signature, cover.ext)}
                      alt=""
                      width={72}
                      height={72}
                    />
                  )}
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
