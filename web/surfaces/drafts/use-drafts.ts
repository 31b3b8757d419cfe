import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { personTopic, REFETCH_KIND } from '#domain/live.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import { draftsStore, EMPTY_DRAFTS_STATE, findDraft, openDrafts } from './drafts-store.ts'
import type { LocalDraft } from './local-draft.ts'
import { resumePageFileUploads, retryLostPageFiles } from './page-files.ts'
import { loadPictureBytes } from './picture-bytes.ts'
import { fetchDrafts, startDraftSync, syncAllDrafts } from './sync-drafts.ts'
import { retryLostUploads, startWaitingUploads } from './uploads.ts'

/** The viewer's drafts; starts waiting uploads, and retries lost ones once the connection is back. */
export function useDrafts() {
  const frame = useApp()
  const { id } = useViewer()
  useLayoutEffect(() => {
    if (id === null) return
    openDrafts(id)
    startWaitingUploads(frame)
    void resumePageFileUploads(frame)
    void fetchDrafts(frame)
    return startDraftSync(frame)
  }, [frame, id])
  useEffect(() => {
    const onOnline = () => {
      retryLostUploads(frame)
      retryLostPageFiles(frame)
      syncAllDrafts(frame)
      void fetchDrafts(frame)
    }
    const onLeave = () => document.visibilityState === 'hidden' && syncAllDrafts(frame)
    addEventListener('online', onOnline)
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      syncAllDrafts(frame)
      removeEventListener('online', onOnline)
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
    }
  }, [frame])
  useLiveEvents(id ? personTopic(id) : undefined, ({ kind }) => {
    if (kind === 'draft' || kind === REFETCH_KIND) void fetchDrafts(frame)
  })
  return useSyncExternalStore(draftsStore.subscribe, draftsStore.getState, () => EMPTY_DRAFTS_STATE)
}

/** Object URL of a draft's picture, while this browser has its data. */
export function useLocalPictureUrl({ key, upload }: Pick<LocalDraft, 'key' | 'upload'>): string | undefined {
  const [found, setFound] = useState<{ key: string; url: string }>()
  const isHere = upload.at !== 'elsewhere'
  useEffect(() => {
    let isWanted = isHere
    if (isHere) {
      void loadPictureBytes(key).then((held) => {
        if (held && isWanted && findDraft(key)) setFound({ key, url: held.url })
      })
    }
    return () => {
      isWanted = false
    }
  }, [key, isHere])
  return found?.key === key ? found.url : undefined
}
