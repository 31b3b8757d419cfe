import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { refreshBoardCovers } from '../places/refresh-board-covers.ts'

/**
 * Marks an aggregate as sensitive or not. A model's score never changes a decision of staff. Covers don't show
 * sensitive pictures.
 */
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
  await refreshBoardCovers(ctx, aggregateId)
}
