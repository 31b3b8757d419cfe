import { BOARD_FIELD_NAMES, BOARD_FIELDS, boardFieldsIn } from '#domain/constants/board-fields.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import { type Context, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { updateCovers } from '../places/place-pin.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type BoardRow, mustLoadBoard } from '../records/load-boards.ts'
import { rewriteBoard } from './board-audience.ts'
import { nameKey, refuseTakenName, takeSlug } from './board-names.ts'
import { mustBeChangeable, mustOwnBoard } from './own-board.ts'

type Taken = TakenOf<typeof BoardResource.update>

/** Who sees a board is for its owner to say, and so are some of its fields. */
const FOR_OWNERS = ['privacy', ...BOARD_FIELD_NAMES.filter((name) => BOARD_FIELDS[name].changedBy === 'owner')] as const

/** Changes what was sent and nothing else. */
export async function updateBoard(asked: Context, options: Taken): Promise<Board> {
  const ctx = signedIn(asked)
  const board = await mustSeeBoard(ctx, { id: options.board_id })
  const { name, privacy, category } = options
  const isForOwner = FOR_OWNERS.some((name) => options[name] !== undefined)
  if (isForOwner) await mustOwnBoard(ctx, board.id)
  const isRenamed = name !== undefined && name !== board.name
  if (isRenamed || (privacy && privacy !== board.privacy)) mustBeChangeable(board)
  const changes = {
    ...(isRenamed && (await rename(ctx, board, name))),
    ...boardFieldsIn(options),
    ...(privacy !== undefined && { privacy }),
    ...(category !== undefined && { category: category || null }),
    ...(options.cover_pin_id !== undefined && { cover_pin_id: await coverOn(ctx, board.id, options.cover_pin_id) }),
  }
  return writeBoard(ctx, board, changes)
}

/** Writes changes of a board with all that follows from them, and answers with the board as it is now. */
export async function writeBoard(asked: Context, board: BoardRow, changes: Partial<BoardRow>): Promise<Board> {
  const ctx = signedIn(asked)
  const { people, sections, covers, ...columns } = changes
  await ctx.db
    .updateTable('boards')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', board.id)
    .execute()
  ctx.rows.clear()
  const after = { ...board, ...changes }
  if (after.privacy !== board.privacy || after.state !== board.state) await rewriteBoard(ctx, board, after)
  if (changes.cover_pin_id !== undefined) await updateCovers(ctx, [board.id])
  ctx.emit('board.changed', { board_id: board.id })
  return shownAfter(ctx, () => mustLoadBoard(ctx, board.id))
}

async function rename(ctx: Context, board: BoardRow, name: string) {
  await lock(ctx, 'boards', board.owner_id)
  await refuseTakenName(ctx, board.owner_id, name, board.id)
  await ctx.db
    .updateTable('user_boards')
    .set({ name_key: nameKey(name) })
    .where('board_id', '=', board.id)
    .where(
      'user_id',
      'in',
      board.people.map((member) => member.user_id),
    )
    .execute()
  return { name, slug: await takeSlug(ctx, board.owner_id, board.id, name) }
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

/** Spec 3. An archived board keeps its pins, takes no new ones and is listed nowhere. */
export async function setArchived(ctx: Context, boardId: Id, isArchived: boolean): Promise<Board> {
  const board = await mustOwnBoard(ctx, boardId)
  mustBeChangeable(board)
  return writeBoard(ctx, board, {
    state: isArchived ? 'archived' : 'live',
    archived_at: isArchived ? (board.archived_at ?? ctx.now) : null,
  })
}
