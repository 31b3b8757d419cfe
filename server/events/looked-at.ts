import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Context, isPersonal } from '../context.ts'

/** Of what someone looked at so many days are kept. */
export const LOOKED_AT_DAYS = 28

/** Feed.1, D68. Keeps which things of others someone opened, if they agreed that it shapes what they see. */
export async function keepLookedAt(ctx: Context, pins: readonly string[]): Promise<void> {
  if (!ctx.viewer || !isPersonal(ctx) || !pins.length) return
  await sql`INSERT INTO looked_at (user_id, aggregate_id, pin_id, at)
    SELECT DISTINCT ON (aggregate_id) ${ctx.viewer.id}::bigint, aggregate_id, id, ${ctx.now}::timestamptz
      FROM pins WHERE id = ANY(${pins as Id[]}::bigint[]) ORDER BY aggregate_id, id
    ON CONFLICT (user_id, aggregate_id) DO UPDATE SET pin_id = excluded.pin_id, at = excluded.at`.execute(ctx.db)
}
