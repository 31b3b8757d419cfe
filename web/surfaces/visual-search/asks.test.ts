import { expect, test } from 'vitest'
import type { RouteLocation } from '../../router/route.ts'
import { makeChangedVisualSearchUrl, parseVisualSearchOptions } from './asks.ts'

const at = (query: string) =>
  ({
    path: '/pin/12/visual-search/products/',
    query: new URLSearchParams(query),
    params: { pin: '12' },
  }) as unknown as RouteLocation

test.each([
  ['', false],
  ['on_sale', true],
  ['on_sale=1', true],
  ['on_sale=true', true],
  ['on_sale=0', false],
  ['on_sale=false', false],
])('route.34 vsearch.6 “%s” asks for the sale as the shop’s pages do: %s', (query, isSale) => {
  expect('on_sale' in parseVisualSearchOptions(at(query))).toBe(isSale)
  expect(makeChangedVisualSearchUrl(at(query), { color: 'red' }).includes('on_sale')).toBe(isSale)
})
