import { expect, test } from 'vitest'
import { PRICE_ROW } from '../../constants/sizes.ts'
import { en } from '../../text/en.ts'
import { attributionHeight, footerLayout } from './footer-layout.ts'

test.each([
  [0, 'header-only'],
  [159, 'header-only'],
  [159.9, 'header-only'],
  [160, null],
  [400, null],
])('card.5 a container of %d px: %s', (height, layout) => expect(footerLayout(height)).toBe(layout))

test.each([
  [{ isSquare: true, hasPrice: true, hasMerchant: false }, 68],
  [{ isSquare: true, hasPrice: true, hasMerchant: true }, 90],
  [{ isSquare: false, hasPrice: true, hasMerchant: true }, 90],
  [{ isSquare: true, hasPrice: false, hasMerchant: false }, null],
  [{ isSquare: false, hasPrice: true, hasMerchant: false }, null],
])('card.4 the attribution of %j is %s px high', (attribution, height) => {
  expect(attributionHeight(attribution)).toBe(height)
})

test('card.4 the texts and the price row', () => {
  expect([en['card.soldOut'], en['card.priceOnSite'], PRICE_ROW]).toEqual(['Sold out', 'See price on site', 18])
})
