import type { PictureExt } from '#domain/rules/media/picture-file.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const STRIPS: Partial<Record<PictureExt, (bytes: Buffer) => Buffer | null>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}

/**
 * Removes location, camera, texts and trailing data without changing the pixels; null when that needs a re-encoding.
 */
export function stripMetadata(ext: PictureExt, bytes: Buffer): Buffer | null {
  return STRIPS[ext]?.(bytes) ?? null
}
