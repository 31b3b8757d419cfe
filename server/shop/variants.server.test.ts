import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { OffsiteResource } from '#domain/resources/offsite.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { parseRichPage } from '#domain/rules/rich/rich-page.ts'
import type { Person } from '../context.ts'
import { hashUrl } from '../links/hash-url.ts'
import { storePicture } from '../media/store-picture.ts'
import { sweepTrash } from '../pins/trash-sweep.ts'
import { applyPageToAggregates } from '../rich/apply-page-to-aggregates.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { fetchProductImages } from './fetch-product-images.ts'
import { runCatalogue } from './run-catalogue.ts'

let test_: TestHouse
let merchant: Person
let host = ''
let list = ''
const pictures = new Map<string, Buffer>()
const outside = createServer((request, reply) => {
  const picture = pictures.get(request.url ?? '')
  if (picture) return void reply.setHeader('content-type', 'image/png').end(picture)
  reply.writeHead(request.url === '/list' ? 200 : 404).end(list)
})
beforeAll(async () => {
  test_ = await openTestHouse()
  merchant = await test_.person()
  await test_.house.db.updateTable('users').set({ is_partner: true }).where('id', '=', merchant.id).execute()
  for (const name of ['/a', '/b', '/c', '/d']) pictures.set(name, Buffer.from(await makeTestPicture(), 'base64'))
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.closeAllConnections()
  outside.close()
  await test_.end()
})

const HEAD = [
  'id',
  'price',
  'availability',
  'item_group_id',
  'color',
  'size',
  'label',
  'sale_price',
  'additional_image_link',
]
type Line = Partial<Record<'price' | 'stock' | 'group' | 'color' | 'size' | 'label' | 'sale' | 'more', string>>
const line = (id: string, said: Line = {}) => {
  const {
    price = '10 USD',
    stock = 'in stock',
    group = '',
    color = '',
    size = '',
    label = '',
    sale = '',
    more = '',
  } = said
  return [
    id,
    price,
    stock,
    group,
    color,
    size,
    label,
    sale,
    more,
    `Jar ${id}`,
    'Fired',
    `https://nest.de/${id}`,
    'https://nest.de/j.jpg',
  ].join('\t')
}
const tsv = (...lines: string[]) =>
  [[...HEAD, 'title', 'description', 'link', 'image_link'].join('\t'), ...lines].join('\n')

async function run(id: Id, ...lines: string[]) {
  list = tsv(...lines)
  await runCatalogue(test_.house, id, { allowPrivate: [host] })
  const items = await test_.house.db
    .selectFrom('catalogue_items')
    .selectAll()
    .where('catalogue_id', '=', id)
    .orderBy('item_key')
    .execute()
  const pins = items.map((one) => one.pin_id as Id)
  await test_.house.db.updateTable('pins').set({ state: 'live', audience: 0 }).where('id', 'in', pins).execute()
  return { pins, things: items.map((one) => one.aggregate_id as Id) }
}
async function newList(...lines: string[]) {
  const id = test_.house.newId()
  const row = { id, user_id: merchant.id, name: 'Jars', format: 'tsv' as const, url: `http://${host}/list` }
  await test_.house.db
    .insertInto('catalogues')
    .values({ ...row, created_at: test_.house.clock() })
    .execute()
  return { id, ...(await run(id, ...lines)) }
}
/** Sets the picture of an aggregate, like fetching it would. */
async function give(thing: Id, name: string) {
  const kept = await storePicture(test_.house, pictures.get(name) as Buffer, null)
  const { signature: image_signature, ext: image_ext, width, height, dominant_color } = kept
  await test_.house.db
    .updateTable('aggregates')
    .set({ image_signature, image_ext, width, height, dominant_color })
    .where('id', '=', thing)
    .execute()
  return image_signature
}
const read = (id: Id | undefined, who: Person | null = null) => test_.as(who)(PinResource.get, { id: id as Id })
const productOf = async (id: Id | undefined) => (await read(id)).rich_summary?.products[0]

test('entity.8 shop.3 shop.4 shop.13 the lines of one item group are choices of one product, each with its price, stock, picture and page', async () => {
  const jar = (id: string, more: Line) => line(id, { group: 'jars', ...more })
  const lines = [
    jar('1', { color: 'Red', size: 'S' }),
    jar('2', { color: 'Red', size: 'L', price: '14 USD', stock: 'out of stock' }),
    jar('3', { color: 'Blue', size: 'S', price: '11 USD' }),
    line('4', { color: 'Red' }),
  ]
  const { id, pins, things } = await newList(...lines)
  const red = await give(things[0] as Id, '/a')
  await give(things[1] as Id, '/a')
  const blue = await give(things[2] as Id, '/b')
  const first = await read(pins[0])
  expect(first.rich_summary?.products).toHaveLength(1)
  expect(first.rich_summary?.products[0]).toMatchObject({
    item_id: '1',
    item_set_id: 'jars',
    variant_set: {
      dimension_metadata: [
        { name: 'color', values: ['Red', 'Blue'] },
        { name: 'size', values: ['S', 'L'] },
      ],
      variants: [
        {
          item_id: '1',
          values: { color: 'Red', size: 'S' },
          offer_summary: { price: 10 },
          is_oos: false,
          image_signature: red,
        },
        { item_id: '2', offer_summary: { price: 14 }, is_oos: true, image_signature: red, link: 'https://nest.de/2' },
        { item_id: '3', offer_summary: { price: 11 }, is_oos: false, image_signature: blue, link: 'https://nest.de/3' },
      ],
    },
    additional_images: [{ image_signature: blue, canonical_image: expect.stringContaining(blue) }],
  })
  expect(first.product_pin_data).toEqual({ items: [{ additional_images_length: 1 }] })
  const known = async (url: string) => (await test_.as(null)(OffsiteResource.get, { url, pin_id: pins[0] })).is_known
  expect([await known('https://nest.de/3'), await known('https://nest.de/4')]).toEqual([true, false])
  expect((await productOf(pins[2]))?.variant_set?.variants.map((one) => one.item_id)).toEqual(['1', '2', '3'])
  expect((await productOf(pins[3]))?.variant_set?.variants).toHaveLength(1)
  const saver = await test_.person()
  const { id: save } = await test_.as(saver)(RepinResource.create, { pin_id: pins[0] as Id })
  expect((await productOf(save))?.variant_set?.variants).toHaveLength(3)

  const inStock = async () =>
    (await Promise.all(pins.slice(0, 3).map((pin) => read(pin)))).map((pin) => pin.is_oos_product)
  expect(await inStock()).toEqual([false, true, false])
  const gone = lines.slice(0, 3).map((one) => one.replace('in stock', 'out of stock'))
  await run(id, ...gone)
  expect(await inStock()).toEqual([true, true, true])
  await run(id, ...gone.slice(0, 2))
  expect((await productOf(pins[0]))?.variant_set?.variants.map((one) => one.item_id)).toEqual(['1', '2'])
  await test_.house.db
    .updateTable('pins')
    .set({ state: 'draft', audience: 4 })
    .where('id', '=', pins[1] as Id)
    .execute()
  expect((await productOf(pins[0]))?.variant_set?.variants.map((one) => one.item_id)).toEqual(['1'])
})

test('shop.6 labels are the shop’s own, then what its price, its date and its saves say, in the reader’s language; further pictures are counted', async () => {
  const more = `http://${host}/b http://${host}/c http://${host}/gone`
  const { id, pins, things } = await newList(line('1', { label: 'Handmade, Fair', sale: '8 USD', more }), line('2'))
  const labels = async (pin: Id | undefined) => (await productOf(pin))?.label_info.labels
  expect([await labels(pins[0]), await labels(pins[1])]).toEqual([['Handmade', 'Fair', 'Sale'], []])
  const saved = (saves: number) =>
    test_.house.db
      .updateTable('aggregates')
      .set({ saves })
      .where('id', '=', things[1] as Id)
      .execute()
  await saved(60)
  expect(await labels(pins[1])).toEqual(['Popular'])
  await saved(0)
  const later = await run(id, line('1'), line('2'), line('3', { sale: '8 USD' }))
  expect([await labels(pins[0]), await labels(later.pins[2])]).toEqual([[], ['Sale', 'New']])
  const german = await test_.as(null, { locale: 'de' })(PinResource.get, { id: later.pins[2] as Id })
  expect(german.rich_summary?.products[0]?.label_info.labels).toEqual(['Im Angebot', 'Neu'])
  test_.pass(31 * 24 * 3600_000)
  await run(id, line('1', { more }), line('2'), line('3', { sale: '8 USD' }))
  expect(await labels(later.pins[2])).toEqual(['Sale'])

  await fetchProductImages(test_.house, things[0] as Id, { allowPrivate: [host] })
  const shown = await read(pins[0])
  expect(shown.rich_summary?.products[0]?.additional_images).toHaveLength(2)
  expect(shown.product_pin_data?.items).toEqual([{ additional_images_length: 2 }])
  await run(id, line('1', { more, price: '9 USD' }), line('2'), line('3'))
  expect(await productOf(pins[0])).toMatchObject({ offer_summary: { price: 9 }, additional_images: [{}, {}] })
})

test('entity.8 shop.3 shop.13 a page’s variants and its other products have pictures of their own, once they were fetched', async () => {
  const LINK = 'https://real-shop.de/set'
  const at = (name: string) => `http://${host}${name}`
  const offers = { price: 5, priceCurrency: 'EUR', availability: 'InStock' }
  const jar = {
    '@type': 'Product',
    name: 'Jar',
    image: [at('/a'), at('/b')],
    hasVariant: [
      { '@type': 'Product', sku: 'red', color: 'Red', image: at('/b'), offers },
      { '@type': 'Product', sku: 'blue', color: 'Blue', image: at('/c'), offers },
    ],
  }
  const lid = { '@type': 'Product', name: 'Lid', image: at('/d'), url: '/lid', offers }
  const picture = pictures.get('/a')?.toString('base64') as string
  const pin = await test_.as(merchant)(PinResource.create, { image_base64: picture, link: LINK })
  const aggregate_id = pin.aggregated_pin_data.id as Id
  const url_hash = hashUrl(LINK)
  await test_.house.db
    .insertInto('link_things')
    .values({ url_hash, aggregate_id })
    .onConflict((one) => one.doNothing())
    .execute()
  const about = { url: LINK, title: 'Set', description: '', now: test_.house.clock().getTime() }
  const rich = parseRichPage({ jsonLd: [jar, lid], items: [], metas: [] }, about)
  const tell = () => applyPageToAggregates(test_.house, { url_hash, rich, frame: null, seen_at: test_.house.clock() })
  await tell()
  expect((await read(pin.id)).shopping_flags).toEqual([1, 6, 10])
  await fetchProductImages(test_.house, aggregate_id, { allowPrivate: [host] })
  const check = async () => {
    const shown = await read(pin.id)
    const [first, second] = shown.rich_summary?.products ?? []
    const [b, c] = first?.additional_images.map((one) => one.image_signature) ?? []
    expect(first?.additional_images).toHaveLength(2)
    expect(first?.variant_set?.variants).toMatchObject([
      { item_id: 'red', image_signature: b },
      { item_id: 'blue', image_signature: c },
    ])
    expect(second).toMatchObject({ name: 'Lid', link: 'https://real-shop.de/lid', additional_images: [{}] })
    expect(shown.product_pin_data?.items).toEqual([{ additional_images_length: 2 }, { additional_images_length: 1 }])
    const offered = await test_.as(null)(OffsiteResource.get, { url: 'https://real-shop.de/lid', pin_id: pin.id })
    expect(offered.is_known).toBe(true)
    const uses = test_.house.db.selectFrom('image_uses').select('signature').where('target_id', '=', aggregate_id)
    expect(await uses.execute()).toHaveLength(4)
  }
  await check()
  await tell()
  await check()

  const uses = () =>
    test_.house.db.selectFrom('image_uses').select('signature').where('target_id', '=', aggregate_id).execute()
  const less = parseRichPage({ jsonLd: [{ ...jar, hasVariant: [] }], items: [], metas: [] }, about)
  await applyPageToAggregates(test_.house, { url_hash, rich: less, frame: null, seen_at: test_.house.clock() })
  await fetchProductImages(test_.house, aggregate_id, { allowPrivate: [host] })
  expect((await read(pin.id)).product_pin_data?.items).toEqual([{ additional_images_length: 1 }])
  expect(await uses()).toHaveLength(2)
  await tell()
  await fetchProductImages(test_.house, aggregate_id, { allowPrivate: [host] })
  await check()
  await test_.as(merchant)(PinResource.delete, { id: pin.id })
  test_.pass(31 * 24 * 3600_000)
  await sweepTrash(test_.house)
  expect(await uses()).toEqual([])
})
