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

/** Shop.9. Two bounds, of which one may be open; null for what is no range, or begins above its end. */
export function priceRange(text: string): PriceRange | null {
  const [, low, high] = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/.exec(text.trim()) ?? []
  const from = low === undefined ? null : Number(low)
  const to = high === undefined ? null : Number(high)
  if ((from === null && to === null) || (from !== null && to !== null && from > to)) return null
  return { from, to }
}

/** What an address says, without what can't be understood. A form sends its two bounds apart. */
export function shopFilter(query: URLSearchParams): ShopFilter {
  const brand = query.get('brand')?.trim()
  const color = query.get('color') as Color | null
  const sort = query.get('sort') as ShopSort | null
  const price = query.get('price') ?? `${query.get('price_from') ?? ''}-${query.get('price_to') ?? ''}`
  const currency = query.get('currency')?.toUpperCase()
  const isPriced = priceRange(price) !== null
  const byPrice = isPriced || sort === 'price_up' || sort === 'price_down'
  return {
    ...(query.has('on_sale') && { on_sale: true }),
    ...(query.has('free_shipping') && { free_shipping: true }),
    ...(brand && { brand: brand.slice(0, 60) }),
    ...(color && COLORS.includes(color) && { color }),
    ...(isPriced && { price }),
    ...(byPrice && currency && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(sort && sort !== 'best' && SHOP_SORTS.includes(sort) && { sort }),
  }
}

/** Shop.9. Whether an address asks for a lower bound above the upper. */
export function hasCrossedBounds(query: URLSearchParams): boolean {
  const [low, high] = typedBounds(query)
  return Boolean(low && high) && Number(low) > Number(high)
}

/** Both bounds as an address says them, also where they are no range. */
export function typedBounds(query: URLSearchParams): readonly [low: string, high: string] {
  const [low, high] = query.has('price')
    ? (query.get('price') ?? '').split('-')
    : [query.get('price_from'), query.get('price_to')]
  return [low ?? '', high ?? '']
}
