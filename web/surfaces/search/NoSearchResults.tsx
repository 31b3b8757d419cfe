import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import type { SearchExtras } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { logEvent } from '../../tracking/log.ts'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { makeTopicUrl } from '../ideas/asks.ts'
import { listFilterNames, makeSearchUrl, parseSearchFilters, parseSearchQuery, parseSearchScope } from './asks.ts'
import { Filters } from './Filters.tsx'
import styles from './Search.module.css'
import { SearchGuides } from './SearchGuides.tsx'
import { NO_RESULTS_TEXT_KEYS } from './scopes.ts'

type Way = { href: string; text: string; onClick?: () => void }

type Props = Pick<SearchExtras, 'ways_on' | 'chosen'> & {
  /** Near matches follow below. */
  hasClose?: boolean
}

/** Repeats the query and offers one alternative that has results, or creating a pin; then topics (search.18). */
export function NoSearchResults({ ways_on: ways, chosen, hasClose = false }: Props) {
  const say = useSay()
  const place = useRouteLocation()
  const query = parseSearchQuery(place)
  const { path } = parseSearchScope(place)
  const { guides, ...narrowed } = parseSearchFilters(place)
  const filters = listFilterNames(narrowed)
  // Removing filters is offered only if the words alone have results.
  const isNarrowed = ways?.without_filters ?? false
  const logCleared = () => {
    const aux_data = Object.fromEntries(filters.map((name) => [name, null]))
    if (filters.length)
      logEvent({
        event_type: LOG_EVENT.searchFiltered,
        component: LOG_COMPONENT.search,
        element: LOG_ELEMENT.filter,
        aux_data,
      })
  }
  const viewer = useViewer()
  const otherwise: Way =
    viewer.is_auth && path === 'pins'
      ? { href: '/pin-creation-tool/', text: say('create.pin') }
      : { href: '/ideas/', text: say('shell.explore') }
  const found: Way[] = [
    ways?.spelling && {
      href: makeSearchUrl(ways.spelling, path, narrowed),
      text: say('search.nearest', { query: ways.spelling }),
    },
    ways?.without_filters && {
      href: makeSearchUrl(query, path),
      text: say('search.clearFilters'),
      onClick: logCleared,
    },
    ways?.in_pins && { href: makeSearchUrl(query), text: say('search.allPins') },
    ways?.in_people && { href: makeSearchUrl(query, 'users'), text: say('search.inPeople', { query }) },
    ways?.in_boards && { href: makeSearchUrl(query, 'boards'), text: say('search.inBoards', { query }) },
  ].filter((way) => typeof way === 'object' && way !== null)
  const action = found[0] ?? otherwise
  return (
    <>
      {guides.length > 0 && <SearchGuides guides={[]} chosen={chosen} />}
      {filters.length > 0 && <Filters />}
      <EmptyState
        drawing={<BrokenTwig />}
        sentence={say(isNarrowed ? 'search.nothingNarrowed' : NO_RESULTS_TEXT_KEYS[path], { query })}
        action={
          <Button href={action.href} onClick={action.onClick}>
            {action.text}
          </Button>
        }
      />
      {!hasClose && ways !== null && ways.topics.length > 0 && (
        <nav aria-labelledby="ways-on" className={styles.waysOn}>
          <h2 id="ways-on">{say('search.tryTopics')}</h2>
          <div className={styles.topics}>
            {ways.topics.map((topic) => (
              <a key={topic.id} href={makeTopicUrl(topic)} className={styles.guide}>
                {topic.name}
              </a>
            ))}
          </div>
        </nav>
      )}
      {!hasClose && <FeaturedBoards />}
    </>
  )
}
