import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { deleteDraftPictures, removeLocalDraft, restoreDraft } from './drafts-store.ts'
import type { LocalDraft } from './local-draft.ts'
import { cancelAllPageFiles, uploadPageFiles } from './page-files.ts'
import { clearRemovalPending, markRemovalPending } from './pending-removals.ts'
import { deleteServerDraft, unmarkDraftDeleted } from './sync-drafts.ts'
import { startWaitingUploads } from './uploads.ts'

const UNDO_FOR = 8000

/** Removes a draft with an undo. Its files are deleted only once the undo is no longer offered. */
export function removeDraftWithUndo(frame: AppContextValue, draft: LocalDraft) {
  const { say } = frame
  const { key } = draft
  let isBack = false
  markRemovalPending(key)
  removeLocalDraft(key, false)
  void deleteServerDraft(frame, key)
  const undo = () => {
    if (isBack) return
    isBack = true
    unmarkDraftDeleted(key)
    restoreDraft(draft)
    clearRemovalPending(key)
    startWaitingUploads(frame)
    uploadPageFiles(frame)
  }
  const onGone = () => {
    if (isBack) return
    clearRemovalPending(key)
    cancelAllPageFiles(key)
    deleteDraftPictures(key)
  }
  showToast({
    text: say('create.removed'),
    duration: UNDO_FOR,
    action: { label: say('shell.undo'), onSelect: undo },
    onGone,
  })
}
