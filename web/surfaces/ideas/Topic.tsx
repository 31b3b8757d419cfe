import { TopicBestResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PinRow } from '../grid/PinRow.tsx'
import { makeTopicUrl, parseTopicBestOptions, parseTopicFeedOptions, parseTopicOptions } from './asks.ts'
import styles from './Ideas.module.css'
import { InterestFollowButton } from './InterestFollowButton.tsx'
import { TopicChips } from './TopicChips.tsx'
import { TopicTabs } from './TopicTabs.tsx'

/** Page of a topic: its parent and subtopics, its best pins, and all others. */
export function Topic() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: topic } = useAnswer(TopicResource.get, parseTopicOptions(place))
  const best = useList(TopicBestResource.get, parseTopicBestOptions(place))
  const list = useList(TopicFeedResource.get, parseTopicFeedOptions(place))
  if (!topic) return <GridSkeleton />
  const back = topic.parent
    ? { href: makeTopicUrl(topic.parent), text: topic.parent.name }
    : { href: '/ideas/', text: say('ideas.all') }
  return (
    <>
      <PageHead
        centred
        title={topic.name}
        back={back}
        sentence={say('ideas.followers', { count: topic.follower_count })}
        end={<InterestFollowButton interest={topic} kind="primary" />}
      />
      <div className={styles.around}>
        <TopicTabs topic={topic} selected="ideas" />
        <TopicChips label={say('ideas.below')} links={topic.children} hrefOf={makeTopicUrl} isHeaded />
        <TopicChips label={say('ideas.related')} links={topic.related} hrefOf={makeTopicUrl} isHeaded />
      </div>
      <PinRow title={say('ideas.best', { topic: topic.name })} pins={best.items} surface="TopicBest" />
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
