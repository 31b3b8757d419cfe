import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What happened long ago leaves the page, and what was unread of it leaves the count. */
export async function sweepNotifications(db: Db, before: Date): Promise<void> {
  await sql`WITH gone AS (
      DELETE FROM notifications WHERE updated_at < ${before} RETURNING user_id, id, on_page AND read_at IS NULL AS was_unread),
    events AS (DELETE FROM notification_events e USING gone g WHERE e.user_id = g.user_id AND e.news_id = g.id),
    counted AS (SELECT user_id, count(*) AS unread FROM gone WHERE was_unread GROUP BY user_id)
    UPDATE user_counts c SET unread_news_count = c.unread_news_count - counted.unread
    FROM counted WHERE c.user_id = counted.user_id`.execute(db)
}
