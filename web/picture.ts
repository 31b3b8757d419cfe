import { IMAGE_SIZES, type ImageSize } from '#domain/constants/sizes.ts'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { PinCard } from '#domain/entities/pin.ts'
import { pictureSizes } from '#domain/rules/card/picture-size.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { altText, pinName } from '#domain/rules/pin/pin-name.ts'
import type { Say } from '#domain/text/say.ts'

type Pictured = Pick<PinCard, 'image_signature' | 'image_ext'>

/** The address of a pin's picture in one size; undefined while its picture is on its way. */
export function pictureUrl(mediaUrl: string, pin: Pictured, size: ImageSize): string | undefined {
  return pin.image_signature ? mediaUrl + imagePath(size, pin.image_signature, pin.image_ext) : undefined
}

/** The pictures that a surface may be drawn from, with their widths, so that the browser chooses. */
export function pictureSources(mediaUrl: string, pin: Pictured, surface: SurfaceName): string {
  return pictureSizes(surface)
    .map((size) => `${pictureUrl(mediaUrl, pin, size)} ${IMAGE_SIZES[size][0]}w`)
    .join(', ')
}

/** Never empty: what is said of the picture, else of what it is a picture. */
export function pictureAlt(say: Say, pin: Parameters<typeof pinName>[0]): string {
  return altText(pin) ?? say('card.alt', { pinTitle: pinName(pin) || say('card.untitled') })
}
