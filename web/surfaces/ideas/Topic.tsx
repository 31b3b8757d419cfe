import { TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useAnswer, useList } from '../../state/hooks.ts'
import { InterestFollowButton } from '../follow/InterestFollowButton.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { topicFeed, topicOf } from './asks.ts'
import styles from './Ideas.module.css'

/** Pins about one thing people like. */
export function Topic() {
  const say = useSay()
  const place = usePlace()
  const { answer: topic } = useAnswer(TopicResource.get, topicOf(place))
  const list = useList(TopicFeedResource.get, topicFeed(place))
  if (!topic) return <GridSkeleton />
  return (
    <>
      <div className={styles.head}>
        <BackLink href="/ideas/">{say('ideas.all')}</BackLink>
        <h1>{topic.name}</h1>
        <InterestFollowButton interest={topic} kind="primary" />
      </div>
      <PinGrid
        surface="RetrievalHub"
        list={list}
        empty={<EmptyState drawing={<Bowerbird />} sentence={say('ideas.nothing', { topic: topic.name })} />}
      />
    </>
  )
}
