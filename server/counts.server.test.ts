import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource, BoardSectionsResource } from '#domain/resources/boards.ts'
import { FavoriteResource, PinResource, RepinResource } from '#domain/resources/pins.ts'
import { UserFollowResource, UserResource } from '#domain/resources/users.ts'
import { toPermissionBits } from '#domain/rules/board/board-action.ts'
import type { Person } from './context.ts'
import { findCountMismatches } from './doctor.ts'
import { openTestHouse, type TestHouse } from './testing/test-house.ts'
import { makeTestPicture } from './testing/test-picture.ts'

let test_: TestHouse
let owner: Person
const savers: Person[] = []
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person({ username: 'keeper' })
  for (let n = 0; n < 12; n++) savers.push(await test_.person())
})
afterAll(() => test_.end())

async function groupBoard(name: string) {
  const { db, newId } = test_.house
  const board = await test_.as(owner)(BoardResource.create, { name })
  const people = savers.map(({ id }) => ({
    board_id: board.id,
    user_id: id,
    state: 'member',
    permissions: toPermissionBits(['add_pins']),
  }))
  await db.insertInto('board_people').values(people).execute()
  await db
    .insertInto('user_boards')
    .values(people.map((row) => ({ ...row, name_key: name, audience: 0, privacy: 'public' })))
    .execute()
  await db
    .updateTable('boards')
    .set({ collaborator_count: people.length, section_count: 1 })
    .where('id', '=', board.id)
    .execute()
  const section = { board_id: board.id, id: newId(), title: 'One', slug: 'one', position: 'a0' }
  await db.insertInto('sections').values(section).execute()
  return { board: board.id, section: section.id }
}

async function deadlocks(): Promise<number> {
  await test_.house.pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await test_.house.pool.query(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].n
}

test('many concurrent saves on one board and one pin end with the right counts, without a deadlock', async () => {
  const pin = await test_.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })
  const { board, section } = await groupBoard('Crowd')
  const rounds = [0, 1, 2]
  for (const round of rounds) {
    const saves = savers.map((saver, n) =>
      test_.as(saver)(RepinResource.create, {
        pin_id: pin.id,
        board_id: board,
        section: n % 2 ? section : null,
        allow_duplicate: round > 0,
      }),
    )
    const likes = savers.map((saver) =>
      test_.as(saver)(round % 2 ? FavoriteResource.delete : FavoriteResource.create, { pin_id: pin.id }),
    )
    const follows = savers.map((saver) => test_.as(saver)(UserFollowResource.create, { user_id: owner.id }))
    await Promise.all([...saves, ...likes, ...follows])
  }
  const now = await test_.as(null)(PinResource.get, { id: pin.id })
  expect([now.repin_count, now.favorite_user_count]).toEqual([36, 12])
  expect((await test_.as(null)(BoardResource.get, { board_id: board })).pin_count).toBe(36)
  expect((await test_.as(null)(BoardSectionsResource.get, { board_id: board })).items[0]?.pin_count).toBe(18)
  expect((await test_.as(null)(UserResource.get, { username: 'keeper' })).follower_count).toBe(12)
  expect(await findCountMismatches(test_.house)).toEqual([])
})

test('saving, moving and deleting at once on the same sections never block each other', async () => {
  const pin = await test_.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })
  const from = await groupBoard('From')
  const to = await groupBoard('To')
  const before = await deadlocks()
  for (let round = 0; round < 3; round++) {
    const saved = await Promise.all(
      savers.map((saver) =>
        test_.as(saver)(RepinResource.create, {
          pin_id: pin.id,
          board_id: from.board,
          section: from.section,
          allow_duplicate: true,
        }),
      ),
    )
    await Promise.all(
      saved.map(({ id }, n) => {
        const ask = test_.as(savers[n] as Person)
        if (n % 3 === 0) return ask(PinResource.delete, { id })
        if (n % 3 === 1) return ask(PinResource.update, { id, board_id: to.board, board_section_id: to.section })
        return ask(RepinResource.create, {
          pin_id: pin.id,
          board_id: from.board,
          section: from.section,
          allow_duplicate: true,
        })
      }),
    )
  }
  expect(await findCountMismatches(test_.house)).toEqual([])
  expect((await deadlocks()) - before).toBe(0)
})
