import type { AppContextValue } from '../../app-context.tsx'
import { uploadFile } from '../../hooks/upload-file.ts'
import type { RunningUpload, UploadResult } from '../../hooks/upload-picture.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { draftsStore, findDraft, updateDraft } from './drafts-store.ts'
import type { DraftUpload } from './local-draft.ts'
import { loadPictureBytes } from './picture-bytes.ts'
import { nextUploadKeys } from './upload-queue.ts'

/** Statuses that blame the file: too large, of an unknown type, or unreadable. */
const ABOUT_THE_FILE = [400, 413, 415, 422]

/** Milliseconds that uploading and publishing wait after a rate limit. */
export const RATE_LIMIT_PAUSE_MS = 10_000

const running = new Map<string, RunningUpload>()

/** Starts waiting uploads up to the limit; called whenever an upload was added, ended or was canceled. */
export function startWaitingUploads(frame: AppContextValue) {
  for (const key of nextUploadKeys(draftsStore.getState().drafts)) {
    updateDraft(key, { upload: { at: 'sending', part: 0 } })
    void send(frame, key)
  }
}

async function send(frame: AppContextValue, key: string) {
  const held = await loadPictureBytes(key)
  const draft = findDraft(key)
  if (draft && !held) fail(key, frame.say('create.bytesGone'), true)
  else if (draft && held && draft.upload.at === 'sending') {
    const onProgress = (part: number) => {
      if (findDraft(key)?.upload.at === 'sending') updateDraft(key, { upload: { at: 'sending', part } })
    }
    const sending = uploadFile(frame, {
      file: held.bytes,
      name: draft.name,
      from: draft.begunAt,
      onBegun: (begunAt) => findDraft(key) && updateDraft(key, { begunAt }, 'silently'),
      onProgress,
    })
    running.set(key, sending)
    const sent = await sending.done
    running.delete(key)
    if (findDraft(key)) finish(frame, key, sent)
  }
  startWaitingUploads(frame)
}

function finish(frame: AppContextValue, key: string, sent: UploadResult) {
  const { say } = frame
  if (sent.is === 'sent') {
    const { signature, ext, color, width, height, videoId } = sent
    const video = videoId ? { id: videoId } : null
    updateDraft(key, { upload: { at: 'sent', signature, ext, color }, width, height, video, begunAt: undefined })
  } else if (sent.is === 'lost') fail(key, say('create.networkFailed'), false)
  else if (sent.is === 'cancelled') fail(key, say('create.cancelled'), true)
  else {
    const isHopeless = ABOUT_THE_FILE.includes(sent.status)
    fail(key, sent.message || say('error.broken'), sent.status < 500 && sent.status !== 429, isHopeless)
    // Many files exceed the limit per minute, so the rest continues automatically.
    if (sent.status === 429) setTimeout(() => retryLostUploads(frame), RATE_LIMIT_PAUSE_MS)
    if (sent.status === 401) openLoginPrompt({ reason: 'create', finish: () => retryUpload(frame, key) })
  }
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

export function cancelUpload(key: string) {
  running.get(key)?.cancel()
}

/** Resolves with the final upload state, whether it succeeded or failed. */
export function waitForUpload(key: string): Promise<DraftUpload | undefined> {
  const ended = () => {
    const upload = findDraft(key)?.upload
    return upload?.at === 'waiting' || upload?.at === 'sending' ? 'not yet' : upload
  }
  return new Promise((resolve) => {
    const now = ended()
    if (now !== 'not yet') return resolve(now)
    const stop = draftsStore.subscribe(() => {
      const then = ended()
      if (then === 'not yet') return
      stop()
      resolve(then)
    })
  })
}
