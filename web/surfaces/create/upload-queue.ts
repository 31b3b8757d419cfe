import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import type { TextKey } from '#domain/text/say.ts'
import type { Draft } from './draft.ts'

export const AT_ONCE = 3
export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Media: at most three pictures are on their way at once, in the order in which they were added. */
export function nextToSend(drafts: readonly Pick<Draft, 'key' | 'upload'>[]): string[] {
  const running = drafts.filter(({ upload }) => upload.at === 'sending').length
  const waiting = drafts.filter(({ upload }) => upload.at === 'waiting')
  return waiting.slice(0, Math.max(0, AT_ONCE - running)).map(({ key }) => key)
}

/** Why a file is not even sent. An unknown kind is left to the server, which looks at the content. */
export function fileProblem(file: { type: string; size: number; name: string }): TextKey | undefined {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'upload.heic'
  if (file.type !== '' && !(ACCEPTED as readonly string[]).includes(file.type)) return 'upload.kind'
  if (file.size > UPLOAD_BYTES_MAX) return 'upload.tooLarge'
  if (file.size === 0) return 'upload.unreadable'
  return undefined
}
