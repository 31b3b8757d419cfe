import { useCallback, useEffect, useRef } from 'react'
import { personTopic } from '#domain/live.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { useApp } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import { FIRST_PAGE_SIZE } from '../../router/route.ts'
import { NOTIFICATIONS_OPTIONS } from './asks.ts'

const FIRST = { ...NOTIFICATIONS_OPTIONS, field_set_key: 'card', page_size: FIRST_PAGE_SIZE }

/** List of notifications, kept up to date and marked as read while it is open. */
export function useNotifications() {
  const { ask, store } = useApp()
  const viewer = useViewer()
  const list = useList(NewsHubResource.get, NOTIFICATIONS_OPTIONS)
  const isShown = list.next !== undefined
  const isFirst = useRef(true)
  const refetch = useCallback(async () => {
    const page = await ask(NewsHubResource.get, FIRST).catch(() => undefined)
    if (page) store.take(NewsHubResource.get, FIRST, page)
  }, [ask, store])
  const setAllRead = useCallback(() => void ask(NewsHubResource.update, {}).catch(() => {}), [ask])
  useEffect(() => {
    if (!isShown || !isFirst.current) return
    isFirst.current = false
    // The list from the route or from an earlier visit may be outdated.
    if (store.isOlderThan(NewsHubResource.get, NOTIFICATIONS_OPTIONS, FRESH_FOR)) void refetch()
    setAllRead()
  }, [isShown, setAllRead, refetch, store])
  useLiveEvents(viewer.id ? personTopic(viewer.id) : undefined, ({ kind, id }) => {
    // An id of 0 means that notifications were read in another tab, so nothing new arrived.
    if (kind === 'refetch' || (kind === 'notification' && id !== '0')) void refetch().then(setAllRead)
  })
  return list
}

const FRESH_FOR = 5000
