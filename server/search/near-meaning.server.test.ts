import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { EMBEDDING_LENGTH, makeEmbedding, storedEmbedding } from '#domain/rules/visual/embedding.ts'
import { makeMeanings } from '../meaning/make-meanings.ts'
import { SPACES } from '../meaning/spaces.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { meaningOf } from './query-meaning.ts'

let world: TestServer
beforeAll(async () => {
  world = await testServer({ SCORE_PICTURES: 'on' })
}, 60_000)
afterAll(() => world.end())

test('search.9 where no word fits, what is near in meaning stands in its place and is said to be no more than that', async () => {
  const ask = world.as(await world.person())
  for (const title of ['A doctor listens to a heartbeat', 'Nine lemons'])
    await ask(PinResource.create, { title, image_base64: await aPicture() })
  await world.actOnFacts()
  await makeMeanings(world.house)
  const search = (more = {}) => world.as(null)(BaseSearchResource.get, { query: 'physician', ...more })
  await expect.poll(async () => (await search()).items).toMatchObject([{ title: 'A doctor listens to a heartbeat' }])
  expect((await search()).extra).toMatchObject({ is_near: true, correction: null })
  expect((await search({ query: 'lemons' })).extra).toMatchObject({ is_near: false })
}, 60_000)

test('search.9 a page some of whose pictures were there before is filled, and the search goes on', async () => {
  const ask = world.as(await world.person())
  const { image_signature } = await ask(PinResource.create, { title: 'First', image_base64: await aPicture() })
  for (let n = 0; n < 55; n++) await ask(PinResource.create, { title: 'Pergola', image_signature } as never)
  await world.actOnFacts()
  const look = storedEmbedding(SPACES.look.version(), makeEmbedding(Array(EMBEDDING_LENGTH).fill(1)))
  await sql`UPDATE pin_search SET look = NULL WHERE title = 'pergola'`.execute(world.house.db)
  await sql`UPDATE pin_search SET look = ${Buffer.from(look)} WHERE pin_id IN (SELECT pin_id FROM pin_search
    WHERE title = 'pergola' ORDER BY score DESC, pin_id DESC LIMIT 3)`.execute(world.house.db)
  expect(await meaningOf({ house: world.house, locale: 'en-US' }, 'pergola', true)).not.toBeNull()
  const asked = { query: 'pergola', page_size: 50 }
  const first = await world.as(null)(BaseSearchResource.get, asked)
  const rest = await world.as(null)(BaseSearchResource.get, { ...asked, bookmarks: first.next ?? '' })
  expect([first.items.length, rest.items.length]).toEqual([50, 3])
}, 60_000)
