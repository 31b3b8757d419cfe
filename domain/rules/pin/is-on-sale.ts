import type { OfferSummary } from '../../entities/product.ts'

type Sold = {
  rich_summary: { products?: readonly { offer_summary: OfferSummary | null }[] | null } | null
}

type Buyable = Sold & { is_shoppable: boolean; is_oos_product: boolean; is_stale_product: boolean }

/** Vsearch.6: a product that can be bought and is not sold out, at a price that is known and not old. */
export const isBuyable = ({ is_shoppable, is_oos_product, is_stale_product, rich_summary }: Buyable): boolean =>
  is_shoppable && !is_oos_product && !is_stale_product && hasPrice(rich_summary?.products?.[0]?.offer_summary)

/** The card shows the price of the first product, or a range of prices. */
const hasPrice = (offer: OfferSummary | null | undefined): boolean =>
  (offer?.price ?? offer?.min_price ?? offer?.max_price) != null

/** A product that costs less than it usually does. */
export const isOnSale = ({ rich_summary }: Sold): boolean =>
  (rich_summary?.products ?? []).some(({ offer_summary }) => isLowered(offer_summary))

export function isLowered(offer: OfferSummary | null | undefined): boolean {
  const price = offer?.price ?? offer?.min_price
  return price != null && offer?.standard_price != null && price < offer.standard_price
}
