import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Product.module.css'
import { type KnownProduct, useProductPicture } from './use-product-picture.ts'

/** Thumbnails of a product's further pictures; the chosen picture is shown large above (shop.6). */
export function Gallery({ pin, product }: { pin: KnownPin; product: KnownProduct }) {
  const say = useSay()
  const { media_url } = useConfig()
  const { at, count, turn: move, turnTo } = useProductPicture(pin)
  if (!count) return null
  const pictures = [pin, ...(product.additional_images ?? [])]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    event.preventDefault()
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    move(step > 0 === isRtl ? 'previous' : 'next')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do what its buttons do
    <div className={styles.gallery} onKeyDown={onKeyDown} data-gallery="">
      <IconButton
        label={say('carousel.previous')}
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => move('previous')}
      />
      <ul className={styles.thumbnails}>
        {pictures.map((one, index) => (
          <li key={one.image_signature}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={index === at || undefined}
              aria-label={say('carousel.index', { index: index + 1, count })}
              onClick={() => turnTo(index)}
            >
              <img src={pictureUrl(media_url, one, '136x136')} alt="" loading="lazy" width={56} height={56} />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        label={say('carousel.next')}
        icon={<ChevronRight size={20} aria-hidden="true" />}
        disabled={at === count - 1}
        onClick={() => move('next')}
      />
    </div>
  )
}
