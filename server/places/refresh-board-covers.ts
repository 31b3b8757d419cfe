import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { updateBoardCovers } from './insert-pin.ts'

/** Number of boards whose covers are refreshed; an aggregate may be on very many, so the latest ones are chosen. */
const BOARDS = 100

/** Refreshes the covers of boards with this aggregate after its picture, or what is known of it, changed. */
export async function refreshBoardCovers(ctx: Context, aggregateId: Id): Promise<void> {
  const places = await ctx.db
    .selectFrom('aggregate_pins')
    .select('board_id')
    .where('aggregate_id', '=', aggregateId)
    .where('board_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(BOARDS)
    .execute()
  await updateBoardCovers(
    ctx,
    places.flatMap(({ board_id }) => board_id ?? []),
  )
}
