import { boardFieldsIn, EMPTY_FIELDS } from '#domain/constants/board-fields.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import { newestPosition } from '#domain/rules/board/position.ts'
import { AUDIENCE, boardAudience } from '#domain/rules/viewer/audience.ts'
import { type Context, signedIn } from '../context.ts'
import { count } from '../counts.ts'
import { lock } from '../db/lock.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { loadBoards, QUICK_SAVES } from '../records/load-boards.ts'
import { stateOf } from '../records/load-people.ts'
import { nameKey, refuseTakenName, takeSlug } from './board-names.ts'

type Taken = TakenOf<typeof BoardResource.create>

export async function createBoard(asked: Context, options: Taken): Promise<Board> {
  // The house itself makes the one board of quick saves.
  const layout = !options.layout || options.layout === QUICK_SAVES ? 'default' : options.layout
  const id = await insertBoard(asked, { ...options, layout })
  const [board] = await shownAfter(asked, () => loadBoards(asked, [id]))
  if (!board) throw new Refusal('no_board', 'board.none')
  return board
}

export async function insertBoard(asked: Context, options: Taken): Promise<Id> {
  const ctx = signedIn(asked)
  const owner = ctx.actor
  const { name, privacy = 'public', layout = 'default' } = options
  await lock(ctx, 'boards', owner.id)
  await refuseTakenName(ctx, owner.id, name)
  const id = ctx.house.newId()
  const slug = await takeSlug(ctx, owner.id, id, name)
  await ctx.db
    .insertInto('boards')
    .values({
      ...EMPTY_FIELDS,
      ...boardFieldsIn(options),
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
  const audience = boardAudience({ privacy, state: 'live', ownerState: stateOf(owner) })
  await ctx.db
    .insertInto('user_boards')
    .values({
      user_id: owner.id,
      board_id: id,
      state: 'owner',
      name_key: nameKey(name),
      audience,
      privacy,
      layout,
      position: newestPosition(id),
      last_pinned_at: ctx.now,
      created_at: ctx.now,
    })
    .execute()
  count(ctx, 'user.boards', owner.id, +1)
  if (audience === AUDIENCE.everyone) count(ctx, 'user.publicBoards', owner.id, +1)
  if (privacy === 'secret') count(ctx, 'user.secretBoards', owner.id, +1)
  ctx.emit('board.created', { board_id: id })
  return id
}
