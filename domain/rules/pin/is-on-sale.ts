import type { OfferSummary } from '../../entities/product.ts'

type Sold = {
  rich_summary: { products?: readonly { offer_summary: OfferSummary | null }[] | null } | null
}

/** A product that costs less than it usually does. */
export const isOnSale = ({ rich_summary }: Sold): boolean =>
  (rich_summary?.products ?? []).some(({ offer_summary: offer }) => {
    const price = offer?.price ?? offer?.min_price
    return price != null && offer?.standard_price != null && price < offer.standard_price
  })
