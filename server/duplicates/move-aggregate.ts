import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { toHueDegrees } from '#domain/rules/media/picture-file.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { changePinCounts } from '../places/insert-pin.ts'
import { loadListedAudiences, lockPins } from '../places/list-rows.ts'
import type { AggregateRow, PinRow } from '../records/load-pins.ts'

type Aggregate = Pick<AggregateRow, 'id' | 'first_pin_id' | 'dominant_color'>

/** Rows that were moved from one aggregate to another. */
export type MovedAggregate = {
  id: Id
  is_whole: boolean
  pins: Id[]
  comments: Id[]
  /** People who reacted to the merged aggregate but not to the remaining one. */
  reactions: Id[]
}

/** Finds the ids of all pins of an aggregate, in a list or in anyone's trash. */
export async function findPinIdsOfAggregate(ctx: Context, aggregateId: Id): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`SELECT pin_id AS id FROM aggregate_pins WHERE aggregate_id = ${aggregateId}
    UNION SELECT id FROM pins WHERE aggregate_id = ${aggregateId} AND state IN ('trashed', 'removed')`.execute(ctx.db)
  return rows.map((row) => row.id)
}

export async function findPinIdsOfPerson(ctx: Context, aggregateId: Id, userId: Id): Promise<Id[]> {
  const rows = await ctx.db
    .selectFrom('user_pins')
    .select('pin_id')
    .where('user_id', '=', userId)
    .where('aggregate_id', '=', aggregateId)
    .execute()
  return rows.map((row) => row.pin_id)
}

/** Changes the aggregate of pins, leaving them in their places. Returns the former rows. */
export async function movePinsToAggregate(ctx: Context, from: Id, to: Aggregate, ids: Id[]): Promise<PinRow[]> {
  const pins = (await lockPins(ctx, ids)).filter((pin) => pin.aggregate_id === from)
  if (!pins.length) return []
  const listed = await loadListedAudiences(ctx, pins)
  for (const pin of pins) {
    const audience = listed.get(pin.id)
    if (audience === undefined) continue
    changePinCounts(ctx, { ...pin, audience }, -1)
    changePinCounts(ctx, { ...pin, audience, aggregate_id: to.id, is_repin: pin.id !== to.first_pin_id }, +1)
  }
  const moved = sql`${pins.map((pin) => pin.id)}::bigint[]`
  await sql`
    WITH of_boards AS (UPDATE board_pins SET aggregate_id = ${to.id}
      WHERE board_id = ANY(${pins.flatMap((pin) => pin.board_id ?? [])}::bigint[]) AND pin_id = ANY(${moved})),
    of_people AS (UPDATE user_pins SET aggregate_id = ${to.id}, is_created = (pin_id = ${to.first_pin_id}),
        hue = ${toHueDegrees(to.dominant_color)}
      WHERE user_id = ANY(${pins.map((pin) => pin.pinner_id)}::bigint[]) AND pin_id = ANY(${moved})),
    left_list AS (DELETE FROM aggregate_pins WHERE aggregate_id = ${from} AND pin_id = ANY(${moved})
      RETURNING pin_id, user_id, board_id, audience, saved_at),
    of_things AS (INSERT INTO aggregate_pins (aggregate_id, pin_id, user_id, board_id, audience, saved_at)
      SELECT ${to.id}::bigint, pin_id, user_id, board_id, audience, saved_at FROM left_list)
    UPDATE pins SET aggregate_id = ${to.id}, is_repin = (id <> ${to.first_pin_id}) WHERE id = ANY(${moved})`.execute(
    ctx.db,
  )
  return pins
}

/** Moves comments from one aggregate to another; with `only`, just these and their replies. Returns their ids. */
export async function moveComments(ctx: Context, from: Id, to: Id, only?: Id[]): Promise<Id[]> {
  const wished = only ? sql`AND (id = ANY(${only}::bigint[]) OR parent_id = ANY(${only}::bigint[]))` : sql``
  const { rows } = await sql<{ id: Id; user_id: Id; state: string }>`
    SELECT id, user_id, state FROM comments WHERE aggregate_id = ${from} ${wished} FOR UPDATE`.execute(ctx.db)
  if (!rows.length) return []
  const ids = rows.map((row) => row.id)
  await moveRows(ctx, 'comments', 'id', from, to, ids)
  await moveRows(ctx, 'comment_likes', 'comment_id', from, to, ids)
  await sql`UPDATE user_tries SET aggregate_id = ${to}
    WHERE user_id = ANY(${rows.map((row) => row.user_id)}::bigint[]) AND comment_id = ANY(${ids}::bigint[])`.execute(
    ctx.db,
  )
  const live = rows.filter((row) => row.state === 'live').length
  addToCount(ctx, 'aggregate.comments', from, -live)
  addToCount(ctx, 'aggregate.comments', to, +live)
  return ids
}

/** Moves rows of a table keyed by aggregate to another aggregate, with all their other columns. */
async function moveRows(ctx: Context, name: string, key: string, from: Id, to: Id, ids: Id[]): Promise<void> {
  const table = sql.table(name)
  await sql`
    WITH gone AS (DELETE FROM ${table} WHERE aggregate_id = ${from} AND ${sql.ref(key)} = ANY(${ids}::bigint[]) RETURNING *)
    INSERT INTO ${table} SELECT moved.* FROM gone,
      jsonb_populate_record(NULL::${table}, to_jsonb(gone) || jsonb_build_object('aggregate_id', ${to}::bigint)) AS moved`.execute(
    ctx.db,
  )
}

/** Copies reactions of people who have not reacted to the other aggregate yet; the originals stay. */
export async function copyReactions(ctx: Context, from: Id, to: Id): Promise<Id[]> {
  const { rows } = await sql<{ user_id: Id }>`
    INSERT INTO reactions (user_id, aggregate_id, type, created_at)
    SELECT user_id, ${to}::bigint, type, created_at FROM reactions WHERE aggregate_id = ${from}
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(ctx.db)
  return rows.map((row) => row.user_id)
}

export async function removeReactions(ctx: Context, from: Id, people: Id[]): Promise<void> {
  await sql`DELETE FROM reactions WHERE aggregate_id = ${from} AND user_id = ANY(${people}::bigint[])`.execute(ctx.db)
}

export const reactionCountsSql = (
  id: RawBuilder<unknown>,
) => sql`(SELECT coalesce(jsonb_object_agg(type::text, given), '{}')
  FROM (SELECT type, count(*) AS given FROM reactions WHERE aggregate_id = ${id} GROUP BY type) r)`
