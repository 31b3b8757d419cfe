import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { COLORS } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import { UserBlockResource } from '#domain/resources/account.ts'
import { CatalogueProductsResource, CatalogueResource } from '#domain/resources/catalogues.ts'
import { PinHideResource } from '#domain/resources/feedback.ts'
import { PinResource, RelatedProductsResource, RepinResource } from '#domain/resources/pins.ts'
import { ProductTagsResource } from '#domain/resources/product-tags.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import { ProductRowsResource, ShopNamesResource, ShoppingFeedResource } from '#domain/resources/shopping.ts'
import { UserProductsResource, UserResource } from '#domain/resources/users.ts'
import { NO_CLUSTER } from '#domain/rules/visual/clusters.ts'
import { EMBEDDING_LENGTH, encodeEmbedding, makeEmbedding, toEmbeddingBits } from '#domain/rules/visual/embedding.ts'
import type { Person } from '../context.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { indexAggregates } from '../meaning/index-aggregates.ts'
import { refreshIndexGradually } from '../meaning/refresh-index.ts'
import { loadUploadBytes } from '../media/upload-space.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'
import { countBrandsAndCurrencies } from '../rich/index-products.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'
import { catalogueUploadRoutes } from './catalogue-routes.ts'
import { readCatalogueRows } from './catalogue-rows.ts'
import { eraseCatalogue } from './catalogues.ts'
import { runCatalogue, runDueCatalogues } from './run-catalogue.ts'

let test_: TestHouse
let merchant: Person
let host = ''
let list: string | Iterable<string> = ''
let isCutShort = false
const outside = createServer(async (_, reply) => {
  if (isCutShort) return void reply.write(list)
  if (typeof list === 'string') return void reply.end(list)
  for (const part of list) if (!reply.write(part)) await new Promise((ready) => reply.once('drain', ready))
  reply.end()
})
beforeAll(async () => {
  test_ = await openTestHouse()
  merchant = await test_.person()
  await test_.house.db.updateTable('users').set({ is_partner: true }).where('id', '=', merchant.id).execute()
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.closeAllConnections()
  outside.close()
  await test_.end()
})

const HEAD = 'id,title,description,link,image_link,price,availability,brand,sale_price,item_group_id,free_shipping'
const line = (
  id: string,
  more: Partial<Record<'price' | 'stock' | 'brand' | 'sale' | 'group' | 'free', string>> = {},
) =>
  [
    id,
    `Jar ${id}`,
    'Fired twice',
    `https://nest.de/${id}`,
    `https://nest.de/${id}.jpg`,
    more.price ?? '12.50 USD',
    more.stock ?? 'in stock',
    more.brand ?? 'Nest',
    more.sale ?? '',
    more.group ?? '',
    more.free ?? '',
  ].join(',')
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n')

async function catalogueOf(format: 'csv' | 'tsv' | 'xml' = 'csv') {
  const id = test_.house.newId()
  const row = {
    id,
    user_id: merchant.id,
    name: 'Jars',
    format,
    url: `http://${host}/`,
    created_at: test_.house.clock(),
  }
  await test_.house.db.insertInto('catalogues').values(row).execute()
  return id
}
const run = (id: Id) => runCatalogue(test_.house, id, { allowPrivate: [host] })
const itemsOf = (id: Id) =>
  test_.house.db.selectFrom('catalogue_items').selectAll().where('catalogue_id', '=', id).orderBy('item_key').execute()
const richOf = async (aggregate_id: Id | null) => {
  const row = await test_.house.db
    .selectFrom('aggregates')
    .select(['rich', 'kind'])
    .where('id', '=', aggregate_id as Id)
    .executeTakeFirst()
  return { kind: row?.kind, ...(row?.rich as object) }
}

test('shop.14 each good line makes one product, each bad one is told by line, column and code', async () => {
  const id = await catalogueOf()
  list = csv(
    line('a', { group: 'jars' }),
    line('b', { price: 'cheap', stock: 'perhaps' }),
    line('c', { group: 'jars' }),
    line('a'),
  )
  await run(id)
  const items = await itemsOf(id)
  expect(items.map((one) => one.item_key)).toEqual(['a', 'c'])
  const [catalogue] = (await test_.as(merchant)(CatalogueResource.get, {})).items.filter((one) => one.id === id)
  expect(catalogue).toMatchObject({
    state: 'done',
    rows_good: 2,
    rows_bad: 2,
    issues: [
      { line: 3, field: 'availability', code: 'invalid' },
      { line: 3, field: 'price', code: 'invalid' },
      { line: 5, field: 'id', code: 'repeated' },
    ],
  })
  const sold = (person: Person) => test_.as(person)(CatalogueProductsResource.get, { catalogue_id: id })
  expect((await sold(merchant)).items.map((pin) => pin.id)).toEqual(items.map((one) => one.pin_id))
  await expect(sold(await test_.person())).rejects.toMatchObject({ kind: 'forbidden' })
  for (const { aggregate_id, item_key } of items)
    expect(await richOf(aggregate_id)).toMatchObject({
      kind: 'product',
      shopping_flags: [1, 5],
      rich_summary: { products: [{ item_id: item_key, item_set_id: 'jars' }] },
    })
})

test('shop.15 what left the list is sold out at once, and a changed price shows; saves stay; nothing is made twice', async () => {
  const id = await catalogueOf()
  list = csv(line('a'), line('b'))
  await Promise.all([run(id), run(id)])
  const [a, b] = await itemsOf(id)
  expect(await itemsOf(id)).toHaveLength(2)
  await test_.house.db
    .updateTable('pins')
    .set({ state: 'live', audience: 0 })
    .where('id', 'in', [a?.pin_id as Id, b?.pin_id as Id])
    .execute()
  const saver = await test_.person()
  const { id: save } = await test_.as(saver)(RepinResource.create, { pin_id: b?.pin_id as Id })
  list = csv(line('a', { price: '9 USD' }))
  await run(id)
  expect(await itemsOf(id)).toMatchObject([{ aggregate_id: a?.aggregate_id }, { gone_at: expect.any(Date) }])
  expect(await richOf(a?.aggregate_id as Id)).toMatchObject({
    rich_summary: { products: [{ offer_summary: { price: 9 } }] },
  })
  expect(await test_.as(saver)(PinResource.get, { id: save })).toMatchObject({
    is_oos_product: true,
    shopping_flags: [5],
  })
  list = csv(line('a'), line('b'))
  await run(id)
  expect(await test_.as(saver)(PinResource.get, { id: save })).toMatchObject({
    is_oos_product: false,
    shopping_flags: [1, 5],
  })
  expect(await itemsOf(id)).toMatchObject([{ pin_id: a?.pin_id }, { pin_id: b?.pin_id, gone_at: null }])
})

test('shop.15 a list that can’t be read, or names nothing, sells nothing out', async () => {
  const id = await catalogueOf()
  list = csv(line('a'))
  await run(id)
  list = '<html>Sorry</html>'
  await run(id)
  expect(await itemsOf(id)).toMatchObject([{ gone_at: null }])
  const [catalogue] = (await test_.as(merchant)(CatalogueResource.get, {})).items.filter((one) => one.id === id)
  expect(catalogue).toMatchObject({ state: 'failed', problem: 'empty' })
})

test.each([
  ['tsv' as const, csv(line('t1'), line('t2')).replaceAll(',', '\t')],
  [
    'xml' as const,
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
     ${['t1', 't2']
       .map(
         (id) => `<item><g:id>${id}</g:id><title>Jar</title><description><![CDATA[A <b>jar</b>]]></description>
     <link>https://nest.de/${id}?a=1&amp;b=2</link><g:image_link>https://nest.de/${id}.jpg</g:image_link>
     <g:price>12.50 USD</g:price><g:availability>in_stock</g:availability></item>`,
       )
       .join('\n')}</channel></rss>`,
  ],
])('shop.14 %s is read as well', async (format, text) => {
  const id = await catalogueOf(format)
  list = text
  await run(id)
  const items = await itemsOf(id)
  expect(items.map((one) => one.item_key)).toEqual(['t1', 't2'])
  expect(await richOf(items[0]?.aggregate_id ?? null)).toMatchObject({
    rich_metadata: { description: expect.stringMatching(/jar|Fired/i) },
  })
})

const stateOf = async (id: Id) =>
  (await test_.as(merchant)(CatalogueResource.get, {})).items.find((one) => one.id === id)

test('shop.14 a list with too many fields is given up and says so', async () => {
  const id = await catalogueOf('xml')
  list = `<rss><item>${Array.from({ length: 501 }, (_, n) => `<f${n}>x</f${n}>`).join('')}</item></rss>`
  await run(id)
  expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: 'oversized' })
})

test('shop.14 a run that was lost twice is given up and says so, until it is asked for again', async () => {
  const id = await catalogueOf()
  list = csv(line('a'))
  const { db } = test_.house
  const lose = () =>
    db
      .updateTable('catalogues')
      .set({ state: 'running', next_run_at: new Date(test_.house.clock().getTime() - 1) })
      .where('id', '=', id)
      .execute()
  await lose()
  await run(id)
  expect(await stateOf(id)).toMatchObject({ state: 'done', problem: null })
  await db.updateTable('catalogues').set({ lost_runs: 1 }).where('id', '=', id).execute()
  await lose()
  await run(id)
  expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: 'lost', next_run_at: null })
  await run(id)
  expect(await stateOf(id)).toMatchObject({ state: 'done', problem: null })
})

/** Starts a run that has read the first part of its catalogue and waits for the rest. */
async function waitingRun(house = test_.house) {
  const id = await catalogueOf()
  list = csv(line('a'))
  isCutShort = true
  const running = runCatalogue(house, id, { allowPrivate: [host] })
  await once(outside, 'request')
  isCutShort = false
  return { id, running }
}

test('shop.14 deleting a list ends its run, and nothing is made afterwards', async () => {
  const { id, running } = await waitingRun()
  await test_.as(merchant)(CatalogueResource.delete, { id })
  await running
  await runCatalogue(test_.house, id)
  await eraseCatalogue(test_.house, id)
  expect(await itemsOf(id)).toEqual([])
})

test('shop.14 a product of a list that was deleted while its row was on its way is not made', async () => {
  const id = await catalogueOf()
  list = csv(line('a'))
  // The deletion holds the catalogue's row until after the run has requested it.
  const deleting = await test_.house.pool.connect()
  const reached = Promise.withResolvers<void>()
  outside.once('request', () => reached.resolve())
  const running = run(id)
  await reached.promise
  await deleting.query('BEGIN')
  await deleting.query('UPDATE catalogues SET run = run + 1, user_id = 0 WHERE id = $1', [id])
  await vi.waitFor(async () => {
    const { rows } = await test_.house.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted')
    expect(rows.length).toBeGreaterThan(0)
  })
  await deleting.query('COMMIT')
  deleting.release()
  await running
  expect(await itemsOf(id)).toEqual([])
})

test('shop.14 a run that the end of the process cuts off is not lost: it waits for the next process', async () => {
  const stopping = new AbortController()
  const { id, running } = await waitingRun({ ...test_.house, stopping: stopping.signal })
  stopping.abort()
  await running
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
  list = csv(line('a'))
  await run(id)
  expect(await stateOf(id)).toMatchObject({ state: 'done' })
})

test('shop.15 a hundred thousand lines keep memory flat', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const heaps: number[] = []
  function* lines(lineOf: (id: string) => string) {
    yield `${HEAD}\n`
    for (let at = 0; at < 100_000; at += 500) {
      if (at % 10_000 === 0) {
        collectGarbage()
        heaps.push(process.memoryUsage().heapUsed / 2 ** 20)
      }
      yield Array.from({ length: 500 }, (_, nth) => `${lineOf(`item-${at + nth}`)}\n`).join('')
    }
  }
  /** Heap growth in megabytes since the first lines were read. */
  const growth = () => Math.max(...heaps.slice(1)) - (heaps[1] as number)
  let count = 0
  for await (const { said } of readCatalogueRows(Readable.from(lines(line)), 'csv')) if (said.id) count++
  expect(count).toBe(100_000)
  expect(growth()).toBeLessThan(4)

  heaps.length = 0
  const id = await catalogueOf()
  list = lines((item) => `${item},,${'x'.repeat(400)},,,cheap,perhaps,,,,`)
  await run(id)
  const [catalogue] = (await test_.as(merchant)(CatalogueResource.get, {})).items.filter((one) => one.id === id)
  expect(catalogue).toMatchObject({ rows_good: 0, rows_bad: 100_000 })
  expect(growth()).toBeLessThan(4)
}, 90_000)

test('shop.15 the job reads each list once a day, and what left it is sold out then', async () => {
  const id = await catalogueOf()
  const uploaded = `catalogues/${id}`
  const row = { url: null, uploaded, next_run_at: test_.house.clock() }
  await test_.house.db.updateTable('catalogues').set(row).where('id', '=', id).execute()
  const put = (...lines: string[]) => test_.house.files.put(uploaded, Buffer.from(csv(...lines)), 'text/csv')
  const goneAt = async () => (await itemsOf(id)).map((one) => [one.item_key, one.gone_at !== null])
  await put(line('kept'), line('left'))
  await runDueCatalogues(test_.house)
  const there = [
    ['kept', false],
    ['left', false],
  ]
  expect(await goneAt()).toEqual(there)
  await put(line('kept'))
  test_.pass(DAY - 60_000)
  await runDueCatalogues(test_.house)
  expect(await goneAt()).toEqual(there)
  test_.pass(120_000)
  await runDueCatalogues(test_.house)
  expect(await goneAt()).toEqual([there[0], ['left', true]])
})

test('shop.14 lists are for business accounts, each its own; an address of a private network is refused', async () => {
  const other = await test_.person()
  const sent = { name: 'Jars', format: 'csv' as const, url: 'https://nest.de/list.csv' }
  await expect(test_.as(other)(CatalogueResource.create, sent)).rejects.toMatchObject({ kind: 'forbidden' })
  for (const url of ['http://127.0.0.1/list.csv', 'ftp://nest.de/'])
    await expect(test_.as(merchant)(CatalogueResource.create, { ...sent, url })).rejects.toMatchObject({
      kind: 'bad_input',
    })
  const made = await test_.as(merchant)(CatalogueResource.create, sent)
  await test_.house.db.updateTable('users').set({ is_partner: true }).where('id', '=', other.id).execute()
  const notTheirs = { kind: 'not_found' }
  await expect(test_.as(other)(CatalogueResource.update, { id: made.id })).rejects.toMatchObject(notTheirs)
  const products = test_.as(other)(CatalogueProductsResource.get, { catalogue_id: made.id })
  await expect(products).rejects.toMatchObject(notTheirs)
})

/** Imports a catalogue. Returns its listed products, with the catalogue's id of each pin. */
async function listed(...lines: string[]) {
  const id = await catalogueOf()
  list = csv(...lines)
  await run(id)
  const items = await itemsOf(id)
  const pins = items.map((one) => one.pin_id as Id)
  await test_.house.db.updateTable('pins').set({ state: 'live', audience: 0 }).where('id', 'in', pins).execute()
  await test_.house.db.updateTable('aggregate_pins').set({ audience: 0 }).where('pin_id', 'in', pins).execute()
  await indexAggregates(
    test_.house,
    items.map((one) => one.aggregate_id as Id),
  )
  await countBrandsAndCurrencies(test_.house.db)
  return { pins, nameOf: new Map(items.map((one) => [one.pin_id, one.item_key])) }
}

test('shop.9 filters and sorts combine within one currency', async () => {
  const { pins, nameOf } = await listed(
    line('p1', { price: '30 EUR', brand: 'Kiln' }),
    line('p2', { price: '10 EUR', brand: 'Kiln', sale: '8 EUR' }),
    line('p3', { price: '20 EUR', brand: 'Loom', free: 'yes' }),
    line('p4', { price: '5 GBP', brand: 'Kiln' }),
    line('p5', { price: '7 EUR', brand: 'Kiln', stock: 'out of stock' }),
  )
  const ask = async (filter: object) =>
    (await test_.as(null)(ShoppingFeedResource.get, filter)).items.flatMap((pin) => nameOf.get(pin.id) ?? [])
  expect(await ask({ sort: 'price_up', currency: 'EUR' })).toEqual(['p5', 'p2', 'p3', 'p1'])
  expect(await ask({ sort: 'price_down', currency: 'EUR' })).toEqual(['p1', 'p3', 'p2', 'p5'])
  expect(await ask({ price: '8-20', currency: 'EUR', sort: 'price_up' })).toEqual(['p2', 'p3'])
  expect(await ask({ brand: 'Kiln', on_sale: true })).toEqual(['p2'])
  expect(await ask({ free_shipping: true })).toEqual(['p3'])
  // The oldest is the most popular; ids grow with time.
  const [oldest] = pins.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  await test_.house.db
    .updateTable('pin_search')
    .set({ score: 1e9 })
    .where('pin_id', '=', oldest as Id)
    .execute()
  expect((await ask({}))[0]).toBe(nameOf.get(oldest as Id))
  const newest = pins.toSorted((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)).map((pin) => nameOf.get(pin))
  expect(await ask({ brand: 'Kiln', sort: 'newest' })).toEqual(
    newest.filter((name) => !['p3', 'p4'].includes(name ?? '')),
  )
  const shares = (color: (typeof COLORS)[number], share: number) => COLORS.map((one) => (one === color ? share : 0))
  for (const [at, of] of [shares('blue', 15), shares('blue', 14), shares('red', 80)].entries())
    await test_.house.db
      .updateTable('pin_search')
      .set({ colors: of })
      .where('pin_id', '=', pins[at] as Id)
      .execute()
  expect(await ask({ color: 'blue' })).toEqual(['p1'])
  expect(await ask({ color: 'red', free_shipping: true })).toEqual(['p3'])
  expect(await ask({ color: 'red', brand: 'Kiln' })).toEqual([])
  await expect(ask({ price: '20-8' })).rejects.toMatchObject({ kind: 'bad_input' })
})

test('shop.9 a list of the shop is of one currency: the chosen one, else that of the country, else the most common', async () => {
  const { nameOf } = await listed(
    line('e1', { price: '30 EUR' }),
    line('e2', { price: '10 EUR' }),
    line('g1', { price: '5 GBP', sale: '4 GBP' }),
  )
  const from = async (country: string, filter: object = {}) => {
    const { items } = await test_.as(null, { country })(ShoppingFeedResource.get, filter)
    return items.flatMap((pin) => nameOf.get(pin.id) ?? []).sort()
  }
  expect(await from('GB')).toEqual(['g1'])
  expect(await from('DE')).toEqual(['e1', 'e2'])
  expect(await from('JP')).toEqual(['e1', 'e2'])
  expect(await from('DE', { currency: 'GBP' })).toEqual(['g1'])
  expect(await from('DE', { on_sale: true })).toEqual([])
  const names = await test_.as(null, { country: 'GB' })(ShopNamesResource.get, {})
  expect(names.currencies.slice(0, 2)).toEqual(['GBP', 'EUR'])
})

test('shop.9 a search by price or by time has all that fit in that order, page by page, however popular others are', async () => {
  const prices = { s1: '30 CHF', s2: '10 CHF', s3: '20 CHF', s4: '10 CHF', s5: '40 CHF' }
  const { pins, nameOf } = await listed(
    ...Object.entries(prices).map(([id, price]) => line(id, { price, brand: 'Wheel' })),
  )
  const { db } = test_.house
  // Other matches that come last: more than are checked one by one, and none that could be shown.
  const others = sql`generate_series(1, 1100) n`
  await sql`INSERT INTO pin_search SELECT (jsonb_populate_record(s, jsonb_build_object('pin_id', n, 'score', 1e9, 'saved_at',
      s.saved_at - interval '1 day'))).* FROM pin_search s, ${others} WHERE pin_id = ${pins[0]}`.execute(db)
  await sql`INSERT INTO shop_products SELECT (jsonb_populate_record(s, jsonb_build_object('pin_id', n, 'price', 90))).*
    FROM shop_products s, ${others} WHERE pin_id = ${pins[0]}`.execute(db)
  const ask = async (query: string, sort: 'price_up' | 'price_down' | 'newest', bookmarks: string[] = []) => {
    const asked = { query, sort, scope: 'buyable_pins', currency: 'CHF', brand: 'Wheel', page_size: 2, bookmarks }
    const { items, next } = await test_.as(null)(BaseSearchResource.get, asked as never)
    return { names: items.map(({ id }) => nameOf.get(id)), next }
  }
  const all = async (query: string, sort: 'price_up' | 'price_down' | 'newest') => {
    const names: (string | undefined)[] = []
    for (let page = await ask(query, sort); ; page = await ask(query, sort, [page.next as string])) {
      names.push(...page.names)
      if (!page.next) return names
    }
  }
  const up = ['s2', 's4', 's3', 's1', 's5']
  for (const query of ['jar', 'fired']) expect(await all(query, 'price_up')).toEqual(up)
  expect(await all('jar s3', 'price_up')).toEqual(['s3'])
  await sql`UPDATE shop_products SET price = 1 WHERE pin_id <= 1100`.execute(db)
  expect(await all('jar', 'price_down')).toEqual(up.toReversed())
  // A rare match among cheaper products.
  expect(await all('jar s5', 'price_up')).toEqual(['s5'])
  const newest = pins.toSorted((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)).map((pin) => nameOf.get(pin))
  expect(await all('jar', 'newest')).toEqual(newest)
  for (const table of ['pin_search', 'shop_products'] as const)
    await db
      .deleteFrom(table)
      .where('pin_id', '<=', '1100' as Id)
      .execute()
})

test('shop.12 related products look alike or are of the same topic; none is the product itself, a variant of it, sold out or hidden', async () => {
  const { pins, nameOf } = await listed(
    line('r1', { group: 'set' }),
    line('r2', { group: 'set' }),
    line('r3'),
    line('r4', { stock: 'out of stock' }),
    line('r5'),
    line('r6'),
    line('r7'),
  )
  const embedding = makeEmbedding(Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (at < 32 ? 1 : 0)))
  const look = Buffer.from(encodeEmbedding(EMBEDDING_SPACES.look.version(), embedding))
  const of = (names: string[]) => pins.filter((pin) => names.includes(nameOf.get(pin) ?? ''))
  await sql`UPDATE pin_search SET topics = '{7}' WHERE pin_id = ANY(${of(['r1', 'r2', 'r3', 'r4', 'r5'])}::bigint[])`.execute(
    test_.house.db,
  )
  await sql`UPDATE pin_search SET look = ${look}, look_code = ${toEmbeddingBits(embedding)}::bit(256), look_cell = ${NO_CLUSTER}
    WHERE pin_id = ANY(${of(['r1', 'r2', 'r4', 'r6'])}::bigint[])`.execute(test_.house.db)
  const related = async (who: Person | null) => {
    const { items } = await test_.as(who)(RelatedProductsResource.get, { pin: pins[0] as Id })
    return items.map((pin) => nameOf.get(pin.id))
  }
  const all = await related(null)
  expect([all[0], all.slice(1).toSorted()]).toEqual(['r6', ['r3', 'r5']])
  const viewer = await test_.person()
  for (const pin of of(['r5', 'r6'])) await test_.as(viewer)(PinHideResource.update, { pin_id: pin })
  expect(await related(viewer)).toEqual(['r3'])
})

test('card.53 below a product stand more of its maker, in stock first, and what of its kind costs less: no variant, nothing sold out or hidden among the cheaper, nobody who is blocked', async () => {
  const of = { brand: 'Wren' }
  const { pins, nameOf } = await listed(
    line('w1', { ...of, price: '40 USD', group: 'wren' }),
    line('w2', { ...of, price: '9 USD', group: 'wren' }),
    line('w3', { ...of, price: '39.90 USD' }),
    line('w4', { ...of, price: '8 USD', stock: 'out of stock' }),
    line('w5', { ...of, price: '40 USD' }),
    line('w6', { ...of, price: '7 EUR' }),
    line('w7', { ...of, price: '5 USD', group: 'pair' }),
    line('w8', { ...of, price: '5 USD', group: 'pair' }),
    line('w9', { brand: 'Robin', price: '6 USD' }),
    line('x1', { brand: 'Robin', price: '6 USD' }),
  )
  const named = (names: string[]) => pins.filter((pin) => names.includes(nameOf.get(pin) ?? ''))
  const pin = named(['w1'])[0] as Id
  const { db } = test_.house
  await sql`INSERT INTO interests (id, parent_id, name, url_name) VALUES (90, NULL, 'Home', 'home-90'),
    (91, 90, 'Jars', 'jars-91'), (92, 90, 'Lids', 'lids-92'), (93, NULL, 'Cats', 'cats-93')`.execute(db)
  invalidateInterestTree(test_.house)
  // A lid belongs to the same category, a cat does not.
  for (const [topic, of] of [
    [91, pins],
    [92, named(['w9'])],
    [93, named(['x1'])],
  ] as const)
    await sql`UPDATE pin_search SET topics = ARRAY[${topic}::bigint] WHERE pin_id = ANY(${of}::bigint[])`.execute(db)
  const rows = async (who: Person | null) => {
    const { shop, from_shop, for_less } = await test_.as(who)(ProductRowsResource.get, { pin })
    const names = (some: readonly { id: Id }[]) => some.map(({ id }) => nameOf.get(id)?.replace('w8', 'w7'))
    return { shop, from_shop: names(from_shop), for_less: names(for_less) }
  }
  const all = await rows(null)
  expect(all.shop).toEqual({ name: 'Wren', url: '/shopping/?brand=Wren' })
  expect([all.from_shop.toSorted(), all.from_shop.at(-1)]).toEqual([['w3', 'w4', 'w5', 'w6', 'w7'], 'w4'])
  expect([all.for_less.toSorted(), all.for_less.at(-1)]).toEqual([['w3', 'w7', 'w9'], 'w9'])
  const viewer = await test_.person()
  for (const one of named(['w3'])) await test_.as(viewer)(PinHideResource.update, { pin_id: one })
  const left = await rows(viewer)
  expect([left.from_shop.includes('w3'), left.for_less]).toEqual([false, ['w7', 'w9']])
  const other = await test_.person()
  await test_.house.db
    .updateTable('pins')
    .set({ pinner_id: other.id })
    .where('id', 'in', named(['w9']))
    .execute()
  await test_.as(viewer)(UserBlockResource.create, { blocked_user_id: other.id })
  expect((await rows(viewer)).for_less).toEqual(['w7'])
  // When the brand has too few products, those of the seller are shown.
  await test_.house.db.updateTable('shop_products').set({ brand: null }).where('pin_id', '=', pin).execute()
  expect((await rows(null)).shop).toEqual({ name: expect.any(String), url: `/${merchant.username}/_shop/` })
  // A product without a price is neither cheaper nor more expensive than another.
  await test_.house.db.updateTable('shop_products').set({ price: null }).where('pin_id', '=', pin).execute()
  expect((await rows(null)).for_less).toEqual([])
})

const DAY = 24 * 3600_000

test('shop.14 a list is sent as a file by business accounts, read, and forgotten with its file', async () => {
  const app = Fastify()
  let who: Person | null = merchant
  await app.register(catalogueUploadRoutes, {
    house: test_.house,
    edge: { contextOf: () => test_.context(who), refusalText: (_, refusal) => refusal.key },
  })
  const send = (fields: Record<string, string>, text: string) =>
    app.inject({ method: 'POST', url: '/upload-catalogue/', ...multipartBody(fields, 'file', Buffer.from(text)) })
  const sent = await send({ name: 'Sent', format: 'csv' }, csv(line('up-1'), line('up-2', { price: 'dear' })))
  expect(sent.json()).toMatchObject({ success: true, catalogue: { name: 'Sent', url: null, state: 'waiting' } })
  const { id } = sent.json().catalogue
  const used = async () => loadUploadBytes(test_.house, merchant.id)
  expect(await used()).toBe(Buffer.byteLength(csv(line('up-1'), line('up-2', { price: 'dear' }))))
  test_.house.settings.uploadQuota = (await used()) + 10
  expect((await send({ name: 'Too much', format: 'csv' }, csv(line('up-8')))).json().message).toBe('space.yoursFull')
  test_.house.settings.uploadQuota = undefined
  await runCatalogue(test_.house, id)
  expect(await itemsOf(id)).toHaveLength(1)
  expect(await test_.house.files.get(`catalogues/${id}`)).not.toBeNull()
  const [aggregate] = (await itemsOf(id)).map((one) => one.aggregate_id)

  const enough = test_.house.settings.minFreeSpace
  test_.house.settings.minFreeSpace = Number.MAX_SAFE_INTEGER
  test_.pass(10_000)
  expect((await send({ name: 'Full', format: 'csv' }, csv(line('up-9')))).statusCode).toBe(507)
  test_.house.settings.minFreeSpace = enough
  test_.pass(10_000)

  for (const [fields, text, key] of [
    [{ name: '', format: 'csv' }, 'x', 'catalogue.unnamed'],
    [{ name: 'x', format: 'exe' }, 'x', 'catalogue.unnamed'],
    [{ name: 'x', format: 'csv' }, '', 'catalogue.nothing'],
  ] as const) {
    const no = await send(fields, text)
    expect([no.statusCode, no.json().message]).toEqual([400, key])
  }
  who = await test_.person()
  expect((await send({ name: 'x', format: 'csv' }, 'x')).statusCode).toBe(403)
  await app.close()

  await test_.as(merchant)(CatalogueResource.delete, { id })
  expect(await used()).toBe(0)
  expect((await test_.as(merchant)(CatalogueResource.get, {})).items.map((one) => one.id)).not.toContain(id)
  await eraseCatalogue(test_.house, id)
  expect(await itemsOf(id)).toEqual([])
  expect(await test_.house.files.get(`catalogues/${id}`)).toBeNull()
  expect(await richOf(aggregate ?? null)).toMatchObject({ is_oos_product: true })
})

test('shop.14 a run that died is begun again after a while, and one that goes on is left alone', async () => {
  const id = await catalogueOf()
  list = csv(line('a'))
  const state = (more: object) =>
    test_.house.db
      .updateTable('catalogues')
      .set({ state: 'running', ...more })
      .where('id', '=', id)
      .execute()
  await state({ next_run_at: new Date(test_.house.clock().getTime() + 60_000) })
  await run(id)
  expect(await itemsOf(id)).toHaveLength(0)
  await state({ next_run_at: new Date(test_.house.clock().getTime() - 1000) })
  await run(id)
  expect(await itemsOf(id)).toHaveLength(1)
})

test('shop.15 what left the list leaves lists after 30 days, and comes back with it; what stays in it is never stale', async () => {
  const id = await catalogueOf()
  list = csv(line('g1'), line('g2'))
  await run(id)
  const items = await itemsOf(id)
  const pins = items.map((one) => one.pin_id as Id)
  await test_.house.db.updateTable('pins').set({ state: 'live', audience: 0 }).where('id', 'in', pins).execute()
  await test_.house.db.updateTable('aggregate_pins').set({ audience: 0 }).where('pin_id', 'in', pins).execute()
  list = csv(line('g1'))
  await run(id)
  const listed = async () => {
    await refreshIndexGradually(test_.house)
    const rows = await test_.house.db.selectFrom('shop_products').select('pin_id').where('pin_id', 'in', pins).execute()
    return rows.map((row) => row.pin_id).toSorted()
  }
  expect(await listed()).toEqual(pins.toSorted())
  for (let day = 0; day < 29; day++) {
    test_.pass(DAY)
    if (day % 3 === 0) await run(id)
  }
  expect(await listed()).toEqual(pins.toSorted())
  test_.pass(1.5 * DAY)
  await run(id)
  expect(await listed()).toEqual([pins[0]])
  expect(await test_.as(null)(PinResource.get, { id: pins[0] as Id })).toMatchObject({ is_stale_product: false })
  expect(await test_.as(null)(PinResource.get, { id: pins[1] as Id })).toMatchObject({ is_oos_product: true })
  list = csv(line('g1'), line('g2'))
  await run(id)
  expect(await listed()).toEqual(pins.toSorted())
}, 60_000)

test('shop.10 viewer.5 shop.11 entity.4 merchants tag products in their own pictures; what is gone or hidden has no chip', async () => {
  const { db } = test_.house
  const id = await catalogueOf()
  list = csv(line('look-1'), line('look-2'), line('look-3'))
  await run(id)
  const items = await itemsOf(id)
  const pins = items.map((one) => one.pin_id as Id)
  await db.updateTable('pins').set({ state: 'live', audience: 0 }).where('id', 'in', pins).execute()
  await db
    .updateTable('aggregates')
    .set({ image_signature: 'ab'.repeat(16) })
    .where(
      'id',
      'in',
      items.map((one) => one.aggregate_id as Id),
    )
    .execute()
  const [look = '0' as Id, first = '0' as Id, second = '0' as Id] = pins
  const tags = [
    { pin_id: first, x: 0.25, y: 0.5 },
    { pin_id: second, x: 1, y: 0 },
  ]
  const tag = (person: Person, product_tags: object[], pin_id = look) =>
    test_.as(person)(ProductTagsResource.update, { pin_id, product_tags } as never)
  await expect(tag(merchant, tags)).rejects.toMatchObject({ kind: 'forbidden', key: 'tags.notYours' })

  await db.updateTable('users').set({ website_verified_at: new Date() }).where('id', '=', merchant.id).execute()
  await db.updateTable('aggregate_pins').set({ audience: 0 }).where('pin_id', 'in', pins).execute()
  await indexAggregates(
    test_.house,
    items.map((one) => one.aggregate_id as Id),
  )
  merchant = { ...merchant, is_partner: true, website_verified_at: new Date() } as Person
  expect(await test_.as(merchant)(UserSessionResource.get, {})).toMatchObject({ eligible_for_stl_tool: true })
  const other = await test_.person()
  await expect(tag(other, tags)).rejects.toMatchObject({ kind: 'forbidden' })
  const { id: theirs } = await test_.as(other)(PinResource.create, { image_base64: await makeTestPicture() })
  const { id: saved } = await test_.as(merchant)(RepinResource.create, { pin_id: theirs })
  await expect(tag(merchant, tags, saved)).rejects.toMatchObject({ kind: 'forbidden', key: 'tags.notMade' })
  await expect(tag(merchant, [{ pin_id: first, x: 1.5, y: 0 }])).rejects.toMatchObject({ kind: 'bad_input' })
  await expect(tag(merchant, [{ pin_id: look, x: 0, y: 0 }])).rejects.toMatchObject({ kind: 'bad_input' })

  const shown = await tag(merchant, tags)
  expect(shown.shopping_flags).toContain(2)
  expect(shown.aggregated_pin_data).toMatchObject({
    is_shop_the_look: true,
    pin_tags_chips: [
      { id: first, link: `/pin/${first}/`, image: expect.stringContaining('170x'), x: 0.25, y: 0.5 },
      { id: second, x: 1, y: 0 },
    ],
  })
  await db.updateTable('pins').set({ state: 'draft', audience: 4 }).where('id', '=', first).execute()
  const forAll = await test_.as(null)(PinResource.get, { id: look })
  expect(forAll.aggregated_pin_data.pin_tags_chips.map((chip) => chip.id)).toEqual([second])
  const none = await tag(merchant, [])
  expect(none.aggregated_pin_data).toMatchObject({ is_shop_the_look: false, pin_tags_chips: [] })
  expect(none.shopping_flags).not.toContain(2)
})

/** Imports products of a new seller, live and findable. */
async function sold(...lines: string[]) {
  const seller = await test_.person()
  await test_.house.db.updateTable('users').set({ is_partner: true }).where('id', '=', seller.id).execute()
  const id = await catalogueOf()
  await test_.house.db.updateTable('catalogues').set({ user_id: seller.id }).where('id', '=', id).execute()
  list = csv(...lines)
  await run(id)
  const items = await itemsOf(id)
  const pins = items.map(({ pin_id }) => pin_id as Id)
  await test_.house.db.updateTable('pins').set({ state: 'live', audience: 0 }).where('id', 'in', pins).execute()
  await test_.house.db.updateTable('aggregate_pins').set({ audience: 0 }).where('pin_id', 'in', pins).execute()
  await indexAggregates(
    test_.house,
    items.map(({ aggregate_id }) => aggregate_id as Id),
  )
  return { id, seller, pins }
}

test('shop.1 a product says price, stock, shipping, labels and brand; sold out and old ones say so', async () => {
  const { pins } = await sold(
    line('one', { price: '20 USD', sale: '15 USD', brand: 'Nest', free: 'true' }),
    line('two', { stock: 'out of stock' }),
  )
  const read = (at: number) => test_.as(null)(PinResource.get, { id: pins[at] as Id })
  const one = await read(0)
  expect(one).toMatchObject({
    is_shoppable: true,
    is_eligible_for_pdp: true,
    is_oos_product: false,
    is_stale_product: false,
    rich_summary: {
      type_name: 'product',
      products: [
        {
          brand: { name: 'Nest' },
          offer_summary: { currency: 'USD', price: 15, standard_price: 20 },
          shipping_info: { free_shipping_price: 0, free_shipping_value: 'true' },
          label_info: { labels: expect.any(Array) },
          variant_set: null,
        },
      ],
    },
  })
  expect(await read(1)).toMatchObject({ is_oos_product: true, shopping_flags: [5] })
  test_.pass(8 * 24 * 3600_000)
  expect(await read(0)).toMatchObject({ is_stale_product: true })
  test_.pass(-8 * 24 * 3600_000)
})

test('shop.13 entity.4 a pin from a list has flag 5 and its item; variants of one group share a set; two products are a row', async () => {
  const { pins } = await sold(line('red', { group: 'jars' }), line('blue', { group: 'jars' }), line('alone'))
  const read = async (id: Id) => test_.as(null)(PinResource.get, { id })
  const shown = await Promise.all(pins.map(read))
  const items = shown.map(({ shopping_flags, rich_summary }) => {
    const { item_id, item_set_id } = rich_summary?.products[0] ?? {}
    return [item_id, item_set_id, shopping_flags]
  })
  expect(items).toEqual([
    ['alone', null, [1, 5]],
    ['blue', 'jars', [1, 5]],
    ['red', 'jars', [1, 5]],
  ])
  const [first] = shown
  const product = first?.rich_summary?.products[0]
  const two = { ...first?.rich_summary, products: [product, { ...product, id: '2', name: 'Another' }] }
  const row = { rich_summary: two, shopping_flags: [1, 6] }
  await test_.house.db
    .updateTable('aggregates')
    .set({ rich: JSON.stringify(row) })
    .where('first_pin_id', '=', pins[0] as Id)
    .execute()
  expect((await read(pins[0] as Id)).shopping_flags).toEqual([1, 6, 10])
})

test('shop.14 entity.14 what a merchant sells stands on the Shop tab of their profile, for everyone; others have none', async () => {
  const { id, seller, pins } = await sold(line('s1'), line('s2'), line('s3'))
  const ask = (who: Person | null, of = seller) => test_.as(who)(UserProductsResource.get, { username: of.username })
  for (const who of [null, seller, merchant])
    expect((await ask(who)).items.map((pin) => pin.id)).toEqual(
      [...pins].sort((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)),
    )
  expect(await test_.as(null)(UserResource.get, { username: seller.username })).toMatchObject({ has_shop: true })
  const plain = await test_.person()
  expect(await test_.as(null)(UserResource.get, { username: plain.username })).not.toHaveProperty('has_shop')
  expect((await ask(null, plain)).items).toEqual([])
  await test_.as(seller)(CatalogueResource.delete, { id })
})
