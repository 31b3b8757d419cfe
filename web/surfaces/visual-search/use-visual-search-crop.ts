import { useRef, useState } from 'react'
import { LOG_COMPONENT, LOG_EVENT } from '#domain/log-events.ts'
import { type Crop, formatCropParam, roundCrop, WHOLE_PICTURE_CROP } from '#domain/rules/visual/crop.ts'
import { useNavigate } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { logEvent } from '../../tracking/log.ts'
import { makeChangedVisualSearchUrl, parseVisualSearchParams } from './asks.ts'

/**
 * The framed part: the frame being drawn, or else the one in the URL. The URL is updated when the pointer is released.
 */
export function useVisualSearchCrop() {
  const go = useNavigate()
  const place = useRouteLocation()
  const [drawn, setDrawn] = useState<Crop>()
  const [isBusy, setIsBusy] = useState(false)
  const lastWish = useRef<Crop>(undefined)
  const framed = parseVisualSearchParams(place)
  const letGo = async (wish: Crop) => {
    lastWish.current = wish
    const crop = roundCrop(wish)
    if (formatCropParam(crop ?? WHOLE_PICTURE_CROP) !== formatCropParam(framed.crop ?? WHOLE_PICTURE_CROP)) {
      const changes = framed.changes + 1
      setIsBusy(true)
      logEvent({
        event_type: LOG_EVENT.search,
        component: LOG_COMPONENT.search,
        aux_data: { crop: formatCropParam(crop ?? WHOLE_PICTURE_CROP), num_crop_actions: String(changes) },
      })
      await go(makeChangedVisualSearchUrl(place, { crop, changes }), { stays: true })
    }
    if (lastWish.current !== wish) return
    setIsBusy(false)
    // A frame that is being drawn by now is kept; it is requested when the pointer is released.
    setDrawn((now) => (now === wish ? undefined : now))
  }
  return { crop: drawn ?? framed.crop ?? WHOLE_PICTURE_CROP, isBusy, draw: setDrawn, letGo }
}
