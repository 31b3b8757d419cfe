import { expect, test } from 'vitest'
import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import type { Id } from '../../id.ts'
import { pinViewParameter, toPinEvent } from './pin-event.ts'

const rich = (type_name: string) => ({ rich_summary: { type_name } }) as never
test.each([
  ['a product', rich('product'), {}, 144],
  ['a product by its flag', { shopping_flags: [SHOPPING_FLAGS.rich_product_pin as number] }, {}, 144],
  ['an article', rich('article'), {}, 141],
  ['a recipe', rich('recipe'), {}, 145],
  ['another rich page', rich('film'), {}, 139],
  ['a picture', {}, {}, 140],
  ['an idea for a board', rich('recipe'), { surface: 'BoardMoreIdeasTabContent' }, 3173],
  ['home', rich('recipe'), { surface: 'AuthHomefeed' }, 145],
  ['a save by one tap', rich('recipe'), { isOneTap: true }, 4079],
])('log.10 the view parameter of %s', (_, pin, where, parameter) =>
  expect(pinViewParameter(pin, where)).toBe(parameter),
)

const id = '1' as Id
const person = (n: string) => ({ id: n as Id, username: n, full_name: n })

test('log.5 an event of a plain Pin names it, and nobody else', () =>
  expect(toPinEvent({ id })).toEqual({ view_type: 1, view_parameter: 140, object_id_str: '1', aux_data: {} }))

test('log.6 a sponsored Pin says its creator and its sponsor', () => {
  const sponsorship = { status: 1, creator: person('2'), sponsor: person('3') }
  expect(toPinEvent({ id, sponsorship }).aux_data).toEqual({ creator_id: '2', sponsor_id: '3' })
  expect(toPinEvent({ id, sponsorship: { ...sponsorship, sponsor: null } }).aux_data).toEqual({ creator_id: '2' })
})

test('log.5 what a Pin sells goes as JSON text under commerce_data', () => {
  const offer_summary = { currency: 'EUR', price: 12.5, min_price: null, max_price: null, standard_price: null }
  const rich_summary = { type_name: 'product', products: [{ id: 'p9', name: 'Jar', brand: null, offer_summary }] }
  const { commerce_data } = toPinEvent({ id, rich_summary: rich_summary as never, is_oos_product: true }).aux_data
  expect(JSON.parse(commerce_data as string)).toEqual({
    product_id: 'p9',
    price: 12.5,
    currency: 'EUR',
    is_out_of_stock: true,
  })
})
