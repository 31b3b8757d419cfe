import { TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { topicFeed, topicOf } from './asks.ts'
import { InterestFollowButton } from './InterestFollowButton.tsx'

/** Pins about one thing people like. */
export function Topic() {
  const say = useSay()
  const place = usePlace()
  const { answer: topic } = useAnswer(TopicResource.get, topicOf(place))
  const list = useList(TopicFeedResource.get, topicFeed(place))
  if (!topic) return <GridSkeleton />
  return (
    <>
      <PageHead
        centred
        title={topic.name}
        back={{ href: '/ideas/', text: say('ideas.all') }}
        end={<InterestFollowButton interest={topic} kind="primary" />}
      />
      <PinGrid
        surface="RetrievalHub"
        list={list}
        empty={
          <EmptyState
            drawing={<Bowerbird />}
            sentence={say('ideas.nothing', { topic: topic.name })}
            action={<Button href="/ideas/">{say('ideas.all')}</Button>}
          />
        }
      />
    </>
  )
}
