import { BOARD_FIELD_NAMES, BOARD_FIELDS, pickBoardFields } from '#domain/constants/board-fields.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { updateBoardCovers } from '../places/insert-pin.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type BoardRow, mustLoadBoard } from '../records/load-boards.ts'
import { propagateBoardChange } from './board-audience.ts'
import { assertBoardNameFree, claimBoardSlug, toBoardNameKey } from './board-names.ts'
import { assertBoardEditable, assertMayHaveLayout, mustOwnBoard } from './own-board.ts'

type UpdateBoardOptions = ParsedOptionsOf<typeof BoardResource.update>

/** Fields that only the owner may change: privacy, layout and a few others. */
const FOR_OWNERS = [
  'privacy',
  'layout',
  ...BOARD_FIELD_NAMES.filter((name) => BOARD_FIELDS[name].changedBy === 'owner'),
] as const

/** Updates only the fields that were sent. */
export async function updateBoard(asked: Context, options: UpdateBoardOptions): Promise<Board> {
  const ctx = requireSignedIn(asked)
  const board = await mustSeeBoard(ctx, { id: options.board_id })
  const { name, privacy, category, layout = board.layout } = options
  const isForOwner = FOR_OWNERS.some((name) => options[name] !== undefined)
  if (isForOwner) await mustOwnBoard(ctx, board.id)
  const isRenamed = name !== undefined && name !== board.name
  const hasNewLayout = layout !== board.layout
  if (isRenamed || hasNewLayout || (privacy && privacy !== board.privacy)) assertBoardEditable(board)
  if (hasNewLayout) await changeLayout(ctx, board, layout)
  const changes = {
    ...(isRenamed && (await rename(ctx, board, name))),
    ...pickBoardFields(options),
    ...(privacy !== undefined && { privacy }),
    ...(hasNewLayout && { layout }),
    ...(category !== undefined && { category: category || null }),
    ...(options.cover_pin_id !== undefined && { cover_pin_id: await coverOn(ctx, board.id, options.cover_pin_id) }),
  }
  return saveBoardChanges(ctx, board, changes)
}

/** Saves changes to a board, applies their consequences, and returns the updated board. */
export async function saveBoardChanges(asked: Context, board: BoardRow, changes: Partial<BoardRow>): Promise<Board> {
  const ctx = requireSignedIn(asked)
  const { people, sections, covers, ...columns } = changes
  await ctx.db
    .updateTable('boards')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', board.id)
    .execute()
  ctx.rows.clear()
  const after = { ...board, ...changes }
  if (after.privacy !== board.privacy || after.state !== board.state) await propagateBoardChange(ctx, board, after)
  if (changes.cover_pin_id !== undefined) await updateBoardCovers(ctx, [board.id])
  ctx.emit('board.changed', { board_id: board.id })
  return flushCountsThen(ctx, () => mustLoadBoard(ctx, board.id))
}

async function rename(ctx: Context, board: BoardRow, name: string) {
  await acquireAdvisoryLock(ctx, 'boards', board.owner_id)
  await assertBoardNameFree(ctx, board.owner_id, name, board.id)
  await ctx.db
    .updateTable('user_boards')
    .set({ name_key: toBoardNameKey(name) })
    .where('board_id', '=', board.id)
    .where(
      'user_id',
      'in',
      board.people.map((member) => member.user_id),
    )
    .execute()
  return { name, slug: await claimBoardSlug(ctx, board.owner_id, board.id, name) }
}

/** Updates the copy of the layout in the board lists of its people. */
async function changeLayout(ctx: Context, board: BoardRow, layout: string): Promise<void> {
  assertMayHaveLayout(requireSignedIn(ctx).actor, layout)
  const people = board.people.map(({ user_id }) => user_id)
  await ctx.db
    .updateTable('user_boards')
    .set({ layout })
    .where('board_id', '=', board.id)
    .where('user_id', 'in', people)
    .execute()
}

async function coverOn(ctx: Context, boardId: Id, pinId: Id | null): Promise<Id | null> {
  if (!pinId) return null
  const row = await ctx.db
    .selectFrom('board_pins')
    .select('pin_id')
    .where('board_id', '=', boardId)
    .where('pin_id', '=', pinId)
    .executeTakeFirst()
  if (!row) throw new Refusal('bad_input', 'board.coverNotHere', {}, { field: 'cover_pin_id' })
  return pinId
}

/** Archives or unarchives a board. An archived board keeps its pins, accepts no new ones and is in no list. */
export async function setBoardArchived(ctx: Context, boardId: Id, isArchived: boolean): Promise<Board> {
  const board = await mustOwnBoard(ctx, boardId)
  assertBoardEditable(board)
  return saveBoardChanges(ctx, board, {
    state: isArchived ? 'archived' : 'live',
    archived_at: isArchived ? (board.archived_at ?? ctx.now) : null,
  })
}
