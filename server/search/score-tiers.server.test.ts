import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { refreshScoreTiers } from './score-tiers.ts'

let world: TestServer
beforeAll(async () => {
  world = await openTestServer()
})
afterAll(() => world.end())

const fill = (from: number, until: number) =>
  sql`INSERT INTO pin_search (pin_id, aggregate_id, text, words, score)
  SELECT n, n, '', setweight(to_tsvector('pg_catalog.simple', CASE WHEN n % 10 = 0 THEN 'thing vase' ELSE 'thing' END), 'A'), n
  FROM generate_series(${from}::int, ${until}::int) n`.execute(world.house.db)

const indexes = async () => {
  const { rows } = await sql<{ name: string }>`SELECT indexname AS name FROM pg_indexes
    WHERE indexname LIKE 'pin_search_above%' ORDER BY 1`.execute(world.house.db)
  return rows.map(({ name }) => name)
}

test('search.9 vsearch.5 the most popular pins have an index of their own, made anew when they have become many more, and none while all are few', async () => {
  const { db } = world.house
  await fill(1, 50)
  await refreshScoreTiers(world.house, [20])
  expect(await indexes()).toEqual([])
  await fill(51, 100)
  await refreshScoreTiers(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_1'])
  await refreshScoreTiers(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_1'])

  const { rows: made } = await sql<{ indexdef: string }>`SELECT indexdef FROM pg_indexes
    WHERE indexname = 'pin_search_above_20_1'`.execute(db)
  expect(made[0]?.indexdef).toContain(`(score >= '81'::real)`)

  // An index of an earlier version.
  await sql`DROP INDEX pin_search_above_20_1`.execute(db)
  await sql`CREATE INDEX pin_search_above_20_1 ON pin_search USING gin (german) WHERE score >= '81'::real`.execute(db)
  await refreshScoreTiers(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_2'])

  await fill(101, 140)
  await refreshScoreTiers(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_3'])
  await sql`DELETE FROM pin_search WHERE pin_id <= 120`.execute(db)
  await refreshScoreTiers(world.house, [20])
  expect(await indexes()).toEqual([])
  expect((await sql`SELECT 1 FROM search_heights`.execute(db)).rows).toEqual([])
})
