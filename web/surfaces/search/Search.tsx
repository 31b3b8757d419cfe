import { type MouseEvent, useEffect } from 'react'
import { LOG } from '#domain/log-events.ts'
import { BaseSearchResource, type BesideResults } from '#domain/resources/search.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import { isTooLong } from '#domain/rules/search/plain-query.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { usePages, useSay } from '../../frame.tsx'
import { type Listed, useList, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { log } from '../../tracking/log.ts'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { narrowedBy, queryOf, scopeOf, searchFor, searchUrl, searchUrlIn } from './asks.ts'
import { Filters } from './Filters.tsx'
import { FoundBoards } from './FoundBoards.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { Guides } from './Guides.tsx'
import { Nothing } from './Nothing.tsx'
import styles from './Search.module.css'
import { SearchBegin } from './SearchBegin.tsx'
import { SearchHeading } from './SearchHeading.tsx'
import { scopesFor } from './scopes.ts'

export function Search() {
  const say = useSay()
  const place = usePlace()
  const viewer = useViewer()
  const query = queryOf(place)
  const scope = scopeOf(place)
  const tabs = scopesFor(viewer, scope.path).map(({ path, text }) => ({
    key: path,
    label: say(text),
    href: searchUrlIn(place, path),
  }))
  if (!query) return <SearchBegin />
  if (isTooLong(query))
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
      <Results key={`${scope.path} ${place.query}`} />
    </>
  )
}

/** To the words in the field, all of them marked; without script, to a new search. */
function editSearch(event: MouseEvent) {
  const field = document.querySelector<HTMLInputElement>('input[data-search]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** Few results end soon: what stands below them has a heading of its own. */
const FEW = 12

function Results() {
  const say = useSay()
  const place = usePlace()
  const { path } = scopeOf(place)
  const list = useList(BaseSearchResource.get, searchFor(place))
  const beside = list.extra as BesideResults | undefined
  useLogged(list)
  if (beside?.is_marked)
    return (
      <EmptyState
        drawing={<BrokenTwig />}
        sentence={say('search.marked')}
        action={<Button href="/community-guidelines/">{say('search.guidelines')}</Button>}
      />
    )
  const nothing = <Nothing ways_on={beside?.ways_on ?? null} chosen={beside?.chosen ?? []} />
  if (list.next === null && !list.items.length && !beside?.own_boards.length) return nothing
  if (path === 'boards') return <FoundBoards list={list} />
  if (path === 'users') return <FoundPeople list={list} />
  const surface = beside?.is_shopping ? 'SearchItemHighShoppingIntent' : 'SearchItem'
  return (
    <>
      <Guides guides={beside?.guides ?? []} chosen={beside?.chosen ?? []} />
      <Filters />
      {beside?.correction && <Correction {...beside.correction} />}
      {beside?.is_near && (
        <GridEdges>
          <h2 className={styles.near}>{say('search.near', { query: queryOf(place) })}</h2>
        </GridEdges>
      )}
      <PinGrid surface={surface} list={list} empty={nothing} />
      {list.next === null && list.items.length < FEW && <FeaturedBoards />}
    </>
  )
}

/** Search.8: what was searched instead, with a link to the words as typed where one of them was taken for another. */
function Correction({ query, is_fewer }: { query: string; is_fewer: boolean }) {
  const say = useSay()
  const place = usePlace()
  const typed = queryOf(place)
  const words = foldedWords(typed)
  const isOtherWord = !is_fewer || foldedWords(query).some((word) => !words.includes(word))
  return (
    <GridEdges>
      <p className={styles.correction}>
        {say(is_fewer ? 'search.fewer' : 'search.corrected', { query })}{' '}
        {isOtherWord && (
          <a href={searchUrl(typed, scopeOf(place).path, { ...narrowedBy(place), isExact: true })}>
            {say('search.asTyped', { query: typed })}
          </a>
        )}
      </p>
    </GridEdges>
  )
}

const logged = new Set<string>()

/** Search.20: a search is told once, not again for later pages or on the way back. */
function useLogged(list: Listed<unknown>) {
  const place = usePlace()
  const page = usePages(({ base }) => base.key)
  const isThere = list.next !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the first page is there, as it is then
  useEffect(() => {
    const search = searchFor(place)
    const key = `${page} ${place.path} ${place.query}`
    if (!isThere || logged.has(key)) return
    logged.add(key)
    const aux_data = { query: search.query, rs: search.rs, type: search.scope, result_count: list.items.length }
    log({ event_type: LOG.search, aux_data })
  }, [isThere, page])
}
