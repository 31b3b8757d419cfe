import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'

/**
 * Creates the partitions of this month and the next; rows outside go to the default partition, so that none is
 * refused.
 */
export async function makeEventPartitions(house: Pick<House, 'db' | 'clock'>): Promise<void> {
  const now = house.clock()
  for (const ahead of [0, 1]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7)
    const name = `events_${month.replace('-', '_')}`
    await withPartitionLock(maintenanceDb(house), (trx) => makePartition(trx, name))
  }
}

async function makePartition(trx: Db, name: string): Promise<void> {
  const { rows } = await sql`SELECT to_regclass(${name}) AS known`.execute(trx)
  const month = parsePartitionMonth(name)
  if (!month || (rows[0] as { known: string | null }).known) return
  const [from, to] = [month.from, month.to].map((date) => sql.lit(date.toISOString()))
  await sql`CREATE TABLE ${sql.table(name)} (LIKE events INCLUDING ALL)`.execute(trx)
  // Rows that arrived before their month had a partition move into it.
  await sql`WITH early AS (DELETE FROM events_rest WHERE at >= ${from} AND at < ${to} RETURNING *)
    INSERT INTO ${sql.table(name)} SELECT * FROM early`.execute(trx)
  await sql`ALTER TABLE events ATTACH PARTITION ${sql.table(name)} FOR VALUES FROM (${from}) TO (${to})`.execute(trx)
  await sql`COMMENT ON TABLE ${sql.table(name)} IS 'spread by actor_key'`.execute(trx)
}

/** The month in a partition's name; null for the default partition. */
export function parsePartitionMonth(name: string): { from: Date; to: Date } | null {
  const [, year, month] = /^events_(\d{4})_(\d\d)$/.exec(name) ?? []
  if (!year || !month) return null
  return { from: new Date(Date.UTC(+year, +month - 1, 1)), to: new Date(Date.UTC(+year, +month, 1)) }
}

/**
 * Runs one change of partitions at a time. It gives up when the table stays locked, because writers must not wait for
 * long, and is tried again the next day.
 */
export function withPartitionLock(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = '5s'`.execute(trx)
    await sql`SELECT pg_advisory_xact_lock(hashtext('event_partitions'))`.execute(trx)
    await work(trx)
  })
}
