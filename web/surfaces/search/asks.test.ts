import { expect, test } from 'vitest'
import { SEARCH_SCOPES } from '#domain/resources/search.ts'
import { en } from '#domain/text/en.ts'
import type { RouteLocation } from '../../router/route.ts'
import {
  makeSearchUrl,
  makeSearchUrlForScope,
  parseSearchFilters,
  parseSearchOptions,
  pricedSearchUrl,
  SEARCH_SCOPE_TABS,
} from './asks.ts'
import { searchRoutes } from './routes.ts'
import { listAllowedScopes, NO_RESULTS_TEXT_KEYS } from './scopes.ts'

const at = (url: string): RouteLocation => {
  const [path = '', query] = url.split('?')
  const scope = path.split('/')[2]
  return { path, query: new URLSearchParams(query), params: scope ? { scope } : {} } as unknown as RouteLocation
}

test('search.6 each of the nine content types has its address and an empty state of its own', () => {
  expect(SEARCH_SCOPE_TABS.map(({ path }) => path).sort()).toEqual([...SEARCH_SCOPES].sort())
  expect(new Set(SEARCH_SCOPE_TABS.map(({ path }) => en[NO_RESULTS_TEXT_KEYS[path]])).size).toBe(9)
  for (const { path } of SEARCH_SCOPE_TABS) {
    const url = makeSearchUrl('blue vase', path)
    expect(url).toBe(`/search/${path}/?q=blue%20vase`)
    expect(parseSearchOptions(at(url))).toMatchObject({ query: 'blue vase', scope: path })
    expect(searchRoutes.some((route) => route.isFor?.({ scope: path }))).toBe(true)
  }
  expect(searchRoutes.some((route) => route.isFor?.({ scope: 'nothing' }))).toBe(false)
})

test.each([
  ['a visitor', { is_auth: false }, 6],
  ['a member', { is_auth: true, is_partner: false }, 8],
  ['a shop', { is_auth: true, is_partner: true }, 9],
])('search.6 search.14 %s has a tab for each type they may use', (_, viewer, count) => {
  expect(listAllowedScopes(viewer, 'pins')).toHaveLength(count)
  const signedIn = (scope: string) => searchRoutes.find((route) => route.isFor?.({ scope }))?.signedIn
  expect(['my_pins', 'my_content', 'shop_tool', 'pins'].map(signedIn)).toEqual([
    'continue',
    'continue',
    'continue',
    undefined,
  ])
})

test('search.6 what was asked for stays in the address: words, where they came from, guides and filters', () => {
  const narrowed = { guides: ['blue', 'linen'], kind: 'video', since: 'week', color: 'teal', isExact: true } as const
  const url = makeSearchUrl('vase', 'pins', { ...narrowed, guides: [...narrowed.guides] }, 'typed')
  expect(parseSearchFilters(at(url))).toEqual(narrowed)
  expect(parseSearchOptions(at(url))).toMatchObject({
    query: 'vase',
    guides: ['blue', 'linen'],
    rs: 'typed',
    kind: 'video',
    since: 'week',
    color: 'teal',
    auto_correction_disabled: true,
  })
})

test('search.6 on the way to another kind of result and back nothing gets lost that narrows a search', () => {
  const asked = 'q=blue%20vase&guide=blue&kind=video&since=week&color=teal&brand=Nest&price_from=10&exact=1&rs=typed'
  const boards = makeSearchUrlForScope(at(`/search/pins/?${asked}&bookmark=abc`), 'boards')
  expect(boards).toBe(`/search/boards/?${asked}`)
  expect(makeSearchUrlForScope(at(boards), 'pins')).toBe(`/search/pins/?${asked}`)
})

test('search.6 guides and times stay behind where nothing shows them', () => {
  const asked = 'q=vase&guide=blue&since=week'
  expect(parseSearchOptions(at(`/search/boards/?${asked}`))).not.toHaveProperty('guides')
  expect(parseSearchOptions(at(`/search/buyable_pins/?${asked}`))).not.toHaveProperty('since')
  expect(parseSearchOptions(at(`/search/videos/?${asked}`))).toMatchObject({ guides: ['blue'], since: 'week' })
})

test('search.11 products are narrowed by what narrows a shop; other types leave that out', () => {
  const asked = 'q=vase&on_sale=true&brand=Nest&price=10-50&currency=USD&sort=price_up&color=red'
  expect(parseSearchOptions(at(`/search/buyable_pins/?${asked}`))).toMatchObject({
    on_sale: true,
    brand: 'Nest',
    price: '10-50',
    currency: 'USD',
    sort: 'price_up',
    color: 'red',
  })
  expect(parseSearchOptions(at(`/search/pins/?${asked}`))).not.toHaveProperty('brand')
  expect(parseSearchOptions(at(`/search/boards/?${asked}&kind=video`))).not.toHaveProperty('color')
  const there = parseSearchFilters(at(`/search/buyable_pins/?${asked}`))
  expect(parseSearchFilters(at(makeSearchUrl('vase', 'buyable_pins', there)))).toEqual(there)
})

test.each([
  ['/search/pins/?q=vases%20under%20%2420', '/search/buyable_pins/?q=vases&price=-20&currency=USD&rs=typed'],
  [
    '/search/buyable_pins/?q=gifts%20under%2050%20€&brand=Nest',
    '/search/buyable_pins/?q=gifts&brand=Nest&price=-50&currency=EUR&rs=typed',
  ],
  ['/search/pins/?q=under%20%2420', '/shopping/?price=-20&currency=USD'],
  ['/search/pins/?q=vases', undefined],
  ['/search/pins/?q=vases%20under%20%2420&exact=1', undefined],
  ['/search/buyable_pins/?q=vases%20under%20%2420&price=5-10', undefined],
  ['/search/boards/?q=vases%20under%20%2420', undefined],
])('shop.9 the price that %s names is set as a filter', (url, to) => {
  expect(pricedSearchUrl(at(url))).toBe(to)
  for (const route of searchRoutes) expect(route.redirect?.(at(url))).toBe(to)
})
