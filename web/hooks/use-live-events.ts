import { useEffect, useEffectEvent } from 'react'
import type { LiveEvent, LiveTopic } from '#domain/live.ts'
import { useApp } from '../app-context.tsx'

/**
 * Subscribes to the events of a topic while the component is mounted. `kind` is 'refetch' when events may have been
 * missed. One stream serves all tabs of a browser; its code is loaded after the page.
 */
export function useLiveEvents(topic: LiveTopic | undefined, onEvent: (event: LiveEvent) => void) {
  const { store } = useApp()
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    if (!topic) return
    let stop: (() => void) | undefined
    let isOver = false
    // The page's data is at least as new as the page itself.
    const since = Date.parse(store.get().config.now)
    void import('../state/live-stream.ts').then(({ subscribeToLiveTopic }) => {
      if (!isOver) stop = subscribeToLiveTopic(topic, (event) => handle(event), since)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [topic, store])
}
