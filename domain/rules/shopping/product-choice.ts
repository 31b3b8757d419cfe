import type { PinCard } from '../../entities/pin.ts'
import type { Product } from '../../entities/product.ts'

export type Variant = NonNullable<Product['variant_set']>['variants'][number]
type Sold = { item_id?: string | undefined; variant_set?: Product['variant_set'] | undefined }

/** Shop.3. The variant of a product that an address names, else the one that the product itself is; undefined where it is none. */
export function chosenVariant(product: Sold | undefined, item_id: string | null): Variant | undefined {
  const named = (item: string | null | undefined) => product?.variant_set?.variants.find((one) => one.item_id === item)
  return (item_id ? named(item_id) : undefined) ?? named(product?.item_id)
}

/** A value that can be chosen leads to a variant; one that no variant has together with what stands before it leads nowhere. */
export type Choice = { value: string; item_id: string | null; isChosen: boolean; isOos: boolean }
export type ChoiceGroup = { name: string; choices: Choice[] }

/**
 * Shop.3. Each dimension as a group of choices, beside what is chosen in the others. Where no variant has a value together with all of
 * these, it keeps those before it and changes those behind it, so that every variant can be reached.
 */
export function choiceGroups(product: Sold, chosen: Variant | undefined): ChoiceGroup[] {
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

type Shown = Pick<PinCard, 'is_oos_product' | 'rich_summary'>

/** Shop.3 and .4. A product as one of its variants: what that costs, whether it is there, and its number. */
export function asVariant<P extends Shown>(pin: P, variant: Variant | undefined): P {
  const [product, ...others] = pin.rich_summary?.products ?? []
  if (!variant || !product || !pin.rich_summary) return pin
  const { offer_summary, item_id, is_oos } = variant
  const products = [{ ...product, offer_summary: offer_summary ?? product.offer_summary, item_id }, ...others]
  return { ...pin, is_oos_product: is_oos, rich_summary: { ...pin.rich_summary, products } }
}

export type Shipping = { key: 'rich.freeShipping' } | { key: 'rich.freeShippingFrom'; from: number } | null

/** D58. Free, free from a price on, or nothing to say. */
export function shippingOf({ shipping_info }: { shipping_info?: Product['shipping_info'] | undefined }): Shipping {
  if (!shipping_info) return null
  const { free_shipping_price: from, free_shipping_value: value } = shipping_info
  if (value || from === 0) return { key: 'rich.freeShipping' }
  return from !== null && from > 0 ? { key: 'rich.freeShippingFrom', from } : null
}
