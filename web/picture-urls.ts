import { IMAGE_SIZES, type ImageSize } from '#domain/constants/sizes.ts'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { PinCard } from '#domain/entities/pin.ts'
import { cardPictureSizes } from '#domain/rules/card/picture-size.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { pinAltText, pinName } from '#domain/rules/pin/pin-name.ts'
import type { Say } from '#domain/text/say.ts'

type Pictured = Pick<PinCard, 'image_signature' | 'image_ext'>

/** URL of a pin's picture in one size; undefined while the picture is still being fetched. */
export function pictureUrl(mediaUrl: string, pin: Pictured, size: ImageSize): string | undefined {
  return pin.image_signature ? mediaUrl + imagePath(size, pin.image_signature, pin.image_ext) : undefined
}

/** A srcset of the sizes that a surface may show, so that the browser chooses by its own pixel density. */
export function toPictureSrcSet(mediaUrl: string, pin: Pictured, surface: SurfaceName): string {
  return cardPictureSizes(surface)
    .map((size) => `${pictureUrl(mediaUrl, pin, size)} ${IMAGE_SIZES[size][0]}w`)
    .join(', ')
}

const LARGEST = Math.max(...cardPictureSizes('RelatedPinGrid').map((size) => IMAGE_SIZES[size][0]))
/** Larger originals are shown only in the zoom viewer. */
const MOST_PIXELS = 12e6

/**
 * Srcset for the pin's own page. It includes the original if that is larger than the derived sizes and not animated.
 */
export function toOriginalSrcSet(
  mediaUrl: string,
  pin: Pictured & Pick<PinCard, 'image_width' | 'image_height'>,
): string {
  const { image_width: width, image_height: height, image_ext } = pin
  const made = toPictureSrcSet(mediaUrl, pin, 'RelatedPinGrid')
  if (width <= LARGEST || width * height > MOST_PIXELS || image_ext === 'gif') return made
  return `${made}, ${pictureUrl(mediaUrl, pin, 'originals')} ${width}w`
}

type Cover = { signature: string; ext: string }

/** `src` and `srcSet` for the cover of a board or topic, sharp on every screen. */
export function toCoverSources(mediaUrl: string, { signature, ext }: Cover) {
  const pin = { image_signature: signature, image_ext: ext }
  return { src: pictureUrl(mediaUrl, pin, '236x'), srcSet: toPictureSrcSet(mediaUrl, pin, 'RelatedPinGrid') }
}

/** The alternative text, or else the pin's title; never empty. */
export function formatPictureAlt(say: Say, pin: Parameters<typeof pinName>[0]): string {
  return pinAltText(pin) ?? say('card.alt', { pinTitle: pinName(pin) || say('card.untitled') })
}
