import type { PinCard } from '../../entities/pin.ts'
import type { Product } from '../../entities/product.ts'

export type ProductVariant = NonNullable<Product['variant_set']>['variants'][number]
type Sold = { item_id?: string | undefined; variant_set?: Product['variant_set'] | undefined }

/** The variant named by a URL, else the product's own one; undefined if there is none (shop.3). */
export function findChosenVariant(product: Sold | undefined, item_id: string | null): ProductVariant | undefined {
  const named = (item: string | null | undefined) => product?.variant_set?.variants.find((one) => one.item_id === item)
  return (item_id ? named(item_id) : undefined) ?? named(product?.item_id)
}

/**
 * A selectable value with its variant; `item_id` is null when no variant combines it with the values chosen before it.
 */
export type VariantChoice = { value: string; item_id: string | null; isChosen: boolean; isOos: boolean }
export type VariantChoiceGroup = { name: string; choices: VariantChoice[] }

/**
 * One group of choices per dimension, given the values chosen in the others (shop.3). If no variant has a value
 * together with all of these, the choice keeps the earlier ones and changes the later ones, so that every variant can
 * be reached.
 */
export function toVariantChoiceGroups(product: Sold, chosen: ProductVariant | undefined): VariantChoiceGroup[] {
  const { dimension_metadata, variants } = product.variant_set ?? { dimension_metadata: [], variants: [] }
  const names = dimension_metadata.map(({ name }) => name)
  const having = (value: string, name: string, kept: readonly string[]) =>
    variants.filter(
      (one) =>
        one.values[name] === value &&
        kept.every((other) => !chosen || other === name || one.values[other] === chosen.values[other]),
    )
  return dimension_metadata.map(({ name, values }, at) => ({
    name,
    choices: values.map((value) => {
      const exact = having(value, name, names)
      const fitting = exact.length ? exact : having(value, name, names.slice(0, at))
      const best = fitting.find((one) => !one.is_oos) ?? fitting[0]
      return {
        value,
        item_id: best?.item_id ?? null,
        isChosen: chosen?.values[name] === value,
        isOos: best?.is_oos ?? false,
      }
    }),
  }))
}

type ProductCard = Pick<PinCard, 'is_oos_product' | 'rich_summary'>

/** Shows a product as one of its variants, with that one's price, availability and number (shop.3, shop.4). */
export function applyVariant<P extends ProductCard>(pin: P, variant: ProductVariant | undefined): P {
  const [product, ...others] = pin.rich_summary?.products ?? []
  if (!variant || !product || !pin.rich_summary) return pin
  const { offer_summary, item_id, is_oos } = variant
  const products = [{ ...product, offer_summary: offer_summary ?? product.offer_summary, item_id }, ...others]
  return { ...pin, is_oos_product: is_oos, rich_summary: { ...pin.rich_summary, products } }
}

export type ShippingText = { key: 'rich.freeShipping' } | { key: 'rich.freeShippingFrom'; from: number } | null

/** Free shipping, free from an order value on, or null. */
export function toShippingText({
  shipping_info,
}: {
  shipping_info?: Product['shipping_info'] | undefined
}): ShippingText {
  if (!shipping_info) return null
  const { free_shipping_price: from, free_shipping_value: value } = shipping_info
  if (value || from === 0) return { key: 'rich.freeShipping' }
  return from !== null && from > 0 ? { key: 'rich.freeShippingFrom', from } : null
}

/** Minimum number of products in a row. */
export const PRODUCT_ROW_MIN = 3
const ROW_MOST = 12

type Listed = { id: string }
type ProductLists<T> = { related: readonly Listed[]; fromShop: readonly T[]; forLess: readonly T[] }

/**
 * Rows below a product (card.53): each aggregate appears in one row only, and in none if it is among the related ones.
 */
export function pickProductRows<T extends Listed>({
  related,
  fromShop,
  forLess,
}: ProductLists<T>): Omit<ProductLists<T>, 'related'> {
  const row = (products: readonly T[], elsewhere: readonly Listed[]) => {
    const taken = new Set(elsewhere.map(({ id }) => id))
    const left = products.filter(({ id }) => !taken.has(id)).slice(0, ROW_MOST)
    return left.length < PRODUCT_ROW_MIN ? [] : left
  }
  // Cheaper products are rarer, so their row is filled first.
  const less = row(forLess, related)
  return { forLess: less, fromShop: row(fromShop, [...related, ...less]) }
}
