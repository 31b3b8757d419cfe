import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { readLines } from '../db/snapshot-file.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { beginSnapshot, type SnapshotTable, snapshotFile } from './snapshot.ts'

let world: TestHouse
const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-snapshot-'))
beforeAll(async () => {
  world = await testHouse()
})
afterAll(async () => {
  await world.end()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The rows of a table in the file, by the names of their columns. */
async function rowsIn(table: string): Promise<Record<string, string | null>[]> {
  let columns: string[] | null = null
  const rows: Record<string, string | null>[] = []
  for await (const line of readLines(snapshotFile(dataDir))) {
    const read = JSON.parse(line) as SnapshotTable | (string | null)[]
    if (!Array.isArray(read)) columns = read.table === table ? read.columns : null
    else if (columns) rows.push(Object.fromEntries(columns.map((name, at) => [name, read[at] ?? null])))
  }
  return rows
}

test('what a migration changes is copied first; the rest as it was then, while people already read and write', async () => {
  const { pool } = world.house
  const person = await world.person({ first_name: 'Before' })
  const board = await world.as(person)(BoardResource.create, { name: 'Kept', description: 'Said before' })
  // As long as someone holds this table, the snapshot can't be whole.
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const { whole } = await beginSnapshot(pool, dataDir, (table) => table === 'public.boards')
  await pool.query("BEGIN; SET LOCAL lock_timeout = '5s'; ALTER TABLE boards RENAME COLUMN description TO said; COMMIT")
  await pool.query('INSERT INTO walks (name, at) VALUES ($1, 1)', ['after'])
  await holder.query(`UPDATE users SET first_name = 'After' WHERE id = ${person.id}; COMMIT`)
  holder.release()
  await whole
  await pool.query('ALTER TABLE boards RENAME COLUMN said TO description')
  expect((await rowsIn('public.boards')).find(({ id }) => id === board.id)).toMatchObject({
    description: 'Said before',
  })
  expect((await rowsIn('public.users')).find(({ id }) => id === person.id)).toMatchObject({ first_name: 'Before' })
  expect((await rowsIn('public.walks')).map(({ name }) => name)).not.toContain('after')
})

test('nobody waits until what a migration changes is written: it is copied aside in the database, and that copy goes with it', async () => {
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
  const { whole } = await beginSnapshot(listening, dataDir, (table) => table === 'public.boards')
  expect(asked.some((text) => /^CREATE TEMP TABLE .* FROM public.boards/.test(text))).toBe(true)
  expect(asked.filter((text) => text.startsWith('FETCH'))).toEqual([])
  await pool.query('UPDATE boards SET name = $1 WHERE id = $2', ['Changed', board.id])
  await whole
  expect((await rowsIn('public.boards')).find(({ id }) => id === board.id)).toMatchObject({ name: 'Copied aside' })
  const left = () => pool.query("SELECT relname FROM pg_class WHERE relname LIKE 'copied\\_%'")
  await vi.waitFor(async () => expect((await left()).rows).toEqual([]))
  vi.restoreAllMocks()
})

test('a migration may drop a table with its type while their copy is still being written', async () => {
  const { pool } = world.house
  await pool.query(`CREATE TYPE mood AS ENUM ('calm'); CREATE TABLE moods (one mood, many mood[]);
    INSERT INTO moods VALUES ('calm', '{calm,calm}')`)
  const { whole } = await beginSnapshot(pool, dataDir, (table) => table === 'public.moods')
  await pool.query("BEGIN; SET LOCAL lock_timeout = '5s'; DROP TABLE moods; DROP TYPE mood; COMMIT")
  await whole
  expect(await rowsIn('public.moods')).toEqual([{ one: 'calm', many: '{calm,calm}' }])
})

test('a snapshot that is stopped leaves the one before it as it was', async () => {
  const before = await rowsIn('public.users')
  const { pool } = world.house
  await world.person()
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const { whole, stop } = await beginSnapshot(pool, dataDir, () => false)
  const [ended] = await Promise.all([
    whole.then(
      () => 'whole',
      () => 'given up',
    ),
    stop(),
  ])
  await holder.query('ROLLBACK')
  holder.release()
  expect(ended).toBe('given up')
  expect(await rowsIn('public.users')).toEqual(before)
})
