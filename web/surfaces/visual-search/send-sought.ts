import { csrfToken, ownHeaders } from '../../ask.ts'

export type SentSought = { signature: string } | { message: string }

/** Sends a picture to search with, or its address. Never throws. */
export async function sendSought(what: File | string, viewer: string | null): Promise<SentSought> {
  const headers = { ...ownHeaders(viewer), 'X-CSRFToken': csrfToken(document.cookie) }
  const isAddress = typeof what === 'string'
  const body = new FormData()
  if (!isAddress) body.append('img', what, what.name)
  try {
    const answer = await fetch(`/visual-search/picture/${isAddress ? `?url=${encodeURIComponent(what)}` : ''}`, {
      method: 'POST',
      headers,
      ...(isAddress ? {} : { body }),
    })
    const { signature, message = '' } = (await answer.json()) as { signature?: string; message?: string }
    return signature ? { signature } : { message }
  } catch {
    return { message: '' }
  }
}
