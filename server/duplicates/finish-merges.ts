import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { eraseUnusedAggregate } from '../pins/erase-aggregate.ts'
import { type MergeRow, movedBy } from './merge-row.ts'

/** So many merges become final in one transaction. */
export const MERGES_A_STEP = 50

/** What became part of another is gone for good, with its picture when nothing else shows it. Says whether more may be left. */
export async function finishSomeMerges(ctx: Context, which: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<MergeRow>`DELETE FROM merges WHERE (user_id, id) IN (
    SELECT user_id, id FROM merges WHERE ${which} ORDER BY created_at, id LIMIT ${MERGES_A_STEP} FOR UPDATE)
    RETURNING *`.execute(ctx.db)
  for (const { id } of rows.flatMap((merge) => movedBy(merge).things)) await eraseUnusedAggregate(ctx, id)
  return rows.length > 0
}
