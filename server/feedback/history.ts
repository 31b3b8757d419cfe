import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { notTurnedOff } from './tuned-marks.ts'

/** So many pins that someone saved last shape their feed. */
export const HISTORY = 20
const BOARDS_EACH = 3
const PINS_EACH = 12

/** What someone saved last, newest first; a thing on two boards counts once. */
export const lastSaved = (me: Id | null, before: Date): RawBuilder<{ aggregate_id: Id; pin_id: Id; saved_at: Date }> =>
  sql`SELECT DISTINCT ON (aggregate_id) aggregate_id, pin_id, saved_at FROM (
      SELECT aggregate_id, pin_id, saved_at FROM user_pins
      WHERE user_id = ${me}::bigint AND saved_at <= ${before} ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(HISTORY)}) last
    ORDER BY aggregate_id, saved_at DESC, pin_id DESC`

/** Not what someone has already: one look into their own things for each row. */
export const notSaved = (me: Id | null, aggregate: RawBuilder<unknown>, before: Date): RawBuilder<boolean> =>
  me === null
    ? sql`true`
    : sql`(SELECT own.pin_id FROM user_pins own
        WHERE own.user_id = ${me}::bigint AND own.aggregate_id = ${aggregate} AND own.saved_at <= ${before} LIMIT 1) IS NULL`

/**
 * What stands beside it on other people's boards, by how often. It looks back from when the visit began, so that it stays
 * the same while someone scrolls and saves.
 */
export const savedTogether = (ctx: Context, me: Id | null, before: Date): RawBuilder<unknown> =>
  sql`SELECT n.aggregate_id, max(n.pin_id) AS pin_id, count(*)::int AS times
    FROM (${lastSaved(me, before)}) h
    CROSS JOIN LATERAL (SELECT board_id FROM aggregate_pins a
      WHERE a.aggregate_id = h.aggregate_id AND a.audience = 0 AND a.board_id IS NOT NULL AND a.saved_at <= ${before}
      ORDER BY a.saved_at DESC, a.pin_id DESC LIMIT ${sql.lit(BOARDS_EACH)}) b
    CROSS JOIN LATERAL (SELECT aggregate_id, pin_id, pinner_id FROM board_pins p
      WHERE p.board_id = b.board_id AND p.saved_at <= ${before}
      ORDER BY p.saved_at DESC, p.pin_id DESC LIMIT ${sql.lit(PINS_EACH)}) n
    WHERE ${notTurnedOff(ctx, sql`'history'`, sql`h.aggregate_id`)} AND n.pinner_id <> ${me}::bigint
    GROUP BY n.aggregate_id
    HAVING ${notSaved(me, sql`n.aggregate_id`, before)}`
