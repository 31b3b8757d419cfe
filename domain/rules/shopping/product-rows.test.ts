import { expect, test } from 'vitest'
import { productRowsShown } from './product-rows.ts'

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
  const shown = productRowsShown({ related: things(related), fromShop: things(shop), forLess: things(less) })
  expect([named(shown.fromShop), named(shown.forLess)]).toEqual([fromShop, forLess])
})
