import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { connectDb, connectPool, type Db } from './connect.ts'
import { sendStatement } from './send-statement.ts'
import { executeUnprepared } from './statement-names.ts'

let pool: pg.Pool
let db: Db
let drop: () => Promise<unknown>
let address: pg.PoolConfig
/** Executions after which a statement certainly has a name. */
const OFTEN = 8

beforeAll(async () => {
  ;({ address, drop } = await makeTestDatabase())
  pool = connectPool({ ...address, max: 1 })
  db = connectDb(pool)
  await sql`CREATE TABLE nests (id int, twigs int)`.execute(db)
})
beforeEach(async () => {
  await sql`TRUNCATE nests; INSERT INTO nests (id, twigs) VALUES (1, 2)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await drop()
})

const twigs = async (at: Db = db) => (await sql<{ twigs: number }>`SELECT twigs FROM nests`.execute(at)).rows[0]?.twigs
/** Fails for zero, by a division. */
const setTwigs = (share: unknown) => sql`UPDATE nests SET twigs = 100 / ${share}::int`
const inTransaction = <T>(work: (db: Db) => Promise<T>) => db.transaction().execute((writing) => work(writing))
const processOf = async () => (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid
const divided = { code: '22012' }

const aCircle = () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  return circle
}

test('statements sent without waiting are executed with the commit', async () => {
  await inTransaction((writing) => sendStatement(writing, setTwigs(10)))
  expect(await twigs()).toBe(10)
})

test('statements are sent before the answers to earlier ones are there', async () => {
  const blocker = connectDb(connectPool({ ...address, max: 1 }))
  const free = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const blocking = blocker.transaction().execute(async (at) => {
    await sql`LOCK TABLE nests`.execute(at)
    locked.resolve()
    await free.promise
  })
  await locked.promise
  await inTransaction(async (writing) => {
    // The first statement waits for the lock; the next would never be sent if sending waited for it.
    await sendStatement(writing, setTwigs(10))
    const later = await sendStatement<{ twigs: number }>(writing, sql`SELECT twigs FROM nests`)
    free.resolve()
    expect(await later()).toEqual([{ twigs: 10 }])
  })
  await blocking
  await blocker.destroy()
})

describe('a value that cannot be written', () => {
  const never: [string, unknown][] = [
    ['a circle', aCircle()],
    ['a BigInt in an object', { eggs: 3n }],
    ['one in a list', [{ eggs: 3n }]],
  ]
  test.each(never)('%s refuses the whole transaction, also what was sent before and after', async (_, value) => {
    const failing = inTransaction(async (writing) => {
      await sendStatement(writing, setTwigs(4))
      await sendStatement(writing, sql`SELECT ${value}::json`)
      await sendStatement(writing, sql`UPDATE nests SET id = 7`)
    })
    await expect(failing).rejects.toThrow(TypeError)
    expect(await twigs()).toBe(2)
  })

  test('refuses it also when somebody catches the error', async () => {
    const failing = inTransaction(async (writing) => {
      await setTwigs(4).execute(writing)
      await sql`SELECT ${aCircle()}::json`.execute(writing).catch(() => {})
      await setTwigs(5).execute(writing)
    })
    await expect(failing).rejects.toThrow(TypeError)
    expect(await twigs()).toBe(2)
  })

  test('leaves the name of its statement usable', async () => {
    const asJson = (value: unknown) => sql<{ it: unknown }>`SELECT ${value}::json AS it`.execute(db)
    for (let n = 0; n < OFTEN; n++) await asJson({ n })
    await expect(asJson(aCircle())).rejects.toThrow(TypeError)
    expect((await asJson({ n: 1 })).rows).toEqual([{ it: { n: 1 } }])
  })
})

test('objects are written as JSON, lists as lists, dates and bytes as themselves', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z')
  const { rows } =
    await sql`SELECT ${{ a: [1] }}::jsonb AS object, ${['x', null]}::text[] AS list, ${at}::timestamptz AS at,
    ${Buffer.from('egg')}::bytea AS bytes, ${[{ b: 2 }]}::jsonb[] AS objects, ${12n}::bigint AS big`.execute(db)
  const bytes = Buffer.from('egg')
  expect(rows).toEqual([{ object: { a: [1] }, list: ['x', null], at, bytes, objects: [{ b: 2 }], big: '12' }])
})

describe('a statement that fails in mid-flight', () => {
  test('rejects the commit, which PostgreSQL answers with ROLLBACK', async () => {
    const failing = inTransaction(async (writing) => {
      await sendStatement(writing, setTwigs(5))
      await sendStatement(writing, setTwigs(0))
      await sendStatement(writing, setTwigs(2))
    })
    await expect(failing).rejects.toMatchObject(divided)
    expect(await twigs()).toBe(2)
  })

  test('rejects whoever awaits a later one, instead of "transaction is aborted"', async () => {
    const failing = inTransaction(async (writing) => {
      await sendStatement(writing, setTwigs(0))
      return twigs(writing)
    })
    await expect(failing).rejects.toMatchObject(divided)
  })

  test('rejects whoever reads a later result', async () => {
    const failing = inTransaction(async (writing) => {
      await sendStatement(writing, setTwigs(0))
      const later = await sendStatement(writing, sql`SELECT 1`)
      return later()
    })
    await expect(failing).rejects.toMatchObject(divided)
  })

  test('fails the commit even if its error was caught', async () => {
    const failing = inTransaction(async (writing) => {
      await setTwigs(5).execute(writing)
      await setTwigs(0)
        .execute(writing)
        .catch(() => {})
    })
    await expect(failing).rejects.toMatchObject(divided)
    expect(await twigs()).toBe(2)
  })

  test('leaves a connection on which the next transaction succeeds', async () => {
    const both = (share: number) =>
      inTransaction(async (writing) => {
        await sendStatement(writing, setTwigs(share))
        return (await sql<{ behind: number }>`SELECT ${share}::int AS behind`.execute(writing)).rows
      })
    // The second statement gets its name while the first fails, so PostgreSQL never learns that name.
    for (let n = 0; n < OFTEN; n++) await expect(both(0)).rejects.toMatchObject(divided)
    expect(await both(5)).toEqual([{ behind: 5 }])
  })
})

test('a COMMIT answered with ROLLBACK is an error, whatever the driver has heard before', async () => {
  const client = await pool.connect()
  const query = vi.spyOn(client, 'query')
  client.release()
  query.mockImplementationOnce(() => Promise.resolve({ command: 'BEGIN', rows: [] }) as never)
  query.mockImplementationOnce(() => Promise.resolve({ command: 'ROLLBACK', rows: [] }) as never)
  await expect(inTransaction(async () => {})).rejects.toThrow('rolled back')
  query.mockRestore()
})

test('a failure that nobody awaits does not end the process', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const failing = inTransaction(async (writing) => {
    await sendStatement(writing, setTwigs(0))
    throw new Error('not wanted after all')
  })
  await expect(failing).rejects.toThrow('not wanted after all')
  await new Promise((next) => setImmediate(next))
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
  expect(await twigs()).toBe(2)
})

test('work that throws rolls back what was sent', async () => {
  const failing = inTransaction(async (writing) => {
    await sendStatement(writing, setTwigs(1))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await twigs()).toBe(2)
})

test('without a transaction nothing is sent behind an unanswered statement', async () => {
  await expect(sendStatement(db, setTwigs(0))).rejects.toMatchObject(divided)
  await sendStatement(db, setTwigs(4))
  expect(await twigs()).toBe(25)
})

describe('after a migration', () => {
  const nests = (at: Db = db) => sql`SELECT * FROM nests WHERE id = ${1}`.execute(at)
  const named = async (at?: Db) => {
    for (let n = 0; n < OFTEN; n++) await nests(at)
  }

  test('a read is repeated without its name, and its connection is not used again', async () => {
    await named()
    const before = await processOf()
    await sql`ALTER TABLE nests ADD COLUMN eggs int DEFAULT 3`.execute(db)
    expect((await nests()).rows).toEqual([{ id: 1, twigs: 2, eggs: 3 }])
    expect(await processOf()).not.toBe(before)
  })

  test('a transaction fails, and succeeds when it is repeated', async () => {
    await named()
    await sql`ALTER TABLE nests ADD COLUMN moss int DEFAULT 4`.execute(db)
    const grow = () =>
      inTransaction(async (writing) => {
        await sendStatement(writing, setTwigs(10))
        return nests(writing)
      })
    await expect(grow()).rejects.toMatchObject({ code: '0A000' })
    expect(await twigs()).toBe(2)
    expect((await grow()).rows).toMatchObject([{ twigs: 10, moss: 4 }])
  })
})

test('a statement asked often is prepared once on a connection', async () => {
  for (let n = 0; n < OFTEN; n++) await sql`SELECT id FROM nests WHERE twigs > ${n}`.execute(db)
  const { rows } = await sql`SELECT 1 FROM pg_prepared_statements WHERE statement LIKE 'SELECT id FROM nests%'`.execute(
    db,
  )
  expect(rows).toHaveLength(1)
})

test('a statement that is planned by its values is never prepared, within a transaction neither', async () => {
  const statement = () => sql`SELECT id AS planned_anew FROM nests WHERE twigs > ${1}`
  for (let n = 0; n < OFTEN; n++) await executeUnprepared(db, statement())
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < OFTEN; n++) await executeUnprepared(trx, statement())
  })
  const prepared = sql`SELECT 1 FROM pg_prepared_statements WHERE statement LIKE 'SELECT id AS planned_anew%'`
  expect((await prepared.execute(db)).rows).toEqual([])
})

test('without names nothing is prepared', async () => {
  const plain = connectDb(connectPool({ ...address, max: 1 }), { sharesConnections: true, keepsNames: false })
  for (let n = 0; n < OFTEN; n++) await sql`SELECT id FROM nests WHERE twigs > ${n}`.execute(plain)
  const { rows } = await sql`SELECT 1 FROM pg_prepared_statements`.execute(plain)
  expect(rows).toEqual([])
  await plain.destroy()
})

test('a database that is silent too long is given up, and the next who asks gets another connection', async () => {
  const hasty = connectDb(connectPool({ ...address, max: 1, query_timeout: 300 }))
  const hung = hasty.transaction().execute(async (writing) => {
    await sendStatement(writing, setTwigs(10))
    await sql`SELECT pg_sleep(2)`.execute(writing)
  })
  await expect(hung).rejects.toThrow('Query read timeout')
  expect(await twigs(hasty)).toBe(2)
  await hasty.destroy()
})

test('rows are not streamed', async () => {
  const reading = async () => {
    for await (const _ of db.selectFrom('users').select('id').stream()) break
  }
  await expect(reading()).rejects.toThrow('not streamed')
})

describe('when a connection is lost', () => {
  const endAll = async () => {
    const other = connectDb(connectPool({ ...address, max: 1 }))
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other)
    await other.destroy()
  }

  test('a read is repeated on another', async () => {
    const reading = sql`SELECT pg_sleep(0.3), twigs FROM nests`.execute(db)
    await endAll()
    expect((await reading).rows).toMatchObject([{ twigs: 2 }])
  })

  test('and no other can be had, the reader is told why', async () => {
    const reading = sql`SELECT pg_sleep(0.3), twigs FROM nests`.execute(db)
    await endAll()
    const connect = vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(new Error('the door is shut')))
    onTestFinished(() => connect.mockRestore())
    await expect(reading).rejects.toThrow('the door is shut')
  })

  test('a transaction fails, and nothing of it is written', async () => {
    const failing = inTransaction(async (writing) => {
      await setTwigs(10).execute(writing)
      await endAll()
      await setTwigs(5).execute(writing)
    })
    await expect(failing).rejects.toThrow()
    expect(await twigs()).toBe(2)
  })
})
