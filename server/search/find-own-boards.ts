import { sql } from 'kysely'
import type { BoardCard } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { splitFoldedWords } from '#domain/rules/search/query-text.ts'
import type { Context } from '../context.ts'
import { loadBoardRows, loadBoards } from '../records/load-boards.ts'

const MOST = 12

/**
 * Finds the viewer's own boards that others can't find, such as secret and archived ones (search.13): those with all
 * words in the name, then those with some in the description or a section.
 */
export async function findOwnBoards(ctx: Context, query: string): Promise<BoardCard[]> {
  const words = splitFoldedWords(query)
  if (!ctx.viewer || !words.length) return []
  const { rows } = await sql<{ board_id: Id }>`SELECT board_id FROM user_boards
    WHERE user_id = ${ctx.viewer.id} AND state IN ('owner', 'member') AND audience > 0`.execute(ctx.db)
  const ids = rows.map((row) => row.board_id)
  const boards = await loadBoards(ctx, ids)
  // The sections were loaded with the boards.
  const known = await loadBoardRows(ctx, ids)
  const inName = boards.filter((board) => board !== null && areBegun(words, board.name))
  const elsewhere = boards.filter((board) => {
    if (!board || inName.includes(board)) return false
    const sections = known.get(board.id)?.sections ?? []
    return areBegun(words, [board.name, board.description, ...sections.map(({ title }) => title)].join(' '))
  })
  return [...inName, ...elsewhere].flatMap((board) => board ?? []).slice(0, MOST)
}

/** Returns whether each of these words begins a word of the text. */
function areBegun(words: readonly string[], text: string): boolean {
  const there = splitFoldedWords(text)
  return words.every((word) => there.some((one) => one.startsWith(word)))
}
