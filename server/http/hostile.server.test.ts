import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { hostileWorld } from '../testing/hostile/hostile-world.ts'
import { HOLD_MOST, runHostile } from '../testing/hostile/run-hostile.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const maker = await server.person()
  const board = await server.as(maker)(BoardResource.create, { name: 'Things' })
  for (let n = 0; n < 5; n++)
    await server.as(maker)(PinResource.create, { image_base64: await aPicture(), board_id: board.id })
})
afterAll(() => server.end())

test('five hundred random calls, some of them huge, break nothing and never hold the loop', async () => {
  const address = await server.listen()
  const world = await hostileWorld(server.house, address, { people: 10, side: 1000 })
  // What is imported when it is first used is imported by now.
  await runHostile({ address, world, seed: 1, calls: 100, large: 3 })
  const { failed, held, statuses } = await runHostile({ address, world, seed: 2, calls: 500, large: 5 })
  expect(failed).toEqual([])
  expect(statuses[200]).toBeGreaterThanOrEqual(50)
  expect(held).toBeLessThan(HOLD_MOST)
}, 300_000)
