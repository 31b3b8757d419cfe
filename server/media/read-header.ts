import type { Metadata } from 'sharp'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { PICTURE_MAX_PIXELS, PICTURE_MIN_SIDE } from '#domain/constants/sizes.ts'
import { Refusal } from '#domain/refusal.ts'
import { detectPictureKind, type PictureExt } from '#domain/rules/media/picture-file.ts'
import { openPicture } from './open-picture.ts'

export type PictureHeader = {
  ext: PictureExt
  /** As displayed, after rotation. */
  width: number
  height: number
  frames: number
  pixels: number
  isUpright: boolean
  metadata: Metadata
}

/** Decides from the header alone, before any pixel is decoded, whether a picture is accepted. */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader> {
  if (bytes.length > UPLOAD_BYTES_MAX) throw new Refusal('too_large', 'upload.tooLarge')
  const ext = detectPictureKind(bytes.subarray(0, 64))
  if (ext === 'heic') throw new Refusal('bad_input', 'upload.heic')
  if (ext === null) throw new Refusal('bad_input', 'upload.kind')
  const metadata = await metadataOf(bytes)
  if (metadata.compression === 'hevc') throw new Refusal('bad_input', 'upload.heic')
  const frames = ext === 'avif' ? 1 : (metadata.pages ?? 1)
  const isUpright = (metadata.orientation ?? 1) === 1
  const { width, height } = metadata.autoOrient
  const pixels = width * height * frames
  const most = PICTURE_MAX_PIXELS[ext]
  if (pixels > most) throw new Refusal('bad_input', 'upload.tooManyPixels', { count: most / 1e6 })
  if (Math.min(width, height) < PICTURE_MIN_SIDE)
    throw new Refusal('bad_input', 'upload.tooSmall', { count: PICTURE_MIN_SIDE })
  return { ext, width, height, frames, pixels, isUpright, metadata }
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await openPicture(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new Refusal('bad_input', 'upload.unreadable')
  }
}
