import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useAnswer, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { categoriesOf, videosUrl } from '../ideas/asks.ts'
import { Chips } from '../ideas/Chips.tsx'
import { ExploreTabs } from '../ideas/ExploreTabs.tsx'
import styles from '../ideas/Ideas.module.css'
import { TopicTabs } from '../ideas/TopicTabs.tsx'
import { AutoplaySwitch } from './AutoplaySwitch.tsx'
import { categoryAt, categoryFeed, videosFeed } from './asks.ts'

/** Everything that moves, by topic. */
export function Videos() {
  const say = useSay()
  const place = usePlace()
  const categories = useList(CategoriesResource.get, categoriesOf('videos'))
  return (
    <>
      <ExploreTabs selected="videos" />
      <PageHead centred title={say('videos.title')} sentence={say('videos.sentence')} />
      <Chips label={say('videos.topics')} links={categories.items} hrefOf={videosUrl} />
      <AutoplaySwitch />
      <VideoGrid list={useList(VideoFeedResource.get, videosFeed(place))} label={say('videos.title')} />
    </>
  )
}

/** The videos of a topic and of those below it. */
export function VideosCategory() {
  const say = useSay()
  const place = usePlace()
  const { answer: topic } = useAnswer(TopicResource.get, categoryAt(place))
  const list = useList(VideoFeedResource.get, categoryFeed(place))
  if (!topic) return <GridSkeleton />
  const back = topic.parent
    ? { href: videosUrl(topic.parent), text: topic.parent.name }
    : { href: '/videos/', text: say('videos.title') }
  return (
    <>
      <PageHead centred title={say('videos.titleOf', { topic: topic.name })} back={back} />
      <div className={styles.around}>
        <TopicTabs topic={topic} selected="videos" />
        <Chips
          label={say('ideas.below')}
          links={topic.children.filter((child) => child.has_videos)}
          hrefOf={videosUrl}
        />
      </div>
      <AutoplaySwitch />
      <VideoGrid list={list} label={say('videos.titleOf', { topic: topic.name })} />
    </>
  )
}

function VideoGrid({ list, label }: { list: Listed<unknown>; label: string }) {
  const say = useSay()
  return (
    <PinGrid
      surface="RetrievalHub"
      label={label}
      list={list}
      empty={
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say('videos.none')}
          action={<Button href="/ideas/">{say('shopping.noneAction')}</Button>}
        />
      }
    />
  )
}
