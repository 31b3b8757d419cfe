import { PIN_IMAGE_SIZES } from '#domain/constants/sizes.ts'
import type { Pin } from '#domain/entities/pin.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { renditionSize } from '#domain/rules/media/rendition-size.ts'
import type { Context } from '../context.ts'
import { mediaUrl } from './avatar-urls.ts'

/** A picture's address and true size in each of the sizes that pins have. */
export function imagesOf(ctx: Context, signature: string, ext: string, width: number, height: number): Pin['images'] {
  const media = mediaUrl(ctx.house.settings)
  const sizes = PIN_IMAGE_SIZES.map((size) => [
    size,
    { url: media + imagePath(size, signature, ext), ...renditionSize(size, width, height) },
  ])
  return Object.fromEntries([
    ...sizes,
    ['orig', { url: media + imagePath('originals', signature, ext), width, height }],
  ])
}
