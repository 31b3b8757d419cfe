import { makeAskRefusal, makeRequestHeaders, parseCsrfToken } from '../../ask.ts'

type CatalogueUpload = {
  name: string
  format: string
  file: File
  viewer: string | null
  onProgress: (part: number) => void
}
type Answer = { success?: boolean; message?: string; field?: string }

/** Uploads a catalogue file, with progress from 0 to 1. A refusal is thrown like one from any other question. */
export function uploadCatalogue(
  { name, format, file, viewer, onProgress }: CatalogueUpload,
  lost: string,
): Promise<void> {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('name', name)
  form.append('format', format)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(makeAskRefusal('offline', lost, 0))
    request.onload = () => {
      const { success, message = lost, field } = answerIn(request.responseText)
      if (success) resolve()
      else reject(makeAskRefusal('bad_input', message, request.status, field ? { field } : {}))
    }
    request.open('POST', '/upload-catalogue/')
    const headers = { ...makeRequestHeaders(viewer), 'X-CSRFToken': parseCsrfToken(document.cookie) }
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
    request.send(form)
  })
}

function answerIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}
