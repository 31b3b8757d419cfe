import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { StaffTodayResource, TodayFeedResource, TodayResource } from '#domain/resources/today.ts'
import type { Person } from '../context.ts'
import { indexEverything } from '../search/index-everything.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { updateToday } from './update-today.ts'

let world: TestHouse
let staff: Person
beforeAll(async () => {
  world = await openTestHouse()
  staff = await world.person({ is_staff: true })
})
afterAll(() => world.end())
const as: TestHouse['as'] = (...who) => world.as(...who)
/** Creates public pins, each by a different person. */
async function pins(...titles: string[]): Promise<Id[]> {
  const made: Id[] = []
  for (const title of titles)
    made.push((await as(await world.person())(PinResource.create, { title, image_base64: await makeTestPicture() })).id)
  await world.actOnFacts()
  await indexEverything(world.house)
  return made
}

test('today.9 each choice keeps who made it and when, until it is made anew', async () => {
  const other = await world.person({ is_staff: true })
  const [stays, moves, taken] = (await pins('Stays', 'Moves', 'Taken')) as [Id, Id, Id]
  const put = (who: Person, pin: Id, more: object) =>
    as(who)(StaffTodayResource.create, { part: 'popular', pin, ...more })
  const stored = async () => {
    const rows = await world.house.db
      .selectFrom('today_choices')
      .select(['pin_id', 'chosen_by', 'chosen_at', 'position', 'is_out'])
      .where('pin_id', 'in', [stays, moves, taken])
      .execute()
    return new Map(rows.map(({ pin_id, ...row }) => [pin_id, row]))
  }
  const then = world.house.clock()
  await put(staff, stays, { position: 1 })
  await put(staff, moves, { position: 2 })
  await put(staff, taken, { position: 3 })
  await world.actOnFacts()
  const before = await stored()
  for (const row of before.values()) {
    expect(row.chosen_by).toBe(staff.id)
    expect(row.chosen_at.getTime() - then.getTime()).toBeGreaterThanOrEqual(0)
    expect(row.chosen_at.getTime() - then.getTime()).toBeLessThan(60_000)
  }
  world.pass(3600_000)
  await put(other, moves, { position: 0 })
  await put(other, taken, { is_out: true })
  await world.actOnFacts()
  const after = await stored()
  expect(after.get(stays)).toEqual(before.get(stays))
  for (const id of [moves, taken]) {
    const [first, second] = [before.get(id)?.chosen_at.getTime() ?? 0, after.get(id)?.chosen_at.getTime() ?? 0]
    expect(after.get(id)).toMatchObject({ chosen_by: other.id, is_out: id === taken, position: 0 })
    expect(second - first).toBeGreaterThanOrEqual(3600_000)
  }
  const told = (await as(staff)(StaffTodayResource.get, {})).items
  expect(told.find(({ pin_id }) => pin_id === stays)).toMatchObject({
    chosen_by: staff.username,
    chosen_at: before.get(stays)?.chosen_at.toISOString(),
  })
  expect(told.find(({ pin_id }) => pin_id === moves)).toMatchObject({ chosen_by: other.username })
})

test('today.9 a choice that is undone leaves its thing to the numbers again', async () => {
  const savers = [await world.person(), await world.person()]
  const [unsaved, saved] = (await pins('Unsaved', 'Saved')) as [Id, Id]
  for (const saver of savers) await as(saver)(RepinResource.create, { pin_id: saved })
  const best = async () => {
    await world.actOnFacts()
    const ids = (await as(null)(TodayFeedResource.get, { part: 'best' })).items.map(({ id }) => id)
    return { isPut: ids.includes(unsaved), isSaved: ids.includes(saved) }
  }
  await as(staff)(StaffTodayResource.create, { part: 'best', pin: unsaved })
  expect(await best()).toEqual({ isPut: true, isSaved: true })
  await as(staff)(StaffTodayResource.create, { part: 'best', pin: saved, is_out: true })
  expect(await best()).toEqual({ isPut: true, isSaved: false })
  await as(staff)(StaffTodayResource.delete, { part: 'best', pin_id: saved })
  expect(await best()).toEqual({ isPut: true, isSaved: true })
  // Another part has nothing to undo.
  await as(staff)(StaffTodayResource.delete, { part: 'popular', pin_id: unsaved })
  expect(await best()).toEqual({ isPut: true, isSaved: true })
  await as(staff)(StaffTodayResource.delete, { part: 'best', pin_id: unsaved })
  expect(await best()).toEqual({ isPut: false, isSaved: true })
  const chosen = (await as(staff)(StaffTodayResource.get, {})).items.map(({ pin_id }) => pin_id)
  expect(chosen.filter((id) => id === saved || id === unsaved)).toEqual([])
  await expect(
    as(savers[0] as Person)(StaffTodayResource.delete, { part: 'best', pin_id: saved }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
})

test('today.9 what staff took out of a part is gone from the last lively day that the part shows, too', async () => {
  const liked = (await pins('Liked a', 'Liked b')) as [Id, Id]
  for (let at = 0; at < 5; at++) {
    const saver = await world.person()
    for (const pin_id of liked) await as(saver)(RepinResource.create, { pin_id })
  }
  for (const pin of liked) await as(staff)(StaffTodayResource.create, { part: 'best', pin, is_out: true })
  await world.actOnFacts()
  await updateToday(world.house)
  world.pass(2 * 24 * 3600_000)
  await updateToday(world.house)
  const trending = async () => {
    const { parts, earlier } = await as(null)(TodayResource.get, {})
    expect(earlier.trending).toBeDefined()
    return parts.trending.map(({ id }) => id)
  }
  expect(await trending()).toEqual(expect.arrayContaining(liked))
  await as(staff)(StaffTodayResource.create, { part: 'trending', pin: liked[0], is_out: true })
  await world.actOnFacts()
  expect(await trending()).toContain(liked[1])
  expect(await trending()).not.toContain(liked[0])
})

test('today.9 of two who make the day at once, the later one wins whole', async () => {
  const { db } = world.house
  const [early, late, later] = (await pins('Early', 'Late', 'Later')) as [Id, Id, Id]
  const put = (pin: Id, position: number) => as(staff)(StaffTodayResource.create, { part: 'trending', pin, position })
  const rows = async () =>
    (await sql`SELECT place, part, rank, pin_id FROM today_pins ORDER BY 1, 2, 3`.execute(db)).rows
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db)
    return rows[0]?.count
  }
  // The trigger waits until both writers have begun.
  await sql`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(1, 2); RETURN NULL; END'`.execute(db)
  await sql`CREATE TRIGGER waits BEFORE INSERT ON today_pins EXECUTE FUNCTION wait_here()`.execute(db)
  onTestFinished(async () => {
    await sql`DROP TRIGGER waits ON today_pins`.execute(db)
    await sql`DROP FUNCTION wait_here()`.execute(db)
  })
  await put(early, 0)
  const gate = await world.house.pool.connect()
  onTestFinished(() => gate.release())
  await gate.query('SELECT pg_advisory_lock(1, 2)')
  const first = updateToday(world.house)
  await expect.poll(waiting).toBe(1)
  await as(staff)(StaffTodayResource.delete, { part: 'trending', pin_id: early })
  await put(late, 0)
  await put(later, 1)
  const second = updateToday(world.house)
  await expect.poll(waiting).toBe(2)
  await gate.query('SELECT pg_advisory_unlock(1, 2)')
  await Promise.all([first, second])
  const made = await rows()
  expect((await as(null)(TodayResource.get, {})).parts.trending.slice(0, 2).map(({ id }) => id)).toEqual([late, later])
  await updateToday(world.house)
  expect(made).toEqual(await rows())
})
