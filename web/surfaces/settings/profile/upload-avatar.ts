import type { Say } from '#domain/text/say.ts'
import { type AskRefusal, parseCsrfToken } from '../../../ask.ts'

type Answer = { success: boolean; image_url?: string; message?: string }

/** Uploads the avatar in one multipart request and returns its URL. */
export async function uploadAvatar(picture: Blob, say: Say, send: typeof fetch = fetch): Promise<string> {
  const body = new FormData()
  body.append('img', picture, 'avatar.jpg')
  const headers = { 'X-CSRFToken': parseCsrfToken(document.cookie) }
  const response = await send('/upload-image/', { method: 'POST', body, headers, credentials: 'same-origin' }).catch(
    () => undefined,
  )
  const answer: Answer | undefined = await response?.json().catch(() => undefined)
  if (answer?.success && answer.image_url) return answer.image_url
  throw {
    isRefused: true,
    kind: response ? 'bad_input' : 'offline',
    code: 0,
    message: answer?.message ?? say(response ? 'error.broken' : 'shell.notSent'),
    field: undefined,
    http_status: response?.status ?? 0,
  } satisfies AskRefusal
}
