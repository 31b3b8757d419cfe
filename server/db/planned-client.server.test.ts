import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'

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
