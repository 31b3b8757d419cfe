import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { TextKey } from '#domain/text/say.ts'
import type { Draft } from './draft.ts'

export const AT_ONCE = 3
export const ACCEPTED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
] as const

export const ACCEPTED_VIDEOS = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/** What phones of one maker take, which few browsers show. */
export const isHeic = ({ type, name }: { type: string; name: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

export const isVideo = ({ type, name }: { type: string; name: string }) =>
  type.startsWith('video/') || (type === '' && /\.(mp4|mov|webm|m4v)$/i.test(name))

/** Media: at most three pictures are on their way at once, in the order in which they were added. */
export function nextToSend(drafts: readonly Pick<Draft, 'key' | 'upload'>[]): string[] {
  const running = drafts.filter(({ upload }) => upload.at === 'sending').length
  const waiting = drafts.filter(({ upload }) => upload.at === 'waiting')
  return waiting.slice(0, Math.max(0, AT_ONCE - running)).map(({ key }) => key)
}

/** Why a file is not even sent, be it a picture or a video. */
export function fileProblem(file: { type: string; size: number; name: string }): TextKey | undefined {
  if (!isVideo(file)) return pictureProblem(file)
  if (file.type !== '' && !(ACCEPTED_VIDEOS as readonly string[]).includes(file.type)) return 'video.kind'
  if (file.size > VIDEO_BYTES_MAX) return 'video.tooLarge'
  return file.size === 0 ? 'video.unreadable' : undefined
}

/** Why a picture is not even sent. An unknown kind is left to the server, which looks at the content. */
export function pictureProblem(file: { type: string; size: number; name: string }): TextKey | undefined {
  if (file.type !== '' && !(ACCEPTED as readonly string[]).includes(file.type)) return 'upload.kind'
  if (file.size > UPLOAD_BYTES_MAX) return 'upload.tooLarge'
  if (file.size === 0) return 'upload.unreadable'
  return undefined
}
