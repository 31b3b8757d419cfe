import type { BesideResults } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { topicUrl } from '../ideas/asks.ts'
import { isFiltered, narrowedBy, queryOf, scopeOf, searchUrl } from './asks.ts'
import { Filters } from './Filters.tsx'
import { Guides } from './Guides.tsx'
import styles from './Search.module.css'
import { NOTHING } from './scopes.ts'

/** Search.18: no result says what was looked for, and offers the nearest spelling, fewer filters, other kinds of results and topics. */
export function Nothing({ ways_on: ways, chosen }: Pick<BesideResults, 'ways_on' | 'chosen'>) {
  const say = useSay()
  const place = usePlace()
  const query = queryOf(place)
  const { path } = scopeOf(place)
  const { guides, ...narrowed } = narrowedBy(place)
  const hasFilters = isFiltered(narrowed)
  const isNarrowed = hasFilters || guides.length > 0
  const explore = { href: '/ideas/', text: say('shell.explore') }
  const found = [
    ways?.spelling && {
      href: searchUrl(ways.spelling, path, narrowed),
      text: say('search.nearest', { query: ways.spelling }),
    },
    ways?.without_filters && { href: searchUrl(query, path), text: say('search.clearFilters') },
    ways?.in_pins && { href: searchUrl(query), text: say('search.allPins') },
    ways?.in_people && { href: searchUrl(query, 'users'), text: say('search.inPeople', { query }) },
    ways?.in_boards && { href: searchUrl(query, 'boards'), text: say('search.inBoards', { query }) },
  ].filter((way) => typeof way === 'object' && way !== null)
  return (
    <>
      {guides.length > 0 && <Guides guides={[]} chosen={chosen} />}
      {hasFilters && <Filters />}
      <EmptyState
        drawing={<BrokenTwig />}
        sentence={say(isNarrowed ? 'search.nothingNarrowed' : NOTHING[path], { query })}
        action={
          <div className={styles.ways}>
            {(found.length ? found : [explore]).map(({ href, text }) => (
              <Button key={href} href={href}>
                {text}
              </Button>
            ))}
          </div>
        }
      />
      {ways !== null && ways.topics.length > 0 && (
        <nav aria-labelledby="ways-on" className={styles.waysOn}>
          <h2 id="ways-on">{say('search.tryTopics')}</h2>
          <div className={styles.topics}>
            {ways.topics.map((topic) => (
              <a key={topic.id} href={topicUrl(topic)} className={styles.guide}>
                {topic.name}
              </a>
            ))}
          </div>
        </nav>
      )}
      <FeaturedBoards />
    </>
  )
}
