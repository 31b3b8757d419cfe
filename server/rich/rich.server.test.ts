import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { HostResource, OffsiteResource } from '#domain/resources/offsite.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { makeFrameHostReader } from '../http/frame-hosts.ts'
import { checkDueLinks, readPageOfNewPin } from '../link-health/check-links.ts'
import { findLinkHealth } from '../link-health/health-rows.ts'
import { UnreachableError } from '../links/fetch-outside-url.ts'
import { fetchPage } from '../links/fetch-page.ts'
import { hashUrl } from '../links/hash-url.ts'
import { isAllowedByRobots } from '../links/robots.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

const DAY = 24 * 3600_000
const LINK = 'https://real-shop.de/jar'
const ld = (value: unknown) => `<title>Page</title><script type="application/ld+json">${JSON.stringify(value)}</script>`
const jar = (price: number, stock = 'InStock') =>
  ld({ '@type': 'Product', name: 'Jar', offers: { price, priceCurrency: 'EUR', availability: stock } })

let test_: TestHouse
let maker: Person
let base = ''
let page = ''
let robots: string | null = null
let isUp = true
let asked: string[] = []
const more: Record<string, { type: string; body: string }> = {}
const listener: RequestListener = (request, reply) => {
  const path = request.url ?? ''
  asked.push(path)
  if (path === '/robots.txt') return void reply.writeHead(robots === null ? 404 : 200).end(robots ?? '')
  if (!isUp) return void reply.writeHead(503).end()
  const other = more[path]
  reply.setHeader('content-type', other?.type ?? 'text/html').end(other?.body ?? page)
}
const outside = createServer(listener)
beforeAll(async () => {
  test_ = await openTestHouse()
  maker = await test_.person()
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  base = `127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.closeAllConnections()
  outside.close()
  await test_.end()
})
beforeEach(async () => {
  for (const table of ['link_health', 'link_hosts', 'link_robots', 'link_things'] as const)
    await test_.house.db.deleteFrom(table).execute()
  robots = null
  isUp = true
  asked = []
  for (const path of Object.keys(more)) delete more[path]
})

const guard = () => ({ allowPrivate: [base] })
const shown = (id: Id) => test_.as(null)(PinResource.get, { id })
const offer = async (id: Id) => (await shown(id)).rich_summary?.products[0]?.offer_summary?.price

/** Creates a pin that links to a page of this test's server. */
async function pinFrom(html: string, words = {}) {
  page = html
  const pin = await test_.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), link: LINK, ...words })
  const { db, clock } = test_.house
  const url_hash = hashUrl(LINK)
  await db
    .insertInto('link_health')
    .values({ url_hash, url: `http://${base}/jar`, host: base, next_check_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.insertInto('link_things').values({ url_hash, aggregate_id: pin.aggregated_pin_data.id }).execute()
  await readPageOfNewPin(test_.house, pin.id, guard())
  return pin
}
async function lookAfter(days: number) {
  test_.pass(days * DAY)
  await test_.house.db.deleteFrom('link_hosts').execute()
  await checkDueLinks(test_.house, guard())
}

test('rich.1 rich.2 a pin from a link knows what its page sells, soon after it was made; what was typed stays', async () => {
  const pin = await pinFrom(jar(12.5), { title: 'My jar', description: 'For buttons' })
  expect(await shown(pin.id)).toMatchObject({
    title: 'My jar',
    description: 'For buttons',
    rich_summary: { type_name: 'product', display_name: 'Jar', site_name: '127.0.0.1' },
    rich_metadata: { title: 'Page', seen_at: expect.any(String) },
    shopping_flags: [1, 6],
    is_shoppable: true,
    is_eligible_for_pdp: true,
    is_stale_product: false,
  })
  const kind = await test_.house.db
    .selectFrom('aggregates')
    .select('kind')
    .where('first_pin_id', '=', pin.id)
    .executeTakeFirst()
  expect(kind).toEqual({ kind: 'product' })
})

test('rich.10 a product is read daily; a changed price and stock show on every save; seven days without a look make it old', async () => {
  const pin = await pinFrom(jar(12.5))
  const saver = await test_.person()
  const { id: save } = await test_.as(saver)(RepinResource.create, { pin_id: pin.id })
  page = jar(9, 'OutOfStock')
  await lookAfter(0.5)
  expect([await offer(pin.id), await offer(save)]).toEqual([12.5, 12.5])
  await lookAfter(0.6)
  expect([await offer(pin.id), await offer(save)]).toEqual([9, 9])
  expect([(await shown(pin.id)).is_oos_product, (await shown(save)).is_oos_product]).toEqual([true, true])
  isUp = false
  for (let day = 0; day < 6; day++) await lookAfter(1)
  expect((await shown(save)).is_stale_product).toBe(false)
  await lookAfter(1.5)
  expect((await shown(save)).is_stale_product).toBe(true)
  isUp = true
  page = jar(8)
  await lookAfter(8)
  expect(await shown(save)).toMatchObject({ is_stale_product: false, is_oos_product: false })
})

test('rich.10 what is no product is read weekly, one request a minute to a host', async () => {
  await pinFrom(ld({ '@type': 'Recipe', name: 'Soup' }))
  asked = []
  await lookAfter(2)
  expect(asked).toEqual([])
  await lookAfter(5.1)
  expect(asked.filter((path) => path === '/jar')).toHaveLength(1)
  await test_.house.db.updateTable('link_health').set({ next_check_at: test_.house.clock() }).execute()
  await checkDueLinks(test_.house, guard())
  expect(asked.filter((path) => path === '/jar')).toHaveLength(1)
  test_.pass(61_000)
  await checkDueLinks(test_.house, guard())
  expect(asked.filter((path) => path === '/jar')).toHaveLength(2)
})

test('rich.11 reading again overwrites nothing typed; what the page no longer names keeps its data and its date', async () => {
  const pin = await pinFrom(ld({ '@type': 'Recipe', name: 'Soup', totalTime: 'PT35M', recipeIngredient: ['1 onion'] }))
  await test_.as(maker)(PinResource.update, { id: pin.id, title: 'Grandma’s soup' })
  const before = (await shown(pin.id)).rich_metadata?.seen_at
  page = '<title>Nothing here</title>'
  await lookAfter(7.1)
  expect(await shown(pin.id)).toMatchObject({
    title: 'Grandma’s soup',
    rich_summary: { display_name: 'Soup', display_cook_time: '35 min' },
    rich_metadata: { recipe: { ingredients: ['1 onion'], cook_time: 35 }, seen_at: before },
  })
  page = ld({ '@type': 'Recipe', name: 'Soup', totalTime: 'PT40M' })
  await lookAfter(7.1)
  expect(await shown(pin.id)).toMatchObject({ title: 'Grandma’s soup', rich_summary: { display_cook_time: '40 min' } })
})

test('rich.11 a pin whose link was changed is not told what its old page says', async () => {
  const pin = await pinFrom(jar(12.5))
  await test_.as(maker)(PinResource.update, { id: pin.id, link: 'https://real-shop.de/other' })
  page = jar(4)
  await lookAfter(1.1)
  expect(await offer(pin.id)).toBe(12.5)
  expect(
    await test_.house.db
      .selectFrom('link_things')
      .select('aggregate_id')
      .where('url_hash', '=', hashUrl(LINK))
      .execute(),
  ).toEqual([])
})

test('rich.4 rich.12 an article is told by headline, author, date and site, without tags', async () => {
  const article = {
    '@type': 'NewsArticle',
    headline: 'On <i>nests</i>',
    author: { name: 'Ada' },
    datePublished: '2026-01-05',
  }
  const pin = await pinFrom(ld(article))
  expect((await shown(pin.id)).rich_metadata?.article).toEqual({
    headline: 'On nests',
    author: 'Ada',
    published_at: '2026-01-05T00:00:00.000Z',
    site_name: '127.0.0.1',
  })
})

test('rich.2 microdata is read as well', async () => {
  const html = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Clay <b>jar</b></h1>
    <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Nest"></span>
    <img itemprop="image" src="/jar.jpg"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <span itemprop="price" content="12.50">12,50 €</span><meta itemprop="priceCurrency" content="EUR">
    <link itemprop="availability" href="https://schema.org/OutOfStock"></div>
    <div itemprop="aggregateRating" itemscope><b itemprop="ratingValue">4.5</b><b itemprop="reviewCount">9</b></div></div>`
  const pin = await pinFrom(html)
  expect(await shown(pin.id)).toMatchObject({
    is_oos_product: true,
    rich_summary: {
      aggregate_rating: { rating_value: 4.5, review_count: 9 },
      products: [{ name: 'Clay jar', brand: { name: 'Nest' }, offer_summary: { price: 12.5, currency: 'EUR' } }],
    },
  })
})

test('rich.8 a page that robots.txt forbids us is not read, by nobody; the pin can still be made with its link', async () => {
  robots = 'User-agent: Bowerbird\nDisallow: /jar'
  const pin = await pinFrom(jar(12.5))
  expect(asked).toEqual(['/robots.txt'])
  expect(await shown(pin.id)).toMatchObject({ link: LINK, rich_summary: null })
  expect(await findLinkHealth(test_.house.db, LINK)).toMatchObject({ state: 'ok' })
  const mayAsk = (url: URL) => isAllowedByRobots(url, { db: test_.house.db, now: test_.house.clock(), ...guard() })
  const read = (path: string) => fetchPage(`http://${base}${path}`, { ...guard(), mayAsk }).catch((error) => error)
  const refused = await read('/jar')
  expect(refused).toBeInstanceOf(UnreachableError)
  expect(refused).toMatchObject({ isForbidden: true })
  expect(await read('/free')).toMatchObject({ title: 'Page' })
  // robots.txt is cached for a day.
  expect(asked).toEqual(['/robots.txt', '/free'])
})

test('rich.6 oEmbed is found by the page’s link alone: a photo is offered first, a frame plays only from a listed host', async () => {
  const link = '<link rel="alternate" type="application/json+oembed" href="/oembed">'
  const answer = (body: unknown) => {
    more['/oembed'] = { type: 'application/json', body: JSON.stringify(body) }
  }
  answer({ type: 'photo', url: '/photo.jpg', width: 900, height: 600, html: '<script>alert(1)</script>' })
  page = `${link}<img src="/shown.jpg">`
  const read = await fetchPage(`http://${base}/jar`, guard())
  expect(read.pictures.map(({ url }) => new URL(url).pathname)).toEqual(['/photo.jpg', '/shown.jpg'])
  answer({ type: 'video', html: '<iframe src="https://videos.de/v/1"></iframe><script>alert(1)</script>' })
  const pin = await pinFrom(`${link}${jar(4)}`)
  expect((await shown(pin.id)).embed).toBeNull()
  const staff = await test_.person({ is_staff: true })
  const host = { host: 'videos.de', verdict: 'ok', may_embed: true } as const
  expect(await test_.as(staff)(HostResource.update, host)).toMatchObject(host)
  const framed = makeFrameHostReader(test_.house)
  await expect.poll(framed).toContain('https://videos.de')
  await lookAfter(1.1)
  expect((await shown(pin.id)).embed).toEqual({ type: 'video', src: 'https://videos.de/v/1' })
  page = jar(4)
  more['/jar'] = { type: 'text/html', body: `${'<title>http://x/oembed?url=</title>'}${jar(4)}` }
  await lookAfter(1.1)
  expect((await shown(pin.id)).embed).toBeNull()
})

test('closeup.8 entity.3 Pins of a host that staff set to open directly have no closeup, until staff take it back', async () => {
  const pin = await pinFrom(jar(4))
  expect(await shown(pin.id)).toMatchObject({ is_eligible_for_web_closeup: true, should_open_in_stream: true })
  const staff = await test_.person({ is_staff: true })
  const host = { host: '127.0.0.1', verdict: 'ok', opens_directly: true } as const
  expect(await test_.as(staff)(HostResource.update, host)).toMatchObject(host)
  await lookAfter(1.1)
  expect(await shown(pin.id)).toMatchObject({ is_eligible_for_web_closeup: false, should_open_in_stream: false })
  await test_.as(staff)(HostResource.delete, { host: host.host })
  await lookAfter(1.1)
  expect((await shown(pin.id)).is_eligible_for_web_closeup).toBe(true)
  const unsafe = await test_.as(staff)(HostResource.update, { ...host, host: 'bad.de', verdict: 'blocked' })
  expect(unsafe.opens_directly).toBe(false)
})

test('entity.4 shop.5 stock and shipping of a page show on its pin: sold out is not available', async () => {
  const shippingDetails = { shippingRate: { value: 0, currency: 'EUR' } }
  const pin = await pinFrom(
    ld({ '@type': 'Product', name: 'Jar', offers: { price: 4, priceCurrency: 'EUR', shippingDetails } }),
  )
  expect(await shown(pin.id)).toMatchObject({
    shopping_flags: [1, 6],
    rich_summary: { products: [{ shipping_info: { free_shipping_price: 0, free_shipping_value: '0 EUR' } }] },
  })
  page = jar(4, 'SoldOut')
  await lookAfter(1.1)
  expect(await shown(pin.id)).toMatchObject({
    shopping_flags: [6],
    rich_summary: { products: [{ shipping_info: null }] },
  })
})

test('entity.17 the address that a page names for phones is the pin’s mobile link', async () => {
  const mobile = '<link rel="alternate" media="only screen and (max-width: 640px)" href="https://m.real-shop.de/jar">'
  const pin = await pinFrom(mobile + jar(12))
  expect(await shown(pin.id)).toMatchObject({ link: LINK, mobile_link: 'https://m.real-shop.de/jar' })
  page = jar(12)
  await lookAfter(1.1)
  expect((await shown(pin.id)).mobile_link).toBe(LINK)
})

const forPhones = (href: string) => `<link rel="alternate" media="only screen and (max-width: 640px)" href="${href}">`

test('entity.2 the address for phones is one of the pin’s links, and a save with another link does not have it', async () => {
  const mobile = 'https://m.real-shop.de/jar'
  const pin = await pinFrom(forPhones(mobile) + jar(12))
  const saver = await test_.person()
  const save = (words: object) => test_.as(saver)(RepinResource.create, { pin_id: pin.id, ...words })
  const isKnown = async (pin_id: Id) => (await test_.as(null)(OffsiteResource.get, { url: mobile, pin_id })).is_known
  const same = await save({})
  expect(await shown(same.id)).toMatchObject({ link: LINK, mobile_link: mobile })
  expect(await isKnown(same.id)).toBe(true)
  const link = 'https://elsewhere.de/jar'
  const other = await save({ link, allow_duplicate: true })
  expect(await shown(other.id)).toMatchObject({ link, mobile_link: link })
  expect(await isKnown(other.id)).toBe(false)
})

test.each(['http://127.0.0.1/jar', 'https://shop:secret@real-shop.de/', 'javascript:alert(1)', LINK])(
  'entity.2 a page can’t send phones to %s',
  async (href) => {
    const pin = await pinFrom(forPhones(href) + jar(12))
    expect((await shown(pin.id)).mobile_link).toBe(LINK)
  },
)

test('entity.7 what a page says comes as richSummary and richMetadata: products and recipes', async () => {
  const product = await pinFrom(jar(12.5))
  expect(await shown(product.id)).toMatchObject({
    rich_summary: {
      type_name: 'product',
      display_name: 'Jar',
      site_name: '127.0.0.1',
      url: expect.stringMatching(/^http/),
      products: [{ name: 'Jar', offer_summary: { price: 12.5, currency: 'EUR' } }],
    },
    rich_metadata: { title: 'Page', description: '', article: null, recipe: null, products: [{ name: 'Jar' }] },
    product_pin_data: { items: [{ additional_images_length: 0 }] },
  })
  for (const table of ['link_health', 'link_hosts', 'link_things'] as const)
    await test_.house.db.deleteFrom(table).execute()
  const soup = {
    '@type': 'Recipe',
    name: 'Soup',
    totalTime: 'PT1H10M',
    recipeIngredient: ['Water'],
    aggregateRating: { ratingValue: 4.5, bestRating: 5, ratingCount: 12, reviewCount: 3 },
  }
  const recipe = await pinFrom(ld(soup))
  expect(await shown(recipe.id)).toMatchObject({
    rich_summary: {
      type_name: 'recipe',
      display_name: 'Soup',
      display_cook_time: '1 h 10 min',
      aggregate_rating: { rating_value: 4.5, best_rating: 5, rating_count: 12, review_count: 3 },
      products: [],
    },
    rich_metadata: { recipe: { name: 'Soup', cook_time: 70, ingredients: ['Water'] } },
    product_pin_data: null,
  })
})

test('entity.8 a product with variants says its dimensions, and each variant its price, picture and stock', async () => {
  const variant = (color: string, price: number, stock: string) => ({
    '@type': 'Product',
    sku: `jar-${color}`,
    color,
    offers: { price, priceCurrency: 'EUR', availability: stock },
  })
  const group = {
    '@type': 'ProductGroup',
    name: 'Jar',
    productGroupID: 'jars',
    brand: { name: 'Nest' },
    variesBy: ['https://schema.org/color'],
    hasVariant: [variant('Red', 12, 'InStock'), variant('Blue', 14, 'OutOfStock')],
  }
  const pin = await pinFrom(ld(group))
  const product = (await shown(pin.id)).rich_summary?.products[0]
  expect(product).toMatchObject({
    id: expect.any(String),
    name: 'Jar',
    item_id: expect.any(String),
    item_set_id: 'jars',
    brand: { name: 'Nest' },
    offer_summary: { currency: 'EUR', price: null, min_price: 12, max_price: 14, standard_price: null },
    shipping_info: null,
    label_info: { labels: [] },
    additional_images: [],
    variant_set: {
      dimension_metadata: [{ name: 'color', values: ['Red', 'Blue'] }],
      variants: [
        { item_id: 'jar-Red', values: { color: 'Red' }, offer_summary: { price: 12 }, is_oos: false },
        { item_id: 'jar-Blue', values: { color: 'Blue' }, offer_summary: { price: 14 }, is_oos: true },
      ],
    },
  })
})
