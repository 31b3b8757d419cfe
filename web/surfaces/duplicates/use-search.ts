import { useEffect } from 'react'
import { personTopic } from '#domain/live.ts'
import { DuplicateSearchResource } from '#domain/resources/duplicates.ts'
import { useFrame } from '../../frame.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import { refetch } from '../../hooks/refetch.ts'
import { duplicatesAsks } from './asks.ts'

/** Has one's pins looked through when they were not, or changed since; the page shows what is found as soon as it is. */
export function useSearch(): { isLooking: boolean } {
  const frame = useFrame()
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
  useLive(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'duplicates' || kind === 'refetch') void refetch(frame, duplicatesAsks())
  })
  return { isLooking: state !== 'done' }
}
