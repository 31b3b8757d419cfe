import type { OfferSummary } from '../../entities/product.ts'

type Sold = {
  rich_summary: { products?: readonly { offer_summary: OfferSummary | null }[] | null } | null
}

/** Vsearch.6: a product that can be bought, at a price that is known. */
export const isBuyable = ({ is_shoppable, rich_summary }: Sold & { is_shoppable: boolean }): boolean =>
  is_shoppable &&
  (rich_summary?.products ?? []).some(({ offer_summary: offer }) => (offer?.price ?? offer?.min_price) != null)

/** A product that costs less than it usually does. */
export const isOnSale = ({ rich_summary }: Sold): boolean =>
  (rich_summary?.products ?? []).some(({ offer_summary }) => isLowered(offer_summary))

export function isLowered(offer: OfferSummary | null | undefined): boolean {
  const price = offer?.price ?? offer?.min_price
  return price != null && offer?.standard_price != null && price < offer.standard_price
}
