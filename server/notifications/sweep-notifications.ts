import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { inSteps } from '../facts/in-steps.ts'
import type { House } from '../house.ts'

/** So many go in one transaction. */
export const NOTIFICATIONS_A_STEP = 500

/** What happened long ago leaves the page, and what was unread of it leaves the count. */
export async function sweepNotifications(house: House, before: Date): Promise<void> {
  await inSteps(house, (ctx) => sweepSome(ctx, before))
}

async function sweepSome(ctx: Context, before: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: Id; id: Id; was_unread: boolean }>`
    DELETE FROM notifications WHERE (user_id, id) IN (
      SELECT user_id, id FROM notifications WHERE updated_at < ${before} LIMIT ${NOTIFICATIONS_A_STEP})
    RETURNING user_id, id, on_page AND read_at IS NULL AS was_unread`.execute(ctx.db)
  await sql`DELETE FROM notification_events e
    USING unnest(${rows.map((row) => row.user_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[]) AS gone(user_id, id)
    WHERE e.user_id = gone.user_id AND e.news_id = gone.id`.execute(ctx.db)
  for (const row of rows) if (row.was_unread) count(ctx, 'user.unreadNews', row.user_id, -1)
  return rows.length > 0
}
