import { type RawBuilder, sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { isRemovedStory } from '#domain/rules/card/removed-story.ts'
import type { SignedIn } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { notTurnedOff } from '../feedback/tuned-marks.ts'
import { mutedBy } from '../notifications/muted.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

const BACK_TO = 90 * 86_400_000
const MOST_NEW = 99

/**
 * D67: what the people, boards and topics one follows brought, by time alone, one pin of each thing (the newest), back to
 * 90 days. Who and what is followed is read first, then what they have by their keys.
 */
export async function followingPins(ctx: SignedIn): Promise<Page<Pin>> {
  const muted = await mutedBy(ctx, ctx.viewer.id)
  const since = new Date(ctx.now.getTime() - BACK_TO)
  return listPins(
    ctx,
    PAGE_SIZE,
    async (after, limit) => {
      const [at, id] = after ?? []
      const before = at ? sql`AND (saved_at, pin_id) < (${at}::timestamptz, ${id}::bigint)` : sql``
      const { rows } = await sql<ListedPin>`
        WITH ${followed(ctx)}, brought AS MATERIALIZED (${broughtBy(ctx, since, 4 * limit + MOST_NEW, before)})
        SELECT pin_id, ARRAY[saved_at::text, pin_id::text] AS cursor_key FROM brought b
        WHERE ${notHidden(ctx, sql`b.aggregate_id`)} AND NOT EXISTS (SELECT 1 FROM brought newer
          WHERE newer.aggregate_id = b.aggregate_id AND (newer.saved_at, newer.pin_id) > (b.saved_at, b.pin_id))
        ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
      return rows
    },
    'list',
    (pin) => !isRemovedStory(pin) && !(pin.pinner && muted.has(pin.pinner.id)),
  )
}

/** feed.10: how many new pins those one follows have brought since a time; at most 99. */
export async function newSince(ctx: SignedIn, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH ${followed(ctx)}, brought AS MATERIALIZED (${broughtBy(ctx, since, MOST_NEW, sql``)})
    SELECT least(${MOST_NEW}, count(DISTINCT aggregate_id))::int AS count FROM brought b
    WHERE ${notHidden(ctx, sql`b.aggregate_id`)}
      AND NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${ctx.actor.id} AND own.aggregate_id = b.aggregate_id)
      AND NOT EXISTS (SELECT 1 FROM home_shown s WHERE s.user_id = ${ctx.actor.id} AND s.aggregate_id = b.aggregate_id)`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}

const followed = (ctx: SignedIn) => sql`followed AS MATERIALIZED (
  SELECT kind, target_id FROM follows f WHERE follower_id = ${ctx.actor.id}
    AND ${notTurnedOff(ctx, sql`f.kind`, sql`f.target_id`)})`

function broughtBy(ctx: SignedIn, since: Date, limit: number, before: RawBuilder<unknown>) {
  const me: Id = ctx.actor.id
  const of = (kind: 'user' | 'board' | 'interest') =>
    sql`(SELECT target_id FROM followed WHERE kind = ${sql.lit(kind)})`
  const newest = sql`ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`
  return sql`
    (SELECT pin_id, aggregate_id, saved_at FROM user_pins
      WHERE user_id IN ${of('user')} AND audience = 0 AND saved_at > ${since} ${before} ${newest})
    UNION (SELECT pin_id, aggregate_id, saved_at FROM board_pins
      WHERE board_id IN ${of('board')} AND pinner_id <> ${me} AND saved_at > ${since} ${before} ${newest})
    UNION (SELECT pin_id, aggregate_id, saved_at FROM topic_pool
      WHERE interest_id IN ${of('interest')} AND version = (SELECT max(version) FROM feed_pool) AND saved_at > ${since} ${before} ${newest})`
}
