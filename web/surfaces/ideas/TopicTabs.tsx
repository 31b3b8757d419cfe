import type { Topic } from '#domain/entities/interest.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { shoppingUrl, topicUrl, videosUrl } from './asks.ts'

/** The pages that a topic has, one for each kind of thing; none where there is only one. */
export function TopicTabs({ topic, selected }: { topic: Topic; selected: 'ideas' | 'videos' | 'shop' }) {
  const say = useSay()
  if (!topic.has_products && !topic.has_videos) return null
  return (
    <Tabs
      label={say('ideas.tabsOf', { topic: topic.name })}
      centred
      selected={selected}
      tabs={[
        { key: 'ideas', label: say('ideas.tabIdeas'), href: topicUrl(topic) },
        ...(topic.has_videos ? [{ key: 'videos', label: say('ideas.tabVideos'), href: videosUrl(topic) }] : []),
        ...(topic.has_products ? [{ key: 'shop', label: say('ideas.tabShop'), href: shoppingUrl(topic) }] : []),
      ]}
    />
  )
}
