import type { ImageSize } from '#domain/constants/sizes.ts'
import { renditionSize } from '#domain/rules/media/image-url.ts'
import type { RenditionFormat } from '../files/file-keys.ts'
import { openPicture } from './open-picture.ts'

/** Renders a picture at one of the sizes: its first frame, in sRGB, without metadata. */
export function makeRendition(
  bytes: Buffer,
  original: { width: number; height: number },
  size: ImageSize,
  format: RenditionFormat,
): Promise<Buffer> {
  const { width, height } = renditionSize(size, original.width, original.height)
  const small = openPicture(bytes).resize(width, height, { fit: 'cover' })
  if (format === 'jpg') return small.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
  // AVIF at effort 4 takes eight times as long for little gain.
  if (format === 'avif') return small.avif({ quality: 55, effort: 2 }).toBuffer()
  return small.webp({ quality: 80, effort: 3 }).toBuffer()
}
