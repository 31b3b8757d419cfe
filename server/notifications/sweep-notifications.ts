import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'

/** Number of notifications deleted in one transaction. */
export const NOTIFICATIONS_PER_TRANSACTION = 500

/** Deletes old notifications, and subtracts the unread ones from the unread count. */
export async function sweepNotifications(house: House, before: Date): Promise<void> {
  await runInSteps(house, (ctx) => sweepSome(ctx, before))
}

async function sweepSome(ctx: Context, before: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: Id; id: Id; was_unread: boolean }>`
    DELETE FROM notifications WHERE (user_id, id) IN (
      SELECT user_id, id FROM notifications WHERE updated_at < ${before} LIMIT ${NOTIFICATIONS_PER_TRANSACTION})
    RETURNING user_id, id, on_page AND read_at IS NULL AS was_unread`.execute(ctx.db)
  await sql`DELETE FROM notification_events e
    USING unnest(${rows.map((row) => row.user_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[]) AS gone(user_id, id)
    WHERE e.user_id = gone.user_id AND e.news_id = gone.id`.execute(ctx.db)
  for (const row of rows) if (row.was_unread) addToCount(ctx, 'user.unreadNews', row.user_id, -1)
  return rows.length > 0
}
