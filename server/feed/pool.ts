import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { House } from '../house.ts'
import { fillLocalPool } from './local-pool.ts'

const SIZE = 5_000
const KEEP = 12

/**
 * Makes a new version of the home pool: listed first pins of things, scored by saves, favorites and freshness, with one
 * person's pins kept apart; and of each country's. Older versions stay for a while, so that whoever is scrolling in one is not disturbed.
 */
export async function updatePool({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute((within) => updatePoolWithin(within, clock()))
}

export async function updatePoolWithin(db: Db, now: Date): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('feed_pool'))`.execute(db)
  await sql`
      WITH scored AS (
        SELECT p.id, p.aggregate_id, p.pinner_id, a.interest_id,
          ln(2 + a.saves * 2 + p.favorite_count + a.comment_count)
            - extract(epoch FROM ${now}::timestamptz - p.saved_at) / 86400 / 12
            + (hashtext(p.id::text || to_char(${now}::timestamptz, 'YYYYMMDDHH24')) & 1023) / 1024.0 AS score
        FROM pins p JOIN aggregates a ON a.first_pin_id = p.id
        WHERE p.audience = 0 AND p.state = 'live' AND a.image_signature IS NOT NULL AND a.state = 'live' AND a.story_deleted_at IS NULL
        ORDER BY p.saved_at DESC LIMIT 50000
      ), spread AS (
        SELECT id, aggregate_id, interest_id, score - 0.35 * (row_number() OVER (PARTITION BY pinner_id ORDER BY score DESC) - 1) AS score FROM scored
      )
      INSERT INTO feed_pool (version, rank, pin_id, aggregate_id, interest_id)
      SELECT (SELECT coalesce(max(version), 0) + 1 FROM feed_pool), row_number() OVER (ORDER BY score DESC, id DESC), id, aggregate_id, interest_id
      FROM spread ORDER BY score DESC, id DESC LIMIT ${SIZE}`.execute(db)
  await sql`DELETE FROM feed_pool WHERE version <= (SELECT max(version) FROM feed_pool) - ${KEEP}`.execute(db)
  await fillLocalPool(db, now)
}
