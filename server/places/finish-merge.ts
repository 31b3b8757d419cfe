import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { addToCount, writeCounts } from '../counts.ts'
import { loadBoardRows } from '../records/load-boards.ts'
import { eraseBoard } from './erase-board.ts'
import { lockPins } from './list-rows.ts'
import { movePins } from './move-pin.ts'

type Merge = { from_board_id: Id | null; board_id: Id | null; sections: unknown }

/** Finishes a board merge after all pins have moved: its followers follow the other board, and the board is erased. */
export async function finishBoardMerge(ctx: Context, { from_board_id, board_id, sections }: Merge): Promise<void> {
  const boards = await loadBoardRows(ctx, [from_board_id, board_id])
  const from = from_board_id && boards.get(from_board_id)
  const into = board_id && boards.get(board_id)
  if (!from || !into) return
  const late = await ctx.db.selectFrom('board_pins').select('pin_id').where('board_id', '=', from.id).execute()
  const pins = await lockPins(
    ctx,
    late.map((row) => row.pin_id),
  )
  const map = sections as Record<Id, Id>
  await movePins(
    ctx,
    pins.map((pin) => ({ pin, board: into, section: (pin.section_id && map[pin.section_id]) || null })),
  )
  await writeCounts(ctx)
  const { numAffectedRows } = await sql`
    INSERT INTO followers (target_id, kind, follower_id, created_at)
    SELECT ${into.id}::bigint, kind, follower_id, created_at FROM followers WHERE target_id = ${from.id} AND kind = 'board'
    ON CONFLICT DO NOTHING`.execute(ctx.db)
  await sql`
    INSERT INTO follows (follower_id, kind, target_id, created_at)
    SELECT follower_id, kind, target_id, created_at FROM followers WHERE target_id = ${into.id} AND kind = 'board'
    ON CONFLICT DO NOTHING`.execute(ctx.db)
  addToCount(ctx, 'board.followers', into.id, Number(numAffectedRows ?? 0))
  await eraseBoard(ctx, from)
  ctx.emit('board.merged', { board_id: from.id, into_id: into.id })
  ctx.emit('board.changed', { board_id: into.id })
}
