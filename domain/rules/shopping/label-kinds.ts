import type { OfferSummary } from '../../entities/product.ts'
import { isLowered } from '../pin/is-on-sale.ts'

export type LabelKind = 'sale' | 'new' | 'popular'
/** How long a product is new, from the day on which it was first sold. */
const NEW_FOR = 30 * 24 * 3600_000
/** From so many saves on a product is popular. */
const POPULAR_FROM = 50

type Sold = {
  /** What it costs, where that is known. */
  offer: OfferSummary | null
  /** Since when it is sold, where the shop says so. */
  since: string | null | undefined
  saves: number
}

/** Shop.6. What a product's price, date and saves say of it, in the order in which labels stand. */
export function labelKinds({ offer, since, saves }: Sold, now: Date): LabelKind[] {
  const age = since ? now.getTime() - Date.parse(since) : Number.NaN
  return [
    ...(isLowered(offer) ? (['sale'] as const) : []),
    ...(age >= 0 && age < NEW_FOR ? (['new'] as const) : []),
    ...(saves >= POPULAR_FROM ? (['popular'] as const) : []),
  ]
}
