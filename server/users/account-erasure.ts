import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { eraseCommentsOf } from '../comments/erase-comments.ts'
import type { Context } from '../context.ts'
import { count, flushCounts } from '../counts.ts'
import type { Listeners } from '../facts/listener.ts'
import { removeFollow } from '../follows/set-follow.ts'
import type { House } from '../house.ts'
import { countPin, renewCovers } from '../pins/place-pin.ts'
import { systemContext } from '../system-context.ts'

type Erase = (ctx: Context, userId: Id) => Promise<void>

async function eraseFollows(ctx: Context, userId: Id): Promise<void> {
  const mine = await ctx.db
    .selectFrom('follows')
    .select(['kind', 'target_id'])
    .where('follower_id', '=', userId)
    .execute()
  for (const { kind, target_id } of mine) await removeFollow(ctx, userId, kind as 'user', target_id)
  const others = await ctx.db
    .selectFrom('followers')
    .select('follower_id')
    .where('target_id', '=', userId)
    .where('kind', '=', 'user')
    .execute()
  for (const { follower_id } of others) await removeFollow(ctx, follower_id, 'user', userId)
}

async function eraseMarks(ctx: Context, userId: Id): Promise<void> {
  const favorites = await ctx.db.deleteFrom('favorites').where('user_id', '=', userId).returning('pin_id').execute()
  for (const { pin_id } of favorites) count(ctx, 'pin.favorites', pin_id, -1)
  const reactions = await ctx.db
    .deleteFrom('reactions')
    .where('user_id', '=', userId)
    .returning(['aggregate_id', 'type'])
    .execute()
  for (const { aggregate_id, type } of reactions)
    await sql`UPDATE aggregates SET reaction_counts = jsonb_set(reaction_counts, ARRAY[${String(type)}],
      to_jsonb((reaction_counts ->> ${String(type)})::int - 1))
      WHERE id = ${aggregate_id} AND (reaction_counts ->> ${String(type)})::int > 0`.execute(ctx.db)
}

/** The words go and nobody sees the pin; what others saved from it stays theirs. */
async function erasePins(ctx: Context, userId: Id): Promise<void> {
  const listed = await ctx.db.deleteFrom('user_pins').where('user_id', '=', userId).returning('pin_id').execute()
  const trashed = await ctx.db.deleteFrom('trash').where('user_id', '=', userId).returning('target_id').execute()
  const ids = [...listed.map((row) => row.pin_id), ...trashed.map((row) => row.target_id)]
  if (!ids.length) return
  const pins = await ctx.db.selectFrom('pins').selectAll().where('id', 'in', ids).forUpdate().execute()
  const gone = { state: 'removed', audience: AUDIENCE.nobody, deleted_at: ctx.now }
  const wordless = { title: '', description: '', alt_text: '', note: null, link: null }
  await ctx.db
    .updateTable('pins')
    .set({ ...gone, ...wordless })
    .where('id', 'in', ids)
    .execute()
  for (const pin of pins.filter(({ state }) => state !== 'trashed')) {
    countPin(ctx, pin, -1)
    await ctx.db
      .deleteFrom('aggregate_pins')
      .where('aggregate_id', '=', pin.aggregate_id)
      .where('pin_id', '=', pin.id)
      .execute()
    if (!pin.board_id) continue
    await ctx.db.deleteFrom('board_pins').where('board_id', '=', pin.board_id).where('pin_id', '=', pin.id).execute()
  }
  await renewCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
}

/** Boards of one's own go. One that others keep too stays for them, without its owner's name. */
async function eraseBoards(ctx: Context, userId: Id): Promise<void> {
  const own = await ctx.db
    .selectFrom('user_boards')
    .select(['board_id', 'audience', 'privacy'])
    .where('user_id', '=', userId)
    .where('state', '=', 'owner')
    .execute()
  for (const { board_id, audience, privacy } of own) {
    const board = await ctx.db
      .updateTable('boards')
      .set({ state: 'trashed', deleted_at: ctx.now, name: '', description: '', covers: '[]' })
      .where('id', '=', board_id)
      .where('collaborator_count', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (!board) continue
    await ctx.db.deleteFrom('user_boards').where('user_id', '=', userId).where('board_id', '=', board_id).execute()
    await ctx.db.deleteFrom('board_slugs').where('owner_id', '=', userId).where('board_id', '=', board_id).execute()
    await ctx.db.updateTable('sections').set({ title: '' }).where('board_id', '=', board_id).execute()
    count(ctx, 'user.boards', userId, -1)
    if (audience === AUDIENCE.everyone) count(ctx, 'user.publicBoards', userId, -1)
    if (privacy === 'secret') count(ctx, 'user.secretBoards', userId, -1)
  }
}

const counted =
  (erase: Erase) =>
  async (house: House, { user_id }: { user_id: Id }) => {
    const ctx = systemContext(house)
    await erase(ctx, user_id)
    await flushCounts(ctx)
  }

/** Decisions, Trash and leaving: what goes with an account when its grace is over. */
export const erasureListeners: Listeners = {
  'account.deleted': {
    eraseFollows: counted(eraseFollows),
    eraseMarks: counted(eraseMarks),
    eraseComments: counted(eraseCommentsOf),
    erasePins: counted(erasePins),
    eraseBoards: counted(eraseBoards),
  },
}
