import { COLORS, type Color } from '../../constants/colors.ts'

export const SHOP_SORTS = ['best', 'price_up', 'price_down', 'newest'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

/** Filters for a list of products, under their names in a URL. */
export type ShopFilter = {
  on_sale?: boolean
  free_shipping?: boolean
  brand?: string
  color?: Color
  /** Price range "10-50", "10-" or "-50", in whole units of `currency`. */
  price?: string
  currency?: string
  sort?: ShopSort
}

export type PriceRange = { from: number | null; to: number | null }

/** Parses a typed bound, with a point or a comma; null if empty, NaN if it is no price. */
function bound(typed: string | null | undefined): number | null {
  const text = typed?.trim()
  if (!text) return null
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Parses two bounds, one of which may be open; null for an invalid range, or one with its ends swapped (shop.9). */
export function parsePriceRange(text: string): PriceRange | null {
  const [low, high, ...rest] = text.split('-')
  const [from, to] = [bound(low), bound(high)]
  const isRange = high !== undefined && rest.length === 0 && (from !== null || to !== null)
  return isRange && wrongOf(from, to) === null ? { from, to } : null
}

/** An error in the bounds: one of them is no price, or the lower one is above the upper (shop.9). */
export type PriceBoundsError = 'low' | 'high' | 'crossed'
function wrongOf(from: number | null, to: number | null): PriceBoundsError | null {
  if (Number.isNaN(from)) return 'low'
  if (Number.isNaN(to)) return 'high'
  return from !== null && to !== null && from > to ? 'crossed' : null
}

/** Parses the filters of a URL and ignores invalid ones. Forms send the two bounds separately. */
export function parseShopFilter(query: URLSearchParams): ShopFilter {
  const isSet = (name: string) => query.has(name) && !['0', 'false'].includes(query.get(name) ?? '')
  const brand = query.get('brand')?.trim()
  const color = query.get('color') as Color | null
  const sort = query.get('sort') as ShopSort | null
  const price = parseTypedPriceBounds(query).join('-')
  const currency = query.get('currency')?.toUpperCase()
  const isPriced = parsePriceRange(price) !== null
  return {
    ...(isSet('on_sale') && { on_sale: true }),
    ...(isSet('free_shipping') && { free_shipping: true }),
    ...(brand && { brand: brand.slice(0, 60) }),
    ...(color && COLORS.includes(color) && { color }),
    ...(isPriced && { price }),
    ...(currency && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(sort && sort !== 'best' && SHOP_SORTS.includes(sort) && { sort }),
  }
}

/** The error in the bounds of a URL (shop.9). */
export function findPriceBoundsError(query: URLSearchParams): PriceBoundsError | null {
  const [low, high] = parseTypedPriceBounds(query)
  return wrongOf(bound(low), bound(high))
}

/** Both bounds as given in a URL, even when they are no valid range. */
export function parseTypedPriceBounds(query: URLSearchParams): readonly [low: string, high: string] {
  const price = query.get('price')
  const [low = '', high = '', ...rest] = price?.split('-') ?? [
    query.get('price_from') ?? '',
    query.get('price_to') ?? '',
  ]
  return rest.length ? [price ?? '', ''] : [low, high]
}

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
}
const UPPER = 'under|below|less than|cheaper than|up to|unter|bis(?: zu)?|weniger als'
const AMOUNT = '(\\d{1,6}(?:[.,]\\d{1,2})?)'
const SIGN = '([$€£]|(?:usd|eur|gbp|dollar|euro|pound)s?)'
const PRICE = new RegExp(`(?:^|\\s)(?:${UPPER})\\s+(?:${SIGN}\\s?${AMOUNT}|${AMOUNT}\\s?${SIGN})(?=\\s|$)`, 'iu')

export type PricedQuery = { query: string; price: string; currency: string }

/** Shop.9. A query that names the highest price, as "vases under $20" or just "under $20", without those words and with the filter that they mean. */
export function priceInQuery(typed: string): PricedQuery | null {
  const [words, signBefore, amountAfter, amountBefore, signAfter] = PRICE.exec(typed) ?? []
  if (words === undefined) return null
  const query = typed.replace(words, ' ').replace(/\s+/g, ' ').trim()
  const sign = (signBefore ?? signAfter ?? '').toLowerCase()
  const currency = CURRENCIES[sign] ?? CURRENCIES[sign.replace(/s$/, '')]
  const amount = (amountAfter ?? amountBefore ?? '').replace(',', '.')
  return currency ? { query, price: `-${amount}`, currency } : null
}
