import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { SignedIn } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { notTurnedOff } from '../feedback/tuned-marks.ts'

/**
 * Where every source ends: all other things that someone keeps where all can see it, the newest first. The newest of its
 * pins speaks for it, so what its first owner keeps secret is met on the boards of others.
 */
export async function olderThings(
  ctx: SignedIn,
  visit: number,
  known: readonly Id[],
  limit: number,
): Promise<{ pin_id: Id; aggregate_id: Id }[]> {
  const me = ctx.actor.id
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id }>`
    SELECT p.pin_id, a.id AS aggregate_id FROM aggregates a
    CROSS JOIN LATERAL (SELECT k.pin_id FROM aggregate_pins k WHERE k.aggregate_id = a.id AND k.audience = 0
        AND ${notTurnedOff(ctx, sql`'user'`, sql`k.user_id`)} AND ${notTurnedOff(ctx, sql`'board'`, sql`k.board_id`)}
      ORDER BY k.saved_at DESC, k.pin_id DESC LIMIT 1) p
    WHERE a.state = 'live' AND a.image_signature IS NOT NULL AND a.story_deleted_at IS NULL AND a.id <> ALL(${known}::bigint[])
      AND a.id NOT IN (SELECT aggregate_id FROM home_shown WHERE user_id = ${me} AND visit = ${visit})
      AND a.id NOT IN (SELECT aggregate_id FROM feed_pool WHERE version = (SELECT max(version) FROM feed_pool))
      AND NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${me} AND own.aggregate_id = a.id)
      AND ${notHidden(ctx, sql`a.id`)} AND ${notTurnedOff(ctx, sql`'interest'`, sql`a.interest_id`)}
    ORDER BY a.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}
