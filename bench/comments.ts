import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import type { House } from '#server/house.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { measureRequestsPerSecond, measureShareOfBaseline } from './load.ts'
import { loadFirstPeople, loadPublicPinIds } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const FEW = 10
const MANY = 10_000

/** Compares a closeup with 10,000 comments with one with ten; each request renders the page. */
export async function measureComments({ house, address }: BenchEnvironment): Promise<BenchRow[]> {
  const [few, many] = await loadPublicPinIds(house, 2)
  if (!few || !many) throw new Error('There are no open pins.')
  await writeComments(house, few, FEW)
  await writeComments(house, many, MANY)
  await house.pool.query('ANALYZE comments')
  let asked = 0
  const opening = (pin: Id) => () =>
    measureRequestsPerSecond({
      url: address,
      headers: { accept: 'text/html' },
      requests: [{ setupRequest: (request) => ({ ...request, path: `/pin/${pin}/?fresh=${asked++}` }) }],
    })
  const reached = await measureShareOfBaseline(opening(many), opening(few))
  return [{ what: 'closeup with 10,000 comments', value: 1 / reached, unit: 'of one with ten', most: 1.5 }]
}

async function writeComments(house: House, pin: Id, count: number): Promise<void> {
  const db = maintenanceDb(house)
  const { aggregate_id } = await db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', pin)
    .executeTakeFirstOrThrow()
  const people = await loadFirstPeople(house, 20)
  await db.deleteFrom('comments').where('aggregate_id', '=', aggregate_id).execute()
  await db.deleteFrom('comment_likes').where('aggregate_id', '=', aggregate_id).execute()
  await sql`INSERT INTO comments (aggregate_id, id, pin_id, user_id, text, created_at)
    SELECT ${aggregate_id}, ${house.newId()}::bigint + n, ${pin}, (${people.map((one) => one.id)}::bigint[])[1 + n % 20],
      'Comment number ' || n, now() - n * interval '1 minute' FROM generate_series(1, ${count}::int) n`.execute(db)
  await db.updateTable('aggregates').set({ comment_count: count }).where('id', '=', aggregate_id).execute()
}
