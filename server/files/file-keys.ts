import { IMAGE_SIZES, type ImageSize } from '#domain/constants/sizes.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'

const FORMATS: RenditionFormat[] = ['webp', 'avif', 'jpg']

export type RenditionFormat = 'webp' | 'avif' | 'jpg'

export const PICTURE_CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

export function toOriginalKey(signature: string, ext: string): string {
  return imagePath('originals', signature, ext).slice(1)
}

export function toRenditionKey(size: ImageSize, signature: string, format: RenditionFormat): string {
  return `renditions${imagePath(size, signature, format)}`
}

/** Keys of all files that a picture may have. */
export function listPictureKeys(signature: string, ext: string): string[] {
  const sizes = Object.keys(IMAGE_SIZES) as ImageSize[]
  const renditions = sizes.flatMap((size) => FORMATS.map((format) => toRenditionKey(size, signature, format)))
  return [toOriginalKey(signature, ext), ...renditions]
}
