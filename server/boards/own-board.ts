import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { GIFT_GUIDE_LAYOUT, mayMakeGiftGuides } from '#domain/rules/board/gift-guide.ts'
import type { Context, Person } from '../context.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type BoardRow, findBoardMember, QUICK_SAVES_LAYOUT } from '../records/load-boards.ts'

/** Returns the board if the actor owns it; refuses otherwise. */
export async function mustOwnBoard(ctx: Context, id: Id): Promise<BoardRow> {
  const board = await mustSeeBoard(ctx, { id })
  if (findBoardMember(board, ctx.actor)?.state !== 'owner') throw new Refusal('forbidden', 'board.ownerOnly')
  return board
}

/** Refuses changes to the quick saves board: it can't be renamed, hidden, archived, merged or deleted. */
export function assertBoardEditable(board: BoardRow): void {
  if (board.layout === QUICK_SAVES_LAYOUT) throw new Refusal('forbidden', 'board.quickSavesFixed')
}

/** Only a business or staff may make a board a gift guide. */
export function assertMayHaveLayout(person: Person, layout: string): void {
  if (layout === GIFT_GUIDE_LAYOUT && !mayMakeGiftGuides(person))
    throw new Refusal('forbidden', 'board.giftGuidePartners')
}
