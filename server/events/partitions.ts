import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'

/** Makes the partitions of this month and the next; what falls outside goes to the rest, so that nothing is refused. */
export async function makeEventPartitions(house: Pick<House, 'db' | 'clock'>): Promise<void> {
  const now = house.clock()
  for (const ahead of [0, 1]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7)
    const name = `events_${month.replace('-', '_')}`
    await inPartitions(booksOf(house), (trx) => makePartition(trx, name))
  }
}

async function makePartition(trx: Db, name: string): Promise<void> {
  const { rows } = await sql`SELECT to_regclass(${name}) AS known`.execute(trx)
  const month = monthOf(name)
  if (!month || (rows[0] as { known: string | null }).known) return
  const [from, to] = [month.from, month.to].map((date) => sql.lit(date.toISOString()))
  await sql`CREATE TABLE ${sql.table(name)} (LIKE events INCLUDING ALL)`.execute(trx)
  // What came before its month had a partition moves into it.
  await sql`WITH early AS (DELETE FROM events_rest WHERE at >= ${from} AND at < ${to} RETURNING *)
    INSERT INTO ${sql.table(name)} SELECT * FROM early`.execute(trx)
  await sql`ALTER TABLE events ATTACH PARTITION ${sql.table(name)} FOR VALUES FROM (${from}) TO (${to})`.execute(trx)
  await sql`COMMENT ON TABLE ${sql.table(name)} IS 'spread by actor_key'`.execute(trx)
}

/** The month of a partition by its name; the rest has none. */
export function monthOf(name: string): { from: Date; to: Date } | null {
  const [, year, month] = /^events_(\d{4})_(\d\d)$/.exec(name) ?? []
  if (!year || !month) return null
  return { from: new Date(Date.UTC(+year, +month - 1, 1)), to: new Date(Date.UTC(+year, +month, 1)) }
}

/** One at a time makes or drops partitions. Who can't have the table soon tries again the next day: writers must not wait for long. */
export function inPartitions(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = '5s'`.execute(trx)
    await sql`SELECT pg_advisory_xact_lock(hashtext('event_partitions'))`.execute(trx)
    await work(trx)
  })
}
