import { sql } from 'kysely'
import { type Id, NOBODY } from '#domain/id.ts'
import { leaveBoards } from '../boards/pass-on.ts'
import { eraseCommentsOf } from '../comments/erase-comments.ts'
import type { Context } from '../context.ts'
import { count, flushCounts } from '../counts.ts'
import type { Listeners } from '../facts/listener.ts'
import { removeFollow } from '../follows/set-follow.ts'
import type { House } from '../house.ts'
import { eraseUnusedThing } from '../pins/erase-thing.ts'
import { lockPins, unlist } from '../places/list-rows.ts'
import { countPin, renewCovers } from '../places/place-pin.ts'
import { indexThing } from '../search/index-things.ts'
import { systemContext } from '../system-context.ts'
import { eraseTraces } from './account-traces.ts'

const BATCH = 500

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
  // On a board the favorites of its own people are counted apart.
  await sql`UPDATE board_pins SET favorite_count = favorite_count - 1
    WHERE pin_id = ANY(${favorites.map(({ pin_id }) => pin_id)}::bigint[]) AND board_id IN (
      SELECT board_id FROM board_people WHERE user_id = ${userId} AND state IN ('owner', 'member'))`.execute(ctx.db)
  const reactions = await ctx.db
    .deleteFrom('reactions')
    .where('user_id', '=', userId)
    .returning(['aggregate_id', 'type'])
    .execute()
  for (const { aggregate_id, type } of reactions)
    await sql`UPDATE aggregates SET reaction_counts = CASE WHEN (reaction_counts ->> ${String(type)})::int > 1
      THEN jsonb_set(reaction_counts, ARRAY[${String(type)}], to_jsonb((reaction_counts ->> ${String(type)})::int - 1))
      ELSE reaction_counts - ${String(type)} END
      WHERE id = ${aggregate_id}`.execute(ctx.db)
}

/** Their pins go with everything that nobody else keeps; what others saved from them stays theirs, and names nobody. */
async function erasePins(ctx: Context, userId: Id): Promise<void> {
  const { rows } = await sql<{ id: Id }>`
    SELECT pin_id AS id FROM user_pins WHERE user_id = ${userId}
    UNION SELECT id FROM pins WHERE pinner_id = ${userId} AND state IN ('trashed', 'removed') ORDER BY id`.execute(
    ctx.db,
  )
  await ctx.db.deleteFrom('trash').where('user_id', '=', userId).execute()
  await ctx.db
    .updateTable('aggregates')
    .set({ native_creator_id: null })
    .where('origin_pinner_id', '=', userId)
    .where('native_creator_id', '=', userId)
    .execute()
  await ctx.db
    .updateTable('aggregates')
    .set({ origin_pinner_id: NOBODY })
    .where('origin_pinner_id', '=', userId)
    .execute()
  await ctx.db.updateTable('pins').set({ via_user_id: null }).where('via_user_id', '=', userId).execute()
  for (let at = 0; at < rows.length; at += BATCH)
    await eraseSome(
      ctx,
      rows.slice(at, at + BATCH).map(({ id }) => id),
    )
}

async function eraseSome(ctx: Context, ids: Id[]): Promise<void> {
  const pins = await lockPins(ctx, ids)
  const listed = await unlist(ctx, pins)
  for (const pin of pins) {
    const { audience } = listed.get(pin.id) ?? {}
    if (audience !== undefined) countPin(ctx, { ...pin, audience }, -1)
  }
  await renewCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
  const which = sql`= ANY(${ids}::bigint[])`
  await sql`DELETE FROM favorites WHERE pin_id ${which}`.execute(ctx.db)
  await sql`DELETE FROM pin_days WHERE pin_id ${which}`.execute(ctx.db)
  await sql`DELETE FROM merged_pins WHERE pin_id ${which}`.execute(ctx.db)
  await sql`DELETE FROM pins WHERE id ${which}`.execute(ctx.db)
  for (const thing of new Set(pins.map((pin) => pin.aggregate_id))) {
    await eraseUnusedThing(ctx, thing)
    await indexThing(ctx.db, thing)
  }
}

const counted =
  (erase: Erase) =>
  async (house: House, { user_id }: { user_id: Id }) => {
    const ctx = systemContext(house)
    await erase(ctx, user_id)
    await flushCounts(ctx)
  }

/** Decisions, Trash and leaving: what goes with an account when its grace is over. Boards are left last: what is on them decides what stays. */
export const erasureListeners: Listeners = {
  'account.deleted': {
    eraseFollows: counted(eraseFollows),
    eraseMarks: counted(eraseMarks),
    eraseComments: counted(eraseCommentsOf),
    erasePins: counted(erasePins),
    eraseBoards: counted(leaveBoards),
    eraseTraces: counted(eraseTraces),
  },
}
