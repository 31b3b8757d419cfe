import { PIN_IMAGE_SIZES } from '#domain/constants/sizes.ts'
import type { Pin } from '#domain/entities/pin.ts'
import { imagePath, renditionSize } from '#domain/rules/media/image-url.ts'
import type { Context } from '../context.ts'
import { mediaBaseUrl } from './avatar-urls.ts'

/** URL and dimensions of a picture in each size of a pin. */
export function toPinImages(
  ctx: Context,
  signature: string,
  ext: string,
  width: number,
  height: number,
): Pin['images'] {
  const media = mediaBaseUrl(ctx.house.settings)
  const sizes = PIN_IMAGE_SIZES.map((size) => [
    size,
    { url: media + imagePath(size, signature, ext), ...renditionSize(size, width, height) },
  ])
  return Object.fromEntries([
    ...sizes,
    ['orig', { url: media + imagePath('originals', signature, ext), width, height }],
  ])
}

const THUMBNAIL_SIZE = '136x136'

/** URL of a small square picture of a pin, which cards have no field for; null for a pin without a picture. */
export function toThumbnailUrl(
  { house }: Pick<Context, 'house'>,
  { image_signature, image_ext }: Pick<Pin, 'image_signature' | 'image_ext'>,
): string | null {
  return image_signature && mediaBaseUrl(house.settings) + imagePath(THUMBNAIL_SIZE, image_signature, image_ext)
}
