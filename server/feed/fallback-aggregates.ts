import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { loadInterestTree } from '../records/interest-tree.ts'

export type FallbackAggregate = { pin_id: Id; aggregate_id: Id }
type FallbackOptions = {
  /** Only aggregates older than this one. */
  before: Id | null
  limit: number
  /** Returns which of these aggregates to leave out, because they are shown elsewhere or unwanted. */
  without: (things: readonly Id[]) => Promise<Iterable<Id>>
}
type Aggregate = { id: Id; interest_id: Id | null }
type Place = { aggregate_id: Id; pin_id: Id; user_id: Id; board_id: Id | null }

const BATCH = 100
const MOST = 1_000
/** Number of newest pins considered per aggregate, because some may belong to muted people or boards. */
const PLACES = 3

/**
 * Finds all other public aggregates, newest first, for when every source has ended. Each is represented by its newest
 * pin, so one whose creator keeps it secret is shown by other people's saves. Tables are read by their keys:
 * aggregates, then their pins, then the viewer's marks.
 */
export async function findFallbackAggregates(
  ctx: Context,
  { before, limit, without }: FallbackOptions,
): Promise<FallbackAggregate[]> {
  const found: FallbackAggregate[] = []
  for (let [last, size] = [before, BATCH]; found.length < limit; size = Math.min(MOST, 2 * size)) {
    const things = await nextAggregates(ctx, last, size)
    const gone = new Set(await without(things.map((aggregate) => aggregate.id)))
    const left = things.filter((aggregate) => !gone.has(aggregate.id))
    for (let at = 0; at < left.length && found.length < limit; at += BATCH)
      found.push(...(await speakersFor(ctx, left.slice(at, at + BATCH))))
    if (things.length < size) break
    last = things.at(-1)?.id ?? null
  }
  return found.slice(0, limit)
}

async function nextAggregates(ctx: Context, before: Id | null, limit: number): Promise<Aggregate[]> {
  const { rows } = await sql<Aggregate>`SELECT id, interest_id FROM aggregates
    WHERE state = 'live' AND image_signature IS NOT NULL AND story_deleted_at IS NULL
      ${before ? sql`AND id < ${before}::bigint` : sql``} ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}

async function speakersFor(ctx: Context, things: readonly Aggregate[]): Promise<FallbackAggregate[]> {
  if (!things.length) return []
  const each = things.map(
    ({ id }) => sql`(SELECT aggregate_id, pin_id, user_id, board_id FROM aggregate_pins
      WHERE aggregate_id = ${id} AND audience = 0 ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(PLACES)})`,
  )
  const { rows } = await sql<Place>`${sql.join(each, sql` UNION ALL `)}`.execute(ctx.db)
  const { byId } = await loadInterestTree(ctx.house)
  const above = (topic: Id | null) => (topic && byId.get(topic)?.parent_id) || null
  const topics = things.flatMap(({ interest_id }) => [interest_id, above(interest_id)])
  const off = await turnedOff(ctx, things, topics, rows)
  const isOn = (kind: string, id: Id | null) => !id || !off.has(`${kind} ${id}`)
  const placesOf = Map.groupBy(rows, (place) => place.aggregate_id)
  return things.flatMap(({ id, interest_id }) => {
    const speaker = placesOf
      .get(id)
      ?.find((place) => isOn('off_user', place.user_id) && isOn('off_board', place.board_id))
    const isWanted = isOn('hide', id) && isOn('off_interest', interest_id) && isOn('off_interest', above(interest_id))
    return speaker && isWanted ? [{ pin_id: speaker.pin_id, aggregate_id: id }] : []
  })
}

/** Returns which of these the viewer hid or turned off, with one index lookup in their marks. */
async function turnedOff(
  ctx: Context,
  things: readonly Aggregate[],
  topics: readonly (Id | null)[],
  places: readonly Place[],
): Promise<Set<string>> {
  if (!ctx.viewer) return new Set()
  const targets = [
    ...things.map(({ id }) => id),
    ...topics,
    ...places.flatMap(({ user_id, board_id }) => [user_id, board_id]),
  ]
  const marks = await ctx.db
    .selectFrom('marks')
    .select(['kind', 'target_id'])
    .where('user_id', '=', ctx.viewer.id)
    .where('kind', 'in', ['hide', 'off_user', 'off_board', 'off_interest'])
    .where('target_id', 'in', [...new Set(targets.flatMap((id) => id ?? []))])
    .execute()
  return new Set(marks.map(({ kind, target_id }) => `${kind} ${target_id}`))
}

/** Returns which of these aggregates are in the newest pool. */
export async function findAggregatesInPool(ctx: Context, things: readonly Id[]): Promise<Id[]> {
  const { rows } = await sql<{ aggregate_id: Id }>`SELECT aggregate_id FROM feed_pool
    WHERE version = (SELECT max(version) FROM feed_pool) AND aggregate_id = ANY(${things}::bigint[])`.execute(ctx.db)
  return rows.map((row) => row.aggregate_id)
}
