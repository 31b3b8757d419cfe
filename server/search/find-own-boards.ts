import { sql } from 'kysely'
import type { BoardCard } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import type { Context } from '../context.ts'
import { loadBoardRows, loadBoards } from '../records/load-boards.ts'

const MOST = 12

/**
 * Search.13: boards of one's own that nobody else finds, secret and archived ones too, where all words begin words of the name,
 * then those where some begin words of the description or a section.
 */
export async function findOwnBoards(ctx: Context, query: string): Promise<BoardCard[]> {
  const words = foldedWords(query)
  if (!ctx.viewer || !words.length) return []
  const { rows } = await sql<{ board_id: Id }>`SELECT board_id FROM user_boards
    WHERE user_id = ${ctx.viewer.id} AND state IN ('owner', 'member') AND audience > 0`.execute(ctx.db)
  const ids = rows.map((row) => row.board_id)
  const boards = await loadBoards(ctx, ids)
  // The sections were read with the boards.
  const known = await loadBoardRows(ctx, ids)
  const inName = boards.filter((board) => board !== null && areBegun(words, board.name))
  const elsewhere = boards.filter((board) => {
    if (!board || inName.includes(board)) return false
    const sections = known.get(board.id)?.sections ?? []
    return areBegun(words, [board.name, board.description, ...sections.map(({ title }) => title)].join(' '))
  })
  return [...inName, ...elsewhere].flatMap((board) => board ?? []).slice(0, MOST)
}

/** Whether each of these begins a word of a text. */
function areBegun(words: readonly string[], text: string): boolean {
  const there = foldedWords(text)
  return words.every((word) => there.some((one) => one.startsWith(word)))
}
