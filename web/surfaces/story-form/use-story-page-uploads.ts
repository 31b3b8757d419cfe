import { useSyncExternalStore } from 'react'
import { useApp } from '../../app-context.tsx'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import {
  addPageFiles,
  pageFilesStore,
  replacePageFile,
  retryPageFile,
  type StoryPageFile,
} from '../drafts/page-files.ts'

const NONE: readonly StoryPageFile[] = []

/** Files being uploaded into the pages of a story, and those that failed. */
export function useStoryPageUploads(draft: string) {
  const frame = useApp()
  const all = useSyncExternalStore(pageFilesStore.subscribe, pageFilesStore.getState, () => NONE)
  const files = all.filter((one) => one.draft === draft)
  const moving = files.filter(({ problem }) => problem === undefined)
  // Uploads resume after a reload, but not after the window was closed.
  useUnsavedWarning(moving.length > 0)
  return {
    files,
    moving,
    add: (chosen: readonly File[]) => addPageFiles(frame, draft, chosen),
    replace: (page: string, file: File) => replacePageFile(frame, draft, page, file),
    retry: (id: string) => retryPageFile(frame, id),
  }
}
