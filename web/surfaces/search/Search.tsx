import { BaseSearchResource } from '#domain/resources/search.ts'
import { searchGuides } from '#domain/rules/search/search-guides.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { FeaturedBoards } from '../board/FeaturedBoards.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { Scroller } from '../scroller/Scroller.tsx'
import { queryOf, SCOPES, scopeOf, searchFor, searchUrl } from './asks.ts'
import { FoundBoards } from './FoundBoards.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import styles from './Search.module.css'
import { SearchBegin } from './SearchBegin.tsx'

export function Search() {
  const say = useSay()
  const place = usePlace()
  const query = queryOf(place)
  const scope = scopeOf(place)
  const tabs = SCOPES.map(({ path, text }) => ({ key: path, label: say(text), href: searchUrl(query, path) }))
  return (
    <>
      {query ? (
        <>
          <h1 className="visually-hidden">{say('search.resultsFor', { query })}</h1>
          <Tabs label={say('search.scopes')} tabs={tabs} selected={scope.path} centred />
          <Results key={`${scope.path} ${query}`} />
        </>
      ) : (
        <SearchBegin />
      )}
    </>
  )
}

function Results() {
  const say = useSay()
  const place = usePlace()
  const query = queryOf(place)
  const list = useList(BaseSearchResource.get, searchFor(place))
  const empty = (
    <EmptyState
      drawing={<BrokenTwig />}
      sentence={say('search.nothing', { query })}
      action={<Button href="/ideas/">{say('shell.explore')}</Button>}
    />
  )
  if (list.next === null && !list.items.length)
    return (
      <>
        {empty}
        <FeaturedBoards />
      </>
    )
  const { scope } = scopeOf(place)
  if (scope === 'boards') return <FoundBoards list={list} />
  if (scope === 'users') return <FoundPeople list={list} />
  const pins = list.items.flatMap((item) => (item.type === 'pin' ? [item] : []))
  return (
    <>
      <Guides query={query} pins={pins.slice(0, GUIDED)} />
      <PinGrid surface="SearchItem" list={list} empty={empty} />
    </>
  )
}

/** Later pages don't change the guides: what one is about to tap stays where it is. */
const GUIDED = 25

type Titled = { title: string; dominant_color: string }

function Guides({ query, pins }: { query: string; pins: readonly Titled[] }) {
  const say = useSay()
  const guides = searchGuides(query, pins)
  if (!guides.length) return null
  return (
    <GridEdges>
      <Scroller label={say('search.guides')} className={styles.guides}>
        {guides.map(({ term, display, dominant_color }) => (
          <a key={term} href={`${searchUrl(`${query} ${term}`)}&rs=guide`} className={styles.guide}>
            <span className={styles.swatch} style={{ backgroundColor: dominant_color }} aria-hidden="true" />
            {display}
          </a>
        ))}
      </Scroller>
    </GridEdges>
  )
}
