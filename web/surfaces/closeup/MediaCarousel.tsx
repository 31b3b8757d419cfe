import { useEffect } from 'react'
import { availableArrows } from '#domain/rules/carousel/slides.ts'
import { usePages, useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { CarouselArrows, CarouselIndex } from '../pin-card/CardCarousel.tsx'
import type { Carousel } from '../pin-card/use-carousel.ts'
import { isControlTarget, toArrowDirection } from './key-target.ts'
import styles from './Media.module.css'

/** Carousel controls of the closeup: arrows, dots and arrow keys. */
export function MediaCarousel({ carousel }: { carousel: Carousel }) {
  const say = useSay()
  useArrowKeys(carousel)
  const { slots, slides, show } = carousel
  return (
    <div className={styles.paging}>
      <div className={styles.slides}>
        <CarouselIndex carousel={carousel} />
      </div>
      <div className={styles.dots}>
        {slots.map(({ slot_id }, at) => (
          <button
            key={slot_id}
            type="button"
            aria-label={say('carousel.show', { index: at + 1, count: slots.length })}
            aria-current={at === slides.index}
            onClick={() => show(at)}
          />
        ))}
      </div>
      <CarouselArrows carousel={carousel} />
    </div>
  )
}

/** Left and right turn the carousel; at its ends the page handles them and opens the neighboring pin. */
function useArrowKeys({ slides, move }: Carousel) {
  const place = useRouteLocation()
  const isOnTop = usePages(({ layer }) => layer === undefined || layer.place === place)
  useEffect(() => {
    if (!isOnTop) return
    const onKey = (event: KeyboardEvent) => {
      const arrow = toArrowDirection(event)
      if (!arrow || isControlTarget(event.target) || !availableArrows(slides)[arrow]) return
      event.preventDefault()
      move(arrow)
    }
    // In the capture phase, so that the page's own arrow-key handler sees the event as handled.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [isOnTop, slides, move])
}
