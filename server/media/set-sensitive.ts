import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { updateCovers } from '../places/place-pin.ts'

const BOARDS = 50

/** Marks a thing as sensitive or not. What staff said is not changed by a score. Covers show no sensitive picture. */
export async function setSensitive(
  ctx: Context,
  aggregateId: Id,
  isSensitive: boolean,
  by: 'model' | 'staff',
): Promise<void> {
  let change = ctx.db
    .updateTable('aggregates')
    .set({ is_sensitive: isSensitive, sensitive_by: by })
    .where('id', '=', aggregateId)
    .where('is_sensitive', '=', !isSensitive)
  if (by === 'model')
    change = change.where((row) => row.or([row('sensitive_by', 'is', null), row('sensitive_by', '=', 'model')]))
  const changed = await change.returning('id').executeTakeFirst()
  if (!changed) return
  const boards = await ctx.db
    .selectFrom('aggregate_pins')
    .select('board_id')
    .where('aggregate_id', '=', aggregateId)
    .where('board_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(BOARDS)
    .execute()
  await updateCovers(
    ctx,
    boards.flatMap((row) => row.board_id ?? []),
  )
}
