import { LOG } from '#domain/log-events.ts'
import type { BesideResults } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { log } from '../../tracking/log.ts'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { topicUrl } from '../ideas/asks.ts'
import { filtersIn, narrowedBy, queryOf, scopeOf, searchUrl } from './asks.ts'
import { Filters } from './Filters.tsx'
import { Guides } from './Guides.tsx'
import styles from './Search.module.css'
import { NOTHING } from './scopes.ts'

type Way = { href: string; text: string; onClick?: () => void }

/** Search.18: no result says what was looked for, and offers the nearest spelling, fewer filters, other kinds of results and topics. */
export function Nothing({ ways_on: ways, chosen }: Pick<BesideResults, 'ways_on' | 'chosen'>) {
  const say = useSay()
  const place = usePlace()
  const query = queryOf(place)
  const { path } = scopeOf(place)
  const { guides, ...narrowed } = narrowedBy(place)
  const filters = filtersIn(narrowed)
  // Fewer filters are the way on only where the words alone lead somewhere.
  const isNarrowed = ways?.without_filters ?? false
  const logCleared = () => {
    const aux_data = Object.fromEntries(filters.map((name) => [name, null]))
    if (filters.length) log({ event_type: LOG.searchFiltered, aux_data })
  }
  const explore: Way = { href: '/ideas/', text: say('shell.explore') }
  const found: Way[] = [
    ways?.spelling && {
      href: searchUrl(ways.spelling, path, narrowed),
      text: say('search.nearest', { query: ways.spelling }),
    },
    ways?.without_filters && { href: searchUrl(query, path), text: say('search.clearFilters'), onClick: logCleared },
    ways?.in_pins && { href: searchUrl(query), text: say('search.allPins') },
    ways?.in_people && { href: searchUrl(query, 'users'), text: say('search.inPeople', { query }) },
    ways?.in_boards && { href: searchUrl(query, 'boards'), text: say('search.inBoards', { query }) },
  ].filter((way) => typeof way === 'object' && way !== null)
  return (
    <>
      {guides.length > 0 && <Guides guides={[]} chosen={chosen} />}
      {filters.length > 0 && <Filters />}
      <EmptyState
        drawing={<BrokenTwig />}
        sentence={say(isNarrowed ? 'search.nothingNarrowed' : NOTHING[path], { query })}
        action={
          <div className={styles.ways}>
            {(found.length ? found : [explore]).map(({ href, text, onClick }) => (
              <Button key={href} href={href} onClick={onClick}>
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
