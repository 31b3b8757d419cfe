import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { migrate } from './migrate.ts'
import { keepSnapshot, restoreSnapshot } from './snapshot.ts'

let world: TestHouse
const folder = mkdtempSync(join(tmpdir(), 'bowerbird-snapshot-'))
beforeAll(async () => {
  world = await testHouse()
})
afterAll(async () => {
  await world.end()
  rmSync(folder, { recursive: true, force: true })
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

test('a snapshot brings every row back as it was', async () => {
  const { pool } = world.house
  const owner = await world.person({ username: 'owner' })
  const board = await world.as(owner)(BoardResource.create, { name: 'Kept „safely“' })
  const pin = await world.as(owner)(PinResource.create, {
    board_id: board.id,
    image_base64: await aPicture(),
    title: 'Kept',
  })
  const { rows } = await pool.query<{ name: string }>('SELECT max(name) AS name FROM migrations')
  await keepSnapshot(pool, folder, rows[0]?.name ?? '')
  const before = await everything()
  await world.as(owner)(PinResource.delete, { id: pin.id })
  await world.person({ username: 'late' })
  const restored = await restoreSnapshot(pool, folder)
  expect(restored.rows).toBeGreaterThan(10)
  expect(await everything()).toEqual(before)
  expect((await world.as(owner)(PinResource.get, { id: pin.id })).title).toBe('Kept')
})

async function everything() {
  const tables = ['users', 'boards', 'pins', 'board_pins', 'images', 'facts', 'migrations', 'user_counts']
  const read = tables.map(
    async (table) => (await world.house.pool.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)).rows,
  )
  return Promise.all(read)
}
