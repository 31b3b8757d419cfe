import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { endPictureUse } from '../media/store-picture.ts'
import { toPictureSignatures, toVideoIds } from '../records/carousel-slide.ts'
import type { AggregateRow } from '../records/load-pins.ts'
import type { StoredRich } from '../records/show-kinds.ts'
import { listProductPictures } from '../records/show-products.ts'
import { endVideoUse } from '../video/video-use.ts'

/**
 * Erases an aggregate that has no pins left, neither in a list nor in anyone's trash. Returns whether it was erased.
 */
export async function eraseUnusedAggregate(ctx: Context, id: Id): Promise<boolean> {
  const { rows } = await sql<Pick<AggregateRow, 'image_signature' | 'media' | 'rich'>>`
    DELETE FROM aggregates a WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM aggregate_pins p WHERE p.aggregate_id = a.id)
      AND NOT EXISTS (SELECT 1 FROM pins p WHERE p.aggregate_id = a.id AND p.state IN ('trashed', 'removed'))
    RETURNING image_signature, media, rich`.execute(ctx.db)
  const [aggregate] = rows
  if (!aggregate) return false
  ctx.emit('aggregate.erased', { aggregate_id: id })
  const pictures = new Set([
    ...toPictureSignatures(aggregate),
    ...listProductPictures((aggregate.rich ?? {}) as StoredRich),
  ])
  for (const signature of pictures) await endPictureUse(ctx, signature, 'aggregate', id)
  for (const video of toVideoIds(aggregate)) await endVideoUse(ctx, video, id)
  return true
}

const REACTIONS_A_STEP = 500

/** Erases a batch of the reactions to an aggregate that has no pins left. Returns whether more may be left. */
export async function eraseReactionBatch({ db }: Context, aggregateId: Id): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM reactions WHERE aggregate_id = ${aggregateId} AND user_id IN (
    SELECT user_id FROM reactions WHERE aggregate_id = ${aggregateId} LIMIT ${REACTIONS_A_STEP})`.execute(db)
  return Number(numAffectedRows) === REACTIONS_A_STEP
}
