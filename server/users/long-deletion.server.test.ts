import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { DeactivateAccountResource } from '#domain/resources/session.ts'
import type { Person } from '../context.ts'
import { actOnFact } from '../jobs/act-on-fact.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { deleteDueAccounts } from './account-deletion.ts'
import { ROWS_PER_TRANSACTION } from './erase-rows.ts'

const PASSWORD = 'violet bower'
const DAY = 24 * 60 * 60 * 1000
const MANY = 2 * ROWS_PER_TRANSACTION + 10

let world: TestHouse
let her: Person
let other: Person
beforeAll(async () => {
  world = await openTestHouse()
  her = await world.person({ username: 'busy', password: PASSWORD })
  other = await world.person({ username: 'other' })
})
afterAll(() => world.end())

/** For each table, its columns, the values of the nth row, and the condition for the person's rows. */
const GROWN = {
  events: [
    'actor_key, at, id, type',
    "'u' || who, now() - n % 3 * interval '40 days', n::text, 1",
    "actor_key = 'u' || who",
  ],
  home_shown: ['user_id, visit, place, pin_id, aggregate_id, reason, person', 'who, 1, n, n, n, 1, 1', 'user_id = who'],
  looked_at: ['user_id, aggregate_id, pin_id, at', 'who, n, n, now()', 'user_id = who'],
  marks: ['user_id, kind, target_id', "n, 'hide', who", 'target_id = who'],
  catalogue_items: ['catalogue_id, item_key, said_hash, run', "who, n, '', 1", 'catalogue_id = who'],
  bulk_pins: ['job_id, at, pin_id, pinner_id', 'who, n, n, who', 'job_id = who'],
} as const

const saying = (text: string, { id }: Person) => sql.raw(text.replaceAll('who', `(${id})::bigint`))

async function grow(who: Person): Promise<void> {
  const { db } = world.house
  await sql`INSERT INTO catalogues (id, user_id, name, format, created_at)
    VALUES (${who.id}, ${who.id}, 'list', 'csv', now())`.execute(db)
  await sql`INSERT INTO bulk_jobs (id, user_id, viewer_id, kind, total)
    VALUES (${who.id}, ${who.id}, ${who.id}, 'move', ${MANY})`.execute(db)
  for (const [table, [columns, one]] of Object.entries(GROWN))
    await sql`INSERT INTO ${sql.table(table)} (${sql.raw(columns)})
      SELECT ${saying(one, who)} FROM generate_series(1, ${sql.lit(MANY)}) n`.execute(db)
}

async function left(who: Person): Promise<number[]> {
  const counts = Object.entries(GROWN).map(async ([table, [, , isOf]]) => {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}
      WHERE ${saying(isOf, who)}`.execute(world.house.db)
    return rows[0]?.n ?? 0
  })
  return Promise.all(counts)
}

const all = Object.keys(GROWN).map(() => MANY)
const none = all.map(() => 0)

test('what grew with use goes in steps with the account, and after a kill the rest of it; of others nothing goes', async () => {
  for (const who of [her, other]) await grow(who)
  await world.as(her)(DeactivateAccountResource.create, { delete_account: true, password: PASSWORD })
  world.pass(14 * DAY + 1000)
  expect(await deleteDueAccounts(world.house)).toBe(1)
  expect(await left(her)).toEqual(all)
  const { id } = await world.house.db
    .selectFrom('facts')
    .select('id')
    .where('name', '=', 'account.deleted')
    .executeTakeFirstOrThrow()
  // A process that is stopping ends after each step.
  const stopping = AbortSignal.abort()
  const act = () =>
    actOnFact({ ...world.house, stopping }, id as Id, 'rewrites').then(
      () => true,
      () => false,
    )
  for (let before = all, isDone = false; !isDone; ) {
    isDone = await act()
    const now = await left(her)
    // The events table is partitioned, and the same ctid occurs in every partition.
    const most = Object.keys(GROWN).map((table) => (table === 'events' ? MANY - 1 : ROWS_PER_TRANSACTION))
    for (const [at, gone] of before.map((rows, at) => rows - (now[at] ?? 0)).entries())
      expect(gone, Object.keys(GROWN)[at]).toBeLessThanOrEqual(most[at] ?? 0)
    if (isDone) expect(now).toEqual(none)
    before = now
  }
  expect(await left(other)).toEqual(all)
  for (const table of ['catalogues', 'bulk_jobs'] as const)
    expect(await world.house.db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: other.id }])
})
