import { sql } from 'kysely'
import { TRASH_DAYS } from '#domain/constants/limits.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { finishMerges } from './finish-merges.ts'
import type { MergeRow } from './merge-row.ts'

const BATCH = 100
const DAY = 24 * 3600_000

/** A merge that nobody took back in time is final: the things that became part of another go, with their pictures. */
export async function sweepMerges(house: House): Promise<void> {
  const before = new Date(house.clock().getTime() - TRASH_DAYS * DAY)
  for (let found = BATCH; found === BATCH; )
    found = await inUnitOfWork(house, 'house', async (ctx) => {
      const { rows } = await sql<MergeRow>`DELETE FROM merges WHERE (user_id, id) IN (
        SELECT user_id, id FROM merges WHERE created_at < ${before} ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING *`.execute(ctx.db)
      await finishMerges(ctx, rows)
      return rows.length
    })
}
