import { expect, test } from 'vitest'
import { SEARCH_SCOPES } from '#domain/resources/search.ts'
import { en } from '#domain/text/en.ts'
import type { Place } from '../../router/route.ts'
import { narrowedBy, SCOPES, searchFor, searchUrl, searchUrlIn } from './asks.ts'
import { searchRoutes } from './routes.ts'
import { NOTHING, scopesFor } from './scopes.ts'

const at = (url: string): Place => {
  const [path = '', query] = url.split('?')
  const scope = path.split('/')[2]
  return { path, query: new URLSearchParams(query), params: scope ? { scope } : {} } as unknown as Place
}

test('search.6 each of the nine content types has its address and an empty state of its own', () => {
  expect(SCOPES.map(({ path }) => path).sort()).toEqual([...SEARCH_SCOPES].sort())
  expect(new Set(SCOPES.map(({ path }) => en[NOTHING[path]])).size).toBe(9)
  for (const { path } of SCOPES) {
    const url = searchUrl('blue vase', path)
    expect(url).toBe(`/search/${path}/?q=blue%20vase`)
    expect(searchFor(at(url))).toMatchObject({ query: 'blue vase', scope: path })
    expect(searchRoutes.some((route) => route.isFor?.({ scope: path }))).toBe(true)
  }
  expect(searchRoutes.some((route) => route.isFor?.({ scope: 'nothing' }))).toBe(false)
})

test.each([
  ['a visitor', { is_auth: false }, 6],
  ['a member', { is_auth: true, is_partner: false }, 8],
  ['a shop', { is_auth: true, is_partner: true }, 9],
])('search.6 search.14 %s has a tab for each type they may use', (_, viewer, count) => {
  expect(scopesFor(viewer, 'pins')).toHaveLength(count)
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
  const url = searchUrl('vase', 'pins', { ...narrowed, guides: [...narrowed.guides] }, 'typed')
  expect(narrowedBy(at(url))).toEqual(narrowed)
  expect(searchFor(at(url))).toMatchObject({
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
  const boards = searchUrlIn(at(`/search/pins/?${asked}&bookmark=abc`), 'boards')
  expect(boards).toBe(`/search/boards/?${asked}`)
  expect(searchUrlIn(at(boards), 'pins')).toBe(`/search/pins/?${asked}`)
})

test('search.6 guides and times stay behind where nothing shows them', () => {
  const asked = 'q=vase&guide=blue&since=week'
  expect(searchFor(at(`/search/boards/?${asked}`))).not.toHaveProperty('guides')
  expect(searchFor(at(`/search/buyable_pins/?${asked}`))).not.toHaveProperty('since')
  expect(searchFor(at(`/search/videos/?${asked}`))).toMatchObject({ guides: ['blue'], since: 'week' })
})

test('search.11 products are narrowed by what narrows a shop; other types leave that out', () => {
  const asked = 'q=vase&on_sale=true&brand=Nest&price=10-50&currency=USD&sort=price_up&color=red'
  expect(searchFor(at(`/search/buyable_pins/?${asked}`))).toMatchObject({
    on_sale: true,
    brand: 'Nest',
    price: '10-50',
    currency: 'USD',
    sort: 'price_up',
    color: 'red',
  })
  expect(searchFor(at(`/search/pins/?${asked}`))).not.toHaveProperty('brand')
  expect(searchFor(at(`/search/boards/?${asked}&kind=video`))).not.toHaveProperty('color')
  const there = narrowedBy(at(`/search/buyable_pins/?${asked}`))
  expect(narrowedBy(at(searchUrl('vase', 'buyable_pins', there)))).toEqual(there)
})
