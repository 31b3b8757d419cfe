import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { AnswerOf, TakenOf } from '#domain/resource.ts'
import type { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { type Context, signedIn } from '../context.ts'
import { nameKey } from './create-board.ts'
import { loadBoardRows, loadBoards, placeOf } from './load-boards.ts'

const MOST = 500
const RECENT = 3

/** The boards the viewer may add to, by name; the last used ones apart. Archived boards are not offered. */
export async function pickBoards(
  asked: Context,
  { filter }: TakenOf<typeof BoardPickerBoardsResource.get>,
): Promise<AnswerOf<typeof BoardPickerBoardsResource.get>> {
  const ctx = signedIn({ ...asked, fields: 'card' })
  const like = filter ? sql`AND name_key LIKE ${`%${nameKey(filter).replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const { rows } = await sql<{ board_id: Id; name_key: string }>`
    SELECT board_id, name_key FROM user_boards
    WHERE user_id = ${ctx.actor.id} AND state IN ('owner', 'member') AND NOT archived ${like}
    ORDER BY last_pinned_at DESC, board_id DESC LIMIT ${MOST}`.execute(ctx.db)
  const ids = rows.map((row) => row.board_id)
  const places = await loadBoardRows(ctx, ids)
  const boards = (await loadBoards(ctx, ids)).flatMap((board) => {
    const row = board && places.get(board.id)
    return row && mayActOnBoard(placeOf(row, ctx.actor), 'add_pins') ? [board] : []
  })
  const byName = boards.toSorted((a, b) => (nameKey(a.name) < nameKey(b.name) ? -1 : 1))
  return { all_boards: byName, boards_shortlist: boards.slice(0, RECENT) }
}
