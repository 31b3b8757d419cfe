import { type RefObject, useEffect, useRef } from 'react'
import { LOG_COMPONENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { addSeenSlot } from '#domain/rules/carousel/slides.ts'
import { logEvent } from '../../tracking/log.ts'
import type { Carousel } from './use-carousel.ts'

/** Logs each carousel picture that comes into view, once per view, and whether the viewer turned to it. */
export function useLogSlotView(element: RefObject<Element | null>, { pinId, slot, slides }: Carousel): void {
  const [slot_id, interacted] = [slot.slot_id, slides.isTouched]
  const seen = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!element.current) return
    const eye = new IntersectionObserver((entries) => {
      const more = entries.some((entry) => entry.isIntersecting) ? addSeenSlot(seen.current, slot_id) : null
      if (!more) return
      seen.current = more
      logEvent({
        event_type: LOG_EVENT.carouselSlotSeen,
        view_type: LOG_VIEW_TYPE.pin,
        component: LOG_COMPONENT.carousel,
        object_id_str: pinId,
        aux_data: { slot_id, interacted },
      })
    })
    eye.observe(element.current)
    return () => eye.disconnect()
  }, [element, pinId, slot_id, interacted])
}
