import { expect, test } from 'vitest'
import { productLabelKinds } from './products.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const offer = (price: number, standard_price: number | null) => ({
  currency: 'EUR',
  price,
  min_price: null,
  max_price: null,
  standard_price,
})
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600_000).toISOString()

test.each([
  ['a lowered price', offer(8, 10), null, 0, ['sale']],
  ['a plain price', offer(8, null), null, 0, []],
  ['no price', null, null, 0, []],
  ['29 days', null, daysAgo(29), 0, ['new']],
  ['30 days', null, daysAgo(30), 0, []],
  ['tomorrow', null, daysAgo(-1), 0, []],
  ['49 saves', null, null, 49, []],
  ['50 saves', null, null, 50, ['popular']],
  ['all of it', offer(8, 10), daysAgo(1), 900, ['sale', 'new', 'popular']],
])('shop.6 %s', (_, price, since, saves, kinds) => {
  expect(productLabelKinds({ offer: price, since, saves }, NOW)).toEqual(kinds)
})
