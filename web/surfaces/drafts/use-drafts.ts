import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { personTopic, REFETCH } from '#domain/live.ts'
import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import type { Draft } from './draft.ts'
import { draftOf, drafts, NO_DRAFTS, openDrafts } from './drafts.ts'
import { keepAll, keepFor, readDrafts } from './keep-drafts.ts'
import { resumePageFiles, retryLostPages } from './page-files.ts'
import { bytesOf } from './picture-bytes.ts'
import { retryLost, sendWaiting } from './uploads.ts'

/** The drafts of the viewer; what waits is sent, and what was lost is tried again once there is a connection. */
export function useDrafts() {
  const frame = useFrame()
  const { id } = useViewer()
  useLayoutEffect(() => {
    if (id === null) return
    openDrafts(id)
    sendWaiting(frame)
    void resumePageFiles(frame)
    void readDrafts(frame)
    return keepFor(frame)
  }, [frame, id])
  useEffect(() => {
    const onOnline = () => {
      retryLost(frame)
      retryLostPages(frame)
      keepAll(frame)
      void readDrafts(frame)
    }
    const onLeave = () => document.visibilityState === 'hidden' && keepAll(frame)
    addEventListener('online', onOnline)
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      keepAll(frame)
      removeEventListener('online', onOnline)
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
    }
  }, [frame])
  useLive(id ? personTopic(id) : undefined, ({ kind }) => {
    if (kind === 'draft' || kind === REFETCH) void readDrafts(frame)
  })
  return useSyncExternalStore(drafts.subscribe, drafts.getState, () => NO_DRAFTS)
}

/** The address of a draft's picture in this page, for as long as its bytes are here. */
export function useLocalPicture({ key, upload }: Pick<Draft, 'key' | 'upload'>): string | undefined {
  const [found, setFound] = useState<{ key: string; url: string }>()
  const isHere = upload.at !== 'elsewhere'
  useEffect(() => {
    let isWanted = isHere
    if (isHere) {
      void bytesOf(key).then((held) => {
        if (held && isWanted && draftOf(key)) setFound({ key, url: held.url })
      })
    }
    return () => {
      isWanted = false
    }
  }, [key, isHere])
  return found?.key === key ? found.url : undefined
}
