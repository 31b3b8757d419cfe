import { useCallback, useEffect, useRef } from 'react'
import { personTopic } from '#domain/live.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { useFrame } from '../../frame.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import { FIRST_PAGE } from '../../router/route.ts'
import { NOTIFICATIONS } from './asks.ts'

const FIRST = { ...NOTIFICATIONS, field_set_key: 'card', page_size: FIRST_PAGE }

/** The notifications, kept fresh while they are looked at, and read by being looked at. */
export function useNotifications() {
  const { ask, store } = useFrame()
  const viewer = useViewer()
  const list = useList(NewsHubResource.get, NOTIFICATIONS)
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
    // What the route or an earlier look brought may be old by now.
    if (store.isOlderThan(NewsHubResource.get, NOTIFICATIONS, FRESH_FOR)) void refetch()
    setAllRead()
  }, [isShown, setAllRead, refetch, store])
  useLive(viewer.id ? personTopic(viewer.id) : undefined, ({ kind, id }) => {
    // An id of 0 says that notifications were read in another tab: nothing new came.
    if (kind === 'refetch' || (kind === 'notification' && id !== '0')) void refetch().then(setAllRead)
  })
  return list
}

const FRESH_FOR = 5000
