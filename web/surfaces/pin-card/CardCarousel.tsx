import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { pictureShape } from '#domain/rules/card/picture-size.ts'
import { asSlot } from '#domain/rules/carousel/shows-carousel.ts'
import { arrowsOf } from '#domain/rules/carousel/slides.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './CardCarousel.module.css'
import { useGridPlace } from './grid-place.ts'
import type { Carousel } from './use-carousel.ts'
import { useSlotSeen } from './use-slot-seen.ts'

type Props = { pin: KnownPin; carousel: Carousel; mediaUrl: string; isFirst: boolean }

/** The pictures in a row, all in the frame of the first; those near the one that is seen are loaded. */
export function CarouselPictures({ pin, carousel: { slots, slides }, mediaUrl, isFirst }: Props) {
  const { surface } = useGridPlace()
  const { width, height } = pictureShape(pin, surface)
  return (
    <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <span className={styles.track} style={{ '--at': slides.index } as React.CSSProperties}>
        {slots.map((slot, at) => (
          <span key={slot.slot_id} className={styles.slide} aria-hidden={at !== slides.index || undefined}>
            {Math.abs(at - slides.index) <= 1 && (
              <Picture
                pin={asSlot(pin, slot)}
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

/** Which of how many: dots always, the numbers for a while. */
export function CarouselIndex({ carousel }: { carousel: Carousel }) {
  const say = useSay()
  const dots = useRef<HTMLSpanElement>(null)
  useSlotSeen(dots, carousel)
  const { index, count } = carousel.slides
  return (
    <>
      <span ref={dots} className={styles.dots} aria-hidden="true" data-dots="">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
          <span key={at} data-current={at === index} />
        ))}
      </span>
      <span className={styles.index} data-shown={carousel.isIndexShown} data-carousel-index="">
        {say('carousel.index', { index: index + 1, count })}
      </span>
    </>
  )
}

export function CarouselArrows({ carousel: { slides, move } }: { carousel: Carousel }) {
  const say = useSay()
  const { previous, next } = arrowsOf(slides)
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
