import { personTopic } from '#domain/live.ts'
import { NewsHubBadgeResource } from '#domain/resources/news.ts'
import { useAsk } from '../../frame.tsx'
import { useEntity, useViewer } from '../../state/hooks.ts'
import { useLive } from '../../state/live.ts'

/** How many notifications are new: as the page knew it, then as the news come in. */
export function useUnread(): number {
  const ask = useAsk()
  const viewer = useViewer()
  const known = useEntity('unread_news', 'own')
  useLive(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'notification' || kind === 'refetch') void ask(NewsHubBadgeResource.get, {}).catch(() => {})
  })
  return viewer.is_auth ? (known?.count ?? viewer.unread_news_count) : 0
}

const MOST = 99
export const badgeOf = (count: number): string | undefined =>
  count > MOST ? `${MOST}+` : count > 0 ? String(count) : undefined
