import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Board } from '#domain/entities/board.ts'
import { BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
let ann: Person
let boards: Board[]
let pinId: string
beforeAll(async () => {
  world = await openTestServer()
  ann = await world.person({ username: 'ann' })
  const create = (name: string) => world.as(ann)(BoardResource.create, { name })
  boards = [await create('Moss'), await create('Fern'), await create('Reed')]
  const ben = await world.person({ username: 'ben' })
  pinId = (await world.as(ben)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => world.end())

const saveTo = (name: string) => {
  const board_id = boards.find((board) => board.name === name)?.id as string
  return world.as(ann)(RepinResource.create, { pin_id: pinId, board_id, allow_duplicate: true })
}
const inOrder = async () => {
  const { items } = await world.as(ann)(BoardsResource.get, { username: 'ann', sort: 'last_pinned_to' })
  return items.map(({ name }) => name)
}
/** Row versions (xmin), by which the test sees which rows were rewritten. */
const versions = async () => {
  const { rows } = await sql<{ xmin: string }>`SELECT xmin::text FROM user_boards WHERE user_id = ${ann.id}
    ORDER BY board_id`.execute(world.house.db)
  return rows.map(({ xmin }) => xmin)
}

test('board.2 the board last pinned to comes first, whichever it is', async () => {
  for (const [name, order] of [
    ['Moss', ['Moss', 'Reed', 'Fern']],
    ['Fern', ['Fern', 'Moss', 'Reed']],
    ['Fern', ['Fern', 'Moss', 'Reed']],
    ['Moss', ['Moss', 'Fern', 'Reed']],
  ] as const) {
    await saveTo(name)
    expect(await inOrder()).toEqual(order)
  }
})

test('one that stands first is left as it is for a minute', async () => {
  await saveTo('Reed')
  const before = await versions()
  await saveTo('Reed')
  expect(await versions()).toEqual(before)
  await sql`UPDATE user_boards SET last_pinned_at = last_pinned_at - interval '2 minutes'`.execute(world.house.db)
  const aged = await versions()
  await saveTo('Reed')
  expect(await versions()).not.toEqual(aged)
  expect((await inOrder())[0]).toBe('Reed')
})

test('of two that were pinned to at the same moment the one behind comes first when it is saved to', async () => {
  await sql`UPDATE user_boards SET last_pinned_at = now()`.execute(world.house.db)
  const last = (await inOrder()).at(-1) as string
  await saveTo(last)
  expect((await inOrder())[0]).toBe(last)
})
