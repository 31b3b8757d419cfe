import type { Board } from '#domain/entities/board.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import { boardSlug, freeSlug } from '#domain/rules/board/board-slug.ts'
import { newestPosition } from '#domain/rules/board/position.ts'
import { AUDIENCE, boardAudience } from '#domain/rules/viewer/audience.ts'
import { type Context, signedIn } from '../context.ts'
import { count, flushCounts } from '../counts.ts'
import { lock } from '../db/lock.ts'
import { stateOf } from '../users/load-people.ts'
import { loadBoards } from './load-boards.ts'

export async function createBoard(asked: Context, options: TakenOf<typeof BoardResource.create>): Promise<Board> {
  const ctx = signedIn(asked)
  const owner = ctx.actor
  const { name, privacy = 'public' } = options
  await lock(ctx, 'boards', owner.id)
  await refuseTakenName(ctx, name)
  const id = ctx.house.newId()
  const taken = await ctx.db
    .selectFrom('board_slugs')
    .select('slug')
    .where('owner_id', '=', owner.id)
    .where('slug', 'like', `${boardSlug(name).replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  const slug = freeSlug(name, new Set(taken.map((row) => row.slug)))
  await ctx.db
    .insertInto('boards')
    .values({
      id,
      owner_id: owner.id,
      name,
      slug,
      description: options.description ?? '',
      category: options.category ?? null,
      privacy,
      layout: options.layout ?? 'default',
      collaborator_invites_enabled: options.collaborator_invites_enabled ?? true,
      created_at: ctx.now,
    })
    .execute()
  await ctx.db.insertInto('board_slugs').values({ owner_id: owner.id, slug, board_id: id }).execute()
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
      position: newestPosition(id),
      last_pinned_at: ctx.now,
      created_at: ctx.now,
    })
    .execute()
  count(ctx, 'user.boards', owner.id, +1)
  if (audience === AUDIENCE.everyone) count(ctx, 'user.publicBoards', owner.id, +1)
  if (privacy === 'secret') count(ctx, 'user.secretBoards', owner.id, +1)
  ctx.emit('board.created', { board_id: id })
  await flushCounts(ctx)
  const [board] = await loadBoards(ctx, [id])
  if (!board) throw new Refusal('no_board', 'board.none')
  return board
}

/** Two boards of one owner can't share a name. */
async function refuseTakenName(asked: Context, name: string): Promise<void> {
  const ctx = signedIn(asked)
  const taken = await ctx.db
    .selectFrom('user_boards')
    .select('board_id')
    .where('user_id', '=', ctx.actor.id)
    .where('state', '=', 'owner')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  if (taken) throw new Refusal('conflict', 'board.nameTaken', { name }, { field: 'name' })
}

/** A name as lists sort and compare it. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()
