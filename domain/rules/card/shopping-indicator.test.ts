import { expect, test } from 'vitest'
import { SURFACES } from '../../constants/surfaces.ts'
import { SCROLL_THROTTLE } from '../../constants/timings.ts'
import type { PinCard } from '../../entities/pin.ts'
import { EXPERIMENTS } from '../../experiments.ts'
import { indicatorSize, type ShoppingIndicator, shoppingIndicator } from './shopping-indicator.ts'

const summary = (products: number) =>
  ({
    type_name: 'product',
    products: Array.from({ length: products }, () => ({})),
  }) as unknown as PinCard['rich_summary']
const product = { rich_summary: summary(4), shopping_flags: [1] }
const viewer = (group: string, country = 'US', is_employee = false) => ({
  country,
  is_employee,
  experiments: { shopping_indicator: group },
})

test.each<[string, Parameters<typeof shoppingIndicator>[0], boolean]>([
  ['a product that can be bought', product, true],
  ['a shoppable product', { rich_summary: summary(1), is_shoppable: true }, true],
  ['a product nobody offers', { rich_summary: summary(1) }, false],
  ['a sold-out product', { ...product, is_oos_product: true }, false],
  ['what is no product', { shopping_flags: [1], is_shoppable: true }, false],
])('card.18 %s', (_, pin, shows) => {
  expect(shoppingIndicator(pin, viewer('enabled_3_indicator'), 'SearchItemHighShoppingIntent') !== null).toBe(shows)
})

test('card.18 only surfaces that allow it show it', () => {
  const on = Object.keys(SURFACES).filter((name) =>
    shoppingIndicator(product, viewer('enabled_3_indicator'), name as keyof typeof SURFACES),
  )
  expect(on).toContain('SearchItemHighShoppingIntent')
  expect(on).not.toContain('AuthHomefeed')
})

test.each<[string, number, boolean, ShoppingIndicator | null]>([
  ['control', 9, true, null],
  ['control_pwt', 9, true, null],
  ['enabled_2_indicator', 9, false, { form: 'products', count: 2 }],
  ['enabled_3_indicator', 9, false, { form: 'products', count: 3 }],
  ['enabled_4_indicator', 9, false, { form: 'products', count: 4 }],
  ['enabled_5_indicator', 9, false, { form: 'products', count: 5 }],
  ['enabled_5_indicator', 2, false, { form: 'products', count: 2 }],
  ['enabled_pwt', 9, false, { form: 'priceTag' }],
  ['employees', 9, true, { form: 'products', count: 5 }],
  ['employees', 9, false, null],
])('card.41 group %s with %i products, staff %s', (group, products, isEmployee, indicator) => {
  const pin = { ...product, rich_summary: summary(products) }
  expect(shoppingIndicator(pin, viewer(group, 'US', isEmployee), 'SearchItemHighShoppingIntent')).toEqual(indicator)
})

test.each(EXPERIMENTS.shopping_indicator.groups)(
  'card.41 in group %s nobody outside the five countries sees one',
  (group) => {
    const seenIn = ['US', 'GB', 'DE', 'CA', 'FR', 'AT', 'MX', ''].filter((country) =>
      shoppingIndicator(product, viewer(group, country, true), 'SearchItemHighShoppingIntent'),
    )
    expect(seenIn).toEqual(group.startsWith('control') ? [] : ['US', 'GB', 'DE', 'CA', 'FR'])
  },
)

test('card.18 its sizes and how often scrolling is looked at', () => {
  expect([indicatorSize(true), indicatorSize(false), SCROLL_THROTTLE]).toEqual([32, 24, 50])
})
