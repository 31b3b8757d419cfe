import { expect, test } from 'vitest'
import type { Product } from '../../entities/product.ts'
import {
  applyVariant,
  findChosenVariant,
  pickProductRows,
  toShippingText,
  toVariantChoiceGroups,
} from './product-choice.ts'

const offer = (price: number) => ({ currency: 'EUR', price, min_price: null, max_price: null, standard_price: null })
const variant = (item_id: string, color: string, size: string, price: number, is_oos = false) => ({
  item_id,
  values: { color, size },
  offer_summary: offer(price),
  image_signature: null,
  is_oos,
})
const product = {
  item_id: 'all',
  offer_summary: offer(10),
  variant_set: {
    dimension_metadata: [
      { name: 'color', values: ['red', 'blue'] },
      { name: 'size', values: ['S', 'L'] },
    ],
    variants: [variant('1', 'red', 'S', 10), variant('2', 'red', 'L', 12, true), variant('3', 'blue', 'S', 14)],
  },
} as unknown as Product

test('shop.3 a product that is one of its variants begins as that one, until another is chosen', () => {
  const second = { ...product, item_id: '2' }
  const ids = [null, '3', 'none'].map((item) => findChosenVariant(second, item)?.item_id)
  expect(ids).toEqual(['2', '3', '2'])
  expect(findChosenVariant(product, null)).toBeUndefined()
})

const shown = (item: string | null) =>
  toVariantChoiceGroups(product, findChosenVariant(product, item)).map(({ choices }) =>
    choices.map(
      ({ value, item_id, isChosen, isOos }) => `${value}:${item_id}${isChosen ? '*' : ''}${isOos ? ' oos' : ''}`,
    ),
  )

test.each([
  [
    null,
    [
      ['red:1', 'blue:3'],
      ['S:1', 'L:2 oos'],
    ],
  ],
  [
    '1',
    [
      ['red:1*', 'blue:3'],
      ['S:1*', 'L:2 oos'],
    ],
  ],
  [
    '2',
    [
      ['red:2* oos', 'blue:3'],
      ['S:1', 'L:2* oos'],
    ],
  ],
  [
    '3',
    [
      ['red:1', 'blue:3*'],
      ['S:3*', 'L:null'],
    ],
  ],
  [
    'nonsense',
    [
      ['red:1', 'blue:3'],
      ['S:1', 'L:2 oos'],
    ],
  ],
])(
  'shop.3 with %j chosen, each dimension offers its values; a combination that does not exist leads nowhere',
  (item, is) => expect(shown(item)).toEqual(is),
)

test('shop.3 every variant can be reached: the first dimension leads to each of its values, the next to those that are combined with it', () => {
  const two = {
    variant_set: { ...product.variant_set, variants: [variant('1', 'red', 'S', 10), variant('4', 'blue', 'L', 12)] },
  }
  const leads = (item: string) =>
    toVariantChoiceGroups(two as never, findChosenVariant(two as never, item)).map(({ choices }) =>
      choices.map((one) => one.item_id),
    )
  expect(leads('1')).toEqual([
    ['1', '4'],
    ['1', null],
  ])
  expect(leads('4')).toEqual([
    ['1', '4'],
    [null, '4'],
  ])
})

test('entity.8 shop.3 a chosen variant changes price, stock and number', () => {
  const pin = { is_oos_product: false, rich_summary: { products: [product] } } as never
  expect(applyVariant(pin, findChosenVariant(product, '2'))).toMatchObject({
    is_oos_product: true,
    rich_summary: { products: [{ item_id: '2', offer_summary: { price: 12 } }] },
  })
  expect(applyVariant(pin, undefined)).toBe(pin)
})

test.each([
  [null, null],
  [{ free_shipping_price: null, free_shipping_value: null }, null],
  [{ free_shipping_price: 0, free_shipping_value: null }, { key: 'rich.freeShipping' }],
  [{ free_shipping_price: null, free_shipping_value: 'Free' }, { key: 'rich.freeShipping' }],
  [{ free_shipping_price: -1, free_shipping_value: null }, null],
  [{ free_shipping_price: 40, free_shipping_value: 'Free' }, { key: 'rich.freeShipping' }],
  [
    { free_shipping_price: 40, free_shipping_value: null },
    { key: 'rich.freeShippingFrom', from: 40 },
  ],
])('shop.5 shipping %j reads %j', (shipping_info, is) => expect(toShippingText({ shipping_info })).toEqual(is))

const things = (ids: string) => [...ids].map((id) => ({ id }))
const named = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('')

test.each([
  ['a thing stands once', 'ab', 'abcdefgh', 'bdefx', 'cgh', 'defx'],
  ['three are a row', '', 'abc', '', 'abc', ''],
  ['two are none, and leave what they have to the other', '', 'abcd', 'ab', 'abcd', ''],
  ['two are left of the shop', '', 'abcde', 'abc', '', 'abc'],
  ['all are related', 'abcdef', 'abc', 'def', '', ''],
  ['at most twelve', '', 'abcdefghijklmnop', '', 'abcdefghijkl', ''],
])('card.53 %s', (_, related, shop, less, fromShop, forLess) => {
  const shown = pickProductRows({ related: things(related), fromShop: things(shop), forLess: things(less) })
  expect([named(shown.fromShop), named(shown.forLess)]).toEqual([fromShop, forLess])
})
