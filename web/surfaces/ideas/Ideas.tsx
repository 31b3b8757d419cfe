import type { Interest } from '#domain/entities/interest.ts'
import { CategoriesResource, InterestsResource } from '#domain/resources/interests.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { coverSources } from '../../picture.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { categoriesOf, interestsOf, isLocal, topicUrl } from './asks.ts'
import styles from './Ideas.module.css'
import { InterestFollowButton } from './InterestFollowButton.tsx'
import { Local } from './Local.tsx'

/** What there is to like, by topic, and what is loved where one lives. */
export function Ideas() {
  const say = useSay()
  const isNear = isLocal(usePlace())
  return (
    <>
      <div className={styles.head}>
        <h1>{say('ideas.title')}</h1>
        <Tabs
          label={say('ideas.tabs')}
          centred
          selected={isNear ? 'local' : 'topics'}
          tabs={[
            { key: 'topics', label: say('ideas.topics'), href: '/ideas/' },
            { key: 'local', label: say('ideas.local'), href: '/ideas/?tab=local' },
          ]}
        />
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
      <Tiles title={say('ideas.categories')} interests={categories.items} />
      <Tiles title={say('ideas.more')} interests={list.items} />
      <NextPage list={list} />
    </div>
  )
}

function Tiles({ title, interests }: { title: string; interests: readonly Interest[] }) {
  if (!interests.length) return null
  return (
    <GridEdges>
      <section className={styles.section} aria-label={title}>
        <h2>{title}</h2>
        <ul className={styles.interests}>
          {interests.map((interest) => (
            <Tile key={interest.id} interest={interest} />
          ))}
        </ul>
      </section>
    </GridEdges>
  )
}

function Tile({ interest }: { interest: Interest }) {
  const { media_url } = useConfig()
  const [cover] = interest.cover_images
  return (
    <li className={styles.interest}>
      <a href={topicUrl(interest)}>
        <span className={styles.picture} style={cover && { backgroundColor: cover.dominant_color }}>
          {cover && (
            <img
              {...coverSources(media_url, cover)}
              sizes="(min-width: 592px) 236px, 50vw"
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
        <strong>{interest.name}</strong>
      </a>
      <InterestFollowButton interest={interest} />
    </li>
  )
}
