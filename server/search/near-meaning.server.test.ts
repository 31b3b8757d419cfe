import { afterAll, beforeAll, expect, test } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { makeMeanings } from '../meaning/make-meanings.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

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
