import { useEffect, useRef } from 'react'
import type { LiveEvent, LiveTopic } from '#domain/live.ts'
import { useFrame } from '../frame.tsx'

/**
 * Hears what is new of a topic while the component is shown. `kind` is 'refetch' when something may have been missed.
 * One stream serves all tabs of a browser; what it needs is loaded after the page.
 */
export function useLive(topic: LiveTopic | undefined, onEvent: (event: LiveEvent) => void) {
  const { store } = useFrame()
  const latest = useRef(onEvent)
  latest.current = onEvent
  useEffect(() => {
    if (!topic) return
    let stop: (() => void) | undefined
    let isOver = false
    // What the page shows was answered when it was made, or later.
    const since = Date.parse(store.get().config.now)
    void import('../state/live-stream.ts').then(({ hear }) => {
      if (!isOver) stop = hear(topic, (event) => latest.current(event), since)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [topic, store])
}
