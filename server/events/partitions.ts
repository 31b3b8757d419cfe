import { sql } from 'kysely'
import type { House } from '../house.ts'

/** Makes the partitions of this month and the next; what falls outside goes to the rest, so that nothing is refused. */
export async function makeEventPartitions({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const ahead of [0, 1]) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    const name = `events_${from.toISOString().slice(0, 7).replace('-', '_')}`
    await db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('event_partitions'))`.execute(trx)
      const { rows } = await sql`SELECT to_regclass(${name}) AS known`.execute(trx)
      if ((rows[0] as { known: string | null }).known) return
      const between = [from, to].map((date) => sql.lit(date.toISOString()))
      await sql`CREATE TABLE ${sql.table(name)} (LIKE events INCLUDING ALL)`.execute(trx)
      // What came before its month had a partition moves into it.
      await sql`WITH early AS (DELETE FROM events_rest WHERE at >= ${between[0]} AND at < ${between[1]} RETURNING *)
        INSERT INTO ${sql.table(name)} SELECT * FROM early`.execute(trx)
      await sql`ALTER TABLE events ATTACH PARTITION ${sql.table(name)} FOR VALUES FROM (${between[0]}) TO (${between[1]})`.execute(
        trx,
      )
      await sql`COMMENT ON TABLE ${sql.table(name)} IS 'spread by actor_key'`.execute(trx)
    })
  }
}
