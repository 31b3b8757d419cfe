import type { Pin } from '#domain/entities/pin.ts'
import type { Product } from '#domain/entities/product.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { isProductPriceStale } from '#domain/rules/rich/rich-fields.ts'
import { joinVariants, productLabelKinds } from '#domain/rules/shopping/products.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import type { TextCatalogue } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { toAbsoluteMediaUrl } from './avatar-urls.ts'
import type { AggregateRow, LoadedPin } from './load-pins.ts'
import type { StoredRich } from './show-kinds.ts'

/** Other pins of the same catalogue whose products are variants of this one, as far as the viewer may see them. */
export type VariantPins = readonly LoadedPin[]

const richOf = (aggregate: AggregateRow) => (aggregate.rich ?? {}) as StoredRich

/** Files of further product pictures, which are erased with the product. */
export const listProductPictures = ({ rich_summary, fetched_pictures = [] }: StoredRich): Set<string> => {
  const images = rich_summary?.products.flatMap((one) => one.additional_images) ?? []
  return new Set([...fetched_pictures, ...images.map((image) => image.image_signature)])
}

/** Shows the products of an aggregate, with labels, variants and absolute picture URLs. */
export function showProducts(
  ctx: Context,
  aggregate: AggregateRow,
  products: readonly Product[],
  siblings: VariantPins,
) {
  const rich = richOf(aggregate)
  const isStale = isProductPriceStale(rich.rich_summary, rich.rich_metadata?.seen_at, ctx.now)
  return products.map((one, at): Product => {
    const product = at === 0 && siblings.length ? joined(aggregate, one, siblings) : one
    const of_this = at === 0 ? { since: rich.sold_since, saves: aggregate.saves } : { since: null, saves: 0 }
    const kinds = productLabelKinds({ offer: isStale ? null : one.offer_summary, ...of_this }, ctx.now)
    const words: TextCatalogue = ctx.locale.startsWith('de') ? de : en
    const said = kinds.map((kind) => words[`card.label.${kind}`] as string)
    return {
      ...product,
      link: product.link ?? null,
      label_info: { labels: [...new Set([...product.label_info.labels, ...said])] },
      additional_images: product.additional_images.map((image) => ({
        ...image,
        canonical_image: toAbsoluteMediaUrl(ctx, imagePath('originals', image.image_signature, image.image_ext)),
      })),
    }
  })
}

/**
 * Joins a product with the others of its item group: each is a variant with its own price, stock, picture and page
 * (shop.3).
 */
function joined(aggregate: AggregateRow, product: Product, siblings: VariantPins): Product {
  const lines = siblings.flatMap(({ aggregate: one, pin }) => {
    const { rich_summary, is_oos_product: is_oos = false } = richOf(one)
    const [sold] = one.id === aggregate.id ? [product] : (rich_summary?.products ?? [])
    const { image_signature, image_ext, width: image_width, height: image_height, dominant_color } = one
    const picture = image_signature
      ? { canonical_image: '', image_signature, image_ext, image_width, image_height, dominant_color }
      : null
    return sold ? [{ product: sold, is_oos, link: pin.link, picture }] : []
  })
  return joinVariants(product, aggregate.image_signature, lines)
}

/** The number of further pictures of each product (shop.6). */
export function toProductPinData(shown: Pick<Pin, 'rich_summary'>): Pin['product_pin_data'] {
  if (shown.rich_summary?.type_name !== 'product') return null
  return {
    items: shown.rich_summary.products.map((one) => ({ additional_images_length: one.additional_images.length })),
  }
}
