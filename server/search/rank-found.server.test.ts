import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { EMBEDDING_LENGTH, makeEmbedding, storedEmbedding } from '#domain/rules/visual/embedding.ts'
import { SPACES } from '../meaning/spaces.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { rankBest } from './rank-found.ts'

let world: TestServer
beforeAll(async () => {
  world = await testServer()
})
afterAll(() => world.end())

const along = (part: number) =>
  makeEmbedding(Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (Math.floor(at / 32) === part ? 1 : 0)))

async function pinMeaning(title: string, part: number): Promise<Id> {
  const ask = world.as(await world.person())
  const pin = await ask(PinResource.create, { title, image_base64: await aPicture() })
  await world.actOnFacts()
  const meaning = Buffer.from(storedEmbedding(SPACES.meaning.version(), along(part)))
  await sql`UPDATE pin_search SET meaning = ${meaning} WHERE pin_id = ${pin.id}`.execute(world.house.db)
  return pin.id as Id
}

test('search.9 what has all words comes before what only means them; of fewer words what means the whole comes first', async () => {
  const meaning = (part: number) => Buffer.from(storedEmbedding(SPACES.meaning.version(), along(part)))
  const hinge = { id: 'hinge', way: 'said' as const, meaning: meaning(3) }
  const wheel = { id: 'wheel', way: 'meaning' as const, meaning: meaning(0) }
  const ranked = (isFewer: boolean, part: number) =>
    rankBest([hinge, wheel], along(part), { order: [], isFewer }).map(({ id }) => id)
  expect(ranked(false, 3)).toEqual([hinge.id, wheel.id])
  expect(ranked(false, 0)).toEqual([hinge.id, wheel.id])
  expect(ranked(true, 0)).toEqual([wheel.id, hinge.id])
})

test('search.9 what a topic that the query only belongs to leads to comes after what fits; the same picture comes once', () => {
  const look = Buffer.from(storedEmbedding(SPACES.look.version(), along(5)))
  const found = [
    { id: 'bear', way: 'field' as const },
    { id: 'fox', way: 'sameSaid' as const, look },
    { id: 'same fox', way: 'sameSaid' as const, look },
    { id: 'wildlife', way: 'topic' as const },
  ]
  const ranked = rankBest(found, along(0), { order: [], isFewer: false })
  expect(ranked.map(({ id }) => id)).toEqual(['fox', 'wildlife', 'bear'])
})

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

test('search.9 what fits all words comes before what only some of them, or an idea below one of them, lead to', async () => {
  for (const title of ['Hot coffee in a mug', 'Espresso on the balcony', 'Cold marble']) await pinMeaning(title, 2)
  const { items } = await world.as(null)(BaseSearchResource.get, { query: 'hot drink' })
  expect(items.map((item) => (item.type === 'pin' ? item.title : ''))).toEqual([
    'Hot coffee in a mug',
    'Espresso on the balcony',
  ])
})

test('search.8 a German word that nobody says is looked for in its parts, and the page says so', async () => {
  await pinMeaning('A wedding cake with figs', 4)
  const found = await world.as(null)(BaseSearchResource.get, { query: 'Hochzeitstorte' })
  expect(found.items).toMatchObject([{ title: 'A wedding cake with figs' }])
  expect(found.extra).toMatchObject({ correction: { query: 'hochzeit torte', is_fewer: false } })
  const without = await world.as(null)(BaseSearchResource.get, { query: 'Hochzeitstorte -figs' })
  expect(without.items).toEqual([])
  const asTyped = { query: 'Hochzeitstorte', auto_correction_disabled: true }
  expect((await world.as(null)(BaseSearchResource.get, asTyped)).items).toEqual([])
})
