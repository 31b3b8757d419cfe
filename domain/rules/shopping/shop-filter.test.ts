import { expect, test } from 'vitest'
import { hasCrossedBounds, priceRange, shopFilter, typedBounds } from './shop-filter.ts'

test.each([
  ['10-50', { from: 10, to: 50 }],
  ['10-', { from: 10, to: null }],
  ['-50', { from: null, to: 50 }],
  ['9.99-9.99', { from: 9.99, to: 9.99 }],
  ['50-10', null],
  ['-', null],
  ['cheap', null],
  ['1e9-', null],
])('shop.9 the price %j is %j', (text, is) => expect(priceRange(text)).toEqual(is))

test.each([
  ['', {}],
  ['on_sale&free_shipping', { on_sale: true, free_shipping: true }],
  ['brand=Nest&color=blue&sort=newest', { brand: 'Nest', color: 'blue', sort: 'newest' }],
  ['color=mauve&sort=random&price=x', {}],
  ['price_from=10&price_to=50&currency=eur', { price: '10-50', currency: 'EUR' }],
  ['price_from=&price_to=&currency=EUR', {}],
  ['price=50-10', {}],
  ['sort=price_up&currency=USD', { sort: 'price_up', currency: 'USD' }],
  ['sort=best', {}],
])('shop.9 the address ?%s asks for %j', (query, is) => expect(shopFilter(new URLSearchParams(query))).toEqual(is))

test.each([
  ['price_from=50&price_to=10', true],
  ['price=50-10', true],
  ['price_from=10&price_to=50', false],
  ['price_from=10', false],
])('shop.9 the bounds of ?%s are crossed: %j', (query, is) =>
  expect(hasCrossedBounds(new URLSearchParams(query))).toBe(is),
)

test.each([
  ['price=50-10', ['50', '10']],
  ['price_from=50&price_to=10', ['50', '10']],
  ['price=-20', ['', '20']],
  ['', ['', '']],
])('shop.9 the form of ?%s still shows %j, right or wrong', (query, is) =>
  expect(typedBounds(new URLSearchParams(query))).toEqual(is),
)
