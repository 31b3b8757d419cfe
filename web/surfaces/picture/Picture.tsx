import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { cardPictureShape, cardPictureSizes, toVerticalCrop } from '#domain/rules/card/picture-size.ts'
import { useSay } from '../../app-context.tsx'
import { useIsBlurred } from '../../hooks/revealed-pins.ts'
import { formatPictureAlt, pictureUrl, toOriginalSrcSet, toPictureSrcSet } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Picture.module.css'

type Props = {
  pin: KnownPin
  mediaUrl: string
  isFirst: boolean
  /** Selects the image size and shape. */
  surface?: SurfaceName
  sizes?: string
  /** Shows the small image, which the card has loaded, until the large one is loaded. */
  hasPreview?: boolean
  className?: string | undefined
}

const IN_GRIDS = '(min-width: 1072px) 236px, (min-width: 592px) 175px, 50vw'

/** Picture of a pin; its space is reserved in its dominant color before it loads. */
export function Picture({
  pin: given,
  mediaUrl,
  isFirst,
  surface = 'RelatedPinGrid',
  sizes = IN_GRIDS,
  hasPreview = false,
  className,
}: Props) {
  const say = useSay()
  // Cards show the cropped picture; the pin's page shows all of it.
  const pin = hasPreview && given.image_crop ? { ...given, image_crop: null } : given
  const isBlurred = useIsBlurred(pin)
  const { width, height } = cardPictureShape(pin, surface)
  const source = pictureUrl(mediaUrl, pin, cardPictureSizes(surface)[0] ?? '236x')
  const place = {
    aspectRatio: `${width} / ${height}`,
    backgroundColor: pin.dominant_color,
    ...(hasPreview && source && !isBlurred && { backgroundImage: `url("${source}")`, backgroundSize: 'cover' }),
  }
  return (
    <span className={className ?? styles.picture} style={place}>
      {source ? (
        <img
          src={hasPreview ? pictureUrl(mediaUrl, pin, '736x') : source}
          srcSet={hasPreview ? toOriginalSrcSet(mediaUrl, pin) : toPictureSrcSet(mediaUrl, pin, surface)}
          sizes={sizes}
          width={width}
          height={height}
          alt={formatPictureAlt(say, pin)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={isBlurred ? styles.blurred : styles.image}
          style={cropped(pin)}
        />
      ) : (
        // CSS draws the text, so that it doesn't become part of the card link's accessible name.
        <span className={styles.waiting} data-says={say('card.waiting')} />
      )}
    </span>
  )
}

/** Style that shows only the part inside the crop. */
function cropped(pin: KnownPin) {
  const { from, to } = toVerticalCrop(pin.image_crop)
  if (from === 0 && to === 1) return undefined
  return { blockSize: `${100 / (to - from)}%`, transform: `translateY(${-from * 100}%)` }
}
