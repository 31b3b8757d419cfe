import { personTopic } from '#domain/live.ts'
import { NewsHubBadgeResource } from '#domain/resources/notifications.ts'
import { useAsk } from '../../app-context.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'

/** Number of unread notifications: from the page at first, then as updated live. */
export function useUnreadNotificationCount(): number {
  const viewer = useViewer()
  const known = useEntity('unread_news', 'own')
  return viewer.is_auth ? (known?.count ?? viewer.unread_news_count) : 0
}

/** Refreshes the unread count on live updates; used by one component per page. */
export function useRefreshUnreadCount(): void {
  const ask = useAsk()
  const viewer = useViewer()
  useLiveEvents(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'notification' || kind === 'refetch') void ask(NewsHubBadgeResource.get, {}).catch(() => {})
  })
}

const MOST = 99
export const formatBadgeCount = (count: number): string | undefined =>
  count > MOST ? `${MOST}+` : count > 0 ? String(count) : undefined
