import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { supporterCountSql } from './supporter-count.ts'

const A_PLACE = 1_000
const KEEP = 12

/**
 * Makes a new version of the pool of every country ("DE") and language ("de"): aggregates that people there saved
 * publicly, by how many of them did and how recently. Older versions stay for a while for people who are still
 * scrolling in one.
 */
export async function updateLocalPool(db: Db, now: Date): Promise<void> {
  await sql`
    WITH recent AS (
      SELECT aggregate_id, pinner_id, saved_at FROM pins WHERE audience = 0 AND state = 'live'
      ORDER BY saved_at DESC LIMIT 50000
    ), kept AS (
      SELECT l.place, r.aggregate_id, ${supporterCountSql(sql`r.pinner_id`, now)} AS people, max(r.saved_at) AS at
      FROM recent r JOIN users u ON u.id = r.pinner_id
      CROSS JOIN LATERAL unnest(ARRAY[u.country, lower(split_part(u.locale, '-', 1))]) AS l(place) GROUP BY 1, 2
    ), ranked AS (
      SELECT k.place, k.aggregate_id, a.first_pin_id AS pin_id, row_number() OVER (PARTITION BY k.place ORDER BY
        ln(1 + k.people * 2) - extract(epoch FROM ${now}::timestamptz - k.at) / 86400 / 12 DESC, a.first_pin_id DESC) AS rank
      FROM kept k JOIN aggregates a ON a.id = k.aggregate_id JOIN pins p ON p.id = a.first_pin_id
      WHERE p.audience = 0 AND p.state = 'live' AND a.image_signature IS NOT NULL AND a.state = 'live' AND a.story_deleted_at IS NULL
    )
    INSERT INTO local_pool (place, version, rank, pin_id, aggregate_id)
    SELECT place, (SELECT coalesce(max(version), 0) + 1 FROM local_pool), rank, pin_id, aggregate_id
    FROM ranked WHERE rank <= ${A_PLACE}`.execute(db)
  await sql`DELETE FROM local_pool WHERE version <= (SELECT max(version) FROM local_pool) - ${KEEP}`.execute(db)
}
