import { makeRequestHeaders, parseCsrfToken } from '../../ask.ts'

export type SearchPictureUpload = { signature: string } | { message: string }

/** Uploads a picture to search with, or passes its URL; a file's progress goes from 0 to 1. Never throws. */
export function uploadSearchPicture(
  what: File | string,
  viewer: string | null,
  onProgress: (part: number) => void,
): Promise<SearchPictureUpload> {
  const request = new XMLHttpRequest()
  const sent = new Promise<SearchPictureUpload>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readSent(request.responseText))
    request.onerror = () => resolve({ message: '' })
    request.onabort = () => resolve({ message: '' })
  })
  const isAddress = typeof what === 'string'
  request.open('POST', `/visual-search/picture/${isAddress ? `?url=${encodeURIComponent(what)}` : ''}`)
  const headers = { ...makeRequestHeaders(viewer), 'X-CSRFToken': parseCsrfToken(document.cookie) }
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
  const body = new FormData()
  if (!isAddress) body.append('img', what, what.name)
  request.send(isAddress ? null : body)
  return sent
}

function readSent(text: string): SearchPictureUpload {
  try {
    const { signature, message = '' } = JSON.parse(text) as { signature?: string; message?: string }
    return signature ? { signature } : { message }
  } catch {
    return { message: '' }
  }
}
