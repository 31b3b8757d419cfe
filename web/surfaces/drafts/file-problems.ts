import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { TextKey } from '#domain/text/say.ts'

export const ACCEPTED_PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
] as const

export const ACCEPTED_VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/** HEIC is the default format of iPhones, which few browsers can display. */
export const isHeicFile = ({ type, name }: { type: string; name: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

export const isVideoFile = ({ type, name }: { type: string; name: string }) =>
  type.startsWith('video/') || (type === '' && /\.(mp4|mov|webm|m4v)$/i.test(name))

/** Reason why a picture or video can't be uploaded at all. */
export function findFileProblem(file: { type: string; size: number; name: string }): TextKey | undefined {
  if (!isVideoFile(file)) return findPictureProblem(file)
  if (file.type !== '' && !(ACCEPTED_VIDEO_TYPES as readonly string[]).includes(file.type)) return 'video.kind'
  if (file.size > VIDEO_BYTES_MAX) return 'video.tooLarge'
  return file.size === 0 ? 'video.unreadable' : undefined
}

/** Reason why a picture can't be uploaded at all. Unknown types are left to the server, which inspects the content. */
export function findPictureProblem(file: { type: string; size: number; name: string }): TextKey | undefined {
  if (file.type !== '' && !(ACCEPTED_PICTURE_TYPES as readonly string[]).includes(file.type)) return 'upload.kind'
  if (file.size > UPLOAD_BYTES_MAX) return 'upload.tooLarge'
  if (file.size === 0) return 'upload.unreadable'
  return undefined
}
