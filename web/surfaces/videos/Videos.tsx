import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useAnswer, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { makeTopicVideosUrl, toCategoriesOptions } from '../ideas/asks.ts'
import { ExploreTabs } from '../ideas/ExploreTabs.tsx'
import styles from '../ideas/Ideas.module.css'
import { TopicChips } from '../ideas/TopicChips.tsx'
import { TopicTabs } from '../ideas/TopicTabs.tsx'
import { AutoplaySwitch } from './AutoplaySwitch.tsx'
import { parseVideoCategoryFeedOptions, parseVideosFeedOptions, parseVideoTopicOptions } from './asks.ts'

/** Videos and GIFs by topic. */
export function Videos() {
  const say = useSay()
  const place = useRouteLocation()
  const categories = useList(CategoriesResource.get, toCategoriesOptions('videos'))
  return (
    <>
      <ExploreTabs selected="videos" />
      <PageHead centred title={say('videos.title')} sentence={say('videos.sentence')} />
      <TopicChips label={say('videos.topics')} links={categories.items} hrefOf={makeTopicVideosUrl} />
      <AutoplaySwitch />
      <VideoGrid list={useList(VideoFeedResource.get, parseVideosFeedOptions(place))} label={say('videos.title')} />
    </>
  )
}

/** The videos of a topic and its subtopics. */
export function VideosCategory() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: topic } = useAnswer(TopicResource.get, parseVideoTopicOptions(place))
  const list = useList(VideoFeedResource.get, parseVideoCategoryFeedOptions(place))
  if (!topic) return <GridSkeleton />
  const back = topic.parent
    ? { href: makeTopicVideosUrl(topic.parent), text: topic.parent.name }
    : { href: '/videos/', text: say('videos.title') }
  return (
    <>
      <PageHead centred title={say('videos.titleOf', { topic: topic.name })} back={back} />
      <div className={styles.around}>
        <TopicTabs topic={topic} selected="videos" />
        <TopicChips
          label={say('ideas.below')}
          links={topic.children.filter((child) => child.has_videos)}
          hrefOf={makeTopicVideosUrl}
        />
      </div>
      <AutoplaySwitch />
      <VideoGrid list={list} label={say('videos.titleOf', { topic: topic.name })} />
    </>
  )
}

function VideoGrid({ list, label }: { list: LoadedList<unknown>; label: string }) {
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
