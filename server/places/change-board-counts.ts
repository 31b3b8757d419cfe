import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { type BoardRow, toBoardAudience } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'

/** Changes every count of the owner that includes this board. */
export async function changeBoardCounts(ctx: Context, board: BoardRow, by: 1 | -1): Promise<void> {
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  addToCount(ctx, 'user.boards', board.owner_id, by)
  if (toBoardAudience(board, owner) === AUDIENCE.everyone) addToCount(ctx, 'user.publicBoards', board.owner_id, by)
  if (board.privacy === 'secret') addToCount(ctx, 'user.secretBoards', board.owner_id, by)
}
