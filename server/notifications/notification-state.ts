import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { announce } from '../live/announce.ts'

/** Announced instead of a notification's id: the unread count changed, and nothing new came. */
const READ = '0'

const ofNotification = (id: Id | undefined) => (id ? sql`AND id = ${id}` : sql``)

/** Marks one notification as read, or all of them. */
export async function markNotificationsRead(ctx: SignedIn, notificationId: Id | undefined): Promise<void> {
  const { rows } = await sql<{ on_page: boolean }>`
    UPDATE notifications SET read_at = ${ctx.now}
    WHERE user_id = ${ctx.viewer.id} AND read_at IS NULL AND on_page ${ofNotification(notificationId)} RETURNING on_page`.execute(
    ctx.db,
  )
  addToCount(ctx, 'user.unreadNews', ctx.viewer.id, -rows.length)
  if (rows.length) announce(ctx, personTopic(ctx.viewer.id), 'notification', READ)
}

/** A hidden notification also counts as read, so what happens later starts a new notification. */
export async function hideNotification(ctx: SignedIn, notificationId: Id, isHidden: boolean): Promise<void> {
  const { rows } = await sql`UPDATE notifications SET hidden_at = ${isHidden ? ctx.now : null}
    WHERE user_id = ${ctx.viewer.id} AND id = ${notificationId} RETURNING id`.execute(ctx.db)
  if (!rows.length) throw new Refusal('not_found', 'news.none')
  if (isHidden) await markNotificationsRead(ctx, notificationId)
}

/** Hides what a notification says of one pin among several, or the whole notification if the pin is its target. */
export async function hideNotificationPin(
  ctx: SignedIn,
  notificationId: Id,
  pinId: Id,
  isHidden: boolean,
): Promise<void> {
  const me = ctx.viewer.id
  const { rows: events } = await sql`
    UPDATE notification_events SET hidden_at = ${isHidden ? ctx.now : null}
    WHERE user_id = ${me} AND news_id = ${notificationId} AND object_id = ${pinId} RETURNING news_id`.execute(ctx.db)
  if (events.length) return
  const { rows: notifications } = await sql`
    SELECT id FROM notifications WHERE user_id = ${me} AND id = ${notificationId} AND target_id = ${pinId}`.execute(
    ctx.db,
  )
  if (!notifications.length) throw new Refusal('not_found', 'news.none')
  await hideNotification(ctx, notificationId, isHidden)
}

export async function loadUnreadNotificationCount(ctx: SignedIn) {
  const row = await flushCountsThen(ctx, () =>
    ctx.db
      .selectFrom('user_counts')
      .select('unread_news_count')
      .where('user_id', '=', ctx.viewer.id)
      .executeTakeFirst(),
  )
  return { type: 'unread_news' as const, id: 'own' as const, count: row?.unread_news_count ?? 0 }
}
