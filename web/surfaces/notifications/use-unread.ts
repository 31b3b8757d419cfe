import { personTopic } from '#domain/live.ts'
import { NewsHubBadgeResource } from '#domain/resources/notifications.ts'
import { useAsk } from '../../frame.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'

/** How many notifications are new: as the page knew it, then as it was heard. */
export function useUnread(): number {
  const viewer = useViewer()
  const known = useEntity('unread_news', 'own')
  return viewer.is_auth ? (known?.count ?? viewer.unread_news_count) : 0
}

/** Keeps the count fresh as the news come in; one place on the page does it. */
export function useFreshUnread(): void {
  const ask = useAsk()
  const viewer = useViewer()
  useLive(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'notification' || kind === 'refetch') void ask(NewsHubBadgeResource.get, {}).catch(() => {})
  })
}

const MOST = 99
export const badgeOf = (count: number): string | undefined =>
  count > MOST ? `${MOST}+` : count > 0 ? String(count) : undefined
