import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasOlderWorld, writeWorldVersion } from './demo-world.ts'
import { type TestHouse, testHouse } from './testing/test-house.ts'

let world: TestHouse
beforeAll(async () => {
  world = await testHouse()
})
afterAll(() => world.end())

test('a house knows whether its demo world is of an older version', async () => {
  const someone = await world.person()
  expect(await hasOlderWorld(world.house)).toBe(false)
  await world.house.db.updateTable('users').set({ is_demo: true }).where('id', '=', someone.id).execute()
  expect(await hasOlderWorld(world.house)).toBe(true)
  await writeWorldVersion(world.house)
  expect(await hasOlderWorld(world.house)).toBe(false)
  const older = JSON.stringify({ version: 1 })
  await world.house.db.updateTable('house').set({ value: older }).where('key', '=', 'demo_world').execute()
  expect(await hasOlderWorld(world.house)).toBe(true)
})
