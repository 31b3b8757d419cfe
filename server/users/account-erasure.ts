import { sql } from 'kysely'
import { DELETED_PERSON_ID, type Id } from '#domain/id.ts'
import { leaveAllBoards } from '../boards/leave-all-boards.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { indexAggregates } from '../meaning/index-aggregates.ts'
import { eraseUnusedAggregate } from '../pins/erase-aggregate.ts'
import { changePinCounts, updateBoardCovers } from '../places/insert-pin.ts'
import { lockPins, unlistPins } from '../places/list-rows.ts'
import { eraseAccountTraces } from './account-traces.ts'
import { erasePrivateRows } from './erase-private-rows.ts'

const BATCH = 500

async function eraseSomeMarks(ctx: Context, userId: Id): Promise<boolean> {
  const { rows: favorites } = await sql<{ pin_id: Id }>`DELETE FROM favorites WHERE user_id = ${userId} AND pin_id IN (
    SELECT pin_id FROM favorites WHERE user_id = ${userId} LIMIT ${BATCH}) RETURNING pin_id`.execute(ctx.db)
  for (const { pin_id } of favorites) addToCount(ctx, 'pin.favorites', pin_id, -1)
  // Boards count the favorites of their own people separately.
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
 * Erases the person's pins, with everything nobody else saved; other people's saves of them stay, without the name.
 * There may be many pins, so it runs in batches and continues after a crash.
 */
async function erasePins(house: House, userId: Id): Promise<void> {
  await runInSteps(house, (ctx) => unnameSome(ctx, userId))
  await runInSteps(house, async (ctx) => {
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
    sql`UPDATE aggregates SET origin_pinner_id = ${DELETED_PERSON_ID}, native_creator_id = nullif(native_creator_id, ${userId})
      WHERE ${some('aggregates', 'origin_pinner_id', 'id')}`.execute(db),
    sql`UPDATE pins SET via_user_id = NULL WHERE ${some('pins', 'via_user_id', 'id')}`.execute(db),
  ])
  return changed.some(({ numAffectedRows }) => Number(numAffectedRows) >= BATCH)
}

async function eraseSome(ctx: Context, ids: Id[]): Promise<void> {
  const pins = await lockPins(ctx, ids)
  const listed = await unlistPins(ctx, pins)
  for (const pin of pins) {
    const { audience } = listed.get(pin.id) ?? {}
    if (audience !== undefined) changePinCounts(ctx, { ...pin, audience }, -1)
  }
  await updateBoardCovers(
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

/**
 * Erases an account's data after its grace period. Boards come last, because their contents decide whether they stay.
 */
export const erasureListeners = {
  'account.deleted': {
    eraseMarks: runInRewriteQueue((house, { user_id }) => runInSteps(house, (ctx) => eraseSomeMarks(ctx, user_id))),
    erasePins: runInRewriteQueue((house, { user_id }) => erasePins(house, user_id)),
    eraseBoards: runInRewriteQueue((house, { user_id }) => leaveAllBoards(house, user_id)),
    erasePrivate: runInRewriteQueue((house, { user_id }) => erasePrivateRows(house, user_id)),
    eraseTraces: runInRewriteQueue((house, { user_id }) => eraseAccountTraces(house, user_id)),
  },
} satisfies Listeners
