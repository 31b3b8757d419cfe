import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  BoardFeedResource,
  BoardPickerBoardsResource,
  BoardResource,
  BoardSectionsResource,
  BoardsResource,
} from '#domain/resources/boards.ts'
import { mustSeeBoard } from '../access.ts'
import { answer } from '../answer.ts'
import type { Mark } from '../bookmarks.ts'
import { fillPage } from '../pages-of-lists.ts'
import { loadPeople } from '../users/load-people.ts'
import { boardFeed } from './board-feed.ts'
import { createBoard } from './create-board.ts'
import { listBoards } from './list-boards.ts'
import { boardUrl, loadBoards } from './load-boards.ts'
import { pickBoards } from './pick-boards.ts'
import { coversOfSections } from './section-covers.ts'

export const boardAnswers = [
  ...answer(BoardResource, {
    async get(ctx, { board: address }) {
      const row = await mustSeeBoard(ctx, address)
      const [board] = await loadBoards(ctx, [row.id])
      if (!board) throw new Refusal('no_board', 'board.none')
      return board
    },
    create: createBoard,
  }),
  ...answer(BoardsResource, { get: listBoards }),
  ...answer(BoardFeedResource, { get: boardFeed }),
  ...answer(BoardPickerBoardsResource, { get: pickBoards }),
  ...answer(BoardSectionsResource, {
    async get(ctx, { board_id }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
      const ofBoard = { type: 'board' as const, id: board.id, name: board.name, url: boardUrl(board, owner) }
      type Row = { id: Id; title: string; slug: string; pin_count: number; mark: Mark }
      const read = async (after: Mark | null, limit: number) => {
        const { rows } = await sql<Row>`
          SELECT id, title, slug, pin_count, ARRAY[position, id::text] AS mark FROM sections
          WHERE board_id = ${board.id} ${after ? sql`AND (position, id) > (${after[0]}, ${after[1]}::bigint)` : sql``}
          ORDER BY position, id LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      const covers = await coversOfSections(ctx, board.id)
      return fillPage(ctx, PAGE_SIZE, read, async (rows) =>
        rows.map(({ mark, ...section }) => ({
          type: 'board_section' as const,
          ...section,
          board: ofBoard,
          cover_images: covers.get(section.id) ?? [],
        })),
      )
    },
  }),
]
