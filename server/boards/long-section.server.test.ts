import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BoardSectionEditResource, BoardSectionResource } from '#domain/resources/sections.ts'
import { actOnFact } from '../jobs/act-on-fact.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

test('board.4 the Pins of a large deleted section leave it in steps, on from where a step stopped', async () => {
  const many = 2 * BULK_BATCH_SIZE + 10
  const { db } = world.house
  const her = await world.person()
  const { id: board_id } = await world.as(her)(BoardResource.create, { name: 'Lanterns' })
  const pin = await world.as(her)(PinResource.create, { board_id, image_base64: await makeTestPicture() })
  const gone = await world.as(her)(BoardSectionResource.create, { board_id, name: 'Paper', initial_pins: [pin.id] })
  const kept = await world.as(her)(BoardSectionResource.create, { board_id, name: 'Brass' })
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
  const saves = many - 1
  await sql`UPDATE boards SET pin_count = ${many} WHERE id = ${board_id}`.execute(db)
  await sql`UPDATE sections SET pin_count = ${many} WHERE id = ${gone.id}`.execute(db)
  await sql`UPDATE aggregates SET saves = ${saves} WHERE first_pin_id = ${pin.id}`.execute(db)
  await sql`UPDATE user_counts SET pin_count = ${many}, public_pin_count = ${many} WHERE user_id = ${her.id}`.execute(
    db,
  )
  const inSection = async (section: Id) => {
    const { rows } = await sql<{ n: number[] }>`SELECT ARRAY[
      (SELECT count(*) FROM pins WHERE section_id = ${section}), (SELECT count(*) FROM board_pins WHERE section_id = ${section}),
      (SELECT count(*) FROM user_pins WHERE section_id = ${section})]::int[] AS n`.execute(db)
    return rows[0]?.n
  }
  const left = (n: number) => [n, n, n]

  await world.as(her)(BoardSectionEditResource.delete, { section_id: gone.id })
  expect(await inSection(gone.id)).toEqual(left(BULK_BATCH_SIZE + 10))
  const oldest = await world.as(her)(PinResource.get, { id: pin.id })
  expect(oldest.section).toBeNull()
  await expect(world.as(her)(BoardSectionResource.get, { section_id: gone.id })).rejects.toMatchObject({
    kind: 'no_section',
  })
  await world.as(her)(PinResource.update, { id: pin.id, board_section_id: kept.id })

  const fact = await db.selectFrom('facts').select('id').where('name', '=', 'section.deleted').executeTakeFirstOrThrow()
  const stopping = AbortSignal.abort()
  const act = () =>
    actOnFact({ ...world.house, stopping }, fact.id as Id, 'rewrites').then(
      () => true,
      () => false,
    )
  expect([await act(), await inSection(gone.id)]).toEqual([false, left(9)])
  expect([await act(), await inSection(gone.id)]).toEqual([true, left(0)])
  expect(await inSection(kept.id)).toEqual(left(1))
  expect(await world.as(her)(BoardResource.get, { board_id })).toMatchObject({ pin_count: many, section_count: 1 })
})
