import type { Frame } from '../../frame.tsx'
import { sendFile } from '../../hooks/send-file.ts'
import type { Sending, Sent } from '../../hooks/send-picture.ts'
import { requireLogin } from '../../state/login-prompt.ts'
import type { Upload } from './draft.ts'
import { change, draftOf, drafts } from './drafts.ts'
import { bytesOf } from './picture-bytes.ts'
import { nextToSend } from './upload-queue.ts'

/** Statuses that blame the file: too large, of an unknown type, or unreadable. */
const ABOUT_THE_FILE = [400, 413, 415, 422]

/** How long uploading and publishing wait after the server said that there were too many requests. */
export const TOO_FAST_MS = 10_000

const running = new Map<string, Sending>()

/** Sends what waits, as far as there is room; called whenever something came, ended or was cancelled. */
export function sendWaiting(frame: Frame) {
  for (const key of nextToSend(drafts.getState().drafts)) {
    change(key, { upload: { at: 'sending', part: 0 } })
    void send(frame, key)
  }
}

async function send(frame: Frame, key: string) {
  const held = await bytesOf(key)
  const draft = draftOf(key)
  if (draft && !held) fail(key, frame.say('create.bytesGone'), true)
  else if (draft && held && draft.upload.at === 'sending') {
    const onProgress = (part: number) => {
      if (draftOf(key)?.upload.at === 'sending') change(key, { upload: { at: 'sending', part } })
    }
    const sending = sendFile(frame, {
      file: held.bytes,
      name: draft.name,
      from: draft.begunAt,
      onBegun: (begunAt) => draftOf(key) && change(key, { begunAt }, 'silently'),
      onProgress,
    })
    running.set(key, sending)
    const sent = await sending.done
    running.delete(key)
    if (draftOf(key)) finish(frame, key, sent)
  }
  sendWaiting(frame)
}

function finish(frame: Frame, key: string, sent: Sent) {
  const { say } = frame
  if (sent.is === 'sent') {
    const { signature, ext, color, width, height, videoId } = sent
    const video = videoId ? { id: videoId } : null
    change(key, { upload: { at: 'sent', signature, ext, color }, width, height, video, begunAt: undefined })
  } else if (sent.is === 'lost') fail(key, say('create.networkFailed'), false)
  else if (sent.is === 'cancelled') fail(key, say('create.cancelled'), true)
  else {
    const isHopeless = ABOUT_THE_FILE.includes(sent.status)
    fail(key, sent.message || say('error.broken'), sent.status < 500 && sent.status !== 429, isHopeless)
    // Many at once are more than a minute takes: the rest goes on by itself.
    if (sent.status === 429) setTimeout(() => retryLost(frame), TOO_FAST_MS)
    if (sent.status === 401) requireLogin({ reason: 'create', finish: () => retry(frame, key) })
  }
}

/** What was lost goes on from where it is; what was refused begins anew. */
const fail = (key: string, message: string, isRefused: boolean, isHopeless = false) =>
  change(key, {
    upload: { at: 'failed', message, isRefused, isHopeless } satisfies Upload,
    ...(isRefused && { begunAt: undefined }),
  })

export function retry(frame: Frame, key: string) {
  change(key, { upload: { at: 'waiting' } })
  sendWaiting(frame)
}

/** Tries again what was lost with the connection. */
export function retryLost(frame: Frame) {
  for (const { key, upload } of drafts.getState().drafts) {
    if (upload.at === 'failed' && !upload.isRefused) change(key, { upload: { at: 'waiting' } })
  }
  sendWaiting(frame)
}

export function cancel(key: string) {
  running.get(key)?.cancel()
}

/** The upload's end, good or bad. */
export function whenUploaded(key: string): Promise<Upload | undefined> {
  const ended = () => {
    const upload = draftOf(key)?.upload
    return upload?.at === 'waiting' || upload?.at === 'sending' ? 'not yet' : upload
  }
  return new Promise((resolve) => {
    const now = ended()
    if (now !== 'not yet') return resolve(now)
    const stop = drafts.subscribe(() => {
      const then = ended()
      if (then === 'not yet') return
      stop()
      resolve(then)
    })
  })
}
