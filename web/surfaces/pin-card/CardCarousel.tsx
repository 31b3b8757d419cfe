import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { cardPictureShape } from '#domain/rules/card/picture-size.ts'
import { availableArrows, toSlotPin } from '#domain/rules/carousel/slides.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './CardCarousel.module.css'
import { useGridContext } from './grid-context.ts'
import type { Carousel } from './use-carousel.ts'
import { useLogSlotView } from './use-log-slot-view.ts'

type Props = { pin: KnownPin; carousel: Carousel; mediaUrl: string; isFirst: boolean }

/** Pictures of a carousel in a row, in the first picture's frame; only those near the current one are loaded. */
export function CarouselPictures({ pin, carousel: { slots, slides }, mediaUrl, isFirst }: Props) {
  const { surface } = useGridContext()
  const { width, height } = cardPictureShape(pin, surface)
  return (
    <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <span className={styles.track} style={{ '--at': slides.index } as React.CSSProperties}>
        {slots.map((slot, at) => (
          <span key={slot.slot_id} className={styles.slide} aria-hidden={at !== slides.index || undefined}>
            {Math.abs(at - slides.index) <= 1 && (
              <Picture
                pin={toSlotPin(pin, slot)}
                mediaUrl={mediaUrl}
                isFirst={isFirst && at === 0}
                className={styles.picture}
              />
            )}
          </span>
        ))}
      </span>
    </span>
  )
}

export function CarouselDots({ carousel: { slides } }: { carousel: Carousel }) {
  return (
    <span className={styles.dots} aria-hidden="true" data-dots="">
      {Array.from({ length: slides.count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
        <span key={at} data-current={at === slides.index} />
      ))}
    </span>
  )
}

/** Number of the current slide, shown for a while after it changes. */
export function CarouselIndex({ carousel }: { carousel: Carousel }) {
  const say = useSay()
  const element = useRef<HTMLSpanElement>(null)
  useLogSlotView(element, carousel)
  const { index, count } = carousel.slides
  return (
    <span ref={element} className={styles.index} data-shown={carousel.isIndexShown} data-carousel-index="">
      {say('carousel.index', { index: index + 1, count })}
    </span>
  )
}

export function CarouselArrows({ carousel: { slides, move } }: { carousel: Carousel }) {
  const say = useSay()
  const { previous, next } = availableArrows(slides)
  return (
    <div className={styles.arrows}>
      <IconButton
        size="small"
        kind="onPicture"
        label={say('carousel.previous')}
        icon={<ChevronLeft size={18} aria-hidden="true" className={styles.arrow} />}
        disabled={!previous}
        onClick={() => move('previous')}
      />
      <IconButton
        size="small"
        kind="onPicture"
        label={say('carousel.next')}
        icon={<ChevronRight size={18} aria-hidden="true" className={styles.arrow} />}
        disabled={!next}
        onClick={() => move('next')}
      />
    </div>
  )
}
