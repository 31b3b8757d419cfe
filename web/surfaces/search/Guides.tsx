import { X } from 'lucide-react'
import type { BesideResults } from '#domain/resources/search.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { Scroller } from '../scroller/Scroller.tsx'
import { type Narrowed, narrowedBy, queryOf, scopeOf, searchUrl } from './asks.ts'
import styles from './Search.module.css'

/** What narrows the search: first what does already, to be taken off, then what could. */
export function Guides({ guides, chosen }: Pick<BesideResults, 'guides' | 'chosen'>) {
  const say = useSay()
  const place = usePlace()
  const now = narrowedBy(place)
  const to = (change: Partial<Narrowed>) =>
    searchUrl(queryOf(place), scopeOf(place).path, { ...now, ...change }, 'guide')
  return (
    <GridEdges>
      <Scroller label={say('search.guides')} className={styles.guides}>
        {now.guides.map((term) => {
          const guide = chosen.find((one) => one.term === term)?.display ?? term
          return (
            <a
              key={`- ${term}`}
              href={to({ guides: now.guides.filter((one) => one !== term) })}
              className={styles.chosen}
              aria-label={say('search.takeOff', { guide })}
            >
              {guide}
              <X size={16} aria-hidden="true" />
            </a>
          )
        })}
        {guides.map(({ term, display, dominant_color }) => (
          <a key={term} href={to({ guides: [...now.guides, term] })} className={styles.guide}>
            <span className={styles.swatch} style={{ backgroundColor: dominant_color }} aria-hidden="true" />
            {display}
          </a>
        ))}
      </Scroller>
    </GridEdges>
  )
}
