import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'

/** So many pins that someone saved last shape their feed. */
const HISTORY = 20

/** What someone saved last, newest first; a thing on two boards counts once. */
export const lastSaved = (me: Id | null, before: Date): RawBuilder<{ aggregate_id: Id; pin_id: Id; saved_at: Date }> =>
  sql`SELECT DISTINCT ON (aggregate_id) aggregate_id, pin_id, saved_at FROM (
      SELECT aggregate_id, pin_id, saved_at FROM user_pins
      WHERE user_id = ${me}::bigint AND saved_at <= ${before} ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(HISTORY)}) last
    ORDER BY aggregate_id, saved_at DESC, pin_id DESC`
