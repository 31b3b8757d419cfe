import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'

const BATCH = 1000

/** Deletes exposures that are older than the events they are measured by. */
export async function sweepExposures(house: Pick<House, 'db'>, before: Date): Promise<void> {
  for (;;) {
    const old = await house.db
      .selectFrom('experiment_exposures')
      .select('actor_key')
      .where('exposed_at', '<', before)
      .limit(BATCH)
      .execute()
    if (!old.length) return
    const keys = [...new Set(old.map(({ actor_key }) => actor_key))]
    await maintenanceDb(house)
      .deleteFrom('experiment_exposures')
      .where('actor_key', 'in', keys)
      .where('exposed_at', '<', before)
      .execute()
  }
}
