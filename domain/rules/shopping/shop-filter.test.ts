import { expect, test } from 'vitest'
import {
  findPriceBoundsError,
  parsePriceRange,
  parseShopFilter,
  parseTypedPriceBounds,
  priceInQuery,
} from './shop-filter.ts'

test.each([
  ['10-50', { from: 10, to: 50 }],
  ['10-', { from: 10, to: null }],
  ['-50', { from: null, to: 50 }],
  ['9.99-9.99', { from: 9.99, to: 9.99 }],
  ['12,50-20', { from: 12.5, to: 20 }],
  ['50-10', null],
  ['50,00-10,00', null],
  ['1.000-', null],
  ['1-2-3', null],
  ['10', null],
  ['-', null],
  ['cheap', null],
  ['1e9-', null],
])('shop.9 the price %j is %j', (text, is) => expect(parsePriceRange(text)).toEqual(is))

test.each([
  ['', {}],
  ['on_sale&free_shipping', { on_sale: true, free_shipping: true }],
  ['on_sale=false&free_shipping=0', {}],
  ['brand=Nest&color=blue&sort=newest', { brand: 'Nest', color: 'blue', sort: 'newest' }],
  ['color=mauve&sort=random&price=x', {}],
  ['price_from=10&price_to=50&currency=eur', { price: '10-50', currency: 'EUR' }],
  ['price_from=&price_to=&currency=EUR', { currency: 'EUR' }],
  ['currency=euros', {}],
  ['price=50-10', {}],
  ['price=10', { price: '10-' }],
  ['price=1-2-3', {}],
  ['sort=price_up&currency=USD', { sort: 'price_up', currency: 'USD' }],
  ['sort=best', {}],
])('shop.9 the address ?%s asks for %j', (query, is) => expect(parseShopFilter(new URLSearchParams(query))).toEqual(is))

test.each([
  ['price_from=50&price_to=10', 'crossed'],
  ['price_from=50,00&price_to=10,00', 'crossed'],
  ['price=50-10', 'crossed'],
  ['price_from=cheap', 'low'],
  ['price=1-2-3', 'low'],
  ['price_from=10&price_to=1.000', 'high'],
  ['price_from=10&price_to=50', null],
  ['price_from=12,50&price_to=20', null],
  ['price_from=10', null],
])('shop.9 what is wrong with the bounds of ?%s: %j', (query, is) =>
  expect(findPriceBoundsError(new URLSearchParams(query))).toBe(is),
)

test.each([
  ['price=50-10', ['50', '10']],
  ['price_from=50&price_to=10', ['50', '10']],
  ['price=-20', ['', '20']],
  ['', ['', '']],
])('shop.9 the form of ?%s still shows %j, right or wrong', (query, is) =>
  expect(parseTypedPriceBounds(new URLSearchParams(query))).toEqual(is),
)

test.each([
  ['vases under $20', { query: 'vases', price: '-20', currency: 'USD' }],
  ['gifts under 50 €', { query: 'gifts', price: '-50', currency: 'EUR' }],
  ['Under £9.50 candles', { query: 'candles', price: '-9.50', currency: 'GBP' }],
  ['lamp up to 100 dollars for a desk', { query: 'lamp for a desk', price: '-100', currency: 'USD' }],
  ['Geschenke unter 19,90 Euro', { query: 'Geschenke', price: '-19.90', currency: 'EUR' }],
  ['Vasen bis 30€', { query: 'Vasen', price: '-30', currency: 'EUR' }],
  ['reading nook under 9 feet', null],
  ['gifts under 50', null],
  ['$20 vases', null],
  ['under $20', { query: '', price: '-20', currency: 'USD' }],
])('shop.9 %j means %j', (typed, meant) => expect(priceInQuery(typed)).toEqual(meant))
