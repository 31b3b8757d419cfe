import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { updateHeights } from './heights.ts'
import { whereToLook } from './where-to-look.ts'

let world: TestServer
beforeAll(async () => {
  world = await testServer()
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

test('search.9 vsearch.5 the most popular pins have an index of their own, made anew when they have become many more, and none while all are few; what is rare is looked for among all that say it', async () => {
  const { db } = world.house
  await fill(1, 50)
  await updateHeights(world.house, [20])
  expect(await indexes()).toEqual([])
  await fill(51, 100)
  await updateHeights(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_1'])
  await updateHeights(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_1'])

  await sql`INSERT INTO search_terms (term, weight) VALUES ('vase', 10), ('thing', 100)`.execute(db)
  await sql`ANALYZE pin_search`.execute(db)
  const look = (word: string, count: number, part?: number) =>
    whereToLook(world.house, { units: [[word]] }, count, part)
  const height = { pins: 20, score: '81' }
  expect(await look('vase', 2)).toEqual([height, 'all'])
  expect(await look('vases', 2)).toEqual([height, 'all'])
  expect(await look('vase', 3)).toEqual(['all'])
  expect(await look('unheard', 2)).toEqual(['all'])
  expect(await look('thing', 2)).toEqual([{ first: 5_000 }, 'planned'])
  // A tenth, and half, of which have a color.
  expect(await look('vase', 2, 0.1)).toEqual(['all'])
  expect(await look('thing', 2, 0.5)).toEqual([height, 'all'])
  expect(await whereToLook(world.house, { units: [['va']], isBegun: true }, 2)).toEqual([{ first: 5_000 }, 'planned'])
  expect(await whereToLook(world.house, { units: [['vas']], isBegun: true }, 2)).toEqual([height, 'all'])
  expect(await whereToLook(world.house, { units: [['thing'], ['vase']] }, 2)).toEqual([height, { rarest: 1 }])
  expect(await whereToLook(world.house, { units: [['vase'], ['thing']], isAny: true }, 2)).toEqual([
    { first: 5_000 },
    'planned',
  ])
  expect(await whereToLook(world.house, undefined, 2)).toEqual(['planned'])
  const { rows: made } = await sql<{ indexdef: string }>`SELECT indexdef FROM pg_indexes
    WHERE indexname = 'pin_search_above_20_1'`.execute(db)
  expect(made[0]?.indexdef).toContain(`(score >= '81'::real)`)

  // One that an earlier version made.
  await sql`DROP INDEX pin_search_above_20_1`.execute(db)
  await sql`CREATE INDEX pin_search_above_20_1 ON pin_search USING gin (german) WHERE score >= '81'::real`.execute(db)
  await updateHeights(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_2'])

  await fill(101, 140)
  await updateHeights(world.house, [20])
  expect(await indexes()).toEqual(['pin_search_above_20_3'])
  await sql`DELETE FROM pin_search WHERE pin_id <= 120`.execute(db)
  await updateHeights(world.house, [20])
  expect(await indexes()).toEqual([])
  expect((await sql`SELECT 1 FROM search_heights`.execute(db)).rows).toEqual([])
})
