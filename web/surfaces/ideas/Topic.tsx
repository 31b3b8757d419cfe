import { TopicBestResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PinRow } from '../grid/PinRow.tsx'
import { topicBest, topicFeed, topicOf, topicUrl } from './asks.ts'
import { Chips } from './Chips.tsx'
import styles from './Ideas.module.css'
import { InterestFollowButton } from './InterestFollowButton.tsx'
import { TopicTabs } from './TopicTabs.tsx'

/** Pins about one thing people like: what stands above and below it, its best, and all others. */
export function Topic() {
  const say = useSay()
  const place = usePlace()
  const { answer: topic } = useAnswer(TopicResource.get, topicOf(place))
  const best = useList(TopicBestResource.get, topicBest(place))
  const list = useList(TopicFeedResource.get, topicFeed(place))
  if (!topic) return <GridSkeleton />
  const back = topic.parent
    ? { href: topicUrl(topic.parent), text: topic.parent.name }
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
        <Chips label={say('ideas.below')} links={topic.children} hrefOf={topicUrl} isHeaded />
        <Chips label={say('ideas.related')} links={topic.related} hrefOf={topicUrl} isHeaded />
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
