import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type BoardRow, placeOf, QUICK_SAVES } from '../records/load-boards.ts'

/** The board, when it is the actor's own. */
export async function mustOwnBoard(ctx: Context, id: Id): Promise<BoardRow> {
  const board = await mustSeeBoard(ctx, { id })
  if (placeOf(board, ctx.actor)?.state !== 'owner') throw new Refusal('forbidden', 'board.ownerOnly')
  return board
}

/** Decisions, Quick save: the board of quick saves can't be renamed, hidden, archived, merged or deleted. */
export function mustBeChangeable(board: BoardRow): void {
  if (board.layout === QUICK_SAVES) throw new Refusal('forbidden', 'board.quickSavesFixed')
}
