import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { migrate } from './migrate.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(async () => {
  await world.end()
})

test('migrating twice changes nothing, and two at once do not meet', async () => {
  expect(await Promise.all([migrate(world.house.pool), migrate(world.house.pool)])).toEqual([[], []])
})

test('a newer schema refuses this program with a sentence', async () => {
  const { pool } = world.house
  await pool.query(`INSERT INTO migrations (name) VALUES ('999_from_the_future.sql')`)
  await expect(migrate(pool)).rejects.toThrow('made by a newer version of the program')
  await pool.query(`DELETE FROM migrations WHERE name LIKE '999%'`)
})
