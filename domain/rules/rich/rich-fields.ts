import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import type { Pin } from '../../entities/pin.ts'
import type { OfferSummary, Product, RichMetadata, RichSummary } from '../../entities/product.ts'
import { formatCookTime } from './page-values.ts'
import type { ParsedOffer, ParsedProduct, ParsedVariant } from './parse-product.ts'
import type { RichPage } from './rich-page.ts'
import { listWantedPictures, type WantedPictures } from './wanted-pictures.ts'

export type RichFields = {
  rich_summary: RichSummary | null
  rich_metadata: RichMetadata
  /** Pictures of the products that have yet to be fetched. */
  wanted_pictures?: WantedPictures
  /** Date since which it has been sold, if the shop states it. */
  sold_since?: string | null
} & Partial<
  Pick<
    Pin,
    | 'shopping_flags'
    | 'is_shoppable'
    | 'is_oos_product'
    | 'is_eligible_for_pdp'
    | 'is_eligible_for_pre_loved_goods_label'
  >
>

/** The fields that an aggregate stores of its page (rich.2 to rich.4). */
export function toRichFields(page: RichPage, id: string, seen_at: Date): RichFields {
  const { url, site_name, title, description } = page
  const said = { title, description, article: null, recipe: null, products: [], seen_at: seen_at.toISOString() }
  const summary = { site_name, url, display_cook_time: null, aggregate_rating: null, products: [] }
  if (page.kind === 'product') {
    const sold = [page.product, ...page.others]
    const products = sold.map((one, at) => asProduct(one, at ? `${id}-${at + 1}` : id, title))
    const aggregate_rating = page.product.rating
    return {
      rich_summary: {
        ...summary,
        type_name: 'product',
        display_name: products[0]?.name ?? title,
        aggregate_rating,
        products,
      },
      rich_metadata: { ...said, products },
      wanted_pictures: listWantedPictures(page.product, page.others),
      sold_since: page.product.released_at,
      shopping_flags: [...(sold.some(isAvailable) ? [SHOPPING_FLAGS.available] : []), SHOPPING_FLAGS.rich_product_pin],
      is_shoppable: true,
      is_eligible_for_pdp: true,
      is_oos_product: sold.every(isSoldOut),
      is_eligible_for_pre_loved_goods_label: page.product.is_used === true,
    }
  }
  if (page.kind === 'recipe') {
    const { minutes, servings, ingredients, rating, name: said_name } = page.recipe
    const name = said_name ?? title
    const rich = { display_name: name, display_cook_time: formatCookTime(minutes), aggregate_rating: rating }
    return {
      rich_summary: { ...summary, type_name: 'recipe', ...rich },
      rich_metadata: { ...said, recipe: { name, cook_time: minutes, servings, ingredients: ingredients ?? [] } },
    }
  }
  if (page.kind === 'article') {
    const { headline: said_headline, author, published_at, site_name: publisher } = page.article
    const headline = said_headline ?? title
    return {
      rich_summary: { ...summary, type_name: 'article', display_name: headline },
      rich_metadata: { ...said, article: { headline, author, published_at, site_name: publisher ?? site_name } },
    }
  }
  return { rich_summary: null, rich_metadata: said }
}

/** With variants, a product is sold out when each variant is, even if the page claims otherwise (shop.4). */
const isSoldOut = ({ availability, variants }: ParsedProduct): boolean =>
  (variants ?? [{ availability }]).every((one) => one.availability === 'out_of_stock')

/** A product can be bought when its page offers it, with a price or in stock, and it isn't sold out (entity.4). */
const isAvailable = (read: ParsedProduct): boolean =>
  !isSoldOut(read) && (toOfferSummary(read) !== null || read.availability !== null)

function asProduct(read: ParsedProduct, id: string, title: string): Product {
  return {
    id,
    name: read.name ?? title,
    brand: read.brand ? { name: read.brand, signature: null } : null,
    offer_summary: toOfferSummary(read),
    item_id: read.item_id ?? id,
    item_set_id: read.variants ? (read.item_id ?? id) : null,
    label_info: { labels: [] },
    shipping_info: read.shipping ?? null,
    variant_set: read.variants && variantSet(read.variants, read.currency),
    additional_images: [],
    link: read.link,
  }
}

/** The prices of an offer; null without a known currency or any price. */
export function toOfferSummary({
  currency,
  price,
  min_price,
  max_price,
  standard_price,
}: Omit<ParsedOffer, 'availability' | 'shipping'>): OfferSummary | null {
  if (!currency || (price === null && min_price === null && max_price === null)) return null
  const asked = price ?? min_price ?? max_price
  const standard = standard_price !== null && asked !== null && standard_price > asked ? standard_price : null
  return { currency, price, min_price, max_price, standard_price: standard }
}

/** The dimensions in which variants differ, with their values in order of appearance. */
export function listVariantDimensions(
  variants: readonly Pick<ParsedVariant, 'values'>[],
  named: readonly string[] = variants.flatMap(({ values }) => Object.keys(values)),
) {
  return [...new Set(named)].map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ values }) => values[name] ?? []))],
  }))
}

function variantSet(variants: readonly ParsedVariant[], currency: string | null): Product['variant_set'] {
  return {
    dimension_metadata: listVariantDimensions(variants),
    variants: variants.map((one) => ({
      item_id: one.item_id,
      values: one.values,
      offer_summary: toOfferSummary({ ...one, currency: one.currency ?? currency }),
      image_signature: null,
      is_oos: one.availability === 'out_of_stock',
      link: one.link,
    })),
  }
}

const STALE_AFTER = 7 * 24 * 3600_000

/** A price is stale when its page could not be read, or was last read successfully more than seven days ago. */
export function isProductPriceStale(
  summary: RichSummary | null | undefined,
  seen_at: string | null | undefined,
  now: Date,
): boolean {
  if (summary?.type_name !== 'product') return false
  if (!summary.products[0]?.offer_summary) return true
  return Boolean(seen_at) && now.getTime() - Date.parse(seen_at as string) > STALE_AFTER
}
