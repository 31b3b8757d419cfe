import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEventPartitions } from '../events/partitions.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

/** Tables that stay on the first node: the list of migrations. The job queues have a schema of their own. */
const LOCAL = ['migrations']

let test_: TestHouse
let tables: { name: string; says: string | null }[]
let keys: { table: string; name: string; isPrimary: boolean; columns: string[] }[]

beforeAll(async () => {
  test_ = await openTestHouse()
  await makeEventPartitions(test_.house)
  const { pool } = test_.house
  const found = await pool.query(
    `SELECT relname AS name, obj_description(oid, 'pg_class') AS says FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
  )
  tables = found.rows.filter(({ name }) => !LOCAL.includes(name))
  const unique = await pool.query(
    `SELECT t.relname AS "table", i.relname AS name, x.indisprimary AS "isPrimary",
       ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY(x.indkey)) AS columns
     FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
     WHERE x.indisunique AND t.relnamespace = 'public'::regnamespace`,
  )
  keys = unique.rows
})
afterAll(() => test_.end())

const spreadBy = (says: string | null) => says?.match(/^spread by (\w+)$/)?.[1]

describe('every table can be spread over several machines', () => {
  test('each says by which column, or that it is copied everywhere or stays on the first node', () => {
    expect(tables.length).toBeGreaterThan(30)
    expect(tables.filter(({ says }) => !spreadBy(says) && !['reference', 'local'].includes(says ?? ''))).toEqual([])
  })

  test('each has a primary key, and that column is in it and in every unique index', () => {
    const wrong: string[] = []
    for (const { name, says } of tables) {
      const own = keys.filter(({ table }) => table === name)
      if (!own.some(({ isPrimary }) => isPrimary)) wrong.push(`${name} has no primary key`)
      const column = spreadBy(says)
      for (const key of own) if (column && !key.columns.includes(column)) wrong.push(`${key.name} lacks ${column}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    [
      'foreign keys',
      `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    ],
    ['sequences', `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`],
    [
      'triggers',
      `SELECT tgname AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
       WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace`,
    ],
  ])('there are no %s', async (_, query) => {
    expect((await test_.house.pool.query(query)).rows).toEqual([])
  })
})

test('events are partitioned by month, and those without a partition yet are not refused', async () => {
  const { rows } = await test_.house.pool.query(`SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = 'events'::regclass ORDER BY 1`)
  const months = rows.map(({ name }) => name).filter((name) => /^events_\d{4}_\d\d$/.test(name))
  expect(months).toHaveLength(2)
  await test_.house.pool.query(`INSERT INTO events (actor_key, at, id, type) VALUES ('u1', '2031-05-05', 'x', 102)`)
  const kept = await test_.house.pool.query(`SELECT tableoid::regclass::text AS place FROM events WHERE id = 'x'`)
  expect(kept.rows).toEqual([{ place: 'events_rest' }])
  const now = new Date('2031-04-20T00:00:00Z')
  await makeEventPartitions({ db: test_.house.db, clock: () => now })
  const moved = await test_.house.pool.query(`SELECT tableoid::regclass::text AS place FROM events WHERE id = 'x'`)
  expect(moved.rows).toEqual([{ place: 'events_2031_05' }])
})
