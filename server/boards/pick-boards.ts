import { sql } from 'kysely'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { AnswerOf, TakenOf } from '#domain/resource.ts'
import type { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { suggestBoards } from '#domain/rules/board/suggest-boards.ts'
import { type Context, signedIn } from '../context.ts'
import { loadBoardRows, loadBoards, placeOf, QUICK_SAVES } from '../records/load-boards.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { nameKey } from './board-names.ts'
import { neighborsOn } from './neighbors-on.ts'
import { namesOfBoardsWith } from './suggest.ts'

const MOST = 500
const RECENT = 3
const SUGGESTED = 3

/**
 * The boards the viewer may add to, by name; the last used ones apart, and those which the pin's words suggest.
 * Archived boards and the board of quick saves are not offered.
 */
export async function pickBoards(
  asked: Context,
  { filter, pin_id }: TakenOf<typeof BoardPickerBoardsResource.get>,
): Promise<AnswerOf<typeof BoardPickerBoardsResource.get>> {
  const ctx = signedIn({ ...asked, fields: 'card' })
  // Tools say "all" for no filter.
  const like =
    filter && filter !== 'all' ? sql`AND name_key LIKE ${`%${nameKey(filter).replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const { rows } = await sql<{ board_id: Id; name_key: string }>`
    SELECT board_id, name_key FROM user_boards
    WHERE user_id = ${ctx.actor.id} AND state IN ('owner', 'member') AND NOT archived AND layout <> ${QUICK_SAVES} ${like}
    ORDER BY last_pinned_at DESC, board_id DESC LIMIT ${MOST}`.execute(ctx.db)
  const ids = rows.map((row) => row.board_id)
  const places = await loadBoardRows(ctx, ids)
  const boards = (await loadBoards(ctx, ids)).flatMap((board) => {
    const row = board && places.get(board.id)
    return row && mayActOnBoard(placeOf(row, ctx.actor), 'add_pins') ? [board] : []
  })
  const byName = boards.toSorted((a, b) => (nameKey(a.name) < nameKey(b.name) ? -1 : 1))
  return {
    all_boards: byName,
    boards_shortlist: boards.slice(0, RECENT),
    suggested_boards: pin_id ? await suggested(ctx, pin_id, boards) : [],
  }
}

async function suggested(ctx: Context, pinId: Id, boards: Board[]): Promise<Board[]> {
  const [loaded] = await loadPinParts(ctx, [pinId], { for: 'address', withMarks: false })
  if (!loaded) return []
  const { title, description } = loaded.pin
  const named = await namesOfBoardsWith(ctx, loaded.aggregate.id)
  const spoken = { title, description, category: loaded.aggregate.category, boards: named }
  const beside = await neighborsOn(ctx, loaded.aggregate.id, boards)
  return suggestBoards(spoken, boards, SUGGESTED, beside ? (board) => beside.get(board.id) ?? 0 : undefined)
}
