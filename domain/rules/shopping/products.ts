import type { OfferSummary, Product } from '../../entities/product.ts'
import { listVariantDimensions } from '../rich/rich-fields.ts'

type Sold = {
  rich_summary: { products?: readonly { offer_summary: OfferSummary | null }[] | null } | null
}

type Buyable = Sold & { is_shoppable: boolean; is_oos_product: boolean; is_stale_product: boolean }

/** Whether a product can be bought: not sold out, with a known and current price (vsearch.6). */
export const isBuyable = ({ is_shoppable, is_oos_product, is_stale_product, rich_summary }: Buyable): boolean =>
  is_shoppable && !is_oos_product && !is_stale_product && hasPrice(rich_summary?.products?.[0]?.offer_summary)

/** The card shows the price of the first product, or a range of prices. */
const hasPrice = (offer: OfferSummary | null | undefined): boolean =>
  (offer?.price ?? offer?.min_price ?? offer?.max_price) != null

/** Whether a product costs less than its standard price. */
export const isOnSale = ({ rich_summary }: Sold): boolean =>
  (rich_summary?.products ?? []).some(({ offer_summary }) => isOfferReduced(offer_summary))

export function isOfferReduced(offer: OfferSummary | null | undefined): boolean {
  const price = offer?.price ?? offer?.min_price
  return price != null && offer?.standard_price != null && price < offer.standard_price
}

type Picture = Product['additional_images'][number]
/** One row of an item group: product, availability, and picture. */
export type ItemGroupLine = { product: Product; is_oos: boolean; link: string | null; picture: Picture | null }

/**
 * Joins the rows of an item group into a product with all of them as variants (shop.3). Each row stays its own product;
 * the pictures of the others become additional ones.
 */
export function joinVariants(product: Product, own: string | null, lines: readonly ItemGroupLine[]): Product {
  const variants = lines.flatMap(({ product: { item_id, offer_summary, variant_set }, is_oos, link, picture }) => {
    const values = variant_set?.variants[0]?.values
    return values
      ? [{ item_id, values, offer_summary, is_oos, link, image_signature: picture?.image_signature ?? null }]
      : []
  })
  if (variants.length < 2) return product
  const names = lines.flatMap(({ product: one }) => one.variant_set?.dimension_metadata.map(({ name }) => name) ?? [])
  const shown = new Set([own, ...product.additional_images.map((one) => one.image_signature)])
  const pictures = lines.flatMap(({ picture }) => {
    if (!picture || shown.has(picture.image_signature)) return []
    shown.add(picture.image_signature)
    return picture
  })
  return {
    ...product,
    variant_set: { dimension_metadata: listVariantDimensions(variants, names), variants },
    additional_images: [...product.additional_images, ...pictures],
  }
}

export type ProductLabelKind = 'sale' | 'new' | 'popular'
/** How long a product counts as new, from its first day of sale. */
const NEW_FOR = 30 * 24 * 3600_000
/** Minimum number of saves of a popular product. */
const POPULAR_FROM = 50

type LabeledProduct = {
  /** Its price, if known. */
  offer: OfferSummary | null
  /** Date since which it has been sold, if the shop states it. */
  since: string | null | undefined
  saves: number
}

/** Labels from a product's price, date and saves, in display order (shop.6). */
export function productLabelKinds({ offer, since, saves }: LabeledProduct, now: Date): ProductLabelKind[] {
  const age = since ? now.getTime() - Date.parse(since) : Number.NaN
  return [
    ...(isOfferReduced(offer) ? (['sale'] as const) : []),
    ...(age >= 0 && age < NEW_FOR ? (['new'] as const) : []),
    ...(saves >= POPULAR_FROM ? (['popular'] as const) : []),
  ]
}
