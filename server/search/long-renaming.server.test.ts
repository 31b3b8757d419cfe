import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { OWN_PINS_PER_TRANSACTION } from './index-own-pins.ts'
import { searchListeners } from './search-listeners.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

async function countOf(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${what}`.execute(world.house.db)
  return rows[0]?.n ?? 0
}

/** Runs one step, because the process is stopping. Returns whether it is finished. */
const step = (board_id: Id, factId: Id): Promise<boolean> =>
  searchListeners['board.changed'].makeOwnFindable
    .act({ ...world.house, stopping: AbortSignal.abort() }, { board_id }, { id: factId, by: null })
    .then(
      () => true,
      (error: Error) => {
        if (error.name === 'AbortError') return false
        throw error
      },
    )

test('search.14 the pins of a board are found by its new name some at a time, on from where it stopped', async () => {
  const many = 2 * OWN_PINS_PER_TRANSACTION + 10
  const { db } = world.house
  const her = await world.person()
  const { id: board_id } = await world.as(her)(BoardResource.create, { name: 'Lanterns' })
  const pin = await world.as(her)(PinResource.create, { board_id, image_base64: await makeTestPicture() })
  const ids = Array.from({ length: many - 1 }, () => world.house.newId())
  for (const [table, key, more] of [
    ['pins', 'id', { is_repin: true }],
    ['user_pins', 'pin_id', { is_created: false }],
    ['aggregate_pins', 'pin_id', {}],
    ['board_pins', 'pin_id', {}],
  ] as const)
    await sql`INSERT INTO ${sql.table(table)}
      SELECT (jsonb_populate_record(p, ${JSON.stringify(more)}::jsonb || jsonb_build_object(${key}::text, n.id))).*
      FROM ${sql.table(table)} p, unnest(${ids}::bigint[]) AS n(id) WHERE ${sql.ref(`p.${key}`)} = ${pin.id}`.execute(
      db,
    )
  await sql`UPDATE boards SET pin_count = ${many} WHERE id = ${board_id}`.execute(db)
  await sql`UPDATE aggregates SET saves = ${many - 1} WHERE first_pin_id = ${pin.id}`.execute(db)
  await sql`UPDATE user_counts SET pin_count = ${many}, public_pin_count = ${many} WHERE user_id = ${her.id}`.execute(
    db,
  )

  await world.as(her)(BoardResource.update, { board_id, name: 'Teapots' })
  const named = (name: string) =>
    countOf(sql`own_words WHERE user_id = ${her.id} AND words @@ to_tsquery('pg_catalog.simple', ${name})`)
  const [first, second] = [world.house.newId(), world.house.newId()]
  expect([await step(board_id, first), await named('teapots')]).toEqual([false, OWN_PINS_PER_TRANSACTION])
  expect([await step(board_id, first), await named('teapots')]).toEqual([false, 2 * OWN_PINS_PER_TRANSACTION])
  // The board is renamed again meanwhile: that run starts at the first pin, and the one in progress finishes with the
  // newer name.
  await world.as(her)(BoardResource.update, { board_id, name: 'Kettles' })
  expect([await step(board_id, first), await named('teapots'), await named('kettles')]).toEqual([true, many - 10, 10])
  const after: number[] = []
  for (let isDone = false; !isDone; after.push(await named('kettles'))) isDone = await step(board_id, second)
  expect(after).toEqual([OWN_PINS_PER_TRANSACTION + 10, 2 * OWN_PINS_PER_TRANSACTION + 10, many])
  expect(await named('teapots')).toBe(0)
  expect(await countOf(sql`walks WHERE name LIKE 'own-words %'`)).toBe(0)
})
