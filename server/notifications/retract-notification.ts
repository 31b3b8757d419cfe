import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'

type Which = { user_id: Id; actor_id: Id; kind?: NotificationKind; target_id?: Id | null }

/**
 * Removes a person's event from the notifications that contain it, and deletes a notification that has no events left.
 */
export async function retractNotification(ctx: Context, { user_id, actor_id, kind, target_id }: Which): Promise<void> {
  const { rows: left } = await sql<{ news_id: Id }>`
    DELETE FROM notification_events e USING notifications n
    WHERE e.user_id = ${user_id} AND e.actor_id = ${actor_id} AND n.user_id = e.user_id AND n.id = e.news_id
      ${kind ? sql`AND n.kind = ${kind}` : sql``}
      ${target_id === undefined ? sql`` : sql`AND n.target_id IS NOT DISTINCT FROM ${target_id}`}
    RETURNING e.news_id`.execute(ctx.db)
  const ids = [...new Set(left.map((row) => row.news_id))]
  if (!ids.length) return
  await sql`UPDATE notifications n SET count = count - 1
    WHERE user_id = ${user_id} AND id = ANY(${ids}) AND kind <> 'board_deleted'`.execute(ctx.db)
  const { rows: gone } = await sql<{ was_unread: boolean }>`
    DELETE FROM notifications n WHERE user_id = ${user_id} AND id = ANY(${ids})
      AND NOT EXISTS (SELECT 1 FROM notification_events e WHERE e.user_id = n.user_id AND e.news_id = n.id)
    RETURNING on_page AND read_at IS NULL AS was_unread`.execute(ctx.db)
  addToCount(ctx, 'user.unreadNews', user_id, -gone.filter(({ was_unread }) => was_unread).length)
}
