import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasOlderDemoWorld, saveDemoWorldVersion } from './demo-world.ts'
import { openTestHouse, type TestHouse } from './testing/test-house.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

test('a demo world of an older version is detected', async () => {
  const someone = await world.person()
  expect(await hasOlderDemoWorld(world.house)).toBe(false)
  await world.house.db.updateTable('users').set({ is_demo: true }).where('id', '=', someone.id).execute()
  expect(await hasOlderDemoWorld(world.house)).toBe(true)
  await saveDemoWorldVersion(world.house)
  expect(await hasOlderDemoWorld(world.house)).toBe(false)
  const older = JSON.stringify({ version: 1 })
  await world.house.db.updateTable('house').set({ value: older }).where('key', '=', 'demo_world').execute()
  expect(await hasOlderDemoWorld(world.house)).toBe(true)
})
