import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { eraseUnusedAggregate } from '../pins/erase-aggregate.ts'
import { type MergeRow, movedBy } from './merge-row.ts'

/** What became part of another is gone for good, with its picture when nothing else shows it. */
export async function finishMerges(ctx: Context, merges: MergeRow[]): Promise<void> {
  for (const { id, is_whole } of merges.flatMap((merge) => movedBy(merge).things)) {
    if (!(await eraseUnusedAggregate(ctx, id)) || !is_whole) continue
    await ctx.db.deleteFrom('reactions').where('aggregate_id', '=', id).execute()
  }
}

/** Whoever leaves takes nothing back any more. */
export async function finishMergesOf(ctx: Context, userId: Id): Promise<void> {
  await finishMerges(ctx, await ctx.db.deleteFrom('merges').where('user_id', '=', userId).returningAll().execute())
}
