import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { notSaved, savedTogether } from '../feedback/history.ts'
import { notTurnedOff } from '../feedback/tuned-marks.ts'

/** How far a visit has come: in the pool, among what followed people pinned, among what stands beside one's saves, in places. */
export type Visit = {
  version: number | null
  rank: number
  at: string | null
  followedId: Id | null
  place: number
  began: number
  times: number | null
  besideId: Id | null
  /** Past the pool: the last thing that was shown of all the others. */
  olderId: Id | null
}

export type HomeRow = {
  source: 'pool' | 'followed' | 'beside' | 'older'
  pin_id: Id
  version: number
  /** In the pool its place; beside one's saves, how often. */
  rank: number
  at: string
  /** Of what is older, the thing it shows. */
  aggregate_id?: Id
}

const FOLLOWED_FOR = 14 * 24 * 3600_000
/** How many new pins of one person or board may come in this way. */
const PER_PERSON = 60

/** A story that its creator removed is no news. */
const stillThere = (aggregate: RawBuilder<unknown>) =>
  sql`(SELECT a.story_deleted_at FROM aggregates a WHERE a.id = ${aggregate}) IS NULL`

/** What comes between the pins of the pool, as `recent` and `beside`. Of a thing that several people saved, the newest pin speaks. */
function wovenIn(ctx: Context, { began }: Visit): RawBuilder<unknown> {
  const me = ctx.actor?.id ?? null
  const since = new Date(began - FOLLOWED_FOR)
  return sql`recent AS (
      SELECT DISTINCT ON (p.aggregate_id) p.aggregate_id, p.pin_id, p.saved_at FROM follows f
      CROSS JOIN LATERAL (
        (SELECT aggregate_id, pin_id, saved_at FROM user_pins u
          WHERE f.kind = 'user' AND u.user_id = f.target_id AND u.audience = 0
          ORDER BY u.saved_at DESC, u.pin_id DESC LIMIT ${sql.lit(PER_PERSON)})
        UNION ALL
        (SELECT aggregate_id, pin_id, saved_at FROM board_pins b
          WHERE f.kind = 'board' AND b.board_id = f.target_id AND b.pinner_id <> ${me}::bigint
          ORDER BY b.saved_at DESC, b.pin_id DESC LIMIT ${sql.lit(PER_PERSON)})) p
      WHERE f.follower_id = ${me}::bigint AND f.kind IN ('user', 'board') AND p.saved_at > ${since}
        AND ${notTurnedOff(ctx, sql`f.kind`, sql`f.target_id`)} AND ${notHidden(ctx, sql`p.aggregate_id`)}
      ORDER BY p.aggregate_id, p.saved_at DESC, p.pin_id DESC
    ), beside AS (
      SELECT * FROM (${savedTogether(ctx, me, new Date(began))}) b
      WHERE b.aggregate_id NOT IN (SELECT aggregate_id FROM recent)
        AND ${notHidden(ctx, sql`b.aggregate_id`)}
        AND ${notTurnedOff(ctx, sql`'interest'`, sql`(SELECT interest_id FROM aggregates a WHERE a.id = b.aggregate_id)`)})`
}

/** What comes next of each source, in one query: never what one had saved when the visit began. */
export async function homeRows(
  ctx: Context,
  visit: Visit,
  limit: number,
): Promise<Record<HomeRow['source'], HomeRow[]>> {
  const { version, rank, at, followedId, began, times, besideId } = visit
  const me = ctx.actor?.id ?? null
  const isNew = (aggregate: RawBuilder<unknown>) => notSaved(me, aggregate, new Date(began))
  // What is looked at row by row is looked at in order, until enough are found.
  const { rows } = await sql<HomeRow>`
    WITH ${wovenIn(ctx, visit)}
    (SELECT 'pool' AS source, pin_id, version, rank, '' AS at FROM feed_pool
      WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
        AND feed_pool.aggregate_id NOT IN (SELECT aggregate_id FROM recent)
        AND feed_pool.aggregate_id NOT IN (SELECT aggregate_id FROM beside)
        AND ${isNew(sql`feed_pool.aggregate_id`)} AND ${notHidden(ctx, sql`feed_pool.aggregate_id`)} AND ${notTurnedOff(ctx, sql`'interest'`, sql`feed_pool.interest_id`)}
      ORDER BY version, rank LIMIT ${limit})
    UNION ALL
    (SELECT 'followed', pin_id, 0, 0, r.saved_at::text FROM (SELECT * FROM recent
        ${at ? sql`WHERE (saved_at, pin_id) < (${at}::timestamptz, ${followedId}::bigint)` : sql``}
        ORDER BY saved_at DESC, pin_id DESC OFFSET 0) r
      WHERE ${isNew(sql`r.aggregate_id`)} AND ${stillThere(sql`r.aggregate_id`)}
      ORDER BY r.saved_at DESC, r.pin_id DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'beside', pin_id, 0, times, '' FROM (SELECT * FROM beside
        ${times === null ? sql`` : sql`WHERE (times, pin_id) < (${times}::int, ${besideId}::bigint)`}
        ORDER BY times DESC, pin_id DESC OFFSET 0) r
      WHERE ${stillThere(sql`r.aggregate_id`)}
      ORDER BY r.times DESC, r.pin_id DESC LIMIT ${limit})`.execute(ctx.db)
  const of = (source: HomeRow['source']) => rows.filter((row) => row.source === source)
  return { pool: of('pool'), followed: of('followed'), beside: of('beside'), older: [] }
}

/**
 * Where the pool ends: every other thing that someone keeps where all can see it, the newest first. The newest of its pins
 * speaks for it, so what its first owner keeps secret is met on the boards of others.
 */
export async function olderRows(ctx: Context, visit: Visit, limit: number): Promise<HomeRow[]> {
  const { version, began, olderId } = visit
  const { rows } = await sql<HomeRow>`
    WITH ${wovenIn(ctx, visit)}
    SELECT 'older' AS source, p.pin_id, 0 AS version, 0 AS rank, '' AS at, a.id AS aggregate_id FROM aggregates a
    CROSS JOIN LATERAL (SELECT k.pin_id FROM aggregate_pins k WHERE k.aggregate_id = a.id AND k.audience = 0
        AND ${notTurnedOff(ctx, sql`'user'`, sql`k.user_id`)} AND ${notTurnedOff(ctx, sql`'board'`, sql`k.board_id`)}
      ORDER BY k.saved_at DESC, k.pin_id DESC LIMIT 1) p
    WHERE a.state = 'live' AND a.image_signature IS NOT NULL AND a.story_deleted_at IS NULL
      ${olderId ? sql`AND a.id < ${olderId}::bigint` : sql``}
      AND a.id NOT IN (SELECT aggregate_id FROM feed_pool WHERE version = ${version}::int)
      AND a.id NOT IN (SELECT aggregate_id FROM recent) AND a.id NOT IN (SELECT aggregate_id FROM beside)
      AND ${notSaved(ctx.actor?.id ?? null, sql`a.id`, new Date(began))} AND ${notHidden(ctx, sql`a.id`)}
      AND ${notTurnedOff(ctx, sql`'interest'`, sql`a.interest_id`)}
    ORDER BY a.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}
