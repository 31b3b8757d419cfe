import type { PinCard } from '../../entities/pin.ts'
import type { OfferSummary } from '../../entities/product.ts'
import { memoize } from '../../memoize.ts'
import { isProduct } from './pin-type.ts'

/** What stands where the price stands; `was` is struck through. */
export type Price =
  | { kind: 'text'; key: 'card.soldOut' | 'card.priceOnSite' }
  | { kind: 'price'; price: string; was: string | null }
  | { kind: 'range'; min: string; max: string }

type Priced = Pick<PinCard, 'rich_summary' | 'shopping_flags' | 'is_oos_product' | 'is_stale_product'>

/** D38. Sold out comes first; a price that is old or not known is on the site; else a price, a range, or a lowered price. */
export function priceOf(pin: Priced, locale: string): Price | null {
  return isProduct(pin) ? priceOfProduct(pin, pin.rich_summary?.products[0]?.offer_summary, locale) : null
}

/** The same for one of the products of a pin. */
export function priceOfProduct(
  pin: Pick<Priced, 'is_oos_product' | 'is_stale_product'>,
  offer: OfferSummary | null | undefined,
  locale: string,
): Price {
  if (pin.is_oos_product) return { kind: 'text', key: 'card.soldOut' }
  const price = offer && !pin.is_stale_product ? shownOffer(offer, locale) : null
  return price ?? { kind: 'text', key: 'card.priceOnSite' }
}

function shownOffer(offer: OfferSummary, locale: string): Price | null {
  const money = (amount: number) => asMoney(amount, offer.currency, locale)
  const { min_price: min, max_price: max, standard_price: standard } = offer
  if (min !== null && max !== null && min < max) return { kind: 'range', min: money(min), max: money(max) }
  const price = offer.price ?? min ?? max
  if (price === null) return null
  return { kind: 'price', price: money(price), was: standard !== null && standard > price ? money(standard) : null }
}

const moneyIn = memoize((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }))

/** D58. In the product's own currency, as the reader's language writes it. */
export function asMoney(amount: number, currency: string, locale: string): string {
  return moneyIn(locale, currency).format(amount)
}

export type ProductLabel = { text: string; key?: never } | { key: 'card.preLoved'; text?: never }

/** Shop.6. Labels beside the price: the shop's own in their order, then that it has had an owner before. */
export function productLabels(
  pin: Pick<PinCard, 'is_eligible_for_pre_loved_goods_label' | 'rich_summary'>,
  most = Number.POSITIVE_INFINITY,
): ProductLabel[] {
  const own = (pin.rich_summary?.products[0]?.label_info?.labels ?? []).map((text) => ({ text }))
  const labels = pin.is_eligible_for_pre_loved_goods_label ? [...own, { key: 'card.preLoved' as const }] : own
  return labels.slice(0, most)
}
