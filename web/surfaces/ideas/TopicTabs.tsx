import type { Topic } from '#domain/entities/interest.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { makeTopicShoppingUrl, makeTopicUrl, makeTopicVideosUrl } from './asks.ts'

/** Tabs of a topic: ideas, videos, products; nothing when there is only one. */
export function TopicTabs({ topic, selected }: { topic: Topic; selected: 'ideas' | 'videos' | 'shop' }) {
  const say = useSay()
  if (!topic.has_products && !topic.has_videos) return null
  return (
    <Tabs
      label={say('ideas.tabsOf', { topic: topic.name })}
      centred
      selected={selected}
      tabs={[
        { key: 'ideas', label: say('ideas.tabIdeas'), href: makeTopicUrl(topic) },
        ...(topic.has_videos
          ? [{ key: 'videos', label: say('ideas.tabVideos'), href: makeTopicVideosUrl(topic) }]
          : []),
        ...(topic.has_products
          ? [{ key: 'shop', label: say('ideas.tabShop'), href: makeTopicShoppingUrl(topic) }]
          : []),
      ]}
    />
  )
}
