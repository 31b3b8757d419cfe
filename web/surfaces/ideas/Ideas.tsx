import { CategoriesResource, InterestsResource } from '#domain/resources/interests.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { isLocalTab, parseInterestsOptions, toCategoriesOptions } from './asks.ts'
import { ExploreTabs } from './ExploreTabs.tsx'
import styles from './Ideas.module.css'
import { Local } from './Local.tsx'
import { TopicTiles } from './TopicTiles.tsx'

/** Page of topics, or of pins that are popular in the viewer's country. */
export function Ideas() {
  const say = useSay()
  const isNear = isLocalTab(useRouteLocation())
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

/** Topics with their best picture and a follow button: top-level topics first, then the others that have pins. */
function Topics() {
  const say = useSay()
  const place = useRouteLocation()
  const categories = useList(CategoriesResource.get, toCategoriesOptions())
  const list = useList(InterestsResource.get, parseInterestsOptions(place))
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
