import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { eraseUnusedAggregate } from '../pins/erase-aggregate.ts'
import { type MergeRow, toMergeUndoData } from './merge-row.ts'

/** Number of merges finalized in one transaction. */
export const MERGES_PER_TRANSACTION = 50

/**
 * Finalizes a batch of merges: erases the merged aggregates, and pictures that nothing else uses. Returns whether more
 * may be left.
 */
export async function finalizeMergeBatch(ctx: Context, which: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<MergeRow>`DELETE FROM merges WHERE (user_id, id) IN (
    SELECT user_id, id FROM merges WHERE ${which} ORDER BY created_at, id LIMIT ${MERGES_PER_TRANSACTION} FOR UPDATE)
    RETURNING *`.execute(ctx.db)
  for (const { id } of rows.flatMap((merge) => toMergeUndoData(merge).things)) await eraseUnusedAggregate(ctx, id)
  return rows.length > 0
}
