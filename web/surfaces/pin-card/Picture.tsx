import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Picture.module.css'
import { pictureAlt, pictureSources, pictureUrl } from './picture.ts'

type Props = {
  pin: KnownPin
  mediaUrl: string
  isFirst: boolean
  sizes?: string
  /** Shows the small picture, which the card has loaded, until the large one is there. */
  hasPreview?: boolean
  className?: string | undefined
}

const IN_GRIDS = '(min-width: 1072px) 236px, (min-width: 592px) 175px, 50vw'

/** Its place is reserved over its dominant colour before it loads. */
export function Picture({ pin, mediaUrl, isFirst, sizes = IN_GRIDS, hasPreview = false, className }: Props) {
  const say = useSay()
  const width = pin.image_width || 1
  const height = pin.image_height || 1
  const source = pictureUrl(mediaUrl, pin, '236x')
  const place = {
    aspectRatio: `${width} / ${height}`,
    backgroundColor: pin.dominant_color,
    ...(hasPreview && source && { backgroundImage: `url("${source}")`, backgroundSize: 'cover' }),
  }
  return (
    <span className={className ?? styles.picture} style={place}>
      {source ? (
        <img
          src={source}
          srcSet={pictureSources(mediaUrl, pin)}
          sizes={sizes}
          width={width}
          height={height}
          alt={pictureAlt(say, pin)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={styles.image}
        />
      ) : (
        <span className={styles.waiting}>{say('card.waiting')}</span>
      )}
    </span>
  )
}
