import { useSyncExternalStore } from 'react'
import { useFrame } from '../../frame.tsx'
import { useUnsaved } from '../../router/unsaved.ts'
import { addPageFiles, type PageFile, pageFiles, replaceOnPage, retryPageFile } from '../drafts/page-files.ts'

const NONE: readonly PageFile[] = []

/** The files on their way into the pages of a story, and those that did not get there. */
export function usePageFiles(draft: string) {
  const frame = useFrame()
  const all = useSyncExternalStore(pageFiles.subscribe, pageFiles.getState, () => NONE)
  const files = all.filter((one) => one.draft === draft)
  const moving = files.filter(({ problem }) => problem === undefined)
  // A reload goes on with them; a window that is closed does not.
  useUnsaved(moving.length > 0)
  return {
    files,
    moving,
    add: (chosen: readonly File[]) => addPageFiles(frame, draft, chosen),
    replace: (page: string, file: File) => replaceOnPage(frame, draft, page, file),
    retry: (id: string) => retryPageFile(frame, id),
  }
}
