import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { maintenanceDb, type ReadOnlyDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { makeSaveMatrix, type SaveMatrix } from '../recommend/save-matrix.ts'
import type { TopNeighbors } from '../recommend/top-neighbors.ts'
import { trainInChildProcess } from '../recommend/train.ts'
import { writeNeighbors } from './neighbors.ts'
import { firstNewAccountId } from './supporter-count.ts'

const MOST_SAVED = 20_000
const BATCH = 500
/** Minimum number of aggregates for training; with fewer, co-saves are as good. */
const FEWEST = 50

/** Retrains the neighbors of the most saved aggregates; until that is done, the former ones stay in use. */
export async function trainNeighbors(house: Pick<House, 'db' | 'clock' | 'stopping'>): Promise<number> {
  const now = house.clock()
  const { ids, saves } = await loadTrainingSaves(house.db, now)
  if (ids.length < FEWEST) return 0
  await storeRows(house, ids, await trainInChildProcess(saves, house.stopping), now)
  return ids.length
}

/**
 * Loads the most saved aggregates and the lists that contain them: one list per board, and one per person for pins on
 * no board. New accounts are left out.
 */
export async function loadTrainingSaves(db: ReadOnlyDb, now: Date): Promise<{ ids: Id[]; saves: SaveMatrix }> {
  const things = await sql<{ id: Id }>`SELECT id FROM aggregates WHERE state = 'live' AND image_signature IS NOT NULL
    ORDER BY saves DESC, id DESC LIMIT ${MOST_SAVED}`.execute(db)
  const ids = things.rows.map((row) => row.id)
  const numbers = new Map(ids.map((id, at) => [id, at]))
  const lists = new Map<Id, number[]>()
  for (let from = 0; from < ids.length; from += BATCH) {
    const { rows } = await sql<{ aggregate_id: Id; list: Id }>`
      SELECT aggregate_id, coalesce(board_id, user_id) AS list FROM aggregate_pins
      WHERE aggregate_id = ANY(${ids.slice(from, from + BATCH)}::bigint[]) AND audience = 0
        AND user_id < ${firstNewAccountId(now)}::bigint`.execute(db)
    for (const { aggregate_id, list } of rows) {
      const known = lists.get(list) ?? []
      known.push(numbers.get(aggregate_id) as number)
      lists.set(list, known)
    }
  }
  return { ids, saves: makeSaveMatrix([...lists.values()], ids.length) }
}

/**
 * Stores the neighbors, with all weights divided by the same number, so that they compare with weights of co-saves and
 * similarity.
 */
async function storeRows(
  house: Pick<House, 'db' | 'stopping'>,
  ids: Id[],
  rows: TopNeighbors,
  at: Date,
): Promise<void> {
  const tops = ids.map((_, item) => rows.weights[item * rows.count] ?? 0).filter((weight) => weight > 0)
  const size = tops.reduce((sum, weight) => sum + weight, 0) / Math.max(1, tops.length) || 1
  for (const [item, id] of ids.entries()) {
    if (house.stopping.aborted) return
    const things = [...rows.things.subarray(item * rows.count, (item + 1) * rows.count)]
      .map((other, place) => ({ other, weight: (rows.weights[item * rows.count + place] ?? 0) / size }))
      .flatMap(({ other, weight }) => (other >= 0 ? [{ aggregate: ids[other] as Id, weight }] : []))
    if (things.length) await writeNeighbors(maintenanceDb(house), id, { things, trainedAt: at })
  }
}
