import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { DONE } from '#domain/resources/session.ts'
import { showsFeaturedBoard } from '#domain/rules/board/featured-board.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeeBoard } from '../records/access.ts'
import { loadBoardRows, loadBoards, toBoardAudience } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'

const NEWEST_FIRST = keyset('DESC', ['chosen_at', 'timestamptz'], ['board_id', 'bigint'])

const A_FEW = 8

/** Boards featured by staff, latest first. Boards that are no longer public are left out. */
export const featuredBoardAnswers = defineAnswers(FeaturedBoardsResource, {
  get: (ctx) => loadListPage(ctx, A_FEW, read(ctx), (rows) => shown(ctx, rows)),
  async create(asked, { board_id }) {
    const ctx = requireSignedIn(asked)
    const board = await mustSeeBoard(ctx, { id: board_id })
    const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
    if (toBoardAudience(board, owner) !== AUDIENCE.everyone)
      throw new Refusal('bad_input', 'board.notPublic', {}, { field: 'board_id' })
    await ctx.db
      .insertInto('featured_boards')
      .values({ board_id: board.id, chosen_by: ctx.viewer.id, chosen_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return DONE
  },
  async delete(ctx, { board_id }) {
    await ctx.db.deleteFrom('featured_boards').where('board_id', '=', board_id).execute()
    return DONE
  },
})

type Row = { board_id: Id; cursor_key: CursorKey }

const read = (ctx: Context) => async (after: CursorKey | null, limit: number) => {
  const { rows } = await sql<Row>`
    SELECT board_id, ${NEWEST_FIRST.key} AS cursor_key FROM featured_boards
    WHERE ${NEWEST_FIRST.isAfter(after)}
    ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
  return rows
}

async function shown(ctx: Context, rows: Row[]) {
  const ids = rows.map((row) => row.board_id)
  const boards = await loadBoards(ctx, ids)
  const found = await loadBoardRows(ctx, ids)
  return boards.map((board, at) => {
    const row = found.get(ids[at] as Id)
    const isOpen = board?.privacy === 'public' && !board.archived
    return board && row && isOpen && showsFeaturedBoard({ id: ctx.viewer?.id ?? null, country: ctx.country }, row)
      ? board
      : null
  })
}
