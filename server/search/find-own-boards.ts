import { sql } from 'kysely'
import type { BoardCard } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import type { Context } from '../context.ts'
import { loadBoards } from '../records/load-boards.ts'

const MOST = 12

/** Search.13: boards of one's own that nobody else finds, secret and archived ones too, where all words begin words of the name. */
export async function findOwnBoards(ctx: Context, query: string): Promise<BoardCard[]> {
  const words = foldedWords(query)
  if (!ctx.viewer || !words.length) return []
  const { rows } = await sql<{ board_id: Id }>`SELECT board_id FROM user_boards
    WHERE user_id = ${ctx.viewer.id} AND state IN ('owner', 'member') AND audience > 0`.execute(ctx.db)
  const ids = rows.map((row) => row.board_id)
  const boards = await loadBoards(ctx, ids)
  const isMeant = (name: string) => {
    const named = foldedWords(name)
    return words.every((word) => named.some((one) => one.startsWith(word)))
  }
  return boards.flatMap((board) => (board && isMeant(board.name) ? [board] : [])).slice(0, MOST)
}
