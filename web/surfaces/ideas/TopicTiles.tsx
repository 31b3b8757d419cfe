import type { Interest } from '#domain/entities/interest.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { TopicCover } from '../picture/TopicCover.tsx'
import { makeTopicUrl } from './asks.ts'
import styles from './Ideas.module.css'
import { InterestFollowButton } from './InterestFollowButton.tsx'

/** Topics as tiles, each with its best picture and a follow button. */
export function TopicTiles({ title, interests }: { title: string; interests: readonly Interest[] }) {
  if (!interests.length) return null
  return (
    <GridEdges>
      <section className={styles.section} aria-label={title}>
        <h2>{title}</h2>
        <ul className={styles.interests}>
          {interests.map((interest) => (
            <Tile key={interest.id} interest={interest} />
          ))}
        </ul>
      </section>
    </GridEdges>
  )
}

function Tile({ interest }: { interest: Interest }) {
  return (
    <li className={styles.interest}>
      <a href={makeTopicUrl(interest)}>
        <span className={styles.picture}>
          <TopicCover topic={interest} sizes="(min-width: 592px) 236px, 50vw" />
        </span>
        <strong>{interest.name}</strong>
      </a>
      <InterestFollowButton interest={interest} />
    </li>
  )
}
