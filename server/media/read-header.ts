import type { Metadata } from 'sharp'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { PICTURE_MAX_PIXELS, PICTURE_MIN_SIDE } from '#domain/constants/sizes.ts'
import { Refusal } from '#domain/refusal.ts'
import { type PictureExt, pictureKind } from '#domain/rules/media/picture-kind.ts'
import { openPicture } from './open-picture.ts'

export type Header = {
  ext: PictureExt
  /** As shown: upright. */
  width: number
  height: number
  frames: number
  pixels: number
  isUpright: boolean
  metadata: Metadata
}

/** Decides from the header alone, before a pixel is decoded, whether a picture is one that we take. */
export async function readHeader(bytes: Buffer): Promise<Header> {
  if (bytes.length > UPLOAD_BYTES_MAX) throw new Refusal('too_large', 'upload.tooLarge')
  const ext = pictureKind(bytes.subarray(0, 64))
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
  if (Math.min(width, height) < PICTURE_MIN_SIDE) throw new Refusal('bad_input', 'upload.tooSmall')
  return { ext, width, height, frames, pixels, isUpright, metadata }
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await openPicture(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new Refusal('bad_input', 'upload.unreadable')
  }
}
