import { useRef, useState } from 'react'
import { LOG } from '#domain/log-events.ts'
import { type Crop, cropText, exactCrop, WHOLE } from '#domain/rules/visual/crop.ts'
import { useGo } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { log } from '../../tracking/log.ts'
import { wishedAt, wishedUrl } from './asks.ts'

/** The part that is framed: what is being drawn, else what the address says. The address follows when one lets go. */
export function useWishedCrop() {
  const go = useGo()
  const place = usePlace()
  const [drawn, setDrawn] = useState<Crop>()
  const [isBusy, setIsBusy] = useState(false)
  const lastWish = useRef<Crop>(undefined)
  const framed = wishedAt(place)
  const letGo = async (wish: Crop) => {
    lastWish.current = wish
    const crop = exactCrop(wish)
    if (cropText(crop ?? WHOLE) !== cropText(framed.crop ?? WHOLE)) {
      const changes = framed.changes + 1
      setIsBusy(true)
      log({ event_type: LOG.search, aux_data: { crop: cropText(crop ?? WHOLE), num_crop_actions: String(changes) } })
      await go(wishedUrl(place, { crop, changes }), { stays: true })
    }
    if (lastWish.current !== wish) return
    setIsBusy(false)
    // A crop that is being drawn by now stays: it is asked for when it is let go.
    setDrawn((now) => (now === wish ? undefined : now))
  }
  return { crop: drawn ?? framed.crop ?? WHOLE, isBusy, draw: setDrawn, letGo }
}
