import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeIdSlot } from '../ids.ts'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { connectDb, connectForPages, type DatabaseConnections, type Db } from './connect.ts'
import { connectConfiguredDatabase } from './connect-database.ts'
import { DIRECT_URL_NEEDED_MESSAGE, detectPooler, STATEMENT_NAMES_LOST_MESSAGE } from './pooler.ts'
import { sendStatement } from './send-statement.ts'

const found = findPgBouncer()
let address: string
let drop: () => Promise<unknown>
beforeAll(async () => {
  const database = await makeTestDatabase()
  drop = database.drop
  address = (database.address as { connectionString: string }).connectionString
})
afterAll(() => drop())

test('PostgreSQL itself is not taken for a pooler', async () => {
  expect(await detectPooler({ connectionString: address })).toBeNull()
})

/** Many concurrent writes and reads, so that statements run on changing connections. */
async function writeByMany(db: Db, table: string): Promise<number> {
  const name = sql.table(table)
  await sql`CREATE TABLE ${name} (id int PRIMARY KEY, twigs int)`.execute(db)
  const one = async (id: number) => {
    await db.transaction().execute(async (writing) => {
      await sendStatement(writing, sql`INSERT INTO ${name} VALUES (${id}, ${0})`)
      await sendStatement(writing, sql`UPDATE ${name} SET twigs = twigs + ${2} WHERE id = ${id}`)
      const { rows } = await sql<{ twigs: number }>`SELECT twigs FROM ${name} WHERE id = ${id}`.execute(writing)
      await sendStatement(writing, sql`UPDATE ${name} SET twigs = ${(rows[0]?.twigs ?? 0) + 1} WHERE id = ${id}`)
    })
    await sql`SELECT twigs FROM ${name} WHERE id = ${id}`.execute(db)
  }
  for (let round = 0; round < 20; round++)
    await Promise.all(Array.from({ length: 16 }, (_, at) => one(round * 16 + at)))
  const { rows } = await sql<{ written: string }>`SELECT count(*) AS written FROM ${name} WHERE twigs = 3`.execute(db)
  return Number(rows[0]?.written)
}

const named = async (pool: pg.Pool) => {
  const { rows } = await pool.query('SELECT count(*)::int AS named FROM pg_prepared_statements')
  return rows[0]?.named as number
}

describe.skipIf(!found)(`through PgBouncer ${found?.version} in transaction mode`, () => {
  let bouncer: PgBouncer
  let warned: string[] = []
  let reached: DatabaseConnections & { end(): Promise<void> }
  const through = (direct: string | undefined) =>
    connectConfiguredDatabase({ databaseUrl: bouncer.url, databaseDirectUrl: direct }, (sentence) =>
      warned.push(sentence),
    )
  const begin = async (preparedStatements: number) => {
    warned = []
    bouncer = await startPgBouncer(address, preparedStatements)
    reached = await through(address)
  }
  const end = async () => {
    await reached.end()
    await bouncer.stop()
  }

  describe('without prepared statements', () => {
    beforeAll(() => begin(0))
    afterAll(end)

    test('the start names the setting that is missing', () => {
      expect(reached.pooler).toEqual({ sharesConnections: true, keepsNames: false })
      expect(warned).toEqual([STATEMENT_NAMES_LOST_MESSAGE])
      expect(STATEMENT_NAMES_LOST_MESSAGE).toMatch(/PgBouncer 1\.21 .*max_prepared_statements/)
    })

    test('the start is refused without the direct URL', async () => {
      await expect(through(undefined)).rejects.toThrow(DIRECT_URL_NEEDED_MESSAGE)
      expect(DIRECT_URL_NEEDED_MESSAGE).toContain('DATABASE_DIRECT_URL')
    })

    test('everything is written without names', async () => {
      const db = connectDb(reached.pool, reached.pooler)
      expect(await writeByMany(db, 'unnamed')).toBe(320)
      expect(await named(reached.pool)).toBeLessThanOrEqual(1)
    })

    test('pages are answered, though the pooler takes no limit at the start of a connection', async () => {
      const pages = connectForPages(reached)
      expect((await sql`SELECT 1 AS one`.execute(pages.db)).rows).toEqual([{ one: 1 }])
      await pages.pool.end()
    })

    test('a slot is held on the direct connection', async () => {
      const slot = await takeIdSlot(reached.direct)
      const held = async () =>
        (await reached.pool.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1`, [slot.slot]))
          .rowCount
      expect(await held()).toBe(1)
      slot.release()
    })
  })

  describe.skipIf(!found?.keepsNames)('with prepared statements', () => {
    beforeAll(() => begin(200))
    afterAll(end)

    test('the start gives no warning', () => {
      expect(reached.pooler).toEqual({ sharesConnections: true, keepsNames: true })
      expect(warned).toEqual([])
    })

    test('everything is written, with names', async () => {
      const db = connectDb(reached.pool, reached.pooler)
      expect(await writeByMany(db, 'named')).toBe(320)
      expect(await named(reached.pool)).toBeGreaterThan(1)
    })
  })
})
