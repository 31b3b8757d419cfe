import { useEffect, useState } from 'react'
import { CAROUSEL_INDICATOR_MS } from '#domain/constants/timings.ts'
import { LOG_COMPONENT, LOG_EVENT } from '#domain/log-events.ts'
import {
  isSlideMoveLogged,
  nextSlidesState,
  type SlidesEvent,
  showsCarousel,
  toSlotPin,
} from '#domain/rules/carousel/slides.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import type { KnownPin } from '../../state/entities.ts'
import { showSlide, useSlideIndex } from '../../state/slides.ts'
import { logPinEvent } from '../../tracking/log-pin-event.ts'

const slotsOf = (pin: KnownPin) => pin.carousel_data?.carousel_slots ?? []

/** On the closeup: the pin with the texts, link and picture of the current carousel slot. */
export function useShownPin(pin: KnownPin): KnownPin {
  const slot = slotsOf(pin)[useSlideIndex(pin)]
  return slot ? toSlotPin(pin, slot) : pin
}

/** A card's carousel with its slots and current index; undefined where the card shows a single picture. */
export function useCardCarousel(pin: KnownPin, isEditing = false): Carousel | undefined {
  const isDesktop = useIsDesktop(slotsOf(pin).length > 0)
  const carousel = useCarousel(pin, isEditing)
  return showsCarousel(pin, useViewer(), isDesktop) ? carousel : undefined
}

/**
 * A pin's carousel, which everyone can turn on the closeup; undefined for a single picture. While editing, turning is
 * not logged.
 */
export function useCarousel(pin: KnownPin, isEditing = false) {
  const slots = slotsOf(pin)
  const index = useSlideIndex(pin)
  const slot = slots[index]
  const [isTouched, setTouched] = useState(false)
  const slides = { index, count: slots.length, isTouched }
  const isIndexShown = useIndexShown(index)
  if (!slot) return undefined
  const show = (to: number, by: 'arrow' | 'swipe' = 'arrow') => {
    if (isSlideMoveLogged(by, isEditing)) {
      const event_type = by === 'arrow' ? LOG_EVENT.carouselArrow : LOG_EVENT.carouselSwipe
      logPinEvent(pin, { event_type, component: LOG_COMPONENT.carousel })
    }
    setTouched(true)
    showSlide(pin.id, to)
  }
  const move = (happening: SlidesEvent) =>
    show(nextSlidesState(slides, happening).index, happening === 'next' || happening === 'previous' ? 'arrow' : 'swipe')
  return { pinId: pin.id, slots, slot, slides, show, move, isIndexShown }
}
export type Carousel = NonNullable<ReturnType<typeof useCarousel>>

/** The index is shown for 4 s after it changed or was first rendered (`carousel.3`). */
function useIndexShown(index: number): boolean {
  const [hidden, setHidden] = useState<number>()
  useEffect(() => {
    setHidden(undefined)
    const timer = setTimeout(() => setHidden(index), CAROUSEL_INDICATOR_MS)
    return () => clearTimeout(timer)
  }, [index])
  return hidden !== index
}
