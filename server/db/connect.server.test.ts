import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { connectDb, connectForPages, connectPool, type Db } from './connect.ts'

const limitIn = async (db: Db) =>
  (await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db)).rows[0]?.statement_timeout

test('PostgreSQL cancels a page’s statement before its connection counts as hung; jobs have no limit', async () => {
  const { address, drop } = await makeTestDatabase()
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

test('lists of ids and numbers are read as they are: ids as text, empty ones, NULL, numbers that are none, and lists of lists', async () => {
  const { address, drop } = await makeTestDatabase()
  const pool = connectPool(address)
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  const { rows } =
    await sql`SELECT '{9007199254740993,-1}'::bigint[] AS ids, '{}'::bigint[] AS none, '{7,NULL}'::bigint[] AS gap,
    '{1,-2}'::int[] AS whole, '{0.5,1e-7,NaN,-Infinity}'::float8[] AS parts, '{0.25}'::real[] AS small,
    '{{1,2},{3,4}}'::int[] AS nested, '[0:1]={5,6}'::int[] AS shifted`.execute(connectDb(pool))
  expect(rows).toEqual([
    {
      ids: ['9007199254740993', '-1'],
      none: [],
      gap: ['7', null],
      whole: [1, -2],
      parts: [0.5, 1e-7, Number.NaN, -Infinity],
      small: [0.25],
      nested: [
        [1, 2],
        [3, 4],
      ],
      shifted: [5, 6],
    },
  ])
})
