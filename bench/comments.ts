import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { booksOf } from '#server/db/reader.ts'
import type { House } from '#server/house.ts'
import { perSecond, share } from './load.ts'
import { openPins, somePeople } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const FEW = 10
const MANY = 10_000

/** A closeup with 10,000 comments on its thing against one with ten; each request is rendered. */
export async function comments({ house, address }: Surroundings): Promise<Row[]> {
  const [few, many] = await openPins(house, 2)
  if (!few || !many) throw new Error('There are no open pins.')
  await writeComments(house, few, FEW)
  await writeComments(house, many, MANY)
  await house.pool.query('ANALYZE comments')
  let asked = 0
  const opening = (pin: Id) => () =>
    perSecond({
      url: address,
      headers: { accept: 'text/html' },
      requests: [{ setupRequest: (request) => ({ ...request, path: `/pin/${pin}/?fresh=${asked++}` }) }],
    })
  const reached = await share(opening(many), opening(few))
  return [{ what: 'closeup with 10,000 comments', value: 1 / reached, unit: 'of one with ten', most: 1.5 }]
}

async function writeComments(house: House, pin: Id, count: number): Promise<void> {
  const db = booksOf(house)
  const { aggregate_id } = await db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', pin)
    .executeTakeFirstOrThrow()
  const people = await somePeople(house, 20)
  await db.deleteFrom('comments').where('aggregate_id', '=', aggregate_id).execute()
  await db.deleteFrom('comment_likes').where('aggregate_id', '=', aggregate_id).execute()
  await sql`INSERT INTO comments (aggregate_id, id, pin_id, user_id, text, created_at)
    SELECT ${aggregate_id}, ${house.newId()}::bigint + n, ${pin}, (${people.map((one) => one.id)}::bigint[])[1 + n % 20],
      'Comment number ' || n, now() - n * interval '1 minute' FROM generate_series(1, ${count}::int) n`.execute(db)
  await db.updateTable('aggregates').set({ comment_count: count }).where('id', '=', aggregate_id).execute()
}
