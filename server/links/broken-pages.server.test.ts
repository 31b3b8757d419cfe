import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { readPageOfNewPin } from '../link-health/check-links.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { UnreachableError } from './fetch-outside-url.ts'
import { fetchPage } from './fetch-page.ts'
import { hashUrl } from './hash-url.ts'

type Reply = { type?: string; body: string | Buffer; status?: number; headers?: Record<string, string> }
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const WRONG: unknown[] = [
  null,
  true,
  0,
  -1,
  Number.MAX_VALUE,
  '',
  'x',
  [],
  {},
  [[[]]],
  [null],
  { '@type': 5 },
  { name: {} },
  '\u0000',
  '<b>',
]
const FIELDS = [
  'name',
  'offers',
  'brand',
  'aggregateRating',
  'image',
  'recipeIngredient',
  'totalTime',
  'author',
  '@type',
] as const
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const MB = 1024 * 1024

/** Pages with wrong types in every field, huge, deeply nested, truncated, or in several charsets at once. */
function brokenPages(): Reply[] {
  const thing = (type: string, field: string, value: unknown) => ({ '@type': type, name: 'Jar', [field]: value })
  const wrong = FIELDS.flatMap((field) =>
    WRONG.map((value, at) => ({ body: ld(thing(['Product', 'Recipe', 'Article'][at % 3] as string, field, value)) })),
  )
  const offers = WRONG.flatMap((value) => [
    { body: ld({ '@type': 'Product', offers: { price: value, priceCurrency: value, availability: value } }) },
    { body: ld({ '@type': 'Product', hasVariant: [{ color: value, offers: value }] }) },
  ])
  const text = '<title>Café für Vögel</title>'
  const whole = ld({ '@type': 'Product', name: 'Jar', offers: { price: 4, priceCurrency: 'EUR' } })
  const others: Reply[] = [
    { body: '' },
    { body: '\u0000'.repeat(1000) },
    { body: `<script type="application/ld+json">${nested(200_000, '[', ']')}</script>` },
    { body: `<script type="application/ld+json">${nested(100_000, '{"@graph":', '}').replace('}', '1}')}</script>` },
    { body: `<script type="application/ld+json">{"@type":"Product","name":"${'a'.repeat(2 * MB)}"}</script>` },
    {
      body: `<script type="application/ld+json">{"@type":"Product","__proto__":{"name":"x"},"constructor":1}</script>`,
    },
    {
      body: `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":[${'"a",'.repeat(100_000)}"b"]}</script>`,
    },
    { body: '<div itemscope itemtype="https://schema.org/Product">'.repeat(2000) },
    {
      body: `<div itemscope itemtype="https://schema.org/Product">${'<i itemprop="name __proto__ a b c">'.repeat(5000)}`,
    },
    { body: '<meta property="og:type" content="product"><meta property="product:price:amount" content="NaN">' },
    { body: `${'<meta property="og:title" content="x">'.repeat(20_000)}` },
    { body: '<link type="application/json+oembed" href="javascript:alert(1)">' },
    { body: '<link type="application/json+oembed" href="http://127.0.0.1:1/">' },
    { body: text, type: 'text/html; charset=utf-16' },
    { body: Buffer.from(text, 'latin1'), type: 'text/html; charset=utf-8' },
    { body: Buffer.from(`\ufeff${text}`, 'utf16le'), type: 'text/html; charset=latin1' },
    { body: Buffer.concat([Buffer.from(whole), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from(text)]) },
    { body: whole, headers: { 'content-encoding': 'gzip' } },
    { body: whole, headers: { 'content-encoding': 'secret' } },
    { body: whole, type: 'application/octet-stream' },
    { body: 'x', status: 500 },
    { body: 'x', status: 404 },
    { body: '', status: 301 },
    { body: 'x', status: 301, headers: { location: 'http://[::1' } },
  ]
  const cuts = Array.from({ length: 30 }, (_, at) => ({ body: whole.slice(0, Math.floor((whole.length * at) / 30)) }))
  return [...wrong, ...offers, ...others, ...cuts]
}

const pages = brokenPages()
const outside = createServer((request, reply) => {
  if (request.url === '/robots.txt') return void reply.writeHead(404).end()
  const page = pages[Number(request.url?.slice(1))]
  reply.writeHead(page?.status ?? 200, { 'content-type': page?.type ?? 'text/html', ...page?.headers }).end(page?.body)
})
let test_: TestHouse
let host = ''
beforeAll(async () => {
  test_ = await openTestHouse()
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.closeAllConnections()
  outside.close()
  await test_.end()
})

test('rich.13 two hundred broken pages each give a pin or a clear sentence', async () => {
  expect(pages.length).toBeGreaterThan(200)
  const maker = await test_.person()
  const link = 'https://real-shop.de/jar'
  const pin = await test_.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Mine', link })
  const url_hash = hashUrl(link)
  await test_.house.db
    .insertInto('link_things')
    .values({ url_hash, aggregate_id: pin.aggregated_pin_data.id })
    .execute()
  const guard = { allowPrivate: [host] }
  for (const at of pages.keys()) {
    const url = `http://${host}/${at}`
    const read = await fetchPage(url, guard).catch((error) => error)
    if (read instanceof UnreachableError) expect(read.message).toMatch(/\S{2,}/)
    else expect(read).toMatchObject({ url, title: expect.any(String), pictures: expect.any(Array) })
    const row = { url_hash, url, host, state: 'new', rich: null, seen_at: null, next_check_at: test_.house.clock() }
    await test_.house.db.deleteFrom('link_hosts').execute()
    await test_.house.db.deleteFrom('link_health').execute()
    await test_.house.db.insertInto('link_health').values(row).execute()
    // Every eighth page goes through the complete pipeline, up to the data of the pin's page.
    if (at % 8 === 0) {
      await readPageOfNewPin(test_.house, pin.id, guard)
      expect(await test_.as(null)(PinResource.get, { id: pin.id })).toMatchObject({ title: 'Mine', link })
    }
  }
}, 120_000)
