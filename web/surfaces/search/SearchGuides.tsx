import { X } from 'lucide-react'
import type { SearchExtras } from '#domain/resources/search.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { Scroller } from '../scroller/Scroller.tsx'
import { makeSearchUrl, parseSearchFilters, parseSearchQuery, parseSearchScope, type SearchFilters } from './asks.ts'
import styles from './Search.module.css'

/** Guides that narrow the search: first the active ones, which can be removed, then suggestions. */
export function SearchGuides({ guides, chosen }: Pick<SearchExtras, 'guides' | 'chosen'>) {
  const say = useSay()
  const place = useRouteLocation()
  const now = parseSearchFilters(place)
  const to = (change: Partial<SearchFilters>) =>
    makeSearchUrl(parseSearchQuery(place), parseSearchScope(place).path, { ...now, ...change }, 'guide')
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
        {guides.map(({ term, display, dominant_color, image_url }) => (
          <a key={term} href={to({ guides: [...now.guides, term] })} className={styles.guide}>
            <span className={styles.picture} style={{ backgroundColor: dominant_color }} aria-hidden="true">
              {image_url && <img src={image_url} alt="" />}
            </span>
            {display}
          </a>
        ))}
      </Scroller>
    </GridEdges>
  )
}
