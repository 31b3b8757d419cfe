import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardFeedResource, BoardPinOrderResource, BoardResource } from '#domain/resources/boards.ts'
import {
  BulkEditResource,
  BulkEditSelectAllResource,
  BulkEditStatusResource,
  BulkEditUndoResource,
} from '#domain/resources/bulk.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { TrashResource } from '#domain/resources/trash.ts'
import { UserResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { runBulkEdit } from '../places/bulk-work.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
let owner: Person
let other: Person
let picture: string
beforeAll(async () => {
  world = await openTestHouse()
  owner = await world.person({ username: 'owner' })
  other = await world.person({ username: 'other' })
  picture = await makeTestPicture()
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const aBoard = (name: string, more = {}, who = owner) => as(who)(BoardResource.create, { name, ...more })
const aPin = (board_id: Id | undefined, title = '', who = owner) =>
  as(who)(PinResource.create, { board_id, image_base64: picture, title })
async function pinsOn(board_id: Id, titles: string[]): Promise<Id[]> {
  const ids: Id[] = []
  for (const title of titles) ids.push((await aPin(board_id, title)).id)
  return ids
}
const titlesOn = async (board_id: Id, more = {}) =>
  (await as(owner)(BoardFeedResource.get, { board_id, page_size: 250, ...more })).items.map(({ title }) => title)
const countOf = async (board_id: Id) => (await as(owner)(BoardResource.get, { board_id })).pin_count

/** Creates a board with so many pins that a bulk edit needs a job: copies of one aggregate, inserted directly. */
async function aLargeBoard(name: string, size: number): Promise<Id> {
  const board = await aBoard(name)
  const first = await aPin(board.id)
  const ids = Array.from({ length: size - 1 }, () => world.house.newId())
  const { db } = world.house
  await sql`INSERT INTO pins SELECT (jsonb_populate_record(p, jsonb_build_object('id', n.id, 'is_repin', true))).*
    FROM pins p, unnest(${ids}::bigint[]) AS n(id) WHERE p.id = ${first.id}`.execute(db)
  await sql`INSERT INTO user_pins SELECT (jsonb_populate_record(p, jsonb_build_object('pin_id', n.id, 'is_created', false))).*
    FROM user_pins p, unnest(${ids}::bigint[]) AS n(id) WHERE p.pin_id = ${first.id}`.execute(db)
  await sql`INSERT INTO aggregate_pins SELECT (jsonb_populate_record(p, jsonb_build_object('pin_id', n.id))).*
    FROM aggregate_pins p, unnest(${ids}::bigint[]) AS n(id) WHERE p.pin_id = ${first.id}`.execute(db)
  await sql`INSERT INTO board_pins SELECT (jsonb_populate_record(p, jsonb_build_object('pin_id', n.id))).*
    FROM board_pins p, unnest(${ids}::bigint[]) AS n(id) WHERE p.pin_id = ${first.id}`.execute(db)
  const more = size - 1
  await sql`UPDATE boards SET pin_count = pin_count + ${more} WHERE id = ${board.id}`.execute(db)
  await sql`UPDATE user_counts SET pin_count = pin_count + ${more}, public_pin_count = public_pin_count + ${more}
    WHERE user_id = ${owner.id}`.execute(db)
  await sql`UPDATE aggregates SET saves = saves + ${more} WHERE id = ${first.aggregated_pin_data.id}`.execute(db)
  return board.id
}

test('board.5 a selection moves to another board and section, and goes back to its very places', async () => {
  const [from, to] = [await aBoard('Move from'), await aBoard('Move to', { privacy: 'secret' })]
  const section = await as(owner)(BoardSectionResource.create, { board_id: to.id, name: 'Part' })
  const [a, b, c] = await pinsOn(from.id, ['a', 'b', 'c'])
  const order = { board_id: from.id, pin_id: a as Id, before_id: c as Id }
  await as(owner)(BoardPinOrderResource.update, order)
  const before = await titlesOn(from.id)
  const moved = await as(owner)(BulkEditResource.update, {
    board_id: to.id,
    section_id: section.id,
    pin_ids: [a as Id, b as Id],
  })
  expect(moved).toMatchObject({ kind: 'move', state: 'done', total: 2, done: 2, can_undo: true })
  expect(await titlesOn(from.id)).toEqual(['c'])
  expect((await titlesOn(to.id, { section_id: section.id })).toSorted()).toEqual(['a', 'b'])
  await expect(as(other)(PinResource.get, { id: a as Id })).rejects.toMatchObject({ kind: 'no_pin' })
  await expect(as(other)(BulkEditUndoResource.create, { id: moved.id })).rejects.toMatchObject({ kind: 'not_found' })
  await as(owner)(BulkEditUndoResource.create, { id: moved.id })
  expect(await titlesOn(from.id)).toEqual(before)
  expect(await countOf(to.id)).toBe(0)
  await expect(as(owner)(BulkEditUndoResource.create, { id: moved.id })).rejects.toMatchObject({ kind: 'conflict' })
})

test('board.5 a selection is copied once, and the copies can be taken back', async () => {
  const [from, to] = [await aBoard('Copy from'), await aBoard('Copy to', {}, other)]
  const ids = await pinsOn(from.id, ['a', 'b'])
  await as(other)(RepinResource.create, { pin_id: ids[0] as Id, board_id: to.id })
  const copy = () => as(other)(BulkEditResource.create, { board_id: to.id, pin_ids: ids })
  const made = await copy()
  expect(await countOf(to.id)).toBe(2)
  const feed = await as(null)(BoardFeedResource.get, { board_id: to.id })
  expect(feed.items.map((pin) => [pin.title, pin.pinner?.username, pin.via_pinner?.username])).toContainEqual([
    'b',
    'other',
    'owner',
  ])
  await copy()
  expect(await countOf(to.id)).toBe(2)
  await as(other)(BulkEditUndoResource.create, { id: made.id })
  expect(await titlesOn(to.id)).toEqual(['a'])
  expect(await countOf(from.id)).toBe(2)
})

test('board.10 api.15 a selection is deleted and comes back; counts and covers follow', async () => {
  const board = await aBoard('Bulk delete')
  const [a, b, c] = await pinsOn(board.id, ['a', 'b', 'c'])
  const pin_ids = [a as Id, c as Id]
  const gone = await as(owner)(BulkEditResource.delete, { board_id: board.id, pin_ids })
  const after = await as(null)(BoardResource.get, { board_id: board.id })
  expect(after).toMatchObject({ pin_count: 1, cover_pin: { pin_id: b } })
  const trash = await as(owner)(TrashResource.get, {})
  expect(trash.items.slice(0, 2).map(({ title }) => title)).toEqual(['c', 'a'])
  await as(owner)(BulkEditUndoResource.create, { id: gone.id })
  expect(await titlesOn(board.id)).toEqual(['c', 'b', 'a'])
})

test('api.15 on behalf of a business its managers delete, a stranger is refused and nothing changes', async () => {
  const business = await world.person({ username: 'atelier' })
  const [manager, analyst] = [await world.person(), await world.person()]
  await world.house.db
    .insertInto('business_members')
    .values([
      { business_id: business.id, user_id: manager.id, role: 'admin' },
      { business_id: business.id, user_id: analyst.id, role: 'analyst' },
    ])
    .execute()
  const board = await aBoard('Of the house', {}, business)
  const section = await as(business)(BoardSectionResource.create, { board_id: board.id, name: 'Part' })
  const made = async (title: string) => (await aPin(board.id, title, business)).id
  const [a, b, c] = [await made('a'), await made('b'), await made('c')]
  const orbac_subject_id = business.id
  await as(manager)(BulkEditResource.update, {
    board_id: board.id,
    section_id: section.id,
    pin_ids: [c],
    orbac_subject_id,
  })
  const remove = (who: Person, more: object = { orbac_subject_id }) =>
    as(who)(BulkEditResource.delete, { board_id: board.id, pin_ids: [a], ...more })
  for (const who of [analyst, other]) await expect(remove(who)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(remove(manager, {})).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await countOf(board.id)).toBe(3)
  await remove(manager)
  expect(await countOf(board.id)).toBe(2)
  const all = { board_id: board.id, orbac_subject_id }
  await expect(as(other)(BulkEditSelectAllResource.delete, all)).rejects.toMatchObject({ kind: 'forbidden' })
  await as(manager)(BulkEditSelectAllResource.delete, { ...all, section_id: section.id })
  expect((await as(business)(BoardFeedResource.get, { board_id: board.id })).items.map(({ id }) => id)).toEqual([b])
  await as(manager)(BulkEditSelectAllResource.delete, { ...all, pin_ids: [b] })
  expect(await countOf(board.id)).toBe(1)
  await as(manager)(BulkEditSelectAllResource.delete, all)
  expect(await countOf(board.id)).toBe(0)
})

test('api.15 a pin of another board, or one the viewer may not touch, refuses the whole', async () => {
  const [board, elsewhere] = [await aBoard('Mine alone'), await aBoard('Elsewhere')]
  const [mine] = await pinsOn(board.id, ['mine'])
  const [stray] = await pinsOn(elsewhere.id, ['stray'])
  const theirs = await aPin(undefined, 'theirs', other)
  const secret = await aBoard('Theirs', { privacy: 'secret' }, other)
  const hidden = await aPin(secret.id, 'hidden', other)
  const remove = (id: Id | undefined) =>
    as(owner)(BulkEditResource.delete, { board_id: board.id, pin_ids: [mine as Id, id as Id] })
  await expect(remove(stray)).rejects.toMatchObject({ kind: 'conflict' })
  await expect(remove(theirs.id)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(remove(hidden.id)).rejects.toMatchObject({ kind: 'no_pin' })
  await expect(as(owner)(BulkEditResource.create, { board_id: board.id, pin_ids: [hidden.id] })).rejects.toMatchObject({
    kind: 'no_pin',
  })
  await expect(as(other)(BulkEditResource.update, { board_id: board.id, pin_ids: [theirs.id] })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(await titlesOn(board.id)).toEqual(['mine'])
})

test('board.19 select-all takes every pin of the board or section but those left out', async () => {
  const board = await aBoard('All of it')
  const ids = await pinsOn(board.id, ['a', 'b', 'c', 'd'])
  const section = await as(owner)(BoardSectionResource.create, {
    board_id: board.id,
    name: 'Part',
    initial_pins: ids.slice(0, 2),
  })
  const all = { board_id: board.id }
  await as(owner)(BulkEditSelectAllResource.delete, { ...all, section_id: section.id, pin_ids: [ids[0] as Id] })
  expect(await titlesOn(board.id)).toEqual(['d', 'c', 'a'])
  await expect(as(other)(BulkEditSelectAllResource.delete, all)).rejects.toMatchObject({ kind: 'forbidden' })
  await as(owner)(BulkEditSelectAllResource.delete, all)
  expect(await as(null)(BoardResource.get, all)).toMatchObject({ pin_count: 0, section_count: 1 })
})

test('board.5 thousands are moved by a job, batch by batch, that shows how far it is and can be stopped', async () => {
  const from = await aLargeBoard('Large', 900)
  const to = (await aBoard('Goal')).id
  const options = { board_id: from, to_board_id: to, pin_ids: [] }
  const job = await as(owner)(BulkEditSelectAllResource.update, options)
  expect(job).toMatchObject({ state: 'working', total: 900, done: 0 })
  await expect(as(other)(BulkEditStatusResource.get, { id: job.id })).rejects.toMatchObject({ kind: 'not_found' })
  await runBulkEdit(world.house, job.id)
  expect(await as(owner)(BulkEditStatusResource.get, { id: job.id })).toMatchObject({ state: 'done', done: 900 })
  expect([await countOf(from), await countOf(to)]).toEqual([0, 900])
  const undo = await as(owner)(BulkEditUndoResource.create, { id: job.id })
  expect(await as(owner)(BulkEditStatusResource.get, { id: job.id })).toMatchObject({ state: 'undone' })
  await Promise.all([runBulkEdit(world.house, undo.id), runBulkEdit(world.house, undo.id)])
  expect([await countOf(from), await countOf(to)]).toEqual([900, 0])
})

test('board.7 a large board is out of sight with the answer, and its counts follow', async () => {
  const board_id = await aLargeBoard('Large secret', 450)
  const [pin] = (await as(null)(BoardFeedResource.get, { board_id })).items
  const listed = async () => (await as(null)(UserResource.get, { username: 'owner' })).pin_count
  const before = await listed()
  await as(owner)(BoardResource.update, { board_id, privacy: 'secret' })
  await expect(as(null)(PinResource.get, { id: pin?.id as Id })).rejects.toMatchObject({ kind: 'no_pin' })
  const kept = await world.house.db
    .selectFrom('pins')
    .select('audience')
    .where('id', '=', pin?.id as Id)
    .executeTakeFirst()
  expect(kept?.audience).toBe(2)
  const jobs = await world.house.db.selectFrom('bulk_jobs').select('id').where('state', '=', 'working').execute()
  for (const { id } of jobs) await runBulkEdit(world.house, id)
  expect(await listed()).toBe(before - 450)
  const deleted = await as(owner)(BoardResource.delete, { board_id })
  expect(deleted.state).toBe('working')
  await expect(as(owner)(PinResource.get, { id: pin?.id as Id })).rejects.toMatchObject({ kind: 'no_pin' })
  const back = await as(owner)(TrashResource.update, { deletion_id: deleted.id })
  await runBulkEdit(world.house, deleted.id)
  await runBulkEdit(world.house, back.id)
  expect(await countOf(board_id)).toBe(450)
  expect((await as(owner)(PinResource.get, { id: pin?.id as Id })).id).toBe(pin?.id)
})
