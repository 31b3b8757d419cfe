import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { AHEAD, ALONG } from './planned-client.ts'

let pool: pg.Pool
let drop: () => Promise<unknown>
const OFTEN = 8

beforeAll(async () => {
  // Other tests of this process have asked much already, and what is kept is bounded.
  vi.resetModules()
  const { connectPool } = await import('./connect.ts')
  const database = await testDatabase()
  drop = database.drop
  pool = connectPool({ ...database.address, max: 1 })
  await pool.query('CREATE TABLE nests (id int, twigs int)')
  await pool.query('INSERT INTO nests VALUES (1, 2)')
})
afterAll(async () => {
  await pool.end()
  await drop()
})

const nest = async (client: pg.Pool | pg.PoolClient = pool) =>
  (await client.query('SELECT * FROM nests WHERE id = $1', [1])).rows

/** As Kysely asks: on a connection of its own, with a promise. */
async function onConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

test('a statement asked often is kept by the connection', async () => {
  for (let n = 0; n < OFTEN; n++) await onConnection(nest)
  const { rows } = await pool.query("SELECT name FROM pg_prepared_statements WHERE statement LIKE '%FROM nests%'")
  expect(rows).toHaveLength(1)
})

test('after a migration it is asked anew and answers with the new column', async () => {
  await pool.query('ALTER TABLE nests ADD COLUMN eggs int DEFAULT 3')
  expect(await onConnection(nest)).toEqual([{ id: 1, twigs: 2, eggs: 3 }])
})

test('in a transaction the error is told, and the work succeeds when it is repeated', async () => {
  for (let n = 0; n < OFTEN; n++) await onConnection(nest)
  await pool.query('ALTER TABLE nests ADD COLUMN moss int DEFAULT 4')
  const inTransaction = () =>
    onConnection(async (client) => {
      await client.query('BEGIN')
      try {
        return await nest(client)
      } finally {
        await client.query('ROLLBACK')
      }
    })
  await expect(inTransaction()).rejects.toMatchObject({ code: '0A000' })
  expect(await inTransaction()).toEqual([{ id: 1, twigs: 2, eggs: 3, moss: 4 }])
})

const twigs = async () => (await pool.query('SELECT twigs FROM nests')).rows[0].twigs

/** As Kysely writes: lowercase, and what nobody reads goes ahead. */
const writing = (...statements: string[]) =>
  onConnection(async (client) => {
    await client.query('begin', [])
    for (const statement of statements) await client.query(`${AHEAD} ${statement}`, [])
    return (await client.query('commit', [])) as { command?: string }
  })

test('what nobody reads is sent with the end of the transaction', async () => {
  const { command } = await writing('UPDATE nests SET twigs = 10', 'UPDATE nests SET twigs = twigs + 1')
  expect(command).toBe('COMMIT')
  expect(await twigs()).toBe(11)
})

test('when it fails, the end is told why and nothing is written', async () => {
  const failing = writing(
    'UPDATE nests SET twigs = 20',
    'UPDATE nests SET twigs = 1 / 0',
    'UPDATE nests SET twigs = 30',
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(await twigs()).toBe(11)
})

test('a statement that fails is told, not the one that waits behind it', async () => {
  const reading = onConnection(async (client) => {
    await client.query('begin', [])
    await client.query(`${AHEAD} UPDATE nests SET twigs = 1 / 0`, [])
    try {
      return await nest(client)
    } finally {
      await client.query('rollback', [])
    }
  })
  await expect(reading).rejects.toMatchObject({ code: '22012' })
  expect(await twigs()).toBe(11)
})

test('what still waits when the work is taken back is never sent', async () => {
  await onConnection(async (client) => {
    await client.query('begin', [])
    await nest(client)
    await client.query(`${AHEAD} UPDATE nests SET twigs = 40`, [])
    await client.query('rollback', [])
  })
  expect(await twigs()).toBe(11)
})

/** Two statements: one that is read later, and the one it is sent with. */
const readTogether = (text: string) =>
  onConnection(async (client) => {
    await client.query('begin', [])
    await client.query(`${AHEAD} UPDATE nests SET twigs = twigs + 1`, [])
    const [later] = (await client.query(`${ALONG} ${text}`, [])).rows as Promise<pg.QueryResult>[]
    try {
      return [await nest(client), (await later)?.rows]
    } finally {
      await client.query('rollback', [])
    }
  })

test('what is read later is sent with the statement that follows, in its order', async () => {
  const [followed, later] = (await readTogether('SELECT twigs FROM nests')) as { twigs: number }[][]
  expect([followed?.[0]?.twigs, later]).toEqual([12, [{ twigs: 12 }]])
})

test('what is read later comes also when nothing follows', async () => {
  const [row] = await onConnection(async (client) => {
    await client.query('begin', [])
    const [later] = (await client.query(`${ALONG} SELECT twigs FROM nests`, [])).rows as Promise<pg.QueryResult>[]
    const { rows } = (await later) as pg.QueryResult
    await client.query('rollback', [])
    return rows
  })
  expect(row).toEqual({ twigs: 11 })
})

test('when what is read later fails, whoever asks what follows is told', async () => {
  await expect(readTogether('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(await twigs()).toBe(11)
})

test('outside a transaction nothing waits', async () => {
  await onConnection((client) => client.query(`${AHEAD} UPDATE nests SET twigs = 12`, []))
  expect(await twigs()).toBe(12)
})

test('what a migration made outdated is not asked anew behind the end of its transaction', async () => {
  const grown = () =>
    onConnection(async (client) => {
      await client.query('begin', [])
      await client.query(`${AHEAD} UPDATE nests SET twigs = twigs + 1 WHERE id = $1 RETURNING *`, [1])
      await client.query('commit', [])
    })
  for (let n = 0; n < OFTEN; n++) await grown()
  const before = await twigs()
  await pool.query('ALTER TABLE nests ADD COLUMN feathers int')
  await expect(grown()).rejects.toMatchObject({ code: '0A000' })
  expect(await twigs()).toBe(before)
  await grown()
  expect(await twigs()).toBe(before + 1)
})

test('one that stood behind a failed one is read when it comes again', async () => {
  const both = (first: number) =>
    onConnection(async (client) => {
      await client.query('begin', [])
      await client.query(`${AHEAD} SELECT 1 / $1::int`, [first])
      try {
        return (await client.query('SELECT $1::int AS behind', [first])).rows
      } finally {
        await client.query('rollback', [])
      }
    })
  // It gets its name while what stands before it fails.
  for (let n = 0; n < OFTEN; n++) await expect(both(0)).rejects.toMatchObject({ code: '22012' })
  expect(await both(5)).toEqual([{ behind: 5 }])
})

test('rows of a kept statement are as the first time, with nothing where nothing stands', async () => {
  const text = 'SELECT $1::text AS words, $2::int AS number, now() AS at, NULL AS nothing, 3::bigint AS id'
  const ask = () => onConnection(async (client) => (await client.query(text, ['twigs', 4])).rows[0])
  const first = await ask()
  for (let n = 0; n < OFTEN; n++) await ask()
  expect({ ...(await ask()), at: first.at }).toEqual(first)
  expect(first).toEqual({ words: 'twigs', number: 4, at: expect.any(Date), nothing: null, id: '3' })
})

test('a value that cannot be sent is told, and the connection goes on', async () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  await expect(onConnection((client) => client.query('SELECT $1::json', [circle]))).rejects.toThrow()
  expect(await onConnection(nest)).toHaveLength(1)
})
