import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeHostileWorld } from '../testing/hostile/hostile-world.ts'
import { EVENT_LOOP_HOLD_MAX_MS, runHostileCalls } from '../testing/hostile/run-hostile.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const maker = await server.person()
  const board = await server.as(maker)(BoardResource.create, { name: 'Things' })
  for (let n = 0; n < 5; n++)
    await server.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), board_id: board.id })
})
afterAll(() => server.end())

test('five hundred random calls, some of them huge, break nothing and never hold the loop', async () => {
  const address = await server.listen()
  const world = await makeHostileWorld(server.house, address, { people: 10, side: 1000 })
  // A first run, so that lazy imports are loaded before the measured one.
  await runHostileCalls({ address, world, seed: 1, calls: 100, large: 3 })
  const { failed, held, statuses } = await runHostileCalls({ address, world, seed: 2, calls: 500, large: 5 })
  expect(failed).toEqual([])
  expect(statuses[200]).toBeGreaterThanOrEqual(40)
  expect(held).toBeLessThan(EVENT_LOOP_HOLD_MAX_MS)
}, 300_000)

test.each([
  '/visual-search/picture/a%00b',
  '/visual-search/?picture=a%00b',
  '/a%00b/feed.rss',
  '/a%00b/c%00d.rss',
  '/v3/pidgets/users/a%00b/pins/',
  '/v3/pidgets/boards/a%00b/c%00d/pins/',
  '/v3/pidgets/boards/a%00b/c%00d/e%00f/pins/',
  '/oembed.json?url=http%3A%2F%2Flocalhost%3A3000%2Fa%00b%2F',
  '/embed/pin/a%00b/',
  '/sitemap/a%00b.xml',
  '/video/a%00b/c%00d',
])('%s, which no database can hold, is not found', async (path) => {
  const { statusCode } = await server.app.inject({ url: path })
  expect([400, 404]).toContain(statusCode)
})
