import type { Pin } from '#domain/entities/pin.ts'
import type { Product } from '#domain/entities/product.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { isStaleProduct } from '#domain/rules/rich/rich-fields.ts'
import { joinedVariants } from '#domain/rules/shopping/joined-variants.ts'
import { labelKinds } from '#domain/rules/shopping/label-kinds.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import type { Catalogue } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { wholeUrl } from './avatar-urls.ts'
import type { AggregateRow, LoadedPin } from './load-pins.ts'
import type { StoredRich } from './show-kinds.ts'

/** The other lines of a shop's list that are variants of the same product, as far as this viewer may see them. */
export type Siblings = readonly LoadedPin[]

const richOf = (aggregate: AggregateRow) => (aggregate.rich ?? {}) as StoredRich

/** The files of further pictures, which go with what is sold. */
export const soldPictures = ({ rich_summary, fetched_pictures = [] }: StoredRich): Set<string> => {
  const images = rich_summary?.products.flatMap((one) => one.additional_images) ?? []
  return new Set([...fetched_pictures, ...images.map((image) => image.image_signature)])
}

/** What a thing tells of products, with labels, variants and the whole addresses of their pictures. */
export function showProducts(ctx: Context, aggregate: AggregateRow, products: readonly Product[], siblings: Siblings) {
  const rich = richOf(aggregate)
  const isStale = isStaleProduct(rich.rich_summary, rich.rich_metadata?.seen_at, ctx.now)
  return products.map((one, at): Product => {
    const product = at === 0 && siblings.length ? joined(aggregate, one, siblings) : one
    const of_this = at === 0 ? { since: rich.sold_since, saves: aggregate.saves } : { since: null, saves: 0 }
    const kinds = labelKinds({ offer: isStale ? null : one.offer_summary, ...of_this }, ctx.now)
    const words: Catalogue = ctx.locale.startsWith('de') ? de : en
    const said = kinds.map((kind) => words[`card.label.${kind}`] as string)
    return {
      ...product,
      link: product.link ?? null,
      label_info: { labels: [...new Set([...product.label_info.labels, ...said])] },
      additional_images: product.additional_images.map((image) => ({
        ...image,
        canonical_image: wholeUrl(ctx, imagePath('originals', image.image_signature, image.image_ext)),
      })),
    }
  })
}

/** Shop.3. A line of a list with the others of its group: each a variant with its own price, stock, picture and page. */
function joined(aggregate: AggregateRow, product: Product, siblings: Siblings): Product {
  const lines = siblings.flatMap(({ aggregate: one, pin }) => {
    const { rich_summary, is_oos_product: is_oos = false } = richOf(one)
    const [sold] = one.id === aggregate.id ? [product] : (rich_summary?.products ?? [])
    const { image_signature, image_ext, width: image_width, height: image_height, dominant_color } = one
    const picture = image_signature
      ? { canonical_image: '', image_signature, image_ext, image_width, image_height, dominant_color }
      : null
    return sold ? [{ product: sold, is_oos, link: pin.link, picture }] : []
  })
  return joinedVariants(product, aggregate.image_signature, lines)
}

/** Shop.6. How many further pictures each product has. */
export function productPinData(shown: Pick<Pin, 'rich_summary'>): Pin['product_pin_data'] {
  if (shown.rich_summary?.type_name !== 'product') return null
  return {
    items: shown.rich_summary.products.map((one) => ({ additional_images_length: one.additional_images.length })),
  }
}
