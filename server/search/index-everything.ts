import { maintenanceDb } from '../db/read-only-db.ts'
import { type IndexingContext, indexAllAggregates } from '../meaning/index-aggregates.ts'
import { indexAllNames } from './index-names.ts'
import { indexAllOwnPins } from './index-own-pins.ts'
import { recountSearchTerms } from './index-terms.ts'
import { refreshScoreTiers } from './score-tiers.ts'

/**
 * Rebuilds all search indexes in small steps that don't block others: after the demo world was filled, and after an
 * upgrade.
 */
export async function indexEverything(house: IndexingContext): Promise<void> {
  await indexAllAggregates(house)
  await indexAllNames(maintenanceDb(house))
  await indexAllOwnPins(maintenanceDb(house))
  await recountSearchTerms(house)
  await refreshScoreTiers(house)
}
