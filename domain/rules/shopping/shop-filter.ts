import { COLORS, type Color } from '../../constants/colors.ts'

export const SHOP_SORTS = ['best', 'price_up', 'price_down', 'newest'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

/** D58. What narrows a list of products, by the names that it has in an address. */
export type ShopFilter = {
  on_sale?: boolean
  free_shipping?: boolean
  brand?: string
  color?: Color
  /** "10-50", "10-" or "-50", in whole units of `currency`. */
  price?: string
  currency?: string
  sort?: ShopSort
}

export type PriceRange = { from: number | null; to: number | null }

/** A bound as people type it, with a point or a comma; null where there is none, NaN for what is no price. */
function bound(typed: string | null | undefined): number | null {
  const text = typed?.trim()
  if (!text) return null
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Shop.9. Two bounds, of which one may be open; null for what is no range, or begins above its end. */
export function priceRange(text: string): PriceRange | null {
  const [low, high, ...rest] = text.split('-')
  const [from, to] = [bound(low), bound(high)]
  const isRange = high !== undefined && rest.length === 0 && (from !== null || to !== null)
  return isRange && wrongOf(from, to) === null ? { from, to } : null
}

/** Shop.9. What is wrong with bounds: one of them is no price, or the lower is above the upper. */
export type WrongBounds = 'low' | 'high' | 'crossed'
function wrongOf(from: number | null, to: number | null): WrongBounds | null {
  if (Number.isNaN(from)) return 'low'
  if (Number.isNaN(to)) return 'high'
  return from !== null && to !== null && from > to ? 'crossed' : null
}

/** What an address says, without what can't be understood. A form sends its two bounds apart. */
export function shopFilter(query: URLSearchParams): ShopFilter {
  const isSet = (name: string) => query.has(name) && !['0', 'false'].includes(query.get(name) ?? '')
  const brand = query.get('brand')?.trim()
  const color = query.get('color') as Color | null
  const sort = query.get('sort') as ShopSort | null
  const price = typedBounds(query).join('-')
  const currency = query.get('currency')?.toUpperCase()
  const isPriced = priceRange(price) !== null
  const byPrice = isPriced || sort === 'price_up' || sort === 'price_down'
  return {
    ...(isSet('on_sale') && { on_sale: true }),
    ...(isSet('free_shipping') && { free_shipping: true }),
    ...(brand && { brand: brand.slice(0, 60) }),
    ...(color && COLORS.includes(color) && { color }),
    ...(isPriced && { price }),
    ...(byPrice && currency && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(sort && sort !== 'best' && SHOP_SORTS.includes(sort) && { sort }),
  }
}

/** Shop.9. What is wrong with the bounds of an address. */
export function wrongBounds(query: URLSearchParams): WrongBounds | null {
  const [low, high] = typedBounds(query)
  return wrongOf(bound(low), bound(high))
}

/** Both bounds as an address says them, also where they are no range. */
export function typedBounds(query: URLSearchParams): readonly [low: string, high: string] {
  const price = query.get('price')
  const [low = '', high = '', ...rest] = price?.split('-') ?? [
    query.get('price_from') ?? '',
    query.get('price_to') ?? '',
  ]
  return rest.length ? [price ?? '', ''] : [low, high]
}
