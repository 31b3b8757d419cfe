import { sql } from 'kysely'
import { BULK_AT_ONCE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { startBulk } from '../places/bulk-jobs.ts'
import type { BulkRow } from '../places/bulk-work.ts'
import { countBoard } from '../places/count-board.ts'
import { audienceOfBoard, type BoardRow, loadBoardRows } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { hideAtOnce, pinsOn } from './board-audience.ts'
import { freeName, nameKey, takeSlug } from './board-names.ts'
import { mustBeChangeable, mustOwnBoard } from './own-board.ts'

/** Decisions, Trash and leaving: the board and all pins on it go together, other people's too, and they are told. */
export async function deleteBoard(asked: Context, boardId: Id): Promise<BulkRow> {
  const ctx = signedIn(asked)
  const board = await mustOwnBoard(ctx, boardId)
  mustBeChangeable(board)
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
  await countBoard(ctx, board, -1)
  const pins = await pinsOn(ctx, board.id)
  if (pins.length > BULK_AT_ONCE) await hideAtOnce(ctx, board.id, AUDIENCE.nobody)
  ctx.rows.clear()
  ctx.emit('board.deleted', { board_id: board.id, deletion_id, by_id: ctx.actor.id })
  return startBulk(ctx, { id: deletion_id, kind: 'delete', from_board_id: board.id }, pins)
}

/** A board that went with this deletion comes back to all its people; when its name is taken meanwhile, with a number. */
export async function restoreBoard(ctx: SignedIn, boardId: Id, deletionId: Id): Promise<void> {
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  if (board?.state !== 'trashed' || board.deletion_id !== deletionId || board.owner_id !== ctx.actor.id) return
  await lock(ctx, 'boards', board.owner_id)
  const name = await freeName(ctx, board)
  const state = board.archived_at ? 'archived' : 'live'
  const slug = name === board.name ? board.slug : await takeSlug(ctx, board.owner_id, board.id, name)
  const back: BoardRow = { ...board, name, slug, state, deleted_at: null, deletion_id: null }
  await ctx.db
    .updateTable('boards')
    .set({ name, slug, state, deleted_at: null, deletion_id: null })
    .where('id', '=', boardId)
    .execute()
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  await sql`UPDATE user_boards t SET state = p.state, name_key = ${nameKey(name)}, audience = ${audienceOfBoard(back, owner)}
    FROM board_people p WHERE p.board_id = ${boardId} AND t.board_id = p.board_id AND t.user_id = p.user_id`.execute(
    ctx.db,
  )
  await ctx.db
    .deleteFrom('trash')
    .where('user_id', '=', board.owner_id)
    .where('deletion_id', '=', deletionId)
    .where('target_id', '=', boardId)
    .execute()
  await countBoard(ctx, back, +1)
  ctx.rows.clear()
  ctx.emit('board.restored', { board_id: boardId })
}
