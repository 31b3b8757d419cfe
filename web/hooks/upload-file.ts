import { VIPResource } from '#domain/resources/media.ts'
import type { AppContextValue } from '../app-context.tsx'
import { isAskRefusal, makeRequestHeaders, parseCsrfToken } from '../ask.ts'
import { parseUploadResponse, type RunningUpload, type UploadResult } from './upload-picture.ts'

/** A proxy in front of the server may not accept larger requests. */
const PART = 8 * 1024 * 1024
const AGAIN = [1000, 3000, 5000]
const LOOKS = { every: 700, most: 300 }

type File_ = {
  file: Blob
  name: string
  /** URL of the upload to resume. */
  from?: string | undefined
  onBegun?: (address: string) => void
  onProgress?: (part: number) => void
}

/**
 * Uploads a picture or video by tus, resuming where it stopped, and then polls for the result. Never throws (create.6).
 */
export function uploadFile(frame: Pick<AppContextValue, 'ask' | 'store'>, sent: File_): RunningUpload {
  const stop = new AbortController()
  const work = send(frame, sent, stop.signal).catch((): UploadResult => ({ is: 'lost' }))
  return { done: work, cancel: () => stop.abort() }
}

async function send(
  { ask, store }: Pick<AppContextValue, 'ask' | 'store'>,
  sent: File_,
  signal: AbortSignal,
): Promise<UploadResult> {
  const { Upload } = await import('tus-js-client')
  const { file, name, from, onBegun, onProgress } = sent
  const arrived = await new Promise<UploadResult | { at: string }>((resolve) => {
    const upload = new Upload(file, {
      endpoint: '/upload/files/',
      uploadUrl: from ?? null,
      chunkSize: PART,
      retryDelays: AGAIN,
      storeFingerprintForResuming: false,
      metadata: { filename: name, filetype: file.type || 'image/*' },
      onBeforeRequest(request) {
        const own = { ...makeRequestHeaders(store.get().viewer.id), 'X-CSRFToken': parseCsrfToken(document.cookie) }
        for (const [header, value] of Object.entries(own)) request.setHeader(header, value)
      },
      onShouldRetry: ({ originalResponse }) => {
        const status = originalResponse?.getStatus() ?? 0
        return (
          navigator.onLine && (status === 0 || status === 409 || status === 423 || status === 502 || status === 503)
        )
      },
      onUploadUrlAvailable: () => upload.url && onBegun?.(upload.url),
      onProgress: (done, whole) => onProgress?.(whole > 0 ? done / whole : 0),
      onSuccess: () => resolve({ at: upload.url ?? '' }),
      onError: (error) => resolve(whyNot(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      resolve({ is: 'cancelled' })
    })
    if (signal.aborted) resolve({ is: 'cancelled' })
    else upload.start()
  })
  return 'is' in arrived ? arrived : outcome(ask, arrived.at, signal)
}

function whyNot(error: Error): UploadResult {
  const response = (error as { originalResponse?: { getStatus(): number; getBody(): string } | null }).originalResponse
  const status = response?.getStatus() ?? 0
  if (!response || status === 0 || status >= 502) return { is: 'lost' }
  const read = parseUploadResponse({ status, responseText: response.getBody() })
  return read.is === 'refused' ? read : { is: 'lost' }
}

/** Polls until the server has processed the file, and returns the result. */
async function outcome(ask: AppContextValue['ask'], address: string, signal: AbortSignal): Promise<UploadResult> {
  const id = address.replace(/\/$/, '').split('/').at(-1) ?? ''
  for (let looks = 0; looks < LOOKS.most; looks++) {
    if (signal.aborted) return { is: 'cancelled' }
    const told = await ask(VIPResource.get, { upload_ids: [id] }).catch((thrown: unknown) => {
      if (isAskRefusal(thrown)) return undefined
      throw thrown
    })
    const one = told?.[id]
    if (!told || !one) return { is: 'lost' }
    if (one.status === 'failed') return { is: 'refused', message: one.message ?? '', status: 422 }
    if (one.status === 'succeeded' && one.picture)
      return { is: 'sent', ...one.picture, ...(one.video_id && { videoId: one.video_id }) }
    await new Promise((resolve) => setTimeout(resolve, LOOKS.every))
  }
  return { is: 'lost' }
}
