import { sql } from 'kysely'
import { type Id, NOBODY } from '#domain/id.ts'
import { leaveBoards } from '../boards/pass-on.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { inSteps } from '../facts/in-steps.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { indexAggregates } from '../meaning/index-aggregates.ts'
import { eraseUnusedAggregate } from '../pins/erase-aggregate.ts'
import { lockPins, unlist } from '../places/list-rows.ts'
import { countPin, updateCovers } from '../places/place-pin.ts'
import { erasePrivate } from './account-private.ts'
import { eraseTraces } from './account-traces.ts'

const BATCH = 500

async function eraseSomeMarks(ctx: Context, userId: Id): Promise<boolean> {
  const { rows: favorites } = await sql<{ pin_id: Id }>`DELETE FROM favorites WHERE user_id = ${userId} AND pin_id IN (
    SELECT pin_id FROM favorites WHERE user_id = ${userId} LIMIT ${BATCH}) RETURNING pin_id`.execute(ctx.db)
  for (const { pin_id } of favorites) count(ctx, 'pin.favorites', pin_id, -1)
  // On a board the favorites of its own people are counted apart.
  await sql`UPDATE board_pins SET favorite_count = favorite_count - 1
    WHERE pin_id = ANY(${favorites.map(({ pin_id }) => pin_id)}::bigint[]) AND board_id IN (
      SELECT board_id FROM board_people WHERE user_id = ${userId} AND state IN ('owner', 'member'))`.execute(ctx.db)
  const { rows: reactions } = await sql<{ aggregate_id: Id; type: number }>`
    DELETE FROM reactions WHERE user_id = ${userId} AND aggregate_id IN (
      SELECT aggregate_id FROM reactions WHERE user_id = ${userId} LIMIT ${BATCH})
    RETURNING aggregate_id, type`.execute(ctx.db)
  for (const { aggregate_id, type } of reactions)
    await sql`UPDATE aggregates SET reaction_counts = CASE WHEN (reaction_counts ->> ${String(type)})::int > 1
      THEN jsonb_set(reaction_counts, ARRAY[${String(type)}], to_jsonb((reaction_counts ->> ${String(type)})::int - 1))
      ELSE reaction_counts - ${String(type)} END
      WHERE id = ${aggregate_id}`.execute(ctx.db)
  return favorites.length >= BATCH || reactions.length >= BATCH
}

/**
 * Their pins go with everything that nobody else keeps; what others saved from them stays theirs, and names nobody. An account
 * may have many: some go at a time, and after a kill those that are left.
 */
async function erasePins(house: House, userId: Id): Promise<void> {
  await inSteps(house, (ctx) => unnameSome(ctx, userId))
  await inSteps(house, async (ctx) => {
    const { rows } = await sql<{ id: Id }>`
      SELECT pin_id AS id FROM user_pins WHERE user_id = ${userId}
      UNION SELECT id FROM pins WHERE pinner_id = ${userId} AND state IN ('trashed', 'removed')
      UNION SELECT pin_id FROM drafts WHERE user_id = ${userId}
      ORDER BY id LIMIT ${BATCH}`.execute(ctx.db)
    await eraseSome(
      ctx,
      rows.map(({ id }) => id),
    )
    return rows.length === BATCH
  })
}

async function unnameSome({ db }: Context, userId: Id): Promise<boolean> {
  const some = (table: string, column: string, key: string) =>
    sql`${sql.ref(key)} IN (SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${userId} LIMIT ${BATCH})`
  const changed = await Promise.all([
    sql`DELETE FROM trash WHERE user_id = ${userId} AND ${some('trash', 'user_id', 'target_id')}`.execute(db),
    sql`UPDATE aggregates SET origin_pinner_id = ${NOBODY}, native_creator_id = nullif(native_creator_id, ${userId})
      WHERE ${some('aggregates', 'origin_pinner_id', 'id')}`.execute(db),
    sql`UPDATE pins SET via_user_id = NULL WHERE ${some('pins', 'via_user_id', 'id')}`.execute(db),
  ])
  return changed.some(({ numAffectedRows }) => Number(numAffectedRows) >= BATCH)
}

async function eraseSome(ctx: Context, ids: Id[]): Promise<void> {
  const pins = await lockPins(ctx, ids)
  const listed = await unlist(ctx, pins)
  for (const pin of pins) {
    const { audience } = listed.get(pin.id) ?? {}
    if (audience !== undefined) countPin(ctx, { ...pin, audience }, -1)
  }
  await updateCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
  const which = sql`= ANY(${ids}::bigint[])`
  await sql`DELETE FROM favorites WHERE pin_id ${which}`.execute(ctx.db)
  await sql`DELETE FROM pin_days WHERE pin_id ${which}`.execute(ctx.db)
  await sql`DELETE FROM merged_pins WHERE pin_id ${which}`.execute(ctx.db)
  await sql`DELETE FROM pins WHERE id ${which}`.execute(ctx.db)
  for (const user_id of new Set(pins.map((pin) => pin.pinner_id)))
    await sql`DELETE FROM drafts WHERE user_id = ${user_id} AND pin_id ${which}`.execute(ctx.db)
  for (const aggregateId of new Set(pins.map((pin) => pin.aggregate_id))) {
    await eraseUnusedAggregate(ctx, aggregateId)
    await indexAggregates({ ...ctx.house, db: ctx.db }, [aggregateId])
  }
}

/** Decisions, Trash and leaving: what goes with an account when its grace is over. Boards are left last: what is on them decides what stays. */
export const erasureListeners = {
  'account.deleted': {
    eraseMarks: rewriting((house, { user_id }) => inSteps(house, (ctx) => eraseSomeMarks(ctx, user_id))),
    erasePins: rewriting((house, { user_id }) => erasePins(house, user_id)),
    eraseBoards: rewriting((house, { user_id }) => leaveBoards(house, user_id)),
    erasePrivate: rewriting((house, { user_id }) => erasePrivate(house, user_id)),
    eraseTraces: rewriting((house, { user_id }) => eraseTraces(house, user_id)),
  },
} satisfies Listeners
