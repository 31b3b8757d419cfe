import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { TopicBestResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { ShoppingFeedResource, ShoppingPageResource, StaffShoppingPagesResource } from '#domain/resources/shopping.ts'
import { StaffActsResource } from '#domain/resources/staff.ts'
import { StaffArticlesResource, TODAY_PARTS, TodayResource } from '#domain/resources/today.ts'
import type { Person } from '#server/context.ts'
import { updateFeedPool } from '#server/feed/pool.ts'
import { seedInterests } from '#server/interests/seed-interests.ts'
import { updateShoppingPages } from '#server/interests/shopping-pages.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { makeTestPicture } from '#server/testing/test-picture.ts'
import { updateToday } from '#server/today/update-today.ts'
import { pageWords, render } from '#web/entry-server.tsx'
import { makeHttpServer } from './serve.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-discovery-'))
let world: TestHouse
let app: FastifyInstance
let maker: Person
let staff: Person
const ids: Record<string, Id> = {}

/** Products of a shop, with price, former price and stock. */
const PRODUCTS = [
  { name: 'Blue vase one', price: 20, standard: null, brand: 'Nest' },
  { name: 'Blue vase two', price: 30, standard: 45, brand: 'Nest' },
  { name: 'Blue vase three', price: 60, standard: null, brand: 'Moss', currency: 'EUR' },
  { name: 'Blue vase four', price: 40, standard: 40, brand: 'Moss' },
  { name: 'Blue vase sold out', price: 40, standard: 80, brand: 'Moss', isGone: true },
  ...['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'].map((nth) => ({
    name: `Blue vase ${nth}`,
    price: 120,
    standard: null,
    brand: 'Moss',
  })),
]

async function pin(title: string): Promise<Id> {
  const made = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title })
  ids[title] = made.id
  return made.id
}

async function product({ name, price, standard, brand, ...more }: (typeof PRODUCTS)[number] & object): Promise<void> {
  const { currency = 'USD', isGone = false } = more as { currency?: string; isGone?: boolean }
  const id = await pin(name)
  const offer_summary = { currency, price, min_price: null, max_price: null, standard_price: standard }
  const nothing = { item_set_id: null, shipping_info: null, variant_set: null, additional_images: [] }
  const thing = { id, item_id: id, name, brand: { name: brand, signature: null }, offer_summary, ...nothing }
  const summary = { type_name: 'product', display_name: name, site_name: 'nest.example', url: 'https://nest.example/' }
  const rich = {
    rich_summary: {
      ...summary,
      display_cook_time: null,
      aggregate_rating: null,
      products: [{ ...thing, label_info: { labels: [] } }],
    },
    is_shoppable: true,
    is_oos_product: isGone,
  }
  await world.house.db
    .updateTable('aggregates')
    .set({ kind: 'product', rich: JSON.stringify(rich) })
    .where('first_pin_id', '=', id)
    .execute()
}

beforeAll(async () => {
  for (const name of ['assets', 'icons']) mkdirSync(join(clientDir, name))
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  world = await openTestHouse({ RATE_LIMITS: 'off' })
  await seedInterests(world.house)
  maker = await world.person()
  staff = await world.person({ is_staff: true })
  for (const title of ['A tabby cat', 'Kitten asleep', 'Cat on a wall', 'Two cats', 'A sleepy dog', 'A lone yurt'])
    await pin(title)
  for (const one of PRODUCTS) await product(one)
  await world.actOnFacts()
  await indexEverything(world.house)
  await updateShoppingPages(world.house)
  const assets = { of: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }) }
  app = await makeHttpServer(world.house, { render, pageWords, assets, version: 'test', clientDir, mapsDir: clientDir })
  await app.ready()
}, 120_000)
afterAll(async () => {
  await app.close()
  await world.end()
  rmSync(clientDir, { recursive: true })
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers })
  const told = (pattern: RegExp) => pattern.exec(body)?.[1]
  return {
    status: statusCode,
    body,
    to: sent.location,
    title: told(/<title>([^<]*)</),
    heading: told(/<h1[^>]*>([^<]*)</),
    canonical: told(/rel="canonical" href="[a-z]+:\/\/[^/"]+([^"]*)"/),
    description: told(/name="description" content="([^"]*)"/),
    isKept: !/noindex/.test(`${body.slice(0, body.indexOf('</head>'))} ${sent['x-robots-tag'] ?? ''}`),
    ld: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  }
}
const topic = (interest: string) => world.as(null)(TopicResource.get, { interest })

test('topic.1 topic.3 topic.8 route.11 the page of a topic is whole: its pins, head, list for machines; with fewer than 4 pins it is noindex', async () => {
  const cats = await topic('cats')
  const path = `/ideas/cats/${cats.id}/`
  const page = await get(path)
  expect(page).toMatchObject({ status: 200, heading: 'Cats', canonical: path, isKept: true })
  expect(page.title).toContain('Cats ideas')
  expect(page.description).toContain('Cats')
  for (const title of ['A tabby cat', 'Kitten asleep', 'Cat on a wall', 'Two cats']) expect(page.body).toContain(title)
  const { mainEntity } = page.ld.find((one) => one['@type'] === 'CollectionPage')
  // The row of the best pins and the grid behind it, in page order.
  const urls = mainEntity.itemListElement.map(({ url }: { url: string }) => /pin\/(?:[^/]*--)?(\d+)/.exec(url)?.[1])
  const best = (await world.as(null)(TopicBestResource.get, { interest: 'cats' })).items.map(({ id }) => id)
  expect([urls.length, new Set(urls).size, best.length]).toEqual([4, 4, 2])
  expect(urls.slice(0, 2)).toEqual(best)
  expect(page.body).toContain('Follow Cats')
  expect(page.body).toContain('data-surface="RetrievalHub"')
  expect(page.body).toContain('/ideas/dogs/')
  expect((await get(`/ideas/kitties/${cats.id}/`)).to).toContain(path)
  expect((await get('/ideas/cats/123/')).status).toBe(404)
  const thin = await topic('cabins')
  expect(await get(`/ideas/cabins/${thin.id}/`)).toMatchObject({ status: 200, isKept: false })
  for (const address of ['/ideas/', '/topics/', '/shopping/', '/videos/', '/search/', '/search/pins/?q=cat&rs=typed'])
    expect((await get(address)).status, address).toBe(200)
  expect((await get('/topics/')).body).toContain('/ideas/animals/')
})

test('topic.2 a topic’s page has its parent, its followers, what is below and what is related, each under its heading; /topics is sorted', async () => {
  const [animals, cats] = [await topic('animals'), await topic('cats')]
  const above = (await get(`/ideas/animals/${animals.id}/`)).body
  expect(above).toMatch(/<h2[^>]*>Narrow it down<\/h2>/)
  for (const { url_name, id, name } of animals.children)
    expect(above, name).toContain(`href="/ideas/${url_name}/${id}/"`)
  const fans = await Promise.all([world.person(), world.person()])
  for (const one of fans) await world.as(one)(InterestFollowResource.create, { interest_id: cats.id })
  const page = (await get(`/ideas/cats/${cats.id}/?again`)).body
  expect(page).toMatch(
    new RegExp(`<a href="/ideas/animals/${animals.id}/"[^>]*>(<[^>]*>|\\s)*(<svg.*?</svg>)?(<[^>]*>)*Animals`),
  )
  expect(page).toContain('2 followers')
  expect(page).toMatch(/<h2[^>]*>Related topics<\/h2>/)
  for (const one of fans) await world.as(one)(InterestFollowResource.delete, { interest_id: cats.id })
  const names = [...(await get('/topics/')).body.matchAll(/<h2[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(
    ([, name]) => name ?? '',
  )
  expect(names.length).toBeGreaterThan(2)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
})

test('topic.6 video.14 a topic shows a tab for what it has and none for what it has not; the page of videos has videos only, and says when there is none', async () => {
  const [vases, cats] = [await topic('vases'), await topic('cats')]
  expect((await get(`/ideas/vases/${vases.id}/`)).body).toContain(`href="/shopping/vases/${vases.id}/"`)
  expect((await get(`/ideas/cats/${cats.id}/`)).body).not.toContain('href="/shopping/cats/')
  expect((await get(`/shopping/vases/${vases.id}/`)).body).toContain(`href="/ideas/vases/${vases.id}/"`)
  const none = await get('/videos/')
  expect(none.body).toContain('No videos here yet.')
  expect(none.body).toMatch(/<a href="\/ideas\/"[^>]*>(<[^>]*>)*Explore ideas</)
  // A topic with videos has a tab for them on each of its pages.
  expect((await get(`/ideas/cats/${cats.id}/`)).body).not.toContain('href="/videos/cats/')
  await world.house.db
    .updateTable('aggregates')
    .set({ kind: 'video' })
    .where('first_pin_id', '=', ids['Two cats'] as Id)
    .execute()
  await indexEverything(world.house)
  world.pass(120_000)
  const [ideas, videos] = [`/ideas/cats/${cats.id}/`, `/videos/cats/${cats.id}/`]
  expect((await get(ideas)).body).toContain(`href="${videos}"`)
  expect((await get(videos)).body).toContain(`href="${ideas}"`)
  // Search engines index a video page from four videos on, not with one.
  expect((await get(videos)).isKept).toBe(false)
  expect((await get('/sitemap/own.xml')).body).not.toContain(videos)
  const kinds = (kind: string) =>
    world.house.db
      .updateTable('aggregates')
      .set({ kind })
      .where(
        'first_pin_id',
        'in',
        ['A tabby cat', 'Kitten asleep', 'Cat on a wall'].map((title) => ids[title] as Id),
      )
      .execute()
  await kinds('video')
  await indexEverything(world.house)
  world.pass(120_000)
  expect((await get(`${videos}?again`)).isKept).toBe(true)
  const map = (await get('/sitemap/own.xml')).body
  expect([map.includes(videos), map.includes('/videos/</loc>')]).toEqual([true, true])
  // A category lists only subtopics that have videos.
  const animals = await topic('animals')
  const below = await get(`/videos/animals/${animals.id}/`)
  expect(below.body).toContain(`href="${videos}"`)
  expect(below.body).not.toContain('href="/videos/dogs/')
  await kinds('image')
  await indexEverything(world.house)
  world.pass(120_000)
  const some = await get('/videos/')
  expect(some.body).toContain('Two cats')
  expect(some.body).not.toContain('A tabby cat')
})

test('shop.7 shop.8 topic.8 route.11 a category of the shop lists its products and those below it, with a head of its own; without any it says so', async () => {
  const [vases, above] = [await topic('vases'), await topic('home-decor')]
  for (const one of [vases, above]) {
    const path = `/shopping/${one.url_name}/${one.id}/`
    const page = await get(path)
    expect(page).toMatchObject({ status: 200, canonical: path, isKept: true, heading: `Shop ${one.name}` })
    expect(page.body).toContain('Blue vase one')
    expect(page.body).not.toContain('A tabby cat')
    expect(page.title).toContain(one.name)
    expect(page.description).toContain(one.name)
    const { mainEntity } = page.ld.find((thing) => thing['@type'] === 'CollectionPage')
    expect(mainEntity.itemListElement.length).toBeGreaterThanOrEqual(4)
  }
  const chips = (await get(`/shopping/home-decor/${above.id}/`)).body
  expect(chips).toContain(`href="/shopping/vases/${vases.id}/"`)
  // A category lists only subtopics that have products.
  const below = new Set([...chips.matchAll(/href="(\/shopping\/[^/"]+\/\d+\/)"/g)].map(([, href]) => href))
  expect([...below].filter((href) => !href?.includes('home-decor'))).toEqual([`/shopping/vases/${vases.id}/`])
  expect((await get('/shopping/vases/12/')).status).toBe(404)
  expect((await get(`/shopping/jars/${vases.id}/`)).to).toContain(`/shopping/vases/${vases.id}/`)
  const cats = await topic('cats')
  const none = await get(`/shopping/cats/${cats.id}/`)
  expect(none).toMatchObject({ status: 200, isKept: false })
  expect(none.body).toContain('No products here yet.')
})

test('topic.7 topic.8 route.11 route.33 a landing page is there from 8 products on or by staff; a slug and a category do not shadow each other', async () => {
  const page = await get('/shopping/blue-vase/')
  expect(page).toMatchObject({ status: 200, heading: 'Blue Vase', canonical: '/shopping/blue-vase/', isKept: true })
  expect(page.body).toContain('href="/shopping/vase/"')
  expect([page.title, page.description].every((text) => text?.includes('Blue Vase'))).toBe(true)
  expect(
    page.ld.find((thing) => thing['@type'] === 'CollectionPage').mainEntity.itemListElement.length,
  ).toBeGreaterThan(8)
  expect((await get('/shopping/mid-century-lamp/')).status).toBe(404)
  await world.as(staff)(ShoppingPageResource.create, { slug: 'Mid-century lamp' })
  expect(await get('/shopping/mid-century-lamp/')).toMatchObject({
    status: 200,
    heading: 'Mid Century Lamp',
    isKept: false,
  })
  await expect(world.as(maker)(ShoppingPageResource.create, { slug: 'x' })).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await get('/shopping/Blue-Vase/')).to).toContain('/shopping/blue-vase/')
  // Slugs count words in any number and order, also after recounting.
  const inStock = PRODUCTS.filter((one) => !('isGone' in one)).length
  await world.as(staff)(ShoppingPageResource.create, { slug: 'vases' })
  await world.as(staff)(ShoppingPageResource.create, { slug: 'two blue vases' })
  const listed = async () =>
    (await world.as(staff)(StaffShoppingPagesResource.get, {})).items.map((one) => [one.id, one.product_count])
  const before = await listed()
  expect(before).toEqual([
    ['mid-century-lamp', 0],
    ['two-blue-vases', 1],
    ['vases', inStock],
  ])
  await updateShoppingPages(world.house)
  expect(await listed()).toEqual(before)
  const [lamp] = (await world.as(staff)(StaffShoppingPagesResource.get, {})).items
  expect(lamp).toMatchObject({ listed_by: staff.username, name: 'Mid Century Lamp' })
  // A page that staff unlisted is gone, unless it has enough products.
  await world.as(staff)(ShoppingPageResource.create, { slug: 'blue-vase' })
  for (const slug of ['mid-century-lamp', 'vases', 'blue-vase', 'never-listed'])
    await world.as(staff)(ShoppingPageResource.delete, { slug })
  expect((await listed()).map(([slug]) => slug)).toEqual(['two-blue-vases'])
  expect((await get('/shopping/mid-century-lamp/?again')).status).toBe(404)
  expect((await get('/shopping/blue-vase/?again')).status).toBe(200)
  const [last] = (await world.as(staff)(StaffActsResource.get, {})).items
  expect(last).toMatchObject({ act: 'shopping_page_gone', by: staff.username, target: 'blue-vase' })
  const vases = await topic('vases')
  expect((await get(`/shopping/vases/${vases.id}/`)).heading).toBe('Shop Vases')
  const joined = await world.as(null)(PinResource.get, { id: ids['Blue vase one'] as Id })
  expect(joined.pin_join.shopping_klp_urls[0]).toBe('/shopping/blue-vase/')
  expect(joined.pin_join.shopping_klp_urls.length).toBeLessThanOrEqual(3)
  for (const url of joined.pin_join.shopping_klp_urls) expect((await get(url)).status, url).toBe(200)
  const plain = await world.as(null)(PinResource.get, { id: ids['A tabby cat'] as Id })
  expect(plain.pin_join.shopping_klp_urls).toEqual([])
})

test('route.11 each address of search, Explore, videos and the shop is a page with its heading; what is not there is 404', async () => {
  const [cats, vases] = [await topic('cats'), await topic('vases')]
  const headings: [string, string | undefined][] = []
  const paths = [
    '/search/',
    '/search/pins/?q=vase&rs=typed',
    '/ideas/',
    `/ideas/cats/${cats.id}/`,
    '/videos/',
    `/videos/cats/${cats.id}/`,
    '/shopping/',
    `/shopping/vases/${vases.id}/`,
    '/shopping/blue-vase/',
    '/topics/',
  ]
  for (const path of paths) {
    const { status, to, heading } = await get(path)
    expect([path, status, to]).toEqual([path, 200, undefined])
    headings.push([path, heading])
    // The path without its final slash is the same page.
    const bare = await get(path.replace(/\/(?=\?|$)/, ''))
    expect([path, bare.status === 200 || bare.to === path]).toEqual([path, true])
  }
  expect(new Set(headings.map(([, heading]) => heading)).size).toBe(paths.length)
  expect(Object.fromEntries(headings)).toMatchObject({
    [`/ideas/cats/${cats.id}/`]: 'Cats',
    [`/shopping/vases/${vases.id}/`]: 'Shop Vases',
    '/shopping/blue-vase/': 'Blue Vase',
  })
  for (const path of ['/ideas/cats/12/', '/videos/cats/12/', '/shopping/cats/12/', '/shopping/no-such-words/'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('seo.9 the drawer of a product names the pages of the shop that it fits among related interests', async () => {
  const { body } = await get(`/pin/${ids['Blue vase one']}/`)
  const [drawer = ''] = /<section[^>]*data-more-about[\s\S]*?<\/section>/.exec(body) ?? []
  expect(drawer).toContain('<a href="/shopping/blue-vase/">Blue Vase</a>')
})

test('topic.7 route.34 a page is filtered by lowered prices, price within a currency and brand', async () => {
  const names = async (more: object) =>
    (await world.as(null)(ShoppingFeedResource.get, { slug: 'blue-vase', ...more })).items
      .map(({ title }) => title)
      .toSorted()
  // Sold-out products are not on sale.
  expect(await names({ on_sale: true })).toEqual(['Blue vase two'])
  expect(await names({ price: '25-50', currency: 'USD' })).toEqual([
    'Blue vase four',
    'Blue vase sold out',
    'Blue vase two',
  ])
  expect(await names({ price: '50-', currency: 'EUR' })).toEqual(['Blue vase three'])
  expect(await names({ brand: 'Nest' })).toEqual(['Blue vase one', 'Blue vase two'])
  // Without a choice the list is of the most common currency.
  expect(await names({})).toHaveLength(PRODUCTS.filter((one) => !('currency' in one)).length)
  await expect(names({ price: 'cheap' })).rejects.toMatchObject({ kind: 'bad_input' })
  expect((await get('/shopping/blue-vase/?on_sale')).body).not.toContain('Blue vase one')
  expect((await get('/shopping/blue-vase/?price=50-&currency=EUR')).body).not.toContain('Blue vase one')
})

test('shop.7 the chosen currency is kept on the way through the shop', async () => {
  const vases = await world.as(null)(TopicResource.get, { interest: 'vases' })
  const shopLinks = ({ body }: { body: string }) =>
    [...body.matchAll(/<a[^>]*href="(\/shopping\/[^"]*)"/g)].map(([, to]) => `${to}`.replaceAll('&amp;', '&'))
  const pages = {
    '/shopping/?on_sale&currency=EUR': '/shopping/?currency=EUR',
    [`/shopping/vases/${vases.id}/?currency=EUR`]: `/shopping/${vases.parent?.url_name}/${vases.parent?.id}/?currency=EUR`,
    [`/shopping/${vases.parent?.url_name}/${vases.parent?.id}/?on_sale&currency=EUR`]:
      '/shopping/?on_sale&currency=EUR',
    [`/shopping/${vases.parent?.url_name}/${vases.parent?.id}/?currency=EUR`]: '/shopping/?currency=EUR',
    '/shopping/blue-vase/?currency=EUR': '/shopping/?currency=EUR',
    '/shopping/?currency=EUR': `/shopping/${vases.parent?.url_name}/${vases.parent?.id}/?currency=EUR`,
  }
  for (const [page, way] of Object.entries(pages)) expect([page, ...shopLinks(await get(page))]).toContain(way)
})

test('route.34 the page of the sale keeps it on the way to a category; on_sale=false and 0 are the page of all', async () => {
  const chips = ({ body }: { body: string }) =>
    [...body.matchAll(/href="(\/shopping\/[^"/]+\/\d+\/[^"]*)"/g)].map(([, to]) => to)
  for (const query of ['on_sale', 'on_sale=true', 'on_sale=1']) {
    const sale = await get(`/shopping/?${query}`)
    expect(sale).toMatchObject({ heading: 'On sale now', canonical: '/shopping/?on_sale' })
    expect(sale.body).not.toContain('Blue vase one')
    expect(chips(sale).length).toBeGreaterThan(0)
    expect(chips(sale).filter((to) => !to?.endsWith('/?on_sale'))).toEqual([])
    const category = await get(chips(sale)[0] as string)
    expect(category.body).toContain('Blue vase two')
    expect(category.body).not.toContain('Blue vase one')
  }
  for (const query of ['on_sale=false', 'on_sale=0']) {
    const all = await get(`/shopping/?${query}`)
    expect(all).toMatchObject({ heading: (await get('/shopping/')).heading, canonical: '/shopping/' })
    expect(all.body).toContain('Blue vase one')
    expect(chips(all).filter((to) => to?.includes('on_sale'))).toEqual([])
  }
})

test('search.11 search.17 shop.9 a search among products is narrowed and sorted as a shop is', async () => {
  const names = async (more: object) =>
    (
      await world.as(null)(BaseSearchResource.get, { query: 'blue vase', scope: 'buyable_pins', ...more } as never)
    ).items.map((item) => (item.type === 'pin' ? item.title.replace('Blue vase ', '') : ''))
  expect((await names({ brand: 'Nest' })).sort()).toEqual(['one', 'two'])
  expect(await names({ on_sale: true })).toEqual(['two'])
  expect(await names({ price: '50-', currency: 'EUR' })).toEqual(['three'])
  expect((await names({ price: '-50', currency: 'USD', sort: 'price_up' })).slice(0, 2)).toEqual(['one', 'two'])
  expect((await names({ currency: 'USD', sort: 'price_down' })).at(-1)).toBe('one')
  expect(await names({})).toHaveLength(PRODUCTS.length)
  await expect(names({ price: '50-10' })).rejects.toMatchObject({ kind: 'bad_input', field: 'price' })
  // Most of these results are products, so the page has shopping intent; a search for cats has not.
  expect((await get('/search/pins/?q=blue%20vase')).body).toContain('data-surface="SearchItemHighShoppingIntent"')
  expect((await get('/search/pins/?q=cat')).body).toContain('data-surface="SearchItem"')
  const page = await get('/search/buyable_pins/?q=blue%20vase&brand=Nest&on_sale=true')
  expect(page.body).toContain('Blue vase two')
  expect(page.body).not.toContain('Blue vase one')
  expect(page.body).toContain('<input type="hidden" name="q" value="blue vase"')
  // A highest price is said, whether anything costs so little or not, and in the shop, too.
  for (const path of ['/search/buyable_pins/?q=blue%20vase&', '/search/buyable_pins/?q=zeppelin&', '/shopping/?'])
    expect((await get(`${path}price=-50&currency=USD`)).body).toContain('Products up to $50')
})

test('search.6 search.8 search.14 search.18 pages of a search: tabs, what was searched instead, what is one’s own, and nothing found', async () => {
  for (const n of [1, 2]) await pin(`A yurt, number ${n}`)
  await world.actOnFacts()
  await indexEverything(world.house)
  const corrected = await get('/search/pins/?q=yutr')
  expect(corrected.body).toContain('Showing results for “yurt.”')
  expect(corrected.body).toContain('href="/search/pins/?q=yutr&amp;exact=1"')
  const fewer = await get('/search/pins/?q=yurtt+qwertzuiop')
  expect(fewer.body).toContain('No exact match. Here’s “yurt.”')
  expect(fewer.body).toContain('href="/search/pins/?q=yurtt%20qwertzuiop&amp;exact=1"')
  expect((await get('/search/pins/?q=Yurt+qwertzuiop')).body).not.toContain('exact=1')
  for (const scope of ['pins', 'buyable_pins', 'videos', 'idea_pins', 'boards', 'users'])
    expect(corrected.body).toContain(`href="/search/${scope}/?q=yutr`)
  const boards = await get('/search/boards/?q=cat&kind=video&color=red&rs=typed')
  expect(boards.body).toContain('href="/search/pins/?q=cat&amp;kind=video&amp;color=red&amp;rs=typed"')
  expect((await get(`/search/pins/?q=cat&rs=${'x'.repeat(41)}`)).status).toBe(200)
  for (const scope of ['my_pins', 'my_content', 'shop_tool']) {
    expect(corrected.body).not.toContain(`/search/${scope}/`)
    const own = await get(`/search/${scope}/?q=cat`)
    expect([own.status, own.to], scope).toEqual([302, expect.stringContaining('/login/')])
  }
  const nobody = await get('/search/users/?q=qwertzuiop')
  expect(nobody.body).toContain('Nobody’s name matches “qwertzuiop.”')
  const typed = await get('/search/pins/?q=yutr&exact=1')
  expect(typed.body).toContain('No Pins for “yutr” yet')
  expect(typed.body).toContain('href="/search/pins/?q=yurt')
  // A guide can be removed singly or together with all filters.
  const guided = await get('/search/pins/?q=yurt&guide=blue&rs=guide')
  expect(guided.body).toContain('No results for “yurt” with these filters.')
  expect(guided.body).toMatch(/<a href="\/search\/pins\/\?q=yurt&amp;rs=guide"[^>]*aria-label="Remove Blue"/)
  expect(guided.body).toMatch(/<a href="\/search\/pins\/\?q=yurt"[^>]*>Clear filters/)
})

test('search.19 a tag in what a pin says leads to its search, in any script', async () => {
  const description = 'First print #Linocut, im #Frühling, and #осень everywhere'
  const made = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), description })
  const { body } = await get(`/pin/${made.id}/`)
  for (const tag of ['#Linocut', '#Frühling', '#осень'])
    expect(body).toContain(`<a href="/search/pins/?q=${encodeURIComponent(tag)}&amp;rs=hashtag">${tag}</a>`)
})

test('search.21 a page of a search takes control characters, and says so where the search is too long', async () => {
  const plain = await get('/search/pins/?q=%00blue%01vase')
  expect([plain.status, plain.title]).toEqual([200, expect.stringMatching(/^blue vase – Search/)])
  expect(plain.body).toContain('Blue vase two')
  const taken = await get(`/search/pins/?q=${'x'.repeat(300)}`)
  expect(taken.body).not.toContain('up to 300 characters')
  const long = await get(`/search/pins/?q=${'x'.repeat(301)}`)
  expect([long.status, long.title, long.heading]).toEqual([200, expect.stringMatching(/^Search/), 'Search'])
  expect(long.body).toContain('Searches can be up to 300 characters.')
})

test('search.18 a name that no pin says leads to people and boards of that name', async () => {
  const person = await world.person({ username: 'quill_o', first_name: 'Ottoline' })
  await world.as(person)(BoardResource.create, { name: 'Ottoline’s teapots' })
  await world.actOnFacts()
  await indexEverything(world.house)
  const { body } = await get('/search/pins/?q=Ottoline')
  expect(body).toMatch(/<a href="\/search\/users\/\?q=Ottoline"[^>]*>People named “Ottoline”/)
  expect(body).not.toContain('Boards for “Ottoline”')
  expect((await get('/search/pins/?q=teapots')).body).toMatch(
    /<a href="\/search\/boards\/\?q=teapots"[^>]*>Boards for “teapots”/,
  )
  expect((await get('/search/boards/?q=ottolime')).body).toContain('href="/search/boards/?q=ottoline"')
})

test('vsearch.6 without products that look like it the page says so and leads to the other tab', async () => {
  const path = `/pin/${ids['A tabby cat']}/visual-search/`
  const page = await get(`${path}products/`)
  expect(page.status).toBe(200)
  expect(page.body).toContain('No products look like this yet')
  expect(page.body).toContain(`href="${path}"`)
})

test('topic.8 topics, categories and pages of the shop that have enough stand in the sitemap', async () => {
  const { body } = await get('/sitemap/own.xml')
  const [cats, vases, cabins] = [await topic('cats'), await topic('vases'), await topic('cabins')]
  for (const path of [`/ideas/cats/${cats.id}/`, `/shopping/vases/${vases.id}/`, '/shopping/blue-vase/'])
    expect(body).toContain(`${path}</loc>`)
  for (const path of [`/ideas/cabins/${cabins.id}/`, `/shopping/cats/`, '/shopping/mid-century-lamp/'])
    expect(body).not.toContain(path)
})

test('topic.4 following counts at once and shows in the next page of home', async () => {
  const { id: interest_id } = await topic('cats')
  const fan = await world.person()
  await updateFeedPool(world.house)
  const why = async () => {
    world.pass(31 * 60_000)
    const { items } = await world.as(fan)(UserHomefeedResource.get, {})
    return items.find(({ title }) => title === 'A tabby cat')?.recommendation_reason?.reason
  }
  expect(await why()).not.toBe('You follow Cats')
  expect((await world.as(fan)(InterestFollowResource.create, { interest_id })).follower_count).toBe(1)
  expect(await world.as(fan)(TopicResource.get, { interest: 'cats' })).toMatchObject({
    followed_by_me: true,
    follower_count: 1,
  })
  expect(await why()).toBe('You follow Cats')
  expect((await world.as(fan)(InterestFollowResource.delete, { interest_id })).follower_count).toBe(0)
  await expect(world.as(null)(InterestFollowResource.create, { interest_id })).rejects.toMatchObject({
    kind: 'not_signed_in',
  })
  expect((await world.as(fan)(TopicFeedResource.get, { interest: 'cats' })).items).toHaveLength(4)
})

test('today.9 without an article and a save /today says so, and has one thing to do', async () => {
  const { body } = await get('/today/', { 'accept-language': 'en-GB' })
  expect(body).toContain('Nothing yet today. Check back a little later.')
  expect(body).toMatch(/<a[^>]*href="\/ideas\/"[^>]*>(<[^>]*>)*Explore topics/)
  expect(body).not.toContain('href="/today/best/"')
})

test('today.9 with an article and nothing else /today has that one heading, and no way to a part', async () => {
  const starts_at = world.house.clock().toISOString()
  await world.as(staff)(StaffArticlesResource.create, { title: 'Hello', languages: 'pt', starts_at })
  const { body } = await get('/today/', { 'accept-language': 'pt-BR' })
  const main = body.slice(body.indexOf('role="main"'), body.indexOf('<script'))
  const headings = [...main.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(headings).toEqual(['Articles'])
  expect(main).toContain('href="/today/article/hello/"')
  for (const part of TODAY_PARTS) expect(main).not.toContain(`href="/today/${part}/`)
  expect(main).not.toContain('Nothing yet today')
})

test('today.2 today.7 today.8 route.12 /today names its date, has the parts that have something, each with its own page; shop has what is in stock, lowered first', async () => {
  const savers = await Promise.all([world.person(), world.person()])
  for (const saver of savers) await world.as(saver)(RepinResource.create, { pin_id: ids['A tabby cat'] as Id })
  await world.as(staff)(StaffArticlesResource.create, {
    title: 'Slow mornings',
    pins: ids['A tabby cat'] as string,
    starts_at: world.house.clock().toISOString(),
  })
  await world.actOnFacts()
  const lookers = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  for (const { id: user_id } of lookers)
    await sql`INSERT INTO searches (user_id, term, searched_at) VALUES (${user_id}, 'cat & dog', ${world.house.clock()})`.execute(
      world.house.db,
    )
  await updateToday(world.house)
  const page = await get('/today/', { 'accept-language': 'de' })
  // A trending search links to its results (today.5).
  expect(page.body).toContain('href="/search/pins/?q=cat%20%26%20dog&amp;rs=trending"')
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' }).format(world.house.clock())
  expect(page.status).toBe(200)
  expect(page.body).toContain(day)
  expect(page.body).toContain('href="/today/best/"')
  expect(page.body).toContain('href="/today/shop/"')
  expect(page.body).toContain('href="/today/article/"')
  expect(page.body).toContain('Slow mornings')
  expect(page.body).not.toContain('href="/today/trending/"')
  expect(page.body).not.toContain('href="/today/popular/"')
  const { shop } = (await world.as(null)(TodayResource.get, {})).parts
  expect(shop[0]?.title).toBe('Blue vase two')
  expect(shop.map(({ title }) => title)).not.toContain('Blue vase sold out')
  // Pins that people in the viewer's country like come first, filled up from everywhere; reduced prices come before all
  // others (today.6).
  const local = await world.person({ locale: 'fi-FI' })
  await world.house.db.updateTable('users').set({ country: 'FI' }).where('id', '=', local.id).execute()
  await world.as(local)(RepinResource.create, { pin_id: ids['Blue vase twelve'] as Id })
  for (const saver of savers) await world.as(saver)(RepinResource.create, { pin_id: ids['Blue vase five'] as Id })
  await world.actOnFacts()
  await indexEverything(world.house)
  await updateToday(world.house)
  const firstOf = async (place: object) =>
    (await world.as(null, place)(TodayResource.get, {})).parts.shop.slice(0, 2).map(({ title }) => title)
  expect(await firstOf({ country: 'FI', locale: 'fi-FI' })).toEqual(['Blue vase two', 'Blue vase twelve'])
  expect(await firstOf({ country: 'PT', locale: 'pt-PT' })).toEqual(['Blue vase two', 'Blue vase five'])
  // The limit of two pins per creator applies before checking whether a country has enough.
  const { rows: shares } = await sql<{ times: number }>`SELECT count(*)::int AS times FROM today_pins
    WHERE part = 'shop' GROUP BY day, place, creator_id`.execute(world.house.db)
  expect(Math.max(...shares.map(({ times }) => times))).toBe(2)
  for (const part of ['article', 'best', 'trending', 'popular', 'shop'])
    expect((await get(`/today/${part}/`)).status, part).toBe(200)
  expect((await get('/today/nothing/')).status).toBe(404)
  const articles = await get('/today/article/')
  expect(articles).toMatchObject({ heading: 'Articles', canonical: '/today/article/' })
  expect(articles.body).toContain('href="/today/article/slow-mornings/"')
  const article = await get('/discover/article/slow-mornings/')
  expect(article).toMatchObject({ status: 200, heading: 'Slow mornings', canonical: '/today/article/slow-mornings/' })
  expect((await get('/today/article/slow-mornings/')).canonical).toBe('/today/article/slow-mornings/')
  expect((await get('/today/article/none/')).status).toBe(404)
  const dayOf = (ago: number) => new Date(world.house.clock().getTime() - ago * 86_400_000).toISOString().slice(0, 10)
  const earlier = await get(`/today/?date=${dayOf(2)}`)
  const nameOf = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${dayOf(2)}T12:00:00Z`))
  expect(earlier).toMatchObject({ status: 200, heading: nameOf('en-US') })
  expect(earlier.title).toContain(nameOf('en-US'))
  expect(earlier.body).toContain('What people found and saved that day.')
  expect(earlier.body).not.toContain('right now')
  const german = await get(`/today/?date=${dayOf(2)}`, { 'accept-language': 'de' })
  expect(german.heading).toBe(nameOf('de'))
  expect(german.body).toContain('Was an diesem Tag gefunden und gemerkt wurde.')
  expect(page.heading).toBe('Heute')
  for (const ago of [1, 3]) expect(earlier.body).toContain(`href="/today/?date=${dayOf(ago)}"`)
  for (const date of [dayOf(-1), dayOf(31), 'soon']) expect((await get(`/today/?date=${date}`)).status).toBe(404)
  // Visitors' pages are cached for a moment.
  expect((await get('/today/')).body).toBe((await get('/today/')).body)
}, 60_000)

test('route.12 /today, each of its parts, and an article at both of its addresses are pages; another part is 404', async () => {
  await world.as(staff)(StaffArticlesResource.create, {
    title: 'Long walks',
    starts_at: world.house.clock().toISOString(),
  })
  const headings: (string | undefined)[] = []
  for (const path of ['', ...['article', 'best', 'trending', 'popular', 'shop'].map((part) => `${part}/`)]) {
    const { status, heading, canonical } = await get(`/today/${path}`)
    expect([path, status, canonical]).toEqual([path, 200, `/today/${path}`])
    headings.push(heading)
  }
  expect(new Set(headings).size).toBe(6)
  for (const path of ['/today/article/long-walks/', '/discover/article/long-walks/'])
    expect(await get(path)).toMatchObject({
      status: 200,
      heading: 'Long walks',
      canonical: '/today/article/long-walks/',
    })
  for (const path of ['/today/worst/', '/today/article/short-walks/', '/discover/article/short-walks/'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})
