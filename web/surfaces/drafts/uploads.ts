import type { AppContextValue } from '../../app-context.tsx'
import type { UploadResult } from '../../hooks/upload-picture.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { waitUntil } from '../../state/wait-until.ts'
import { draftsStore, findDraft, updateDraft } from './drafts-store.ts'
import type { DraftUpload } from './local-draft.ts'
import { loadPictureBytes } from './picture-bytes.ts'
import { makeUploadQueue, mayRetryUpload } from './upload-queue.ts'

/** Statuses that blame the file: too large, of an unknown type, or unreadable. */
const ABOUT_THE_FILE = [400, 413, 415, 422]

/** Milliseconds that uploading and publishing wait after a rate limit. */
export const RATE_LIMIT_PAUSE_MS = 10_000

const queue = makeUploadQueue({
  atOnce: 3,
  listWaiting: () => draftsStore.getState().drafts.flatMap(({ key, upload }) => (upload.at === 'waiting' ? key : [])),
  onStart: (key) => updateDraft(key, { upload: { at: 'sending', part: 0 } }),
  async loadSource({ say }, key) {
    const held = await loadPictureBytes(key)
    const draft = findDraft(key)
    if (draft && !held) fail(key, say('create.bytesGone'), true)
    if (draft?.upload.at !== 'sending' || !held) return
    return { draft: key, file: held.bytes, name: draft.name, begunAt: draft.begunAt }
  },
  onBegun: (key, begunAt) => findDraft(key) && updateDraft(key, { begunAt }, 'silently'),
  onProgress(key, part) {
    if (findDraft(key)?.upload.at === 'sending') updateDraft(key, { upload: { at: 'sending', part } })
  },
  onEnd: (frame, key, result) => findDraft(key) && finish(frame, key, result),
})

/** Starts waiting uploads of drafts; called whenever an upload was added or may be tried again. */
export const startWaitingUploads = queue.start
export const cancelUpload = queue.cancel

function finish(frame: AppContextValue, key: string, result: UploadResult) {
  const { say } = frame
  if (result.is === 'sent') {
    const { signature, ext, color, width, height, videoId } = result
    const video = videoId ? { id: videoId } : null
    updateDraft(key, { upload: { at: 'sent', signature, ext, color }, width, height, video, begunAt: undefined })
  } else if (result.is === 'refused') {
    const { status, message } = result
    fail(key, message || say('error.broken'), !mayRetryUpload(result), ABOUT_THE_FILE.includes(status))
    // Many files exceed the limit per minute, so the rest continues automatically.
    if (status === 429) setTimeout(() => retryLostUploads(frame), RATE_LIMIT_PAUSE_MS)
    if (status === 401) openLoginPrompt({ reason: 'create', finish: () => retryUpload(frame, key) })
  } else fail(key, say(result.is === 'lost' ? 'create.networkFailed' : 'create.cancelled'), !mayRetryUpload(result))
}

/** A lost upload resumes where it stopped; a refused one starts over. */
const fail = (key: string, message: string, isRefused: boolean, isHopeless = false) =>
  updateDraft(key, {
    upload: { at: 'failed', message, isRefused, isHopeless } satisfies DraftUpload,
    ...(isRefused && { begunAt: undefined }),
  })

export function retryUpload(frame: AppContextValue, key: string) {
  updateDraft(key, { upload: { at: 'waiting' } })
  startWaitingUploads(frame)
}

/** Retries uploads that were lost with the connection. */
export function retryLostUploads(frame: AppContextValue) {
  for (const { key, upload } of draftsStore.getState().drafts) {
    if (upload.at === 'failed' && !upload.isRefused) updateDraft(key, { upload: { at: 'waiting' } })
  }
  startWaitingUploads(frame)
}

/** Resolves with the final upload state, whether it succeeded or failed. */
export async function waitForUpload(key: string): Promise<DraftUpload | undefined> {
  const selectUpload = () => findDraft(key)?.upload
  await waitUntil(draftsStore, () => !/^(waiting|sending)$/.test(selectUpload()?.at ?? ''))
  return selectUpload()
}
