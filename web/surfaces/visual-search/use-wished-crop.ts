import { useRef, useState } from 'react'
import { type Crop, cropIn, exactCrop, WHOLE } from '#domain/rules/visual/crop.ts'
import { useGo } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { pinIdAt } from '../closeup/asks.ts'
import { isOfProducts, visualSearchUrl } from './asks.ts'

/** The part that is framed: what is being drawn, else what the address says. The address follows when one lets go. */
export function useWishedCrop() {
  const go = useGo()
  const place = usePlace()
  const [drawn, setDrawn] = useState<Crop>()
  const [isBusy, setIsBusy] = useState(false)
  const lastWish = useRef<Crop>(undefined)
  const urlOf = (crop: Crop | null) => visualSearchUrl(pinIdAt(place), crop, isOfProducts(place))
  const letGo = async (crop: Crop) => {
    lastWish.current = crop
    const url = urlOf(exactCrop(crop))
    if (url !== urlOf(cropIn(place.query))) {
      setIsBusy(true)
      await go(url, { stays: true })
    }
    if (lastWish.current !== crop) return
    setIsBusy(false)
    // Whoever draws on already keeps what is drawn: it is let go of later.
    setDrawn((now) => (now === crop ? undefined : now))
  }
  return { crop: drawn ?? cropIn(place.query) ?? WHOLE, isBusy, draw: setDrawn, letGo }
}
