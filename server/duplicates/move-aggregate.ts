import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { hue } from '#domain/rules/media/hue.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { listedAudiences, lockPins } from '../places/list-rows.ts'
import { countPin } from '../places/place-pin.ts'
import type { AggregateRow, PinRow } from '../records/load-pins.ts'

type Aggregate = Pick<AggregateRow, 'id' | 'first_pin_id' | 'dominant_color'>

/** What went from one thing to another. */
export type MovedAggregate = {
  id: Id
  is_whole: boolean
  pins: Id[]
  comments: Id[]
  /** Who reacted to the one and not yet to the other. */
  reactions: Id[]
}

/** Every pin of a thing, in a list or in someone's trash. */
export async function allPinsOf(ctx: Context, aggregateId: Id): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`SELECT pin_id AS id FROM aggregate_pins WHERE aggregate_id = ${aggregateId}
    UNION SELECT id FROM pins WHERE aggregate_id = ${aggregateId} AND state IN ('trashed', 'removed')`.execute(ctx.db)
  return rows.map((row) => row.id)
}

export async function pinsOfPerson(ctx: Context, aggregateId: Id, userId: Id): Promise<Id[]> {
  const rows = await ctx.db
    .selectFrom('user_pins')
    .select('pin_id')
    .where('user_id', '=', userId)
    .where('aggregate_id', '=', aggregateId)
    .execute()
  return rows.map((row) => row.pin_id)
}

/** Pins become pins of another thing, where they are. Answers them as they were. */
export async function movePinsTo(ctx: Context, from: Id, to: Aggregate, ids: Id[]): Promise<PinRow[]> {
  const pins = (await lockPins(ctx, ids)).filter((pin) => pin.aggregate_id === from)
  if (!pins.length) return []
  const listed = await listedAudiences(ctx, pins)
  for (const pin of pins) {
    const audience = listed.get(pin.id)
    if (audience === undefined) continue
    countPin(ctx, { ...pin, audience }, -1)
    countPin(ctx, { ...pin, audience, aggregate_id: to.id, is_repin: pin.id !== to.first_pin_id }, +1)
  }
  const moved = sql`${pins.map((pin) => pin.id)}::bigint[]`
  await sql`
    WITH of_boards AS (UPDATE board_pins SET aggregate_id = ${to.id}
      WHERE board_id = ANY(${pins.flatMap((pin) => pin.board_id ?? [])}::bigint[]) AND pin_id = ANY(${moved})),
    of_people AS (UPDATE user_pins SET aggregate_id = ${to.id}, is_created = (pin_id = ${to.first_pin_id}),
        hue = ${hue(to.dominant_color)}
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

/** What is said of a thing goes to another; of `only` some, these and the answers to them. Answers the ids. */
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
  count(ctx, 'aggregate.comments', from, -live)
  count(ctx, 'aggregate.comments', to, +live)
  return ids
}

/** A row that lives by the thing is taken from there and put here, whatever else it carries. */
async function moveRows(ctx: Context, name: string, key: string, from: Id, to: Id, ids: Id[]): Promise<void> {
  const table = sql.table(name)
  await sql`
    WITH gone AS (DELETE FROM ${table} WHERE aggregate_id = ${from} AND ${sql.ref(key)} = ANY(${ids}::bigint[]) RETURNING *)
    INSERT INTO ${table} SELECT moved.* FROM gone,
      jsonb_populate_record(NULL::${table}, to_jsonb(gone) || jsonb_build_object('aggregate_id', ${to}::bigint)) AS moved`.execute(
    ctx.db,
  )
}

/** Who reacted to one thing and not to the other reacted to that too; what they did stays written where they did it. */
export async function copyReactions(ctx: Context, from: Id, to: Id): Promise<Id[]> {
  const { rows } = await sql<{ user_id: Id }>`
    INSERT INTO reactions (user_id, aggregate_id, type, created_at)
    SELECT user_id, ${to}::bigint, type, created_at FROM reactions WHERE aggregate_id = ${from}
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(ctx.db)
  return rows.map((row) => row.user_id)
}

export async function takeBackReactions(ctx: Context, from: Id, people: Id[]): Promise<void> {
  await sql`DELETE FROM reactions WHERE aggregate_id = ${from} AND user_id = ANY(${people}::bigint[])`.execute(ctx.db)
}

export const REACTIONS_OF = (id: RawBuilder<unknown>) => sql`(SELECT coalesce(jsonb_object_agg(type::text, given), '{}')
  FROM (SELECT type, count(*) AS given FROM reactions WHERE aggregate_id = ${id} GROUP BY type) r)`
