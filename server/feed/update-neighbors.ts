import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { refreshNeighbors } from './neighbors.ts'
import { trainNeighbors } from './train-neighbors.ts'

const BATCH = 100
const A_RUN = 45_000

/** Updates due neighbors until the time of a run is over; trains the recommender first if it never was. */
export async function updateNeighbors(house: House): Promise<number> {
  const until = Date.now() + A_RUN
  const trained = await sql`SELECT 1 FROM neighbors WHERE trained_at IS NOT NULL LIMIT 1`.execute(house.db)
  if (!trained.rows.length) await trainNeighbors(house)
  for (let found = 0; ; ) {
    const { rows } = await sql<{ aggregate_id: Id }>`SELECT aggregate_id FROM neighbors WHERE due_at <= ${house.clock()}
      ORDER BY due_at LIMIT ${BATCH}`.execute(house.db)
    for (const { aggregate_id } of rows) {
      if (house.stopping.aborted || Date.now() > until) return found
      await inUnitOfWork(house, 'house', (ctx) => refreshNeighbors(ctx, aggregate_id))
      found++
    }
    if (rows.length < BATCH) return found
  }
}
