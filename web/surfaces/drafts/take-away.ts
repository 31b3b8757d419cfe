import { showToast } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'
import type { Draft } from './draft.ts'
import { forgetBytes, putBack, remove } from './drafts.ts'
import { rekeep, unkeep } from './keep-drafts.ts'
import { dropPageFiles, sendPageFiles } from './page-files.ts'
import { endAside, setAside } from './set-aside.ts'
import { sendWaiting } from './uploads.ts'

const UNDO_FOR = 8000

/** Removes a draft. What belongs to it goes for good only when its undoing is no longer offered. */
export function takeAway(frame: Frame, draft: Draft) {
  const { say } = frame
  const { key } = draft
  let isBack = false
  setAside(key)
  remove(key, false)
  void unkeep(frame, key)
  const undo = () => {
    if (isBack) return
    isBack = true
    rekeep(key)
    putBack(draft)
    endAside(key)
    sendWaiting(frame)
    void sendPageFiles(frame)
  }
  const onGone = () => {
    if (isBack) return
    endAside(key)
    dropPageFiles(key)
    forgetBytes(key)
  }
  showToast({
    text: say('create.removed'),
    duration: UNDO_FOR,
    action: { label: say('shell.undo'), onSelect: undo },
    onGone,
  })
}
