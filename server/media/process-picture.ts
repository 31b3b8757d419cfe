import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '#domain/refusal.ts'
import { type PictureExt, toHueDegrees } from '#domain/rules/media/picture-file.ts'
import { makeRendition } from './make-rendition.ts'
import { openPicture } from './open-picture.ts'
import { computePerceptualHash } from './perceptual-hash.ts'
import { type PictureHeader, readPictureHeader } from './read-header.ts'
import { stripMetadata } from './strip/strip-metadata.ts'
import { withPixelBudget } from './weighted-semaphore.ts'

export type ProcessedPicture = {
  signature: string
  ext: PictureExt
  /** Bytes stored as the original: upright, without location and other metadata. */
  bytes: Buffer
  width: number
  height: number
  frames: number
  dominant_color: string
  hue: number
  phash: string
  /** The 236x rendition as WebP. */
  preview: Buffer
}

/**
 * Decodes and checks a picture; its content decides the format. Anything wrong with it becomes a refusal, as early as
 * possible.
 */
export async function processPicture(bytes: Buffer, signatureKey: Buffer): Promise<ProcessedPicture> {
  const header = await readPictureHeader(bytes)
  return withPixelBudget(header.pixels, async () => {
    try {
      return await processed(bytes, header, signatureKey)
    } catch {
      throw new Refusal('bad_input', 'upload.unreadable')
    }
  })
}

async function processed(bytes: Buffer, header: PictureHeader, signatureKey: Buffer): Promise<ProcessedPicture> {
  const original = await cleanOriginal(bytes, header)
  const { ext, width, height, frames } = header
  const preview = await makeRendition(original, header, '236x', 'webp')
  const { data, info } = await sharp(preview)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const { dominant } = await sharp(data, raw).stats()
  const grey = await sharp(data, raw).resize(32, 32, { fit: 'fill' }).greyscale().raw().toBuffer()
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return {
    signature: createHmac('sha256', signatureKey).update(original).digest('hex').slice(0, 32),
    ext,
    bytes: original,
    width,
    height,
    frames,
    dominant_color: color,
    hue: toHueDegrees(color),
    phash: computePerceptualHash(grey),
    preview,
  }
}

/**
 * Lossless where only metadata must be removed; encoded again where pixels must be rotated or the color space is for
 * print.
 */
async function cleanOriginal(bytes: Buffer, { ext, isUpright, metadata, frames }: PictureHeader): Promise<Buffer> {
  const isScreenColor = metadata.space !== 'cmyk'
  if (ext === 'avif' && isUpright && !metadata.exif && !metadata.xmp) return bytes
  const stripped = isUpright && isScreenColor ? stripMetadata(ext, bytes) : null
  if (stripped) return stripped
  const picture = frames > 1 ? openPicture(bytes, { animated: true }) : openPicture(bytes).autoOrient()
  if (ext === 'jpg') return picture.jpeg({ quality: 92 }).toBuffer()
  if (ext === 'png') return picture.png().toBuffer()
  if (ext === 'webp') return picture.webp({ quality: 92 }).toBuffer()
  if (ext === 'avif') return picture.avif({ quality: 70, effort: 2 }).toBuffer()
  return picture.gif().toBuffer()
}
