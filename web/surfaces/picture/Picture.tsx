import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { cropOf, pictureShape, pictureSizes } from '#domain/rules/card/picture-size.ts'
import { useSay } from '../../frame.tsx'
import { useIsBlurred } from '../../hooks/revealed.ts'
import { pictureAlt, pictureSources, pictureUrl, wholeSources } from '../../picture.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Picture.module.css'

type Props = {
  pin: KnownPin
  mediaUrl: string
  isFirst: boolean
  /** Says which picture is taken, and in which shape. */
  surface?: SurfaceName
  sizes?: string
  /** Shows the small picture, which the card has loaded, until the large one is there. */
  hasPreview?: boolean
  className?: string | undefined
}

const IN_GRIDS = '(min-width: 1072px) 236px, (min-width: 592px) 175px, 50vw'

/** Its place is reserved over its dominant colour before it loads. */
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
  // Cards show a part; the page of a pin shows all of it.
  const pin = hasPreview && given.image_crop ? { ...given, image_crop: null } : given
  const isBlurred = useIsBlurred(pin)
  const { width, height } = pictureShape(pin, surface)
  const source = pictureUrl(mediaUrl, pin, pictureSizes(surface)[0] ?? '236x')
  const place = {
    aspectRatio: `${width} / ${height}`,
    backgroundColor: pin.dominant_color,
    ...(hasPreview && source && !isBlurred && { backgroundImage: `url("${source}")`, backgroundSize: 'cover' }),
  }
  return (
    <span className={className ?? styles.picture} style={place}>
      {source ? (
        <img
          src={source}
          srcSet={hasPreview ? wholeSources(mediaUrl, pin) : pictureSources(mediaUrl, pin, surface)}
          sizes={sizes}
          width={width}
          height={height}
          alt={pictureAlt(say, pin)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={isBlurred ? styles.blurred : styles.image}
          style={cropped(pin)}
        />
      ) : (
        // Drawn, not written: a card's link is named by more than this.
        <span className={styles.waiting} data-says={say('card.waiting')} />
      )}
    </span>
  )
}

/** Only the part between the crop's edges is in the frame. */
function cropped(pin: KnownPin) {
  const { from, to } = cropOf(pin.image_crop)
  if (from === 0 && to === 1) return undefined
  return { blockSize: `${100 / (to - from)}%`, transform: `translateY(${-from * 100}%)` }
}
