import type { PinCard } from '../../entities/pin.ts'
import type { OfferSummary } from '../../entities/product.ts'
import { memoize } from '../../memoize.ts'
import { isProduct } from './pin-type.ts'

/** The price line of a card; `was` is the struck-through previous price. */
export type PriceDisplay =
  | { kind: 'text'; key: 'card.soldOut' | 'card.priceOnSite' }
  | { kind: 'price'; price: string; was: string | null }
  | { kind: 'range'; min: string; max: string }

type Priced = Pick<PinCard, 'rich_summary' | 'shopping_flags' | 'is_oos_product' | 'is_stale_product'>

/**
 * Sold out comes first; a stale or unknown price refers to the site; else it's a price, a range, or a reduced price.
 */
export function toPinPriceDisplay(pin: Priced, locale: string): PriceDisplay | null {
  return isProduct(pin) ? toProductPriceDisplay(pin, pin.rich_summary?.products[0]?.offer_summary, locale) : null
}

/** The price line for one of the products of a pin. */
export function toProductPriceDisplay(
  pin: Pick<Priced, 'is_oos_product' | 'is_stale_product'>,
  offer: OfferSummary | null | undefined,
  locale: string,
): PriceDisplay {
  if (pin.is_oos_product) return { kind: 'text', key: 'card.soldOut' }
  const price = offer && !pin.is_stale_product ? shownOffer(offer, locale) : null
  return price ?? { kind: 'text', key: 'card.priceOnSite' }
}

function shownOffer(offer: OfferSummary, locale: string): PriceDisplay | null {
  const money = (amount: number) => formatMoney(amount, offer.currency, locale)
  const { min_price: min, max_price: max, standard_price: standard } = offer
  if (min !== null && max !== null && min < max) return { kind: 'range', min: money(min), max: money(max) }
  const price = offer.price ?? min ?? max
  if (price === null) return null
  return { kind: 'price', price: money(price), was: standard !== null && standard > price ? money(standard) : null }
}

const moneyIn = memoize((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }))

/** Formats an amount in the product's currency and the reader's language. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return moneyIn(locale, currency).format(amount)
}

const roundMoneyIn = memoize(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
)

/** Formats an amount for use in a sentence, without ".00": "over $60". */
export function formatRoundMoney(amount: number, currency: string, locale: string): string {
  return roundMoneyIn(locale, currency).format(amount)
}

export type ProductLabel = { text: string; key?: never } | { key: 'card.preLoved'; text?: never }

/** Labels next to the price (shop.6): the shop's own in their order, then "pre-loved". */
export function productLabels(
  pin: Pick<PinCard, 'is_eligible_for_pre_loved_goods_label' | 'rich_summary'>,
  most = Number.POSITIVE_INFINITY,
): ProductLabel[] {
  const own = (pin.rich_summary?.products[0]?.label_info?.labels ?? []).map((text) => ({ text }))
  const labels = pin.is_eligible_for_pre_loved_goods_label ? [...own, { key: 'card.preLoved' as const }] : own
  return labels.slice(0, most)
}
