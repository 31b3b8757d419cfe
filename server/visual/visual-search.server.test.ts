import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { Ask } from '#domain/resource.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinHideResource } from '#domain/resources/feedback.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { SoughtPictureResource, VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { askAs } from '../ask/ask.ts'
import { type Person, requireSignedIn } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { hideAggregate } from '../feedback/hide-aggregate.ts'
import { openHouse } from '../jobs/open-house.ts'
import { analyzeNewPictures } from '../meaning/analyze-pictures.ts'
import { loadClusters, updateClusters } from '../meaning/clusters.ts'
import { indexAggregateOfPin } from '../meaning/index-aggregates.ts'
import { refreshIndexGradually } from '../meaning/refresh-index.ts'
import { indexEverything } from '../search/index-everything.ts'
import { makeSystemContext } from '../system-context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { storeSoughtPicture, sweepSoughtPictures, toSoughtPictureKey } from './sought-picture.ts'

// The models take seconds to load.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

let house: TestHouse
let maker: Person
const pins: Record<string, string> = {}

const svg = (inside: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="${ground}"/>${inside}</svg>`
const dots = (colour: string, move: number) =>
  Array.from(
    { length: 24 },
    (_, at) =>
      `<circle cx="${50 + (at % 4) * 100 + move}" cy="${50 + Math.floor(at / 4) * 100}" r="34" fill="${colour}"/>`,
  ).join('')
const stripes = (colour: string, move: number) =>
  Array.from({ length: 10 }, (_, at) => `<rect y="${at * 60 + move}" width="400" height="22" fill="${colour}"/>`).join(
    '',
  )
const PICTURES = {
  dots: svg(dots('#b03030', 0), '#f4ead8'),
  dotsMoved: svg(dots('#a83838', 6), '#f2e8dc'),
  dotsBlue: svg(dots('#3050b0', 3), '#e8eef8'),
  stripes: svg(stripes('#b03030', 0), '#f4ead8'),
  stripesMoved: svg(stripes('#a83838', 9), '#f2e8dc'),
  half: svg(
    `<g transform="scale(.5)">${dots('#b03030', 0)}</g><g transform="translate(200 300)">${stripes('#b03030', 0)}</g>`,
    '#f4ead8',
  ),
}
const asPicture = async (text: string) => (await sharp(Buffer.from(text)).png().toBuffer()).toString('base64')

beforeAll(async () => {
  house = await openTestHouse({ SCORE_PICTURES: 'on' })
  maker = await house.person()
  for (const [name, text] of Object.entries(PICTURES)) {
    const pin = await house.as(maker)(PinResource.create, { image_base64: await asPicture(text), title: name })
    pins[name] = pin.id
  }
  await house.actOnFacts()
  await analyzeNewPictures(house.house)
})
afterAll(() => house.end())

type More = { crop?: object; page_size?: number; keep_duplicates?: boolean; bookmarks?: string; scope?: 'buyable_pins' }
const alike = async (name: string, more: More = {}, who: Person | null = null) => {
  const page = await house.as(who)(VisualLiveSearchResource.get, { pin_id: pins[name] as string, ...more } as never)
  return page.items.map((pin) => pin.title)
}

test('route.5 what looks most like a picture comes first, and the picture itself is left out', async () => {
  const found = await alike('dots')
  expect(found[0]).toBe('dotsMoved')
  expect(found).not.toContain('dots')
  expect((await alike('stripes'))[0]).toBe('stripesMoved')
})

test('vsearch.1, route.5 a part of a picture finds what looks like that part', async () => {
  const [left, right] = [
    await alike('half', { crop: { x: 0, y: 0, w: 0.5, h: 0.5 } }),
    await alike('half', { crop: { x: 0.5, y: 0.5, w: 0.5, h: 0.5 } }),
  ]
  expect(left[0]).toMatch(/^dots/)
  expect(right[0]).toMatch(/^stripes/)
})

test.each([
  { x: -0.1, y: 0, w: 0.5, h: 0.5 },
  { x: 0.6, y: 0, w: 0.5, h: 0.5 },
  { x: 0, y: 0, w: 0, h: 0.5 },
  { x: 0, y: 0, w: 0.5, h: 0 },
  { x: 0, y: 0.9, w: 0.2, h: 1.5 },
  { x: 'left', y: 0, w: 0.2, h: 0.2 },
  { x: 0, y: 0, w: 0.049, h: 0.5 },
  { x: null, y: null, w: true, h: true },
  { x: '', y: '', w: '1', h: '1' },
  { x: false, y: 0, w: 0.5, h: 0.5 },
  { x: 0, y: [], w: 0.5, h: 0.5 },
  { x: 0, y: 0, w: [1], h: 0.5 },
  { x: 0, y: 0, w: 0.5, h: '0.5' },
  { x: 0, y: 0, w: 0.5 },
])(
  'vsearch.3 a part outside its picture, too small or not of numbers is refused at the field crop: %o',
  async (crop) => {
    await expect(alike('dots', { crop })).rejects.toMatchObject({ kind: 'bad_input', field: 'crop' })
  },
)

test('pages go on by a signed bookmark, each pin once', async () => {
  const ask = house.as(null)
  const all = await alike('dots')
  const seen: string[] = []
  let bookmarks: string | undefined
  do {
    const page = await ask(VisualLiveSearchResource.get, {
      pin_id: pins.dots as string,
      page_size: 2,
      bookmarks,
    } as never)
    seen.push(...page.items.map((pin) => pin.title))
    bookmarks = page.next ?? undefined
  } while (bookmarks)
  expect(seen).toEqual(all)
  const first = await ask(VisualLiveSearchResource.get, { pin_id: pins.dots as string, page_size: 2 })
  await expect(
    ask(VisualLiveSearchResource.get, { pin_id: pins.stripes as string, page_size: 2, bookmarks: first.next }),
  ).rejects.toMatchObject({ kind: 'bad_input' })
})

test('board.7 what is secret, sensitive, hidden or of someone blocked is not found; a secret pin is no one else’s to search with', async () => {
  const owner = await house.person()
  const secret = await house.as(owner)(BoardResource.create, { name: 'Secret', privacy: 'secret' })
  const image_base64 = await asPicture(svg(dots('#b13131', 2), '#f4ead8'))
  const pin = await house.as(owner)(PinResource.create, { image_base64, board_id: secret.id, title: 'hidden dots' })
  await house.actOnFacts()
  await analyzeNewPictures(house.house)
  expect(await alike('dots', {}, owner)).not.toContain('hidden dots')
  const mine = await house.as(owner)(VisualLiveSearchResource.get, { pin_id: pin.id })
  expect(mine.items[0]?.title).toMatch(/^dots/)
  for (const who of [null, maker])
    await expect(house.as(who)(VisualLiveSearchResource.get, { pin_id: pin.id })).rejects.toMatchObject({
      kind: 'no_pin',
    })
  await expect(house.as(null)(VisualLiveSearchResource.get, { pin_id: '999999999999' })).rejects.toMatchObject({
    kind: 'no_pin',
  })
  const things = house.house.db.updateTable('aggregates').where('first_pin_id', '=', pins.dotsMoved as never)
  await things.set({ is_sensitive: true }).execute()
  expect(await alike('dots')).not.toContain('dotsMoved')
  expect(await alike('dots', {}, owner)).toContain('dotsMoved')
  await things.set({ is_sensitive: false }).execute()
  const { aggregate_id } = await house.house.db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', pins.dotsMoved as never)
    .executeTakeFirstOrThrow()
  await inUnitOfWork(house.house, owner, (ctx) =>
    hideAggregate(requireSignedIn(ctx), { aggregate_id, pin_id: pins.dotsMoved as never, reason: 'unwanted' }),
  )
  expect(await alike('dots', {}, owner)).not.toContain('dotsMoved')
  const found = await house.as(owner, { blocked: new Set([maker.id]) })(VisualLiveSearchResource.get, {
    pin_id: pin.id,
  })
  expect(found.items).toEqual([])
})

test('vsearch.6 a thing stands there once, with its saves only where duplicates are wanted; products alone if they can be had at a known price, those on sale', async () => {
  const saver = await house.person()
  await house.as(saver)(RepinResource.create, { pin_id: pins.dotsMoved as string })
  const again = await house.as(saver)(PinResource.create, {
    image_base64: await asPicture(PICTURES.dotsMoved),
    title: 'again',
  })
  await house.actOnFacts()
  await analyzeNewPictures(house.house)
  const once = await alike('dots')
  expect(once.filter((title) => title === 'dotsMoved' || title === 'again')).toHaveLength(1)
  const every = await alike('dots', { keep_duplicates: true })
  expect(every).toContain('again')
  expect(every.length).toBeGreaterThan(once.length + 1)
  expect(await alike('dots', { scope: 'buyable_pins' })).toEqual([])
  const sell = async (offer_summary: object | null, more: object = {}) => {
    const none = { brand: null, item_set_id: null, shipping_info: null, variant_set: null, additional_images: [] }
    const product = { id: '1', item_id: '1', name: 'Dots', label_info: { labels: [] }, offer_summary, ...none }
    const about = { display_name: '', site_name: '', display_cook_time: null, aggregate_rating: null, url: '' }
    const rich_summary = { type_name: 'product', products: [product], ...about }
    const rich = JSON.stringify({ is_shoppable: true, rich_summary, ...more })
    await sql`UPDATE aggregates SET kind = 'product', rich = ${rich}::jsonb WHERE first_pin_id = ${again.id}`.execute(
      house.house.db,
    )
    await indexAggregateOfPin(house.house, again.id)
  }
  const products = (more = {}) => alike('dots', { scope: 'buyable_pins', ...more } as More)
  await sell(null)
  expect(await products()).toEqual([])
  const offer = { price: 9, min_price: null, max_price: null, currency: 'USD' }
  await sell({ ...offer, standard_price: 9 })
  expect(await products()).toEqual(['again'])
  expect(await products({ on_sale: true })).toEqual([])
  await sell({ ...offer, standard_price: 12 })
  expect(await products({ on_sale: true })).toEqual(['again'])
  const seen = (days: number) => ({
    rich_metadata: {
      ...{ title: '', description: '', article: null, recipe: null, products: [] },
      seen_at: new Date(house.house.clock().getTime() - days * 24 * 3600_000).toISOString(),
    },
  })
  await sell({ ...offer, standard_price: 12 }, seen(6))
  expect(await products()).toEqual(['again'])
  const prices = { price: null, min_price: null, max_price: null, standard_price: null, currency: 'USD' }
  for (const [said, more] of [
    [{ ...offer, standard_price: 12 }, { is_oos_product: true }],
    [{ ...offer, standard_price: 12 }, { is_shoppable: false }],
    [{ ...offer, standard_price: 12 }, seen(8)],
    [prices, {}],
  ] as const) {
    await sell(said, more)
    expect([more, await products(), await products({ on_sale: true })]).toEqual([more, [], []])
  }
  await sell({ ...prices, min_price: 5, max_price: 7 })
  expect(await products()).toEqual(['again'])
})

test('vsearch.7 a new picture is looked at by itself, or sooner when it is searched with', async () => {
  const image_base64 = await asPicture(svg(stripes('#207040', 4), '#f4f4f4'))
  const pin = await house.as(maker)(PinResource.create, { image_base64, title: 'green stripes' })
  expect(await alike('stripes')).not.toContain('green stripes')
  const found = await house.as(null)(VisualLiveSearchResource.get, { pin_id: pin.id })
  expect(found.items[0]?.title).toMatch(/^stripes/)
  expect(await alike('stripes')).toContain('green stripes')
  const bySignature = await house.as(null)(VisualLiveSearchResource.get, {
    image_signature: pin.image_signature as string,
  })
  expect(bySignature.items[0]?.title).toBe('green stripes')
})

test('vsearch.7 a new pin is found by its look once its own job has run; deleted, hidden or made secret it is not from the next answer on', async () => {
  const board = await house.as(maker)(BoardResource.create, { name: 'Soon secret' })
  const make = async (title: string, move: number) =>
    house.as(maker)(PinResource.create, {
      image_base64: await asPicture(svg(dots('#9020a0', move), '#101018')),
      title,
      board_id: board.id,
    })
  const [sought, deleted, hidden, secret] = [
    await make('violet', 0),
    await make('violet deleted', 2),
    await make('violet hidden', 4),
    await make('violet secret', 6),
  ]
  await house.actOnFacts()
  const viewer = await house.person()
  const found = async () =>
    (await house.as(viewer)(VisualLiveSearchResource.get, { pin_id: sought.id })).items.map(({ id }) => id)
  expect(await found()).toEqual(expect.arrayContaining([deleted.id, hidden.id, secret.id]))
  await house.as(maker)(PinResource.delete, { id: deleted.id })
  expect(await found()).not.toContain(deleted.id)
  await house.as(viewer)(PinHideResource.update, { pin_id: hidden.id })
  expect(await found()).not.toContain(hidden.id)
  const away = await house.as(maker)(BoardResource.create, { name: 'Secret now', privacy: 'secret' })
  await house.as(maker)(PinResource.update, { id: secret.id, board_id: away.id })
  expect(await found()).not.toContain(secret.id)
  for (const { id } of [sought, hidden]) await house.as(maker)(PinResource.delete, { id })
})

test('vsearch.7 many pictures are parted into clusters, and what looks alike is found before, while and after they move', async () => {
  const { db } = house.house
  const { rows } = await sql<{ look: Buffer }>`SELECT look FROM pin_search WHERE look IS NOT NULL LIMIT 1`.execute(db)
  const strange = (seed: number) =>
    Buffer.from(rows[0]?.look.map((part, at) => (at ? (part + seed * (at % 17) * 31) % 256 : part)) ?? [])
  for (let n = 0; n < 600; n++)
    await sql`INSERT INTO pin_search (pin_id, aggregate_id, text, look, look_code, look_cell)
      VALUES (${n + 1}, ${n + 1}, '', ${strange(n)}, B'0'::bit(256), 0)`.execute(db)
  const found = async () => {
    house.pass(120_000)
    return (await house.as(null)(VisualLiveSearchResource.get, { pin_id: pins.dots as string })).items[0]?.title
  }
  const before = await found()
  await updateClusters(house.house)
  const clusters = await loadClusters(db, 'look')
  expect(clusters[0]?.groups[0]?.numbers).toHaveLength(3)
  expect(await found()).toBe(before)
  // The second run moves everything over.
  await updateClusters(house.house)
  const counted = await sql<{
    look_cell: number
  }>`SELECT DISTINCT look_cell FROM pin_search WHERE look IS NOT NULL`.execute(db)
  expect(counted.rows.every(({ look_cell }) => clusters[0]?.groups[0]?.numbers.includes(look_cell))).toBe(true)
  expect(await found()).toBe(before)
  await updateClusters(house.house)
  expect(await loadClusters(db, 'look')).toEqual(clusters)
  await sql`DELETE FROM pin_search WHERE pin_id <= 600`.execute(db)
})

test('vsearch.7 a new pin is found by its look once the jobs ran, while the index is rebuilt, and after a restart', async () => {
  const image_base64 = await asPicture(svg(dots('#20807a', 1), '#f7efe2'))
  const { id } = await house.as(maker)(PinResource.create, { image_base64, title: 'teal dots' })
  const find = (ask: Ask, more: object = {}) =>
    ask(VisualLiveSearchResource.get, { pin_id: pins.dots as string, ...more } as never)
  const isFound = async (ask: Ask, more: object = {}) => (await find(ask, more)).items.some((pin) => pin.id === id)
  expect(await isFound(house.as(null))).toBe(false)
  await house.actOnFacts()
  expect(await isFound(house.as(null))).toBe(true)

  // Repeatedly, whole and in part, until everything is recomputed and moved to the new clusters.
  const crop = { x: 0, y: 0, w: 1, h: 0.5 }
  let isBuilding = true
  const rebuild = async () => {
    await sql`UPDATE images SET read_version = 0`.execute(house.house.db)
    for (let n = 0; n < 3; n++) {
      await analyzeNewPictures(house.house)
      await indexEverything(house.house)
      await refreshIndexGradually(house.house)
      await updateClusters(house.house)
    }
  }
  const building = rebuild().finally(() => {
    isBuilding = false
  })
  let tries = 0
  for (; isBuilding; tries++) {
    // Cached pictures expire after a minute.
    house.pass(61_000)
    expect(await isFound(house.as(null), tries % 5 ? {} : { crop })).toBe(true)
  }
  await building
  expect(tries).toBeGreaterThan(10)

  // Another process on the same database and folder has none of these caches.
  const { settings, pool } = house.house
  const again = { ...settings, databaseUrl: pool.options.connectionString as string }
  const { house: next, close } = await openHouse(again, { works: false, log: house.house.log })
  try {
    expect(await isFound(askAs(makeSystemContext(next)))).toBe(true)
    expect(await isFound(askAs(makeSystemContext(next)), { crop })).toBe(true)
    await house.as(maker)(PinResource.delete, { id })
    expect(await isFound(askAs(makeSystemContext(next)))).toBe(false)
  } finally {
    await close()
  }
})

test('vsearch.5 a color narrows what is found; one that is none is refused at its field', async () => {
  const search = (color: string) =>
    house.as(null)(VisualLiveSearchResource.get, { pin_id: pins.dots as string, color } as never)
  const titles = async (color: string) => (await search(color)).items.map((pin) => pin.title)
  expect(await titles('neutral')).toContain('stripesMoved')
  expect(await titles('purple')).toEqual([])
  expect(await titles('#f4ead8')).toContain('stripesMoved')
  await expect(search('sunny')).rejects.toMatchObject({ field: 'color' })
})

test('vsearch.2 what is found in a picture is given with it, as fractions and with a label', async () => {
  const found = { x: 0.1, y: 0.2, w: 0.3, h: 0.4, label: 'vase', score: 0.8 }
  const { image_signature } = await house.as(null)(PinResource.get, { id: pins.half as Id })
  await house.house.db
    .updateTable('images')
    .set({ objects: JSON.stringify([found]) })
    .where('signature', '=', image_signature as string)
    .execute()
  expect((await house.as(null)(PinResource.get, { id: pins.half as Id })).visual_objects).toEqual([found])
})

test('vsearch.4 a picture of one’s own is searched with by its sender alone, is no pin, and is gone after a day', async () => {
  const ctx = await house.context(maker)
  const bytes = Buffer.from(await asPicture(PICTURES.dots), 'base64')
  const { signature } = await storeSoughtPicture(ctx, bytes)
  const ask = (who: Person | null, more = {}) =>
    house.as(who)(VisualLiveSearchResource.get, { image_signature: signature, ...more } as never)
  expect((await ask(maker)).items[0]?.title).toMatch(/^dots/)
  expect((await ask(maker, { crop: { x: 0, y: 0, w: 0.5, h: 0.5 } })).items[0]?.title).toMatch(/^dots/)
  const other = await house.person()
  for (const who of [other, null]) {
    await expect(ask(who)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(house.as(who)(SoughtPictureResource.get, { signature })).rejects.toMatchObject({ kind: 'not_found' })
  }
  const images = await house.house.db
    .selectFrom('images')
    .select('signature')
    .where('signature', '=', signature)
    .execute()
  expect(images).toEqual([])
  expect(await house.house.files.get(toSoughtPictureKey(signature))).not.toBeNull()
  house.pass(24 * 3_600_000 + 1000)
  await expect(ask(maker)).rejects.toMatchObject({ kind: 'not_found' })
  await sweepSoughtPictures(house.house)
  expect(await house.house.files.get(toSoughtPictureKey(signature))).toBeNull()
  expect(await house.house.db.selectFrom('sought_pictures').select('signature').execute()).toEqual([])
})
