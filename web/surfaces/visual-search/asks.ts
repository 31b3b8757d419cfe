import { PinResource } from '#domain/resources/pins.ts'
import { VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { type Crop, cropIn, cropText } from '#domain/rules/visual/crop.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'

export const isOfProducts = ({ path }: Place): boolean => /\/products\/?$/.test(path)

export function alikeOf(place: Place) {
  const crop = cropIn(place.query)
  return {
    pin_id: pinIdAt(place),
    ...(crop && { crop }),
    ...(isOfProducts(place) && { scope: 'buyable_pins' as const }),
    ...startOf(place),
  }
}

/** The pin may not be missing when the page is opened; once it is known the page stands without it, and without results. */
export const visualSearchAsks = (place: Place, known: State) => [
  asked(PinResource.get, pinAsked(place), readAnswer(known, PinResource.get, pinAsked(place)) !== undefined),
  askedList(VisualLiveSearchResource.get, alikeOf(place), true),
]

/** The address of a search with a pin's picture, or with a part of it. */
export function visualSearchUrl(pin: string, crop: Crop | null, ofProducts: boolean): string {
  const path = `/pin/${pin}/visual-search/${ofProducts ? 'products/' : ''}`
  return crop ? `${path}?crop=${cropText(crop)}` : path
}
