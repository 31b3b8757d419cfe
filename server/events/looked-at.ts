import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Context, mayPersonalize } from '../context.ts'

/** How many days of opened pins are kept. */
export const LOOKED_AT_RETENTION_DAYS = 28

/** Stores which of other people's pins someone opened, if they consented to personalization. */
export async function storeLookedAt(ctx: Context, pins: readonly string[]): Promise<void> {
  if (!ctx.viewer || !mayPersonalize(ctx) || !pins.length) return
  await sql`INSERT INTO looked_at (user_id, aggregate_id, pin_id, at)
    SELECT DISTINCT ON (aggregate_id) ${ctx.viewer.id}::bigint, aggregate_id, id, ${ctx.now}::timestamptz
      FROM pins WHERE id = ANY(${pins as Id[]}::bigint[]) ORDER BY aggregate_id, id
    ON CONFLICT (user_id, aggregate_id) DO UPDATE SET pin_id = excluded.pin_id, at = excluded.at`.execute(ctx.db)
}
