import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { audienceOfBoard, type BoardRow } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'

/** Every count of its owner that a board is part of. */
export async function countBoard(ctx: Context, board: BoardRow, by: 1 | -1): Promise<void> {
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  count(ctx, 'user.boards', board.owner_id, by)
  if (audienceOfBoard(board, owner) === AUDIENCE.everyone) count(ctx, 'user.publicBoards', board.owner_id, by)
  if (board.privacy === 'secret') count(ctx, 'user.secretBoards', board.owner_id, by)
}
