import { CategoriesResource } from '#domain/resources/interests.ts'
import { AdvancedTypeaheadResource, BaseSearchResource } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { toCategoriesOptions } from '../ideas/asks.ts'
import { TopicTiles } from '../ideas/TopicTiles.tsx'
import { EMPTY_TYPEAHEAD_OPTIONS, POPULAR_PEOPLE_OPTIONS, parseSearchScope } from './asks.ts'
import { PeopleResults } from './PeopleResults.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import styles from './Search.module.css'

const TOPICS = 12

/** Starting points before a query is entered: recent searches, trending searches, and some topics. */
export function SearchStart() {
  const say = useSay()
  const isForPeople = parseSearchScope(useRouteLocation()).path === 'users'
  return (
    <>
      <h1 className={styles.begin}>{say('search.begin')}</h1>
      <RecentSearches />
      <Trending />
      {isForPeople ? <BestKnown /> : <Topics />}
      <FeaturedBoards />
    </>
  )
}

function Trending() {
  const say = useSay()
  const { answer } = useAnswer(AdvancedTypeaheadResource.get, EMPTY_TYPEAHEAD_OPTIONS)
  const trending = answer?.items.filter((item) => item.is_trending) ?? []
  if (!trending.length) return null
  return (
    <nav aria-labelledby="trending-searches" className={styles.waysOn}>
      <h2 id="trending-searches">{say('search.trending')}</h2>
      <div className={styles.topics}>
        {trending.map(({ label, url }) => (
          <a key={label} href={url} className={styles.guide}>
            {label}
          </a>
        ))}
      </div>
    </nav>
  )
}

const BestKnown = () => <PeopleResults list={useList(BaseSearchResource.get, POPULAR_PEOPLE_OPTIONS)} />

/** The most followed topics, sorted by name. */
function Topics() {
  const say = useSay()
  const { items } = useList(CategoriesResource.get, toCategoriesOptions())
  const most = new Set([...items].sort((a, b) => b.follower_count - a.follower_count).slice(0, TOPICS))
  if (!items.length) return null
  return (
    <>
      <TopicTiles title={say('search.topics')} interests={items.filter((one) => most.has(one))} />
      <p className={styles.more}>
        <Button href="/ideas/">{say('shell.explore')}</Button>
      </p>
    </>
  )
}
