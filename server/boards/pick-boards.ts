import { sql } from 'kysely'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { AnswerOf, ParsedOptionsOf } from '#domain/resource.ts'
import type { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { mayActOnBoard } from '#domain/rules/board/board-action.ts'
import { suggestBoards } from '#domain/rules/board/suggest-boards.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { findBoardMember, loadBoardRows, loadBoards, QUICK_SAVES_LAYOUT } from '../records/load-boards.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { toBoardNameKey } from './board-names.ts'
import { scoreBoardsByNeighbors } from './score-boards-by-neighbors.ts'
import { findBoardNamesForAggregate } from './suggest-board-titles.ts'

const MOST = 500
const RECENT = 3
const SUGGESTED = 3

/**
 * Lists the boards the viewer may add to, by name; with recently used boards and boards suggested by the pin's words
 * listed separately. Archived boards and the quick saves board are left out.
 */
export async function listPickerBoards(
  asked: Context,
  { filter, pin_id }: ParsedOptionsOf<typeof BoardPickerBoardsResource.get>,
): Promise<AnswerOf<typeof BoardPickerBoardsResource.get>> {
  const ctx = requireSignedIn({ ...asked, fields: 'card' })
  // Some clients send "all" for no filter.
  const like =
    filter && filter !== 'all'
      ? sql`AND name_key LIKE ${`%${toBoardNameKey(filter).replace(/[\\%_]/g, '\\$&')}%`}`
      : sql``
  const { rows } = await sql<{ board_id: Id; name_key: string }>`
    SELECT board_id, name_key FROM user_boards
    WHERE user_id = ${ctx.actor.id} AND state IN ('owner', 'member') AND NOT archived AND layout <> ${QUICK_SAVES_LAYOUT} ${like}
    ORDER BY last_pinned_at DESC, board_id DESC LIMIT ${MOST}`.execute(ctx.db)
  const ids = rows.map((row) => row.board_id)
  const places = await loadBoardRows(ctx, ids)
  const boards = (await loadBoards(ctx, ids)).flatMap((board) => {
    const row = board && places.get(board.id)
    return row && mayActOnBoard(findBoardMember(row, ctx.actor), 'add_pins') ? [board] : []
  })
  const byName = boards.toSorted((a, b) => (toBoardNameKey(a.name) < toBoardNameKey(b.name) ? -1 : 1))
  return {
    all_boards: byName,
    boards_shortlist: boards.slice(0, RECENT),
    suggested_boards: pin_id ? await suggested(ctx, pin_id, boards) : [],
  }
}

async function suggested(ctx: Context, pinId: Id, boards: Board[]): Promise<Board[]> {
  const [loaded] = await loadPinParts(ctx, [pinId], { for: 'url', withMarks: false })
  if (!loaded) return []
  const { title, description } = loaded.pin
  const named = await findBoardNamesForAggregate(ctx, loaded.aggregate.id)
  const spoken = { title, description, category: loaded.aggregate.category, boards: named }
  const beside = await scoreBoardsByNeighbors(ctx, loaded.aggregate.id, boards)
  return suggestBoards(spoken, boards, SUGGESTED, beside ? (board) => beside.get(board.id) ?? 0 : undefined)
}
