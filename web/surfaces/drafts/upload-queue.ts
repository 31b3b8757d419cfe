import type { AppContextValue } from '../../app-context.tsx'
import { uploadFile } from '../../hooks/upload-file.ts'
import type { RunningUpload, UploadResult } from '../../hooks/upload-picture.ts'
import { waitForRemovalEnd } from './pending-removals.ts'

/** A file of a draft. `begunAt`: URL of the upload to resume. */
export type UploadSource = { draft: string; file: Blob; name: string; begunAt?: string | undefined }

type Options = {
  atOnce: number
  /** Keys of the files to upload, in order. Files that are being uploaded may be among them. */
  listWaiting: () => readonly string[]
  onStart?: (key: string) => void
  /** The file of a key; undefined when there is nothing to upload, and then the key no longer waits. */
  loadSource: (frame: AppContextValue, key: string) => Promise<UploadSource | undefined>
  onBegun: (key: string, begunAt: string) => void
  onProgress: (key: string, part: number) => void
  onEnd: (frame: AppContextValue, key: string, result: UploadResult) => void
}

/**
 * Uploads files of drafts in order, some at a time. If a draft is removed meanwhile, the result waits until it is
 * restored or permanently deleted.
 */
export function makeUploadQueue({ atOnce, listWaiting, onStart, loadSource, onBegun, onProgress, onEnd }: Options) {
  const running = new Map<string, RunningUpload | undefined>()
  let activeCount = 0

  /** Starts waiting uploads up to the limit; called whenever an upload was added or may be tried again. */
  function start(frame: AppContextValue) {
    for (const key of listWaiting()) {
      if (activeCount >= atOnce) return
      if (!running.has(key)) void run(frame, key)
    }
  }

  async function run(frame: AppContextValue, key: string) {
    running.set(key, undefined)
    activeCount++
    onStart?.(key)
    const sent = await upload(frame, key).finally(() => activeCount--)
    if (sent) {
      start(frame)
      await waitForRemovalEnd(sent.draft)
    }
    running.delete(key)
    if (sent) onEnd(frame, key, sent.result)
    start(frame)
  }

  async function upload(frame: AppContextValue, key: string) {
    const source = await loadSource(frame, key)
    if (!source) return
    const sending = uploadFile(frame, {
      file: source.file,
      name: source.name,
      from: source.begunAt,
      onBegun: (begunAt) => onBegun(key, begunAt),
      onProgress: (part) => onProgress(key, part),
    })
    running.set(key, sending)
    return { draft: source.draft, result: await sending.done }
  }

  return { start, cancel: (key: string) => running.get(key)?.cancel() }
}

/** Uploading the file again may help: the connection, the rate limit or the server was the problem, not the file. */
export const mayRetryUpload = (result: UploadResult) =>
  result.is === 'lost' || (result.is === 'refused' && (result.status === 429 || result.status >= 500))
