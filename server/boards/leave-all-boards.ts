import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { indexAggregates } from '../meaning/index-aggregates.ts'
import { startBulkEdit } from '../places/bulk-jobs.ts'
import { changeBoardCounts } from '../places/change-board-counts.ts'
import { eraseBoard, removeBoardFollowers } from '../places/erase-board.ts'
import { lockPins } from '../places/list-rows.ts'
import { movePins } from '../places/move-pin.ts'
import { type BoardRow, loadBoardRows, toBoardAudience } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { updateNameIndex } from '../search/index-names.ts'
import { indexOwnPin } from '../search/index-own-pins.ts'
import { loadPinsOnBoard } from './board-audience.ts'
import { claimBoardSlug, findFreeBoardName, toBoardNameKey } from './board-names.ts'
import { removeBoardPerson } from './board-people.ts'

/** Number of pins, or followers, removed from a board in one transaction. */
export const LEAVES_PER_TRANSACTION = 200

/**
 * Takes a deleted account off its boards, one board after another; a board that is deleted with it loses its pins step
 * by step.
 */
export async function leaveAllBoards(house: House, userId: Id): Promise<void> {
  const { rows } = await sql<{ board_id: Id }>`
    SELECT board_id FROM board_people WHERE user_id = ${userId} UNION SELECT board_id FROM user_boards WHERE user_id = ${userId}
    ORDER BY board_id`.execute(house.db)
  await runInSteps(house, async (ctx) => {
    const [next] = rows
    if (next && !(await leaveSome(ctx, next.board_id, userId))) rows.shift()
    return rows.length > 0
  })
}

/**
 * Hands the board of a deleted account to the person who has been on it longest. A board with nobody else is erased;
 * pins that others added to it stay on their profiles. Returns whether there is more to do.
 */
async function leaveSome(ctx: Context, boardId: Id, userId: Id): Promise<boolean> {
  await acquireAdvisoryLock(ctx, 'board people', boardId)
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  if (board?.owner_id !== userId) {
    if (board) await removeBoardPerson(ctx, board, userId)
    return false
  }
  const heir = board.state === 'trashed' ? null : await longestOn(ctx, board)
  if (heir) await passOn(ctx, board, heir)
  else if (await emptySome(ctx, board)) return true
  else await eraseEmpty(ctx, board, userId)
  await updateNameIndex(ctx.db, [board.id])
  return false
}

async function longestOn(ctx: Context, { id }: BoardRow): Promise<Id | null> {
  const { rows } = await sql<{ user_id: Id }>`
    SELECT p.user_id FROM board_people p JOIN users u ON u.id = p.user_id AND u.state IN ('active', 'private')
    WHERE p.board_id = ${id} AND p.state = 'member' ORDER BY p.created_at, p.user_id LIMIT 1`.execute(ctx.db)
  return rows[0]?.user_id ?? null
}

/**
 * Changes the owner immediately. Audiences of the pins follow as after any board change; until then fewer people see
 * them.
 */
async function passOn(ctx: Context, board: BoardRow, heir: Id): Promise<void> {
  const former = board.owner_id
  await acquireAdvisoryLock(ctx, 'boards', heir)
  await changeBoardCounts(ctx, board, -1)
  const name = await findFreeBoardName(ctx, { ...board, owner_id: heir })
  const slug = await claimBoardSlug(ctx, heir, board.id, name)
  await ctx.db.deleteFrom('board_slugs').where('owner_id', '=', former).where('board_id', '=', board.id).execute()
  await ctx.db.updateTable('boards').set({ owner_id: heir, name, slug }).where('id', '=', board.id).execute()
  for (const table of ['board_people', 'user_boards'] as const)
    await ctx.db.deleteFrom(table).where('user_id', '=', former).where('board_id', '=', board.id).execute()
  await ctx.db
    .updateTable('board_people')
    .set({ state: 'owner', permissions: 0 })
    .where('board_id', '=', board.id)
    .where('user_id', '=', heir)
    .execute()
  ctx.rows.clear()
  const after: BoardRow = { ...board, owner_id: heir, name, slug }
  const owner = (await loadPeople(ctx, [heir])).get(heir)
  const people = board.people.map((member) => member.user_id)
  await sql`UPDATE user_boards SET audience = ${toBoardAudience(after, owner)}, name_key = ${toBoardNameKey(name)},
      is_collaborative = ${board.collaborator_count > 1},
      state = CASE WHEN user_id = ${heir} THEN 'owner' ELSE state END,
      permissions = CASE WHEN user_id = ${heir} THEN 0 ELSE permissions END
    WHERE board_id = ${board.id} AND user_id = ANY(${people}::bigint[])`.execute(ctx.db)
  addToCount(ctx, 'board.collaborators', board.id, -1)
  await changeBoardCounts(ctx, after, +1)
  if (!owner) return
  const byHeir = { ...ctx, viewer: owner, actor: owner }
  await startBulkEdit(byHeir, { kind: 'audience', from_board_id: board.id }, await loadPinsOnBoard(ctx, board.id))
}

/** Removes a batch of the board's pins, or of its followers. Returns whether any were removed. */
async function emptySome(ctx: Context, { id }: BoardRow): Promise<boolean> {
  const listed = await ctx.db
    .selectFrom('board_pins')
    .select('pin_id')
    .where('board_id', '=', id)
    .limit(LEAVES_PER_TRANSACTION)
    .execute()
  if (!listed.length) return (await removeBoardFollowers(ctx, id, LEAVES_PER_TRANSACTION)) > 0
  const pins = await lockPins(
    ctx,
    listed.map(({ pin_id }) => pin_id),
  )
  await movePins(
    ctx,
    pins.map((pin) => ({ pin, board: null, section: null })),
  )
  // The pins are reindexed for search without the name of the board they were on.
  const aggregates = [...new Set(pins.map((pin) => pin.aggregate_id))]
  await indexAggregates({ ...ctx.house, db: ctx.db }, aggregates)
  for (const pin of pins) await indexOwnPin(ctx.db, pin.id)
  return true
}

async function eraseEmpty(ctx: Context, board: BoardRow, userId: Id): Promise<void> {
  await eraseBoard(ctx, board)
  await ctx.db.deleteFrom('user_boards').where('user_id', '=', userId).where('board_id', '=', board.id).execute()
}
