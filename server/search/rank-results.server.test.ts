import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { EMBEDDING_LENGTH, encodeEmbedding, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
beforeAll(async () => {
  world = await openTestServer()
})
afterAll(() => world.end())

const along = (part: number) =>
  makeEmbedding(Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (Math.floor(at / 32) === part ? 1 : 0)))

async function pinMeaning(title: string, part: number): Promise<Id> {
  const ask = world.as(await world.person())
  const pin = await ask(PinResource.create, { title, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  const meaning = Buffer.from(encodeEmbedding(EMBEDDING_SPACES.meaning.version(), along(part)))
  await sql`UPDATE pin_search SET meaning = ${meaning} WHERE pin_id = ${pin.id}`.execute(world.house.db)
  return pin.id as Id
}

test('a search with fewer words goes on page by page', async () => {
  for (const title of ['Gazebo one', 'Gazebo two', 'Gazebo three']) await pinMeaning(title, 1)
  const asked = { query: 'gazebo qwertzuiop', page_size: 1 }
  const found: string[] = []
  let next: string | null | undefined
  do {
    const page = await world.as(null)(BaseSearchResource.get, { ...asked, bookmarks: next ?? undefined } as never)
    found.push(...page.items.map((item) => (item.type === 'pin' ? item.title : '')))
    next = page.next
  } while (next && found.length < 10)
  expect(found.toSorted()).toEqual(['Gazebo one', 'Gazebo three', 'Gazebo two'])
})

test('search.9 later pages of a word that more pins have than are ranked leave none of them out', async () => {
  const ask = world.as(await world.person())
  const { image_signature } = await ask(PinResource.create, { title: 'Trellis', image_base64: await makeTestPicture() })
  for (let n = 1; n < 104; n++) await ask(PinResource.create, { title: `Trellis ${n}`, image_signature } as never)
  await world.actOnFacts()
  const found: Id[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const asked = { query: 'trellis', page_size: 50, bookmarks: next ? [next] : [] }
    const page = await world.as(null)(BaseSearchResource.get, asked as never)
    found.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect([found.length, new Set(found).size]).toEqual([104, 104])
}, 120_000)

test('search.9 what has all words comes before what has other words for one of them', async () => {
  for (const title of ['Espresso on the balcony', 'A cold drink', 'Cold marble']) await pinMeaning(title, 2)
  const { items } = await world.as(null)(BaseSearchResource.get, { query: 'drink' })
  expect(items.map((item) => (item.type === 'pin' ? item.title : ''))).toEqual([
    'A cold drink',
    'Espresso on the balcony',
  ])
})

test('search.8 a German word that nobody says is looked for in its parts', async () => {
  await pinMeaning('A wedding cake with figs', 4)
  const found = await world.as(null)(BaseSearchResource.get, { query: 'Hochzeitstorte' })
  expect(found.items).toMatchObject([{ title: 'A wedding cake with figs' }])
  // No result contains “Hochzeit,” so the page doesn't claim one.
  expect(found.extra).toMatchObject({ correction: null, is_near: false })
  const without = await world.as(null)(BaseSearchResource.get, { query: 'Hochzeitstorte -figs' })
  expect(without.items).toEqual([])
  const asTyped = { query: 'Hochzeitstorte', auto_correction_disabled: true }
  expect((await world.as(null)(BaseSearchResource.get, asTyped)).items).toEqual([])
})

test('search.9 without the picture model pins are not taken for the same picture by their coarse looks', async () => {
  const look = Buffer.from(encodeEmbedding(EMBEDDING_SPACES.look.version(), along(3)))
  for (const title of ['Marmot one', 'Marmot two']) {
    const id = await pinMeaning(title, 3)
    await sql`UPDATE pin_search SET look = ${look} WHERE pin_id = ${id}`.execute(world.house.db)
  }
  expect((await world.as(null)(BaseSearchResource.get, { query: 'marmot' })).items).toHaveLength(2)
})
