import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { readSnapshotLines } from '../db/snapshot-file.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { beginSnapshot, NO_UPGRADE, type SnapshotRun } from './snapshot.ts'
import { type SnapshotHeader, type SnapshotTable, toSnapshotPath } from './snapshot-format.ts'
import { dropUpgradeCopiesBefore } from './upgrade-copies.ts'

let world: TestHouse
const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-snapshot-'))
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(async () => {
  await world.end()
  rmSync(dataDir, { recursive: true, force: true })
})

afterEach(async () => {
  await world.house.pool.query(
    "DELETE FROM migrations WHERE name > '900'; DROP SCHEMA IF EXISTS before_upgrade CASCADE",
  )
})

const NEXT = '999_next.sql'

async function begin(
  mayChange: (table: string) => boolean,
  names = [NEXT],
  pool: pg.Pool = world.house.pool,
): Promise<SnapshotRun> {
  const snapshot = await beginSnapshot(pool, dataDir, { names, onlyAdds: false, mayChange })
  if (!snapshot) throw new Error('No snapshot was begun.')
  return snapshot
}

const isBoards = (table: string) => table === 'public.boards'
const addMigration = (name: string) => world.house.pool.query('INSERT INTO migrations (name) VALUES ($1)', [name])

async function headerInFile(): Promise<SnapshotHeader> {
  for await (const line of readSnapshotLines(toSnapshotPath(dataDir))) return JSON.parse(line) as SnapshotHeader
  throw new Error('The file is empty.')
}

const boardInFile = async (id: string) => (await rowsIn('public.boards')).find((row) => row.id === id)

/** Simulates a process that is killed after its first migration, before the file is complete. */
async function interruptUpgrade(names: string[]): Promise<string> {
  const { pool } = world.house
  const board = await world.as(await world.person())(BoardResource.create, { name: 'Before the upgrade' })
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const { stop } = await begin(isBoards, names)
  await pool.query('UPDATE boards SET name = $1 WHERE id = $2', ['Changed by it', board.id])
  await addMigration(names[0] as string)
  await stop()
  await holder.query('ROLLBACK')
  holder.release()
  return board.id
}

/** The rows of a table in the file, keyed by column name. */
async function rowsIn(table: string): Promise<Record<string, string | null>[]> {
  let columns: string[] | null = null
  const rows: Record<string, string | null>[] = []
  for await (const line of readSnapshotLines(toSnapshotPath(dataDir))) {
    const read = JSON.parse(line) as SnapshotTable | (string | null)[]
    if (!Array.isArray(read)) columns = read.table === table ? read.columns : null
    else if (columns) rows.push(Object.fromEntries(columns.map((name, at) => [name, read[at] ?? null])))
  }
  return rows
}

test('changed tables are copied first, the rest as of then, while people already read and write', async () => {
  const { pool } = world.house
  const person = await world.person({ first_name: 'Before' })
  const board = await world.as(person)(BoardResource.create, { name: 'Kept', description: 'Said before' })
  // The snapshot can't complete while another connection locks this table.
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const { finish } = await begin(isBoards)
  await pool.query("BEGIN; SET LOCAL lock_timeout = '5s'; ALTER TABLE boards RENAME COLUMN description TO said; COMMIT")
  await pool.query('INSERT INTO walks (name, at) VALUES ($1, 1)', ['after'])
  await holder.query(`UPDATE users SET first_name = 'After' WHERE id = ${person.id}; COMMIT`)
  holder.release()
  await finish()
  await pool.query('ALTER TABLE boards RENAME COLUMN said TO description')
  expect((await rowsIn('public.boards')).find(({ id }) => id === board.id)).toMatchObject({
    description: 'Said before',
  })
  expect((await rowsIn('public.users')).find(({ id }) => id === person.id)).toMatchObject({ first_name: 'Before' })
  expect((await rowsIn('public.walks')).map(({ name }) => name)).not.toContain('after')
})

test('nobody waits for the file: changed tables are copied within the database until it is complete', async () => {
  const { pool } = world.house
  const board = await world.as(await world.person())(BoardResource.create, { name: 'Copied aside' })
  const asked: string[] = []
  const listening = {
    connect: async () => {
      const client = await pool.connect()
      const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>
      vi.spyOn(client, 'query').mockImplementation(((...all: unknown[]) => {
        asked.push(String(all[0]))
        return query(...all)
      }) as never)
      return client
    },
  } as pg.Pool
  const { finish } = await begin(isBoards, [NEXT], listening)
  expect(asked.some((text) => /^CREATE TABLE before_upgrade.* FROM public.boards/.test(text))).toBe(true)
  expect(asked.filter((text) => text.startsWith('FETCH'))).toEqual([])
  await pool.query('UPDATE boards SET name = $1 WHERE id = $2', ['Changed', board.id])
  await finish()
  expect((await rowsIn('public.boards')).find(({ id }) => id === board.id)).toMatchObject({ name: 'Copied aside' })
  expect(await hasCopies()).toBe(false)
  vi.restoreAllMocks()
})

test('a migration may drop a table with its type while their copy is still being written', async () => {
  const { pool } = world.house
  await pool.query(`CREATE TYPE mood AS ENUM ('calm'); CREATE TABLE moods (one mood, many mood[]);
    INSERT INTO moods VALUES ('calm', '{calm,calm}')`)
  const { finish } = await begin((table) => table === 'public.moods')
  await pool.query("BEGIN; SET LOCAL lock_timeout = '5s'; DROP TABLE moods; DROP TYPE mood; COMMIT")
  await finish()
  expect(await rowsIn('public.moods')).toEqual([{ one: 'calm', many: '{calm,calm}' }])
})

test('a snapshot that is stopped leaves the one before it as it was', async () => {
  const before = await rowsIn('public.users')
  const { pool } = world.house
  await world.person()
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const { written, stop } = await begin(() => false)
  const [ended] = await Promise.all([
    written.then(
      () => 'written',
      () => 'given up',
    ),
    stop(),
  ])
  await holder.query('ROLLBACK')
  holder.release()
  expect(ended).toBe('given up')
  expect(await rowsIn('public.users')).toEqual(before)
})

async function hasCopies(): Promise<boolean> {
  return (await world.house.pool.query("SELECT FROM pg_namespace WHERE nspname = 'before_upgrade'")).rowCount === 1
}

test('a snapshot that was interrupted after its migration is written by the next start, from the copies', async () => {
  const boardId = await interruptUpgrade([NEXT])
  const later = await world.person({ first_name: 'Later' })
  await (await beginSnapshot(world.house.pool, dataDir, NO_UPGRADE))?.finish()
  expect(await boardInFile(boardId)).toMatchObject({ name: 'Before the upgrade' })
  expect((await rowsIn('public.users')).map(({ id }) => id)).toContain(later.id)
  const { at, upgrade, resumed_at, migrations } = await headerInFile()
  expect(upgrade).toEqual([NEXT])
  expect(migrations).not.toContain(NEXT)
  expect(String(at) < String(resumed_at)).toBe(true)
  expect(await hasCopies()).toBe(false)
  expect(await beginSnapshot(world.house.pool, dataDir, NO_UPGRADE)).toBeUndefined()
})

test('a start that applies the rest of an interrupted upgrade keeps its copies and adds what they lack', async () => {
  const boardId = await interruptUpgrade(['998_first.sql', NEXT])
  await (await begin((table) => isBoards(table) || table === 'public.walks', [NEXT])).finish()
  expect(await boardInFile(boardId)).toMatchObject({ name: 'Before the upgrade' })
  expect((await headerInFile()).upgrade).toEqual(['998_first.sql', NEXT])
})

test('an upgrade after a complete one, and after one that applied nothing, begins with copies of its own', async () => {
  const complete = await interruptUpgrade(['998_first.sql'])
  const { stop } = await begin(isBoards)
  await stop()
  await world.house.pool.query('UPDATE boards SET name = $1 WHERE id = $2', ['By people', complete])
  await (await begin(isBoards)).finish()
  expect(await boardInFile(complete)).toMatchObject({ name: 'By people' })
  const { upgrade, migrations, resumed_at } = await headerInFile()
  expect([upgrade, migrations.at(-1), resumed_at]).toEqual([[NEXT], '998_first.sql', undefined])
})

test('while one process writes a snapshot, another that starts neither waits for it nor writes one', async () => {
  const { pool } = world.house
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const { finish } = await begin(isBoards)
  await addMigration(NEXT)
  expect(await beginSnapshot(pool, dataDir, NO_UPGRADE)).toBeUndefined()
  await holder.query('ROLLBACK')
  holder.release()
  await finish()
  expect((await headerInFile()).resumed_at).toBeUndefined()
})

test('copies that could not be written to the file are dropped when they are old', async () => {
  await interruptUpgrade([NEXT])
  await dropUpgradeCopiesBefore(world.house.pool, new Date(Date.now() - 3600_000))
  expect(await hasCopies()).toBe(true)
  await dropUpgradeCopiesBefore(world.house.pool, new Date(Date.now() + 3600_000))
  expect(await hasCopies()).toBe(false)
})
