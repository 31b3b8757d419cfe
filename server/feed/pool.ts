import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { updateLocalPool } from './local-pool.ts'
import { supporterCountSql } from './supporter-count.ts'

const SIZE = 5_000
const KEEP = 12
/** Number of newest original pins considered; of the best ones, savers are counted. */
const NEWEST = 50_000
const COUNTED = 8_000
const A_TOPIC = 200
const DAY = 86_400_000
/** Pins up to this age with hardly any saves are fresh; all others in the pool are popular. */
const FRESH_FOR = 3 * DAY
/**
 * Makes a new version of the home pool, with pools per topic and country: public first pins scored by saves, favorites
 * and freshness, with the pins of one person spread out. Older versions stay for a while for people who are still
 * scrolling in one.
 */
export async function updateFeedPool(house: Pick<House, 'db' | 'clock'>): Promise<void> {
  await maintenanceDb(house)
    .transaction()
    .execute((within) => updateFeedPoolInTransaction(within, house.clock()))
}

/** Returns whether any pool exists. */
export async function hasFeedPool({ db }: Pick<House, 'db'>): Promise<boolean> {
  return Boolean(await db.selectFrom('feed_pool').select('rank').limit(1).executeTakeFirst())
}

export async function updateFeedPoolInTransaction(db: Db, now: Date): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('feed_pool'))`.execute(db)
  const { rows } = await sql<{ version: number }>`
    SELECT coalesce(max(version), 0) + 1 AS version FROM feed_pool`.execute(db)
  const version = rows[0]?.version ?? 1
  const age = sql`extract(epoch FROM ${now}::timestamptz - saved_at) / 86400 / 12`
  await sql`
    CREATE TEMP TABLE pool_scores ON COMMIT DROP AS
    WITH newest AS (
      SELECT id, aggregate_id, pinner_id, saved_at, favorite_count FROM pins
      WHERE audience = 0 AND state = 'live' AND NOT is_repin ORDER BY saved_at DESC, id DESC LIMIT ${NEWEST}
    ), listed AS (
      SELECT n.*, a.interest_id, a.comment_count, ln(2 + 2 * a.saves) - ${age} AS score
      FROM newest n JOIN aggregates a ON a.id = n.aggregate_id
      WHERE a.first_pin_id = n.id AND a.image_signature IS NOT NULL AND a.state = 'live' AND a.story_deleted_at IS NULL
      ORDER BY score DESC LIMIT ${COUNTED}
    ), counted AS (
      -- Grouped at once: a second join would be planned for one row and made anew for each of thousands.
      SELECT l.id, l.aggregate_id, l.pinner_id, l.saved_at, l.favorite_count, l.interest_id, l.comment_count,
        greatest(0, ${supporterCountSql(sql`k.user_id`, now)} - 1) AS savers
      FROM listed l LEFT JOIN aggregate_pins k ON k.aggregate_id = l.aggregate_id AND k.audience = 0
      GROUP BY 1, 2, 3, 4, 5, 6, 7
    ), scored AS (
      SELECT *, ln(2 + 2 * savers + least(favorite_count + comment_count, 2 + 4 * savers)) - ${age}
          + (hashtext(id::text || to_char(${now}::timestamptz, 'YYYYMMDDHH24')) & 1023) / 1024.0 AS voiced
      FROM counted
    )
    SELECT *, voiced - 0.35 * (row_number() OVER (PARTITION BY pinner_id ORDER BY voiced DESC) - 1) AS spread FROM scored`.execute(
    db,
  )
  // Without statistics, the planner may take a new table for a small or a large one.
  await sql`ANALYZE pool_scores`.execute(db)
  await sql`
    INSERT INTO feed_pool (version, rank, pin_id, aggregate_id, interest_id, reason)
    SELECT ${version}, row_number() OVER (ORDER BY spread DESC, id DESC), id, aggregate_id, interest_id,
      CASE WHEN savers <= 1 AND saved_at > ${new Date(now.getTime() - FRESH_FOR)} THEN 9 ELSE 8 END
    FROM pool_scores ORDER BY spread DESC, id DESC LIMIT ${SIZE}`.execute(db)
  await sql`
    WITH topics AS (
      SELECT t.aggregate_id, t.interest_id FROM pool_scores p JOIN aggregate_topics t ON t.aggregate_id = p.aggregate_id WHERE NOT t.is_off
      UNION SELECT aggregate_id, interest_id FROM pool_scores WHERE interest_id IS NOT NULL
    ), above AS (
      SELECT aggregate_id, interest_id FROM topics
      UNION SELECT t.aggregate_id, i.parent_id FROM topics t JOIN interests i ON i.id = t.interest_id WHERE i.parent_id IS NOT NULL
    )
    INSERT INTO topic_pool (interest_id, version, rank, pin_id, aggregate_id, saved_at)
    SELECT topic, ${version}, rank, id, aggregate_id, saved_at FROM (
      SELECT p.id, p.aggregate_id, p.saved_at, t.interest_id AS topic,
        row_number() OVER (PARTITION BY t.interest_id ORDER BY p.spread DESC, p.id DESC) AS rank
      FROM above t JOIN pool_scores p ON p.aggregate_id = t.aggregate_id) ranked WHERE rank <= ${A_TOPIC}`.execute(db)
  await sql`DELETE FROM feed_pool WHERE version <= ${version - KEEP}`.execute(db)
  await sql`DELETE FROM topic_pool WHERE version <= ${version - 2}`.execute(db)
  await updateLocalPool(db, now)
  await sql`DROP TABLE IF EXISTS pool_scores`.execute(db)
}
