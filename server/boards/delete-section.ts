import { sql } from 'kysely'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { lockPins } from '../places/list-rows.ts'

/** Deletes a section; its Pins stay on the board. The newest leave it with the request, the others in later steps. */
export async function deleteSection(ctx: Context, board_id: Id, section_id: Id): Promise<void> {
  await ctx.db.deleteFrom('sections').where('board_id', '=', board_id).where('id', '=', section_id).execute()
  addToCount(ctx, 'board.sections', board_id, -1)
  if (await clearSectionBatch(ctx, board_id, section_id)) ctx.emit('section.deleted', { board_id, section_id })
  ctx.emit('board.changed', { board_id })
}

/** Takes the newest Pins out of a deleted section. Returns whether more may be left. */
export async function clearSectionBatch(ctx: Context, boardId: Id, sectionId: Id): Promise<boolean> {
  const listed = await ctx.db
    .selectFrom('board_pins')
    .select('pin_id')
    .where('board_id', '=', boardId)
    .where('section_id', '=', sectionId)
    .orderBy('saved_at', 'desc')
    .orderBy('pin_id', 'desc')
    .limit(BULK_BATCH_SIZE)
    .execute()
  const pins = await lockPins(
    ctx,
    listed.map(({ pin_id }) => pin_id),
  )
  // A pin that was moved between the two reads keeps its new place.
  const ids = pins.filter((pin) => pin.section_id === sectionId).map(({ id }) => id)
  await sql`UPDATE pins SET section_id = NULL WHERE id = ANY(${ids}::bigint[])`.execute(ctx.db)
  await sql`UPDATE board_pins SET section_id = NULL
    WHERE board_id = ${boardId} AND section_id = ${sectionId} AND pin_id = ANY(${ids}::bigint[])`.execute(ctx.db)
  await sql`UPDATE user_pins SET section_id = NULL WHERE pin_id = ANY(${ids}::bigint[])
    AND user_id = ANY(${[...new Set(pins.map((pin) => pin.pinner_id))]}::bigint[])`.execute(ctx.db)
  return listed.length === BULK_BATCH_SIZE
}
