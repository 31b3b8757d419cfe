import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { saveTableWalkPosition } from '../db/save-table-walk-position.ts'
import type { House } from '../house.ts'
import { indexNextAggregates } from './index-aggregates.ts'

const WALK = 'pin-search'
const STEP = 200
const STEPS = 5

/**
 * Reindexes all aggregates slowly, a thousand per run, and begins again at the end. This catches indirect changes, such
 * as a board's privacy; direct changes are indexed immediately.
 */
export async function refreshIndexGradually(house: House): Promise<void> {
  const { stopping } = house
  const db = maintenanceDb(house)
  const kept = await db.selectFrom('walks').select('at').where('name', '=', WALK).executeTakeFirst()
  let at: Id | null = (kept?.at ?? '0') as Id
  for (let step = 0; step < STEPS && at && !stopping.aborted; step++) at = await indexNextAggregates(house, at, STEP)
  await saveTableWalkPosition(db, WALK, at)
}
