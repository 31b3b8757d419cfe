import { InterestsResource } from '#domain/resources/interests.ts'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FeaturedBoards } from '../board/FeaturedBoards.tsx'
import { topicUrl } from '../ideas/asks.ts'
import { INTERESTS } from './asks.ts'
import styles from './Search.module.css'

/** Where a search may begin when nobody has said anything yet. */
export function SearchBegin() {
  const say = useSay()
  const { items } = useList(InterestsResource.get, INTERESTS)
  return (
    <>
      <h1 className={styles.begin}>{say('search.begin')}</h1>
      <FeaturedBoards />
      {items.length > 0 && (
        <nav aria-label={say('search.topics')} className={styles.topics}>
          {items.map(({ id, name, url_name, cover_images: [cover] }) => (
            <a key={id} href={topicUrl({ id, url_name })} className={styles.guide}>
              <span className={styles.swatch} style={{ backgroundColor: cover?.dominant_color }} aria-hidden="true" />
              {name}
            </a>
          ))}
        </nav>
      )}
    </>
  )
}
