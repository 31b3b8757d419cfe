import { CategoriesResource, InterestsResource } from '#domain/resources/interests.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { categoriesOf, interestsOf, isLocal } from './asks.ts'
import { ExploreTabs } from './ExploreTabs.tsx'
import styles from './Ideas.module.css'
import { Local } from './Local.tsx'
import { TopicTiles } from './TopicTiles.tsx'

/** What there is to like, by topic, and what is loved where one lives. */
export function Ideas() {
  const say = useSay()
  const isNear = isLocal(usePlace())
  return (
    <>
      <ExploreTabs selected={isNear ? 'local' : 'topics'} />
      <div className={styles.head}>
        <h1>{say('ideas.title')}</h1>
      </div>
      {isNear ? <Local /> : <Topics />}
    </>
  )
}

/** Each topic with its best picture and a button to follow it: what stands above, then what there are pins about. */
function Topics() {
  const say = useSay()
  const place = usePlace()
  const categories = useList(CategoriesResource.get, categoriesOf())
  const list = useList(InterestsResource.get, interestsOf(place))
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>
        {say('ideas.sentence')} <a href="/topics/">{say('ideas.az')}</a>
      </p>
      {categories.next === undefined && !categories.refusal && <GridSkeleton />}
      {categories.next === null && !categories.items.length && (
        <EmptyState drawing={<Bowerbird />} sentence={say('ideas.none')} />
      )}
      <TopicTiles title={say('ideas.categories')} interests={categories.items} />
      <TopicTiles title={say('ideas.more')} interests={list.items} />
      <NextPage list={list} />
    </div>
  )
}
