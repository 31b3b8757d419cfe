import { VIPResource } from '#domain/resources/media.ts'
import { csrfToken, isRefused, ownHeaders } from '../ask.ts'
import type { Frame } from '../frame.tsx'
import { readAnswer, type Sending, type Sent } from './send-picture.ts'

/** A proxy in between may take no more at once. */
const PART = 8 * 1024 * 1024
const AGAIN = [1000, 3000, 5000]
const LOOKS = { every: 700, most: 300 }

type File_ = {
  file: Blob
  name: string
  /** Where its first part went. */
  from?: string | undefined
  onBegun?: (address: string) => void
  onProgress?: (part: number) => void
}

/** Create.6. A picture or a video, by tus: what has arrived is not sent again. What it became is asked for. Never throws. */
export function sendFile(frame: Pick<Frame, 'ask' | 'store'>, sent: File_): Sending {
  const stop = new AbortController()
  const work = send(frame, sent, stop.signal).catch((): Sent => ({ is: 'lost' }))
  return { done: work, cancel: () => stop.abort() }
}

async function send({ ask, store }: Pick<Frame, 'ask' | 'store'>, sent: File_, signal: AbortSignal): Promise<Sent> {
  const { Upload } = await import('tus-js-client')
  const { file, name, from, onBegun, onProgress } = sent
  const arrived = await new Promise<Sent | { at: string }>((resolve) => {
    const upload = new Upload(file, {
      endpoint: '/upload/files/',
      uploadUrl: from ?? null,
      chunkSize: PART,
      retryDelays: AGAIN,
      storeFingerprintForResuming: false,
      metadata: { filename: name, filetype: file.type || 'image/*' },
      onBeforeRequest(request) {
        const own = { ...ownHeaders(store.get().viewer.id), 'X-CSRFToken': csrfToken(document.cookie) }
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

function whyNot(error: Error): Sent {
  const response = (error as { originalResponse?: { getStatus(): number; getBody(): string } | null }).originalResponse
  const status = response?.getStatus() ?? 0
  if (!response || status === 0 || status >= 502) return { is: 'lost' }
  const read = readAnswer({ status, responseText: response.getBody() })
  return read.is === 'refused' ? read : { is: 'lost' }
}

/** What a file became, once it was looked at. */
async function outcome(ask: Frame['ask'], address: string, signal: AbortSignal): Promise<Sent> {
  const id = address.replace(/\/$/, '').split('/').at(-1) ?? ''
  for (let looks = 0; looks < LOOKS.most; looks++) {
    if (signal.aborted) return { is: 'cancelled' }
    const told = await ask(VIPResource.get, { upload_ids: [id] }).catch((thrown: unknown) => {
      if (isRefused(thrown)) return undefined
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
