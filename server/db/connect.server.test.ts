import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { connectDb, connectForPages, connectPool, type Db } from './connect.ts'

const limitIn = async (db: Db) =>
  (await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db)).rows[0]?.statement_timeout

test('PostgreSQL ends a statement of a page before it is taken for hung; jobs take the time they need', async () => {
  const { address, drop } = await testDatabase()
  const pool = connectPool(address)
  const pages = connectForPages({ pool, direct: pool, pooler: null })
  onTestFinished(async () => {
    await Promise.all([pool.end(), pages.pool.end()])
    await drop()
  })
  expect(await limitIn(connectDb(pool))).toBe('0')
  expect(await limitIn(pages.db)).toBe('10s')
  expect(pages.pool.options.query_timeout).toBeGreaterThan(10_000)
})
