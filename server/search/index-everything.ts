import { booksOf } from '../db/reader.ts'
import { type Indexing, indexAllAggregates } from '../meaning/index-aggregates.ts'
import { updateHeights } from './heights.ts'
import { indexAllNames } from './index-names.ts'
import { indexAllOwnPins } from './index-own.ts'
import { countTerms } from './index-terms.ts'

/** Everything as it is now, in small steps that keep nobody waiting: after the demo world was filled, and after an upgrade. */
export async function indexEverything(house: Indexing): Promise<void> {
  await indexAllAggregates(house)
  await indexAllNames(booksOf(house))
  await indexAllOwnPins(booksOf(house))
  await countTerms(house)
  await updateHeights(house)
}
