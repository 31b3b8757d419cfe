import { useEffect, useRef, useState } from 'react'
import { CAROUSEL_INDICATOR } from '#domain/constants/timings.ts'
import { LOG } from '#domain/log-events.ts'
import { movesLogged, newlySeen, showsCarousel } from '#domain/rules/carousel/shows-carousel.ts'
import { nextSlides, type Slides, type SlidesHappening } from '#domain/rules/carousel/slides.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useViewer } from '../../state/hooks.ts'
import { log } from '../../tracking/log.ts'
import { useGridPlace } from './grid-place.ts'

/** Spec 4, Carousel: which picture of several is seen; undefined where a pin is shown as one picture. */
export function useCarousel(pin: KnownPin) {
  const { isDesktop } = useGridPlace()
  const isShown = showsCarousel(pin, useViewer(), isDesktop)
  const slots = isShown ? (pin.carousel_data?.carousel_slots ?? []) : []
  const [slides, setSlides] = useState<Slides>({ index: 0, count: slots.length, isTouched: false })
  const now = { ...slides, count: slots.length }
  const slot = slots[now.index]
  const seen = useRef<ReadonlySet<string>>(new Set())
  const isIndexShown = useIndexShown(now.index)
  useEffect(() => {
    const more = slides.isTouched && slot ? newlySeen(seen.current, slot.slot_id) : null
    if (!more || !slot) return
    seen.current = more
    log({ event_type: LOG.carouselSlotSeen, object_id_str: pin.id, aux_data: { slot_id: slot.slot_id } })
  }, [slides.isTouched, slot, pin.id])
  if (!isShown || !slot) return undefined
  const move = (happening: SlidesHappening) => {
    const by = happening === 'next' || happening === 'previous' ? 'arrow' : 'swipe'
    if (movesLogged(by, false)) {
      log({ event_type: by === 'arrow' ? LOG.carouselArrow : LOG.carouselSwipe, object_id_str: pin.id })
    }
    setSlides(nextSlides(now, happening))
  }
  return { slots, slot, slides: now, move, isIndexShown }
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
