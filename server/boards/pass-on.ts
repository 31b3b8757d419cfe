import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { lock } from '../db/lock.ts'
import { inSteps } from '../facts/in-steps.ts'
import type { House } from '../house.ts'
import { indexAggregates } from '../meaning/index-aggregates.ts'
import { startBulk } from '../places/bulk-jobs.ts'
import { countBoard } from '../places/count-board.ts'
import { dropFollowers, eraseBoard } from '../places/erase-board.ts'
import { lockPins } from '../places/list-rows.ts'
import { movePins } from '../places/move-pin.ts'
import { audienceOfBoard, type BoardRow, loadBoardRows } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { indexNames } from '../search/index-names.ts'
import { indexOwnPin } from '../search/index-own.ts'
import { pinsOn } from './board-audience.ts'
import { freeName, nameKey, takeSlug } from './board-names.ts'
import { removePerson } from './board-people.ts'

/** So many pins, or followers, leave a board in one transaction. */
export const LEAVE_A_STEP = 200

/** Someone who left for good leaves one board after the other, and a board that goes with them pin by pin. */
export async function leaveBoards(house: House, userId: Id): Promise<void> {
  const { rows } = await sql<{ board_id: Id }>`
    SELECT board_id FROM board_people WHERE user_id = ${userId} UNION SELECT board_id FROM user_boards WHERE user_id = ${userId}
    ORDER BY board_id`.execute(house.db)
  await inSteps(house, async (ctx) => {
    const [next] = rows
    if (next && !(await leaveSome(ctx, next.board_id, userId))) rows.shift()
    return rows.length > 0
  })
}

/**
 * Decisions, Trash and leaving: a board of someone who left for good goes to whoever has been on it longest. One that
 * nobody else is on goes for good; what others once pinned there stays theirs, on their profiles. Says whether there is more to do.
 */
async function leaveSome(ctx: Context, boardId: Id, userId: Id): Promise<boolean> {
  await lock(ctx, 'board people', boardId)
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  if (board?.owner_id !== userId) {
    if (board) await removePerson(ctx, board, userId)
    return false
  }
  const heir = board.state === 'trashed' ? null : await longestOn(ctx, board)
  if (heir) await passOn(ctx, board, heir)
  else if (await emptySome(ctx, board)) return true
  else await eraseEmpty(ctx, board, userId)
  await indexNames(ctx.db, [board.id])
  return false
}

async function longestOn(ctx: Context, { id }: BoardRow): Promise<Id | null> {
  const { rows } = await sql<{ user_id: Id }>`
    SELECT p.user_id FROM board_people p JOIN users u ON u.id = p.user_id AND u.state IN ('active', 'private')
    WHERE p.board_id = ${id} AND p.state = 'member' ORDER BY p.created_at, p.user_id LIMIT 1`.execute(ctx.db)
  return rows[0]?.user_id ?? null
}

/** The board has its new owner at once. Who sees its pins follows as after any change of a board: until then, fewer do. */
async function passOn(ctx: Context, board: BoardRow, heir: Id): Promise<void> {
  const former = board.owner_id
  await lock(ctx, 'boards', heir)
  await countBoard(ctx, board, -1)
  const name = await freeName(ctx, { ...board, owner_id: heir })
  const slug = await takeSlug(ctx, heir, board.id, name)
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
  await sql`UPDATE user_boards SET audience = ${audienceOfBoard(after, owner)}, name_key = ${nameKey(name)},
      is_collaborative = ${board.collaborator_count > 1},
      state = CASE WHEN user_id = ${heir} THEN 'owner' ELSE state END,
      permissions = CASE WHEN user_id = ${heir} THEN 0 ELSE permissions END
    WHERE board_id = ${board.id} AND user_id = ANY(${people}::bigint[])`.execute(ctx.db)
  count(ctx, 'board.collaborators', board.id, -1)
  await countBoard(ctx, after, +1)
  if (!owner) return
  const byHeir = { ...ctx, viewer: owner, actor: owner }
  await startBulk(byHeir, { kind: 'audience', from_board_id: board.id }, await pinsOn(ctx, board.id))
}

/** Some of its pins leave the board, or some who follow it. Says whether any did. */
async function emptySome(ctx: Context, { id }: BoardRow): Promise<boolean> {
  const listed = await ctx.db
    .selectFrom('board_pins')
    .select('pin_id')
    .where('board_id', '=', id)
    .limit(LEAVE_A_STEP)
    .execute()
  if (!listed.length) return (await dropFollowers(ctx, id, LEAVE_A_STEP)) > 0
  const pins = await lockPins(
    ctx,
    listed.map(({ pin_id }) => pin_id),
  )
  await movePins(
    ctx,
    pins.map((pin) => ({ pin, board: null, section: null })),
  )
  // The pins are indexed again, without the name of the board they were on.
  const aggregates = [...new Set(pins.map((pin) => pin.aggregate_id))]
  await indexAggregates({ ...ctx.house, db: ctx.db }, aggregates)
  for (const pin of pins) await indexOwnPin(ctx.db, pin.id)
  return true
}

async function eraseEmpty(ctx: Context, board: BoardRow, userId: Id): Promise<void> {
  await eraseBoard(ctx, board)
  await ctx.db.deleteFrom('user_boards').where('user_id', '=', userId).where('board_id', '=', board.id).execute()
}
