import { sql } from 'kysely'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { startBulkEdit } from '../places/bulk-jobs.ts'
import type { BulkEditRow } from '../places/bulk-work.ts'
import { changeBoardCounts } from '../places/change-board-counts.ts'
import { type BoardRow, loadBoardRows, toBoardAudience } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { hideBoardPinsAtOnce, loadPinsOnBoard } from './board-audience.ts'
import { claimBoardSlug, findFreeBoardName, toBoardNameKey } from './board-names.ts'
import { assertBoardEditable, mustOwnBoard } from './own-board.ts'

/** Moves the board and all pins on it, other people's included, to the trash, and notifies those people. */
export async function deleteBoard(asked: Context, boardId: Id): Promise<BulkEditRow> {
  const ctx = requireSignedIn(asked)
  const board = await mustOwnBoard(ctx, boardId)
  assertBoardEditable(board)
  const deletion_id = ctx.house.newId()
  await ctx.db
    .updateTable('boards')
    .set({ state: 'trashed', deleted_at: ctx.now, deletion_id })
    .where('id', '=', board.id)
    .execute()
  await ctx.db
    .updateTable('user_boards')
    .set({ state: 'trashed', audience: AUDIENCE.nobody })
    .where('board_id', '=', board.id)
    .where(
      'user_id',
      'in',
      board.people.map((member) => member.user_id),
    )
    .execute()
  const entry = { user_id: board.owner_id, deletion_id, target_id: board.id, kind: 'board', deleted_at: ctx.now }
  await ctx.db.insertInto('trash').values(entry).execute()
  await changeBoardCounts(ctx, board, -1)
  const pins = await loadPinsOnBoard(ctx, board.id)
  if (pins.length > BULK_BATCH_SIZE) await hideBoardPinsAtOnce(ctx, board.id, AUDIENCE.nobody)
  ctx.rows.clear()
  ctx.emit('board.deleted', { board_id: board.id, deletion_id, by_id: ctx.actor.id })
  return startBulkEdit(ctx, { id: deletion_id, kind: 'delete', from_board_id: board.id }, pins)
}

/**
 * Restores a board deleted by this deletion, for all its people. If its name was taken meanwhile, a number is appended.
 */
export async function restoreBoard(ctx: SignedIn, boardId: Id, deletionId: Id): Promise<void> {
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  if (board?.state !== 'trashed' || board.deletion_id !== deletionId || board.owner_id !== ctx.actor.id) return
  await acquireAdvisoryLock(ctx, 'boards', board.owner_id)
  const name = await findFreeBoardName(ctx, board)
  const state = board.archived_at ? 'archived' : 'live'
  const slug = name === board.name ? board.slug : await claimBoardSlug(ctx, board.owner_id, board.id, name)
  const back: BoardRow = { ...board, name, slug, state, deleted_at: null, deletion_id: null }
  await ctx.db
    .updateTable('boards')
    .set({ name, slug, state, deleted_at: null, deletion_id: null })
    .where('id', '=', boardId)
    .execute()
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  await sql`UPDATE user_boards t SET state = p.state, name_key = ${toBoardNameKey(name)}, audience = ${toBoardAudience(back, owner)}
    FROM board_people p WHERE p.board_id = ${boardId} AND t.board_id = p.board_id AND t.user_id = p.user_id`.execute(
    ctx.db,
  )
  await ctx.db
    .deleteFrom('trash')
    .where('user_id', '=', board.owner_id)
    .where('deletion_id', '=', deletionId)
    .where('target_id', '=', boardId)
    .execute()
  await changeBoardCounts(ctx, back, +1)
  ctx.rows.clear()
  ctx.emit('board.restored', { board_id: boardId })
}
