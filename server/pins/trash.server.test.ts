import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardFeedResource, BoardPinOrderResource, BoardResource } from '#domain/resources/boards.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { FavoriteResource, PinResource, PinRestoreResource, RepinResource } from '#domain/resources/pins.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { TrashResource } from '#domain/resources/trash.ts'
import type { Person } from '../context.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { sweepTrash } from './trash-sweep.ts'

const DAY = 24 * 3600_000
let world: TestHouse
let owner: Person
let other: Person
beforeAll(async () => {
  world = await openTestHouse()
  owner = await world.person({ username: 'owner' })
  other = await world.person({ username: 'other' })
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const aPin = async (more = {}) => as(owner)(PinResource.create, { image_base64: await makeTestPicture(), ...more })

test('the trash shows one’s own deleted things, newest first, page by page', async () => {
  const person = await world.person()
  const board = await as(person)(BoardResource.create, { name: 'Gone' })
  const pins = []
  for (const title of ['one', 'two', 'three'])
    pins.push(await as(person)(PinResource.create, { image_base64: await makeTestPicture(), title }))
  for (const { id } of pins) await as(person)(PinResource.delete, { id })
  await as(person)(BoardResource.delete, { board_id: board.id })
  const first = await as(person)(TrashResource.get, { page_size: 2 })
  const rest = await as(person)(TrashResource.get, { page_size: 2, bookmarks: first.next })
  expect([...first.items, ...rest.items].map(({ kind, title }) => [kind, title])).toEqual([
    ['board', 'Gone'],
    ['pin', 'three'],
    ['pin', 'two'],
    ['pin', 'one'],
  ])
  expect(new Date(first.items[0]?.gone_at ?? 0).getTime() - new Date(first.items[0]?.deleted_at ?? 0).getTime()).toBe(
    30 * DAY,
  )
  expect((await as(other)(TrashResource.get, {})).items).toEqual([])
  await expect(as(null)(TrashResource.get, {})).rejects.toMatchObject({ kind: 'not_signed_in' })
})

test('a pin comes back to its place in the board’s own order', async () => {
  const board = await as(owner)(BoardResource.create, { name: 'Ordered' })
  const [a, b] = [await aPin({ board_id: board.id, title: 'a' }), await aPin({ board_id: board.id, title: 'b' })]
  await as(owner)(BoardPinOrderResource.update, { board_id: board.id, pin_id: a.id, before_id: b.id })
  await as(owner)(PinResource.delete, { id: a.id })
  await as(owner)(PinRestoreResource.update, { id: a.id })
  const feed = await as(null)(BoardFeedResource.get, { board_id: board.id })
  expect(feed.items.map(({ title }) => title)).toEqual(['a', 'b'])
})

test('after thirty days what was deleted is gone, with its picture when nobody else keeps it', async () => {
  const board = await as(owner)(BoardResource.create, { name: 'Swept' })
  await as(owner)(BoardSectionResource.create, { board_id: board.id, name: 'Part' })
  await as(other)(BoardFollowResource.create, { board_id: board.id })
  const [lone, shared] = [await aPin({ board_id: board.id }), await aPin({ board_id: board.id })]
  await as(other)(FavoriteResource.create, { pin_id: lone.id })
  const saved = await as(other)(RepinResource.create, { pin_id: shared.id })
  const { id: deletion_id } = await as(owner)(BoardResource.delete, { board_id: board.id })
  const isThere = async (signature: string | null) =>
    (await world.house.db.selectFrom('images').select('ext').where('signature', '=', signature).executeTakeFirst()) !==
    undefined
  world.pass(29 * DAY)
  await sweepTrash(world.house)
  expect((await as(owner)(TrashResource.get, { kind: 'board' })).items).toHaveLength(1)
  world.pass(2 * DAY)
  await sweepTrash(world.house)
  await sweepPictures(world.house)
  await expect(as(owner)(TrashResource.update, { deletion_id })).rejects.toMatchObject({ kind: 'not_found' })
  expect([await isThere(lone.image_signature), await isThere(shared.image_signature)]).toEqual([false, true])
  expect((await as(null)(PinResource.get, { id: saved.id })).image_signature).toBe(shared.image_signature)
  for (const table of ['boards', 'sections', 'board_people', 'followers'] as const) {
    const column = table === 'boards' ? 'id' : table === 'followers' ? 'target_id' : 'board_id'
    const left = await world.house.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<string>().as('rows'))
      .where(column as never, '=', board.id as never)
      .executeTakeFirst()
    expect([table, left?.rows]).toEqual([table, '0'])
  }
  const again = await as(owner)(BoardResource.create, { name: 'Swept' })
  expect(again.url).toBe('/owner/swept/')
})
