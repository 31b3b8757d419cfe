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

/** The pictures that a surface may be drawn from, with their widths, so that the browser chooses by its own pixels. */
export function pictureSources(mediaUrl: string, pin: Pictured, surface: SurfaceName): string {
  return pictureSizes(surface)
    .map((size) => `${pictureUrl(mediaUrl, pin, size)} ${IMAGE_SIZES[size][0]}w`)
    .join(', ')
}

const LARGEST = Math.max(...pictureSizes('RelatedPinGrid').map((size) => IMAGE_SIZES[size][0]))
/** An original of more is for the viewer, where someone wants to see it. */
const MOST_PIXELS = 12e6

/** On its own page a picture may be drawn from its original, where that is larger than what was made of it, and no film. */
export function wholeSources(mediaUrl: string, pin: Pictured & Pick<PinCard, 'image_width' | 'image_height'>): string {
  const { image_width: width, image_height: height, image_ext } = pin
  const made = pictureSources(mediaUrl, pin, 'RelatedPinGrid')
  if (width <= LARGEST || width * height > MOST_PIXELS || image_ext === 'gif') return made
  return `${made}, ${pictureUrl(mediaUrl, pin, 'originals')} ${width}w`
}

type Cover = { signature: string; ext: string }

/** The cover of a board or a topic, sharp on every screen. */
export function coverSources(mediaUrl: string, { signature, ext }: Cover) {
  const pin = { image_signature: signature, image_ext: ext }
  return { src: pictureUrl(mediaUrl, pin, '236x'), srcSet: pictureSources(mediaUrl, pin, 'RelatedPinGrid') }
}

/** Never empty: what is said of the picture, else of what it is a picture. */
export function pictureAlt(say: Say, pin: Parameters<typeof pinName>[0]): string {
  return altText(pin) ?? say('card.alt', { pinTitle: pinName(pin) || say('card.untitled') })
}
