import { expect, test } from 'vitest'
import { hasAllWordsOfSlug, isBelowStandardPrice, listShoppingSlugs, shoppingPageName } from './shopping-page.ts'

test('route.33 a page is headed by the words of its address', () => {
  expect(shoppingPageName('mid-century-lamp')).toBe('Mid Century Lamp')
  expect(shoppingPageName('vase')).toBe('Vase')
})

test.each([
  ['Three tall candles', 'tall-candle', true],
  ['Three tall candles', 'small-candle', false],
  ['Glass vase', 'vases', true],
])('topic.7 %s fits %s: %s', (name, slug, fits) => expect(hasAllWordsOfSlug(name, slug)).toBe(fits))

test('topic.7 a name could have a page for each word and each pair, never for empty words', () => {
  expect(listShoppingSlugs('A pair of gold rings')).toEqual(['pair', 'gold', 'ring', 'gold-ring'])
})

test.each([
  [{ price: 9, min_price: null, standard_price: 12 }, true],
  [{ price: 12, min_price: null, standard_price: 12 }, false],
  [{ price: null, min_price: 5, standard_price: 9 }, true],
  [{ price: null, min_price: null, standard_price: 9 }, false],
  [{ price: 9, min_price: null, standard_price: null }, false],
  [null, false],
])('route.34 %j is on sale: %s', (offer, is) => expect(isBelowStandardPrice(offer)).toBe(is))
