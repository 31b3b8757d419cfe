import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '#domain/refusal.ts'
import { hue } from '#domain/rules/media/hue.ts'
import type { PictureExt } from '#domain/rules/media/picture-kind.ts'
import { makeRendition } from './make-rendition.ts'
import { openPicture } from './open-picture.ts'
import { perceptualHash } from './perceptual-hash.ts'
import { withPixels } from './pixel-gate.ts'
import { type Header, readHeader } from './read-header.ts'
import { stripMetadata } from './strip/strip-metadata.ts'

export type Picture = {
  signature: string
  ext: PictureExt
  /** What is stored as the original: upright, without location and other metadata. */
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

/** Content decides what a picture is. Whatever is wrong with it becomes a refusal, as cheaply as can be. */
export async function processPicture(bytes: Buffer, signatureKey: Buffer): Promise<Picture> {
  const header = await readHeader(bytes)
  return withPixels(header.pixels, async () => {
    try {
      return await processed(bytes, header, signatureKey)
    } catch {
      throw new Refusal('bad_input', 'upload.unreadable')
    }
  })
}

async function processed(bytes: Buffer, header: Header, signatureKey: Buffer): Promise<Picture> {
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
    hue: hue(color),
    phash: perceptualHash(grey),
    preview,
  }
}

/** Bit for bit where nothing but metadata must go; encoded anew where pixels must turn or colours are for print. */
async function cleanOriginal(bytes: Buffer, { ext, isUpright, metadata, frames }: Header): Promise<Buffer> {
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
