import type { Say } from '#domain/text/say.ts'
import { csrfToken, type Refused } from '../../../ask.ts'

type Answer = { success: boolean; image_url?: string; message?: string }

/** The wire, Media: the short form of an upload. Gives the picture's address back. */
export async function uploadAvatar(picture: Blob, say: Say, send: typeof fetch = fetch): Promise<string> {
  const body = new FormData()
  body.append('img', picture, 'avatar.jpg')
  const headers = { 'X-CSRFToken': csrfToken(document.cookie) }
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
  } satisfies Refused
}
