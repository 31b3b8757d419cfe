import type { Context } from '../context.ts'
import type { BoardRow } from '../records/load-boards.ts'
import { countBoard } from './count-board.ts'

/** Removes every row of a board that has no pins any more. */
export async function eraseBoard(ctx: Context, board: BoardRow): Promise<void> {
  const followers = await ctx.db
    .deleteFrom('followers')
    .where('target_id', '=', board.id)
    .where('kind', '=', 'board')
    .returning('follower_id')
    .execute()
  if (followers.length)
    await ctx.db
      .deleteFrom('follows')
      .where('kind', '=', 'board')
      .where('target_id', '=', board.id)
      .where(
        'follower_id',
        'in',
        followers.map((row) => row.follower_id),
      )
      .execute()
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
