import { useEffect } from 'react'
import { personTopic } from '#domain/live.ts'
import { DuplicateSearchResource } from '#domain/resources/duplicates.ts'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { refetch } from '../../hooks/refetch.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import { duplicatesAsks } from './asks.ts'

/**
 * Starts a search for duplicates when one's pins have changed since the last search; results show as soon as it is
 * done.
 */
export function useDuplicateSearch(): { isLooking: boolean } {
  const frame = useApp()
  const viewer = useViewer()
  const state = useAnswer(DuplicateSearchResource.get, {}).answer?.state
  const isDue = state === 'never' || state === 'due'
  useEffect(() => {
    const { ask, store } = frame
    if (!isDue) return
    ask(DuplicateSearchResource.create, {})
      .then((search) => store.take(DuplicateSearchResource.get, {}, search))
      .catch(() => {})
  }, [isDue, frame])
  useLiveEvents(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'duplicates' || kind === 'refetch') void refetch(frame, duplicatesAsks())
  })
  return { isLooking: state !== 'done' }
}
