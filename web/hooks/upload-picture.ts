import type { Id } from '#domain/id.ts'
import { makeRequestHeaders, parseCsrfToken } from '../ask.ts'

type Answer = {
  success: boolean
  message?: string
  image_url?: string
  image_signature?: string
  width?: number
  height?: number
  dominant_color?: string
}

export type UploadResult =
  | { is: 'sent'; signature: string; ext: string; width: number; height: number; color: string; videoId?: Id }
  | { is: 'refused'; message: string; status: number }
  | { is: 'lost' }
  | { is: 'cancelled' }

export type RunningUpload = { done: Promise<UploadResult>; cancel: () => void }

type Picture = { file: Blob; name: string; viewer: string | null; onProgress?: (part: number) => void }

/** Uploads a picture in one multipart request; progress goes from 0 to 1. Never throws. */
export function uploadPicture({ file, name, viewer, onProgress = () => {} }: Picture): RunningUpload {
  const request = new XMLHttpRequest()
  const done = new Promise<UploadResult>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(parseUploadResponse(request))
    request.onerror = () => resolve({ is: 'lost' })
    request.ontimeout = () => resolve({ is: 'lost' })
    request.onabort = () => resolve({ is: 'cancelled' })
  })
  const form = new FormData()
  form.append('img', file, name)
  request.open('POST', '/upload-image/')
  const headers = { ...makeRequestHeaders(viewer), 'X-CSRFToken': parseCsrfToken(document.cookie) }
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
  request.send(form)
  return { done, cancel: () => request.abort() }
}

export function parseUploadResponse({
  status,
  responseText,
}: Pick<XMLHttpRequest, 'status' | 'responseText'>): UploadResult {
  const answer = parsed(responseText)
  if (!answer) return { is: 'lost' }
  const { success, image_signature, image_url = '', message = '' } = answer
  if (!success || !image_signature) return { is: 'refused', message, status }
  return {
    is: 'sent',
    signature: image_signature,
    ext: /\.(\w+)$/.exec(image_url)?.[1] ?? 'jpg',
    width: answer.width ?? 1,
    height: answer.height ?? 1,
    color: answer.dominant_color ?? '#e9e9e4',
  }
}

function parsed(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}
