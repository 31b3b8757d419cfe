import { expect, test } from 'vitest'
import type { Place } from '../../router/route.ts'
import { alikeOf, wishedUrl } from './asks.ts'

const at = (query: string) =>
  ({
    path: '/pin/12/visual-search/products/',
    query: new URLSearchParams(query),
    params: { pin: '12' },
  }) as unknown as Place

test.each([
  ['', false],
  ['on_sale', true],
  ['on_sale=1', true],
  ['on_sale=true', true],
  ['on_sale=0', false],
  ['on_sale=false', false],
])('route.34 vsearch.6 “%s” asks for the sale as the shop’s pages do: %s', (query, isSale) => {
  expect('on_sale' in alikeOf(at(query))).toBe(isSale)
  expect(wishedUrl(at(query), { color: 'red' }).includes('on_sale')).toBe(isSale)
})
