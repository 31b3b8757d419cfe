import { useEffect, useState } from 'react'
import { CAROUSEL_INDICATOR } from '#domain/constants/timings.ts'
import { LOG } from '#domain/log-events.ts'
import { asSlot, movesLogged, showsCarousel } from '#domain/rules/carousel/shows-carousel.ts'
import { nextSlides, type SlidesHappening } from '#domain/rules/carousel/slides.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import type { KnownPin } from '../../state/entities.ts'
import { turnTo, useTurned } from '../../state/slides.ts'
import { log } from '../../tracking/log.ts'

/** Where a pin is shown as several pictures: they, and the one that is seen. */
function useSlots(pin: KnownPin) {
  const all = pin.carousel_data?.carousel_slots ?? []
  const isDesktop = useIsDesktop(all.length > 0)
  const slots = showsCarousel(pin, useViewer(), isDesktop) ? all : []
  const index = useTurned(pin)
  return { slots, index, slot: slots[index] }
}

/** The pin as the picture of its carousel that is seen. */
export function useShownPin(pin: KnownPin): KnownPin {
  const { slot } = useSlots(pin)
  return slot ? asSlot(pin, slot) : pin
}

/** Spec 4, Carousel: which picture of several is seen; undefined where a pin is shown as one picture. */
export function useCarousel(pin: KnownPin) {
  const { slots, index, slot } = useSlots(pin)
  const [isTouched, setTouched] = useState(false)
  const slides = { index, count: slots.length, isTouched }
  const isIndexShown = useIndexShown(index)
  if (!slot) return undefined
  const move = (happening: SlidesHappening) => {
    const by = happening === 'next' || happening === 'previous' ? 'arrow' : 'swipe'
    if (movesLogged(by, false)) {
      log({ event_type: by === 'arrow' ? LOG.carouselArrow : LOG.carouselSwipe, object_id_str: pin.id })
    }
    setTouched(true)
    turnTo(pin.id, nextSlides(slides, happening).index)
  }
  return { pinId: pin.id, slots, slot, slides, move, isIndexShown }
}
export type Carousel = NonNullable<ReturnType<typeof useCarousel>>

/** The index shows for 4 s after it changed or was drawn first. */
function useIndexShown(index: number): boolean {
  const [hidden, setHidden] = useState<number>()
  useEffect(() => {
    setHidden(undefined)
    const timer = setTimeout(() => setHidden(index), CAROUSEL_INDICATOR)
    return () => clearTimeout(timer)
  }, [index])
  return hidden !== index
}
