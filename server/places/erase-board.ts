import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import type { BoardRow } from '../records/load-boards.ts'
import { changeBoardCounts } from './change-board-counts.ts'

/** Removes all followers of a board, or at most `most` of them. Returns how many. */
export async function removeBoardFollowers(ctx: Context, boardId: Id, most: number | null = null): Promise<number> {
  const { rows } = await sql<{ follower_id: Id }>`
    DELETE FROM followers WHERE target_id = ${boardId} AND kind = 'board' AND follower_id IN (
      SELECT follower_id FROM followers WHERE target_id = ${boardId} AND kind = 'board' LIMIT ${most})
    RETURNING follower_id`.execute(ctx.db)
  await sql`DELETE FROM follows WHERE kind = 'board' AND target_id = ${boardId}
    AND follower_id = ANY(${rows.map((row) => row.follower_id)}::bigint[])`.execute(ctx.db)
  addToCount(ctx, 'board.followers', boardId, -rows.length)
  return rows.length
}

/** Erases every row of a board that has no pins left. */
export async function eraseBoard(ctx: Context, board: BoardRow): Promise<void> {
  await removeBoardFollowers(ctx, board.id)
  if (board.state !== 'trashed') await changeBoardCounts(ctx, board, -1)
  const people = await ctx.db.deleteFrom('board_people').where('board_id', '=', board.id).returning('user_id').execute()
  const ids = people.map((row) => row.user_id)
  if (ids.length)
    await ctx.db.deleteFrom('user_boards').where('board_id', '=', board.id).where('user_id', 'in', ids).execute()
  await ctx.db.deleteFrom('board_pins').where('board_id', '=', board.id).execute()
  await ctx.db.deleteFrom('sections').where('board_id', '=', board.id).execute()
  await ctx.db
    .deleteFrom('board_slugs')
    .where('owner_id', '=', board.owner_id)
    .where('board_id', '=', board.id)
    .execute()
  await ctx.db.deleteFrom('boards').where('id', '=', board.id).execute()
  ctx.rows.clear()
}
