import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { fillOnlyOnce } from './fill-only-once.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

test('of three that begin at once one fills, when it fails the next, and the others wait for that', async () => {
  let begun = 0
  let waited = 0
  const fill = async () => {
    if (++begun === 1) {
      await vi.waitFor(() => expect(waited).toBe(2), 10_000)
      throw new Error('stopped in the midst of it')
    }
    await world.person({ username: 'the_only_one' })
  }
  const three = [1, 2, 3].map(() => fillOnlyOnce(world.house, { fill, whenWaiting: () => waited++ }))
  const told = (await Promise.allSettled(three)).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
  expect(told.map(String).sort()).toEqual(['failed', 'false', 'true'])
  expect([begun, waited]).toEqual([2, 2])
})
