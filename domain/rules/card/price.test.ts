import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import type { OfferSummary } from '../../entities/product.ts'
import { formatRoundMoney, type PriceDisplay, productLabels, toPinPriceDisplay } from './price.ts'

const none: OfferSummary = { currency: 'USD', price: null, min_price: null, max_price: null, standard_price: null }
const product = (offer: Partial<OfferSummary> | null, more: Partial<PinCard> = {}) => ({
  rich_summary: {
    type_name: 'product',
    products: [{ offer_summary: offer && { ...none, ...offer } }],
  } as unknown as PinCard['rich_summary'],
  ...more,
})
const soldOut: PriceDisplay = { kind: 'text', key: 'card.soldOut' }
const onSite: PriceDisplay = { kind: 'text', key: 'card.priceOnSite' }

test.each<[string, Parameters<typeof toPinPriceDisplay>[0], PriceDisplay | null]>([
  ['sold out', product({ price: 5 }, { is_oos_product: true }), soldOut],
  ['sold out and stale', product({ price: 5 }, { is_oos_product: true, is_stale_product: true }), soldOut],
  ['stale', product({ price: 5 }, { is_stale_product: true }), onSite],
  ['without a price', product({}), onSite],
  ['without an offer', product(null), onSite],
  ['by its flag only', { shopping_flags: [6] }, onSite],
  ['with a price', product({ price: 5 }), { kind: 'price', price: '$5.00', was: null }],
  ['no product', {}, null],
])('card.34 %s', (_, pin, price) => expect(toPinPriceDisplay(pin, 'en-US')).toEqual(price))

test.each<[string, Partial<OfferSummary>, PriceDisplay]>([
  ['one price', { price: 12.5 }, { kind: 'price', price: '$12.50', was: null }],
  ['a range', { price: 10, min_price: 10, max_price: 20 }, { kind: 'range', min: '$10.00', max: '$20.00' }],
  ['a range of one price', { min_price: 10, max_price: 10 }, { kind: 'price', price: '$10.00', was: null }],
  ['a lowered price', { price: 8, standard_price: 10 }, { kind: 'price', price: '$8.00', was: '$10.00' }],
  ['a raised price', { price: 12, standard_price: 10 }, { kind: 'price', price: '$12.00', was: null }],
  ['the standard price', { price: 10, standard_price: 10 }, { kind: 'price', price: '$10.00', was: null }],
  ['nothing to pay', { price: 0 }, { kind: 'price', price: '$0.00', was: null }],
])('card.36 %s', (_, offer, price) => expect(toPinPriceDisplay(product(offer), 'en-US')).toEqual(price))

test.each([
  [12.5, 'USD', 'en-US', '$12.50'],
  [1250, 'JPY', 'en-US', '¥1,250'],
  [12.5, 'EUR', 'de-DE', '12,50\u00a0€'],
  [1234.5, 'EUR', 'de', '1.234,50\u00a0€'],
])('shop.5 card.36 %d %s reads in %s %s', (price, currency, locale, text) => {
  expect(toPinPriceDisplay(product({ price, currency }), locale)).toEqual({ kind: 'price', price: text, was: null })
})

test.each([
  [true, [{ key: 'card.preLoved' }]],
  [false, []],
  [undefined, []],
])('card.35 pre-loved %s: %j', (is_eligible_for_pre_loved_goods_label, labels) => {
  expect(productLabels({ is_eligible_for_pre_loved_goods_label })).toEqual(labels)
})

test('shop.6 a shop’s own labels come first, in their order; a card shows two at most', () => {
  const labelled = {
    is_eligible_for_pre_loved_goods_label: true,
    rich_summary: { products: [{ label_info: { labels: ['New', 'Handmade'] } }] },
  } as never
  expect(productLabels(labelled)).toEqual([{ text: 'New' }, { text: 'Handmade' }, { key: 'card.preLoved' }])
  expect(productLabels(labelled, 2)).toEqual([{ text: 'New' }, { text: 'Handmade' }])
})

test.each([
  [60, 'en-US', '$60'],
  [59.5, 'en-US', '$59.50'],
  [60, 'de-DE', '60\u00a0$'],
])('an amount of %d in a sentence is %s %s', (amount, locale, says) =>
  expect(formatRoundMoney(amount, 'USD', locale)).toBe(says),
)
