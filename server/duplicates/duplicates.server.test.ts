import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { DuplicateSearchResource, DuplicatesResource, MergesResource } from '#domain/resources/duplicates.ts'
import { FavoriteResource, PinResource, ReactionResource, RepinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { TrashResource } from '#domain/resources/trash.ts'
import type { Person } from '../context.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { sweepTrash } from '../pins/trash-sweep.ts'
import { makeTestDrawing } from '../testing/test-drawing.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { findDuplicatesOfEveryone } from './find-duplicates.ts'
import { runDuplicateSearch } from './search-duplicates.ts'
import { sweepMerges } from './sweep-merges.ts'

const DAY = 24 * 3600_000
let world: TestHouse
let owner: Person
let other: Person
let seed = 0
beforeAll(async () => {
  world = await openTestHouse()
})
beforeEach(async () => {
  owner = await world.person()
  other = await world.person()
  seed++
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const aPin = async (width: number, more = {}, by = owner, drawing = seed) =>
  as(by)(PinResource.create, { image_base64: await makeTestDrawing(drawing, width), ...more })
const aBoard = (name: string, by = owner) => as(by)(BoardResource.create, { name })
const feed = async (board_id: Id) => (await as(owner)(BoardFeedResource.get, { board_id })).items
const search = async (by = owner) => {
  await as(by)(DuplicateSearchResource.create, {})
  await runDuplicateSearch(world.house, by.id)
}
const groups = async (by = owner) => {
  await search(by)
  return (await as(by)(DuplicatesResource.get, {})).items
}

/** A snapshot of everything that a merge may change. */
async function everything() {
  await world.actOnFacts()
  const tables = [
    'pins',
    'board_pins',
    'user_pins',
    'aggregate_pins',
    'comments',
    'comment_likes',
    'user_tries',
    'favorites',
  ]
  const more = ['reactions', 'pin_days', 'boards', 'user_counts', 'aggregates', 'merged_pins', 'trash']
  const rows: Record<string, unknown> = {}
  for (const table of [...tables, ...more]) {
    const found = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t ORDER BY 1`.execute(
      world.house.db,
    )
    rows[table] = found.rows.map(({ row }) => row)
  }
  return rows
}

async function comment(aggregate_id: Id, pin_id: Id, by: Person, text: string, parent_id: Id | null = null) {
  const id = world.house.newId()
  const row = { aggregate_id, id, pin_id, user_id: by.id, parent_id, text }
  await world.house.db.insertInto('comments').values(row).execute()
  await sql`UPDATE comments SET reply_count = reply_count + 1 WHERE id = ${parent_id}`.execute(world.house.db)
  await sql`UPDATE aggregates SET comment_count = comment_count + 1 WHERE id = ${aggregate_id}`.execute(world.house.db)
  return id
}
const aggregateOf = async (id: Id) =>
  (await world.house.db.selectFrom('pins').select('aggregate_id').where('id', '=', id).executeTakeFirstOrThrow())
    .aggregate_id

test('one’s own pins that look alike are listed in groups, newest first, the largest to be kept; others’ are not', async () => {
  const [small, large] = [await aPin(120), await aPin(300)]
  await aPin(200, {}, owner, 900 + seed)
  await aPin(200, {}, other)
  const [group, ...rest] = await groups()
  expect(rest).toEqual([])
  expect(group?.pins.map((pin) => pin.id)).toEqual([large.id, small.id])
  expect([group?.keep_id, group?.may_keep]).toEqual([large.id, [large.id, small.id]])
  expect(await groups(other)).toEqual([])
  const told = []
  for await (const one of findDuplicatesOfEveryone(world.house)) told.push(one)
  expect(told).toContainEqual({ username: owner.username, groups: [[large.id, small.id]] })
  await expect(as(null)(DuplicatesResource.get, {})).rejects.toMatchObject({ kind: 'not_signed_in' })
})

test('the list of duplicates goes on page by page', async () => {
  for (const drawing of [1000, 2000, 3000]) for (const width of [120, 240]) await aPin(width, {}, owner, drawing + seed)
  await search()
  const first = await as(owner)(DuplicatesResource.get, { page_size: 2 })
  const second = await as(owner)(DuplicatesResource.get, { page_size: 2, bookmarks: first.next })
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3)
})

test('merging keeps both placings of one thing, with all comments, reactions, saves and shares', async () => {
  const [left, right] = [await aBoard('Left'), await aBoard('Right')]
  const a = await aPin(300, { board_id: left.id, title: 'Large' })
  const b = await aPin(120, { board_id: right.id, title: 'Small', description: 'kept words' })
  const [thingA, thingB] = [await aggregateOf(a.id), await aggregateOf(b.id)]
  const saved = await as(other)(RepinResource.create, { pin_id: b.id })
  await as(other)(ReactionResource.create, { pin_id: b.id, reaction_type: 7 })
  await as(owner)(ReactionResource.create, { pin_id: b.id, reaction_type: 1 })
  await as(owner)(ReactionResource.create, { pin_id: a.id, reaction_type: 11 })
  const said = await comment(thingB, b.id, other, 'lovely')
  await comment(thingB, b.id, owner, 'thanks', said)
  await comment(thingA, a.id, other, 'here too')
  await sql`UPDATE aggregates SET share_count = 3 WHERE id = ${thingB}`.execute(world.house.db)
  const before = await everything()
  const merge = await as(owner)(DuplicatesResource.create, { pin_ids: [a.id, b.id] })
  await world.actOnFacts()
  expect(merge).toMatchObject({ pin_id: a.id, pin_count: 2 })
  expect([(await feed(left.id)).map((pin) => pin.id), (await feed(right.id)).map((pin) => pin.id)]).toEqual([
    [a.id],
    [b.id],
  ])
  const now = await as(owner)(PinResource.get, { id: b.id })
  expect(now).toMatchObject({ title: 'Small', description: 'kept words', image_signature: a.image_signature })
  expect(now.aggregated_pin_data.id).toBe(thingA)
  expect([now.repin_count, now.comment_count, now.share_count]).toEqual([2, 3, 3])
  expect(now.reaction_counts).toEqual({ 7: 1, 11: 1 })
  expect((await as(other)(PinResource.get, { id: saved.id })).aggregated_pin_data.id).toBe(thingA)
  expect(await groups()).toEqual([])
  const search = await as(null)(BaseSearchResource.get, { query: 'kept words' })
  expect(search.items).toEqual([])
  await as(owner)(MergesResource.delete, { id: merge.id })
  await world.actOnFacts()
  expect(await everything()).toEqual(before)
  expect((await as(null)(BaseSearchResource.get, { query: 'kept words' })).items.map(({ id }) => id)).toEqual([b.id])
})

test('two pins of one place become one, with both notes, favorites, days and the cover; undo restores each exactly', async () => {
  const board = await aBoard('Both')
  const a = await aPin(300, { board_id: board.id, title: 'Large' })
  const b = await aPin(120, { board_id: board.id, link: 'https://kept.example/x' })
  await as(owner)(PinResource.update, { id: a.id, note: 'first note' })
  await as(owner)(PinResource.update, { id: b.id, note: 'second note' })
  await as(owner)(BoardResource.update, { board_id: board.id, cover_pin_id: b.id })
  for (const person of [owner, other]) await as(person)(FavoriteResource.create, { pin_id: b.id })
  await as(owner)(FavoriteResource.create, { pin_id: a.id })
  await world.actOnFacts()
  const day = { day: '2026-01-01', impressions: 5, closeups: 2 }
  await world.house.db
    .insertInto('pin_days')
    .values([a, b].map(({ id }) => ({ ...day, pin_id: id })))
    .execute()
  const before = await everything()
  const merge = await as(owner)(DuplicatesResource.create, { pin_ids: [a.id, b.id] })
  expect((await feed(board.id)).map((pin) => pin.id)).toEqual([a.id])
  const now = await as(owner)(PinResource.get, { id: a.id })
  expect(now).toMatchObject({ title: 'Large', link: 'https://kept.example/x', favorite_user_count: 2 })
  expect(now.note).toBe('first note\nsecond note')
  const days = await world.house.db.selectFrom('pin_days').selectAll().where('pin_id', '=', a.id).execute()
  expect(days).toMatchObject([{ impressions: 10, closeups: 4 }])
  expect((await as(owner)(BoardResource.get, { board_id: board.id })).pin_count).toBe(1)
  expect((await as(other)(PinResource.get, { id: b.id })).id).toBe(a.id)
  expect((await as(owner)(TrashResource.get, {})).items).toEqual([])
  expect((await as(owner)(MergesResource.get, {})).items.map(({ id }) => id)).toEqual([merge.id])
  await as(owner)(MergesResource.delete, { id: merge.id })
  await world.actOnFacts()
  const after = await everything()
  expect(after).toEqual(before)
  await expect(as(owner)(MergesResource.delete, { id: merge.id })).rejects.toMatchObject({ kind: 'not_found' })
})

test('words written after a merge stay when it is undone', async () => {
  const board = await aBoard('Words')
  const [a, b] = [await aPin(300, { board_id: board.id }), await aPin(120, { board_id: board.id, title: 'Old' })]
  const merge = await as(owner)(DuplicatesResource.create, { pin_ids: [a.id, b.id] })
  await as(owner)(PinResource.update, { id: a.id, title: 'New' })
  const late = await comment(await aggregateOf(a.id), a.id, other, 'late')
  await as(owner)(MergesResource.delete, { id: merge.id })
  const titles = [await as(owner)(PinResource.get, { id: a.id }), await as(owner)(PinResource.get, { id: b.id })]
  expect(titles.map(({ title, comment_count }) => [title, comment_count])).toEqual([
    ['New', 1],
    ['Old', 0],
  ])
  expect(late).toBeTruthy()
})

test('of what someone else began only one’s own pin moves; its comments and its other saves stay there', async () => {
  const [mine, theirs] = [await aPin(120), await aPin(300, {}, other)]
  const third = await world.person()
  const saved = await as(owner)(RepinResource.create, { pin_id: theirs.id })
  await as(third)(RepinResource.create, { pin_id: theirs.id })
  await comment(await aggregateOf(theirs.id), theirs.id, third, 'theirs')
  const [group] = await groups()
  expect([group?.keep_id, group?.may_keep]).toEqual([mine.id, [mine.id]])
  const wish = { pin_ids: [mine.id, saved.id] }
  await expect(as(owner)(DuplicatesResource.create, { ...wish, keep_id: saved.id })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  const before = await everything()
  const merge = await as(owner)(DuplicatesResource.create, wish)
  expect(await as(other)(PinResource.get, { id: theirs.id })).toMatchObject({ repin_count: 1, comment_count: 1 })
  expect((await as(owner)(PinResource.get, { id: saved.id })).id).toBe(mine.id)
  await as(owner)(MergesResource.delete, { id: merge.id })
  expect(await everything()).toEqual(before)
})

test('what is not one’s own, not alike or not there is refused and nothing changes', async () => {
  const [mine, twin, stranger] = [await aPin(120), await aPin(300), await aPin(240, {}, other)]
  const different = await aPin(240, {}, owner, 5000 + seed)
  const before = await everything()
  const merge = (pin_ids: unknown[], more = {}) => as(owner)(DuplicatesResource.create, { pin_ids, ...more } as never)
  await expect(merge([mine.id, stranger.id])).rejects.toMatchObject({ kind: 'no_pin' })
  await expect(merge([mine.id, different.id])).rejects.toMatchObject({ kind: 'bad_input', field: 'pin_ids' })
  await expect(merge([mine.id])).rejects.toMatchObject({ kind: 'bad_input', field: 'pin_ids' })
  await expect(merge([mine.id, mine.id])).rejects.toMatchObject({ kind: 'conflict' })
  await expect(merge([mine.id, twin.id], { keep_id: different.id })).rejects.toMatchObject({ field: 'keep_id' })
  expect(await everything()).toEqual(before)
  const done = await merge([mine.id, twin.id], { keep_id: mine.id })
  expect(done.pin_id).toBe(mine.id)
  await expect(as(other)(MergesResource.delete, { id: done.id })).rejects.toMatchObject({ kind: 'not_found' })
})

test('a later merge is undone first; after thirty days a merge is final and its picture goes', async () => {
  const [a, b, c] = [await aPin(120), await aPin(200), await aPin(300)]
  const first = await as(owner)(DuplicatesResource.create, { pin_ids: [a.id, b.id] })
  const second = await as(owner)(DuplicatesResource.create, { pin_ids: [b.id, c.id] })
  await expect(as(owner)(MergesResource.delete, { id: first.id })).rejects.toMatchObject({ kind: 'conflict' })
  await as(owner)(MergesResource.delete, { id: second.id })
  await as(owner)(MergesResource.delete, { id: first.id })
  expect((await groups())[0]?.pins).toHaveLength(3)
  await as(owner)(DuplicatesResource.create, { pin_ids: [a.id, b.id, c.id] })
  await world.actOnFacts()
  world.pass(31 * DAY)
  await sweepTrash(world.house)
  await sweepMerges(world.house)
  await sweepPictures(world.house)
  expect((await as(owner)(MergesResource.get, {})).items).toEqual([])
  const kept = await as(null)(PinResource.get, { id: a.id })
  expect([kept.id, kept.image_signature]).toEqual([c.id, c.image_signature])
  const images = await world.house.db.selectFrom('images').select('signature').execute()
  const signatures = images.map(({ signature }) => signature)
  expect([a, b, c].map(({ image_signature }) => signatures.includes(image_signature ?? ''))).toEqual([
    false,
    false,
    true,
  ])
})
