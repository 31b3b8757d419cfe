import { type MouseEvent, useEffect } from 'react'
import { LOG_COMPONENT, LOG_EVENT } from '#domain/log-events.ts'
import { BaseSearchResource, type SearchExtras } from '#domain/resources/search.ts'
import { isQueryTooLong, splitFoldedWords } from '#domain/rules/search/query-text.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { usePages, useSay } from '../../app-context.tsx'
import { type LoadedList, useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { logEvent } from '../../tracking/log.ts'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PageGuidanceSlot } from '../guidance/GuidanceSlots.tsx'
import {
  makeSearchUrl,
  makeSearchUrlForScope,
  parseSearchFilters,
  parseSearchOptions,
  parseSearchQuery,
  parseSearchScope,
} from './asks.ts'
import { BoardResults } from './BoardResults.tsx'
import { Filters } from './Filters.tsx'
import { NoSearchResults } from './NoSearchResults.tsx'
import { PeopleResults } from './PeopleResults.tsx'
import styles from './Search.module.css'
import { SearchGuides } from './SearchGuides.tsx'
import { SearchHeading } from './SearchHeading.tsx'
import { SearchStart } from './SearchStart.tsx'
import { listAllowedScopes } from './scopes.ts'
import { searchFieldRef } from './search-field-ref.ts'

export function Search() {
  const say = useSay()
  const place = useRouteLocation()
  const viewer = useViewer()
  const query = parseSearchQuery(place)
  const scope = parseSearchScope(place)
  const tabs = listAllowedScopes(viewer, scope.path).map(({ path, text }) => ({
    key: path,
    label: say(text),
    href: makeSearchUrlForScope(place, path),
  }))
  if (!query) return <SearchStart />
  if (isQueryTooLong(query))
    return (
      <EmptyState
        drawing={<BrokenTwig />}
        title={say('search.title')}
        heading="h1"
        sentence={say('search.tooLong')}
        action={
          <Button href="/search/" onClick={editSearch}>
            {say('search.edit')}
          </Button>
        }
      />
    )
  return (
    <>
      <SearchHeading />
      <Tabs label={say('search.scopes')} tabs={tabs} selected={scope.path} centred />
      <PageGuidanceSlot page="search" about={{ search_query: query }} />
      <Results key={`${scope.path} ${place.query}`} />
    </>
  )
}

/** Focuses the search field and selects its text; without script, leads to a new search. */
function editSearch(event: MouseEvent) {
  const field = searchFieldRef.current
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** With at most this many results, the section below them has its own heading. */
const FEW = 12

function Results() {
  const say = useSay()
  const place = useRouteLocation()
  const { path } = parseSearchScope(place)
  const list = useList(BaseSearchResource.get, parseSearchOptions(place))
  const beside = list.extra as SearchExtras | undefined
  useLogged(list)
  if (beside?.is_marked)
    return (
      <EmptyState
        drawing={<BrokenTwig />}
        sentence={say('search.marked')}
        action={<Button href="/community-guidelines/">{say('search.guidelines')}</Button>}
      />
    )
  const nothing = <NoSearchResults ways_on={beside?.ways_on ?? null} chosen={beside?.chosen ?? []} />
  if (list.next === null && !list.items.length && !beside?.own_boards.length) return nothing
  if (path === 'boards') return <BoardResults list={list} />
  if (path === 'users') return <PeopleResults list={list} />
  if (beside?.is_near)
    return (
      <>
        <NoSearchResults ways_on={beside.ways_on} chosen={beside.chosen} hasClose />
        <GridEdges>
          <h2 className={styles.near}>{say('search.near')}</h2>
        </GridEdges>
        <PinGrid surface="SearchItem" list={list} empty={null} />
      </>
    )
  const surface = beside?.is_shopping ? 'SearchItemHighShoppingIntent' : 'SearchItem'
  return (
    <>
      <SearchGuides guides={beside?.guides ?? []} chosen={beside?.chosen ?? []} />
      <Filters />
      {beside?.correction && <Correction {...beside.correction} />}
      <PinGrid surface={surface} list={list} empty={nothing} />
      {list.next === null && list.items.length < FEW && <FeaturedBoards />}
    </>
  )
}

/** The corrected query, with a link to the words as typed (search.8). */
function Correction({ query, is_fewer }: { query: string; is_fewer: boolean }) {
  const say = useSay()
  const place = useRouteLocation()
  const typed = parseSearchQuery(place)
  const words = splitFoldedWords(typed)
  const isOtherWord = !is_fewer || splitFoldedWords(query).some((word) => !words.includes(word))
  return (
    <GridEdges>
      <p className={styles.correction}>
        {say(is_fewer ? 'search.fewer' : 'search.corrected', { query })}{' '}
        {isOtherWord && (
          <a href={makeSearchUrl(typed, parseSearchScope(place).path, { ...parseSearchFilters(place), isExact: true })}>
            {say('search.asTyped', { query: typed })}
          </a>
        )}
      </p>
    </GridEdges>
  )
}

const logged = new Set<string>()

/** Logs a search once, not again for later pages or after going back (search.20). */
function useLogged(list: LoadedList<unknown>) {
  const place = useRouteLocation()
  const page = usePages(({ base }) => base.key)
  const isThere = list.next !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the first page is there, as it is then
  useEffect(() => {
    const search = parseSearchOptions(place)
    const key = `${page} ${place.path} ${place.query}`
    if (!isThere || logged.has(key)) return
    logged.add(key)
    const aux_data = { query: search.query, rs: search.rs, type: search.scope, result_count: list.items.length }
    logEvent({ event_type: LOG_EVENT.search, component: LOG_COMPONENT.search, aux_data })
  }, [isThere, page])
}
