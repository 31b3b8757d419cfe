import { COLLECTION_CHIPS } from '../../constants/limits.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { CollectionItem } from '../../entities/promotion.ts'

const WITH_CHIPS = [2, 3]

/** Spec 5, Save and card rules. Collection ads of click type 2 or 3 show their first three things, if they have that many. */
export function collectionChips(pin: Pick<PinCard, 'ad_data' | 'collection_pin'>): CollectionItem[] {
  const items = pin.collection_pin?.item_data ?? []
  const hasStrip = WITH_CHIPS.includes(pin.ad_data?.collection_grid_click_type ?? 0)
  return hasStrip && items.length >= COLLECTION_CHIPS ? items.slice(0, COLLECTION_CHIPS) : []
}
