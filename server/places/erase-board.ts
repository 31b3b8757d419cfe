import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import type { BoardRow } from '../records/load-boards.ts'
import { countBoard } from './count-board.ts'

/** All who follow a board follow it no more, or so many of them. Says how many. */
export async function dropFollowers(ctx: Context, boardId: Id, most: number | null = null): Promise<number> {
  const { rows } = await sql<{ follower_id: Id }>`
    DELETE FROM followers WHERE target_id = ${boardId} AND kind = 'board' AND follower_id IN (
      SELECT follower_id FROM followers WHERE target_id = ${boardId} AND kind = 'board' LIMIT ${most})
    RETURNING follower_id`.execute(ctx.db)
  await sql`DELETE FROM follows WHERE kind = 'board' AND target_id = ${boardId}
    AND follower_id = ANY(${rows.map((row) => row.follower_id)}::bigint[])`.execute(ctx.db)
  count(ctx, 'board.followers', boardId, -rows.length)
  return rows.length
}

/** Removes every row of a board that has no pins any more. */
export async function eraseBoard(ctx: Context, board: BoardRow): Promise<void> {
  await dropFollowers(ctx, board.id)
  if (board.state !== 'trashed') await countBoard(ctx, board, -1)
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
