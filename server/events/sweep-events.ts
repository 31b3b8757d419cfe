import { sql } from 'kysely'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { parsePartitionMonth, withPartitionLock } from './partitions.ts'

const DAY = 24 * 3600_000

/**
 * Deletes events that are older than the setting allows: whole months with their partition, the rest row by row. Daily
 * counts stay.
 */
export async function sweepEvents(house: Pick<House, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { clock, settings } = house
  const before = new Date(clock().getTime() - settings.eventDays * DAY)
  await withPartitionLock(maintenanceDb(house), async (trx) => {
    const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
      WHERE oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'events'::regclass)`.execute(trx)
    const old = rows.filter(({ name }) => (parsePartitionMonth(name)?.to ?? clock()) <= before)
    for (const { name } of old) await sql`DROP TABLE ${sql.table(name)}`.execute(trx)
  })
  await maintenanceDb(house).deleteFrom('events').where('at', '<', before).execute()
}
