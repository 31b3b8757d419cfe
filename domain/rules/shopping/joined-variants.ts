import type { Product } from '../../entities/product.ts'
import { dimensionsOf } from '../rich/rich-fields.ts'

type Picture = Product['additional_images'][number]
/** One line of a shop's list: what it sells, whether it is there, and its picture. */
export type GroupLine = { product: Product; is_oos: boolean; link: string | null; picture: Picture | null }

/**
 * Shop.3. One of several lines of an item group as a product that can be chosen in all of them. Each stays a product of its own;
 * the pictures of the others stand among its further ones.
 */
export function joinedVariants(product: Product, own: string | null, lines: readonly GroupLine[]): Product {
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
    variant_set: { dimension_metadata: dimensionsOf(variants, names), variants },
    additional_images: [...product.additional_images, ...pictures],
  }
}
