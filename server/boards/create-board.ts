import { EMPTY_BOARD_FIELDS, pickBoardFields } from '#domain/constants/board-fields.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import { makeFrontPosition } from '#domain/rules/board/board-slug.ts'
import { AUDIENCE, boardAudience } from '#domain/rules/viewer/audience.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadBoards, QUICK_SAVES_LAYOUT } from '../records/load-boards.ts'
import { toPersonState } from '../records/load-people.ts'
import { assertBoardNameFree, claimBoardSlug, toBoardNameKey } from './board-names.ts'
import { assertMayHaveLayout } from './own-board.ts'

type CreateBoardOptions = ParsedOptionsOf<typeof BoardResource.create>

export async function createBoard(asked: Context, options: CreateBoardOptions): Promise<Board> {
  // Only the server itself creates a quick saves board.
  const layout = !options.layout || options.layout === QUICK_SAVES_LAYOUT ? 'default' : options.layout
  assertMayHaveLayout(requireSignedIn(asked).actor, layout)
  const id = await insertBoard(asked, { ...options, layout })
  const [board] = await flushCountsThen(asked, () => loadBoards(asked, [id]))
  if (!board) throw new Refusal('no_board', 'board.none')
  return board
}

export async function insertBoard(asked: Context, options: CreateBoardOptions): Promise<Id> {
  const ctx = requireSignedIn(asked)
  const owner = ctx.actor
  const { name, privacy = 'public', layout = 'default' } = options
  await acquireAdvisoryLock(ctx, 'boards', owner.id)
  await assertBoardNameFree(ctx, owner.id, name)
  const id = ctx.house.newId()
  const slug = await claimBoardSlug(ctx, owner.id, id, name)
  await ctx.db
    .insertInto('boards')
    .values({
      ...EMPTY_BOARD_FIELDS,
      ...pickBoardFields(options),
      id,
      owner_id: owner.id,
      name,
      slug,
      category: options.category ?? null,
      privacy,
      layout,
      created_at: ctx.now,
    })
    .execute()
  await ctx.db.insertInto('board_people').values({ board_id: id, user_id: owner.id, state: 'owner' }).execute()
  const audience = boardAudience({ privacy, state: 'live', ownerState: toPersonState(owner) })
  await ctx.db
    .insertInto('user_boards')
    .values({
      user_id: owner.id,
      board_id: id,
      state: 'owner',
      name_key: toBoardNameKey(name),
      audience,
      privacy,
      layout,
      position: makeFrontPosition(id),
      last_pinned_at: ctx.now,
      created_at: ctx.now,
    })
    .execute()
  addToCount(ctx, 'user.boards', owner.id, +1)
  if (audience === AUDIENCE.everyone) addToCount(ctx, 'user.publicBoards', owner.id, +1)
  if (privacy === 'secret') addToCount(ctx, 'user.secretBoards', owner.id, +1)
  ctx.emit('board.created', { board_id: id })
  return id
}
