import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'

/** This migration rewrites the covers of boards and drops those without a picture. */
const UPGRADE = '022_cover_sizes.sql'
const BEFORE = [{ signature: 'no-such-picture' }]

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
  await world.as(await world.person())(BoardResource.create, { name: 'Covered' })
  world.leaveSlot()
})
afterAll(() => world.end())

const query = (sql: string, values?: unknown[]) => world.house.pool.query(sql, values)
const covers = async () => (await query('SELECT covers FROM boards')).rows[0].covers

/**
 * The upgrade runs in a separate process, which is killed after the migration, while the snapshot can't be completed.
 */
beforeEach(async () => {
  await query('UPDATE boards SET covers = $1', [JSON.stringify(BEFORE)])
  await query('DELETE FROM migrations WHERE name = $1', [UPGRADE])
  const holder = await world.house.pool.connect()
  try {
    await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
    const child = start('app/migrate.ts')
    const applied = async () => (await query('SELECT FROM migrations WHERE name = $1', [UPGRADE])).rowCount
    await expect.poll(applied, { timeout: 30_000 }).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'close')
  } finally {
    holder.release(true)
  }
  const others = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await expect.poll(async () => (await query(others)).rowCount).toBe(0)
  expect(await covers()).toEqual([])
}, 60_000)

const SNAPSHOT = `This snapshot was taken at \\S+Z, before the upgrade with ${UPGRADE}\\.\n`
const INTERRUPTED = 'The upgrade was interrupted: tables that it doesn’t change are from \\S+Z\\.\n'

test('an upgrade that was killed while its snapshot was written can be undone', async () => {
  expect(await run('app/restore.ts')).toEqual({
    code: 0,
    said: expect.stringMatching(new RegExp(`^${SNAPSHOT}${INTERRUPTED}Restored \\d+ rows as of 0\\S+\\.sql\\.\n$`)),
  })
  expect(await covers()).toEqual(BEFORE)
  expect((await query(`SELECT FROM pg_namespace WHERE nspname = 'before_upgrade'`)).rowCount).toBe(0)
}, 60_000)

test('it can be undone after the next start, but a snapshot of an older upgrade is only restored with --older', async () => {
  expect(await run('app/migrate.ts')).toEqual({ code: 0, said: 'The database is up to date.\n' })
  expect((await query(`SELECT FROM pg_namespace WHERE nspname = 'before_upgrade'`)).rowCount).toBe(0)
  expect(await covers()).toEqual([])
  await query(`INSERT INTO migrations (name) VALUES ('999_later.sql')`)
  const refused = await run('app/restore.ts')
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(new RegExp(`^${SNAPSHOT}${INTERRUPTED}`))
  expect(refused.said).toContain('It is older than the last upgrade, which came with 999_later.sql.')
  expect(refused.said).toMatch(/run: npm run restore -- --older\nNothing was changed\.\n$/)
  expect(await covers()).toEqual([])
  expect(await run('app/restore.ts', '--older')).toMatchObject({ code: 0 })
  expect(await covers()).toEqual(BEFORE)
}, 90_000)

function start(...command: string[]) {
  const { connectionString } = world.house.pool.options as pg.PoolConfig
  const env = { ...process.env, DATABASE_URL: connectionString, DATA_DIR: world.house.settings.dataDir }
  return spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function run(...command: string[]): Promise<{ code: number; said: string }> {
  const child = start(...command)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}
