import { type RefObject, useEffect, useRef } from 'react'
import { LOG } from '#domain/log-events.ts'
import { newlySeen } from '#domain/rules/carousel/shows-carousel.ts'
import { log } from '../../tracking/log.ts'
import type { Carousel } from './use-carousel.ts'

/** Spec 7: each picture of a carousel that comes into sight is told, once a view, and whether someone turned to it. */
export function useSlotSeen(element: RefObject<Element | null>, { pinId, slot, slides }: Carousel): void {
  const [slot_id, interacted] = [slot.slot_id, slides.isTouched]
  const seen = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!element.current) return
    const eye = new IntersectionObserver((entries) => {
      const more = entries.some((entry) => entry.isIntersecting) ? newlySeen(seen.current, slot_id) : null
      if (!more) return
      seen.current = more
      log({ event_type: LOG.carouselSlotSeen, object_id_str: pinId, aux_data: { slot_id, interacted } })
    })
    eye.observe(element.current)
    return () => eye.disconnect()
  }, [element, pinId, slot_id, interacted])
}
