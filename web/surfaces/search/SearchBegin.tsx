import { CategoriesResource } from '#domain/resources/interests.ts'
import { AdvancedTypeaheadResource, BaseSearchResource } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { categoriesOf } from '../ideas/asks.ts'
import { TopicTiles } from '../ideas/TopicTiles.tsx'
import { ANYONE, NOTHING_TYPED, scopeOf } from './asks.ts'
import { FoundPeople } from './FoundPeople.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import styles from './Search.module.css'

const TOPICS = 12

/** Where a search may begin when nobody has said anything yet: what one looked for, what others look for, a few topics. */
export function SearchBegin() {
  const say = useSay()
  const isForPeople = scopeOf(usePlace()).path === 'users'
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
  const { answer } = useAnswer(AdvancedTypeaheadResource.get, NOTHING_TYPED)
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

const BestKnown = () => <FoundPeople list={useList(BaseSearchResource.get, ANYONE)} />

/** The topics with the most followers, in the order of their names. */
function Topics() {
  const say = useSay()
  const { items } = useList(CategoriesResource.get, categoriesOf())
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
