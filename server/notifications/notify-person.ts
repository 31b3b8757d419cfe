import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { isNotificationWanted, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { announce } from '../live/announce.ts'
import { parsePersonSettings } from '../records/person-settings.ts'

export type NotificationInput = {
  user_id: Id
  kind: NotificationKind
  /** The person who did it; null when the site itself did. */
  actor_id: Id | null
  target_id: Id | null
  /** The object that was used, for example the comment or the new pin. */
  object_id?: Id | null
  /** Unread notifications with the same key are merged. */
  group_key?: string
  /** A number other than the number of people, for example of pins. */
  amount?: number
}

const NOBODY = '0' as Id

/**
 * Notifies someone of an event, merged with unread events of the same kind and target. Nobody is notified of their own
 * actions, of blocked or muted people, or of kinds they turned off. Callers flush the counts.
 */
export async function notifyPerson(ctx: Context, notice: NotificationInput): Promise<void> {
  const { user_id, kind, actor_id, target_id, object_id, amount } = notice
  const channels = await wantedBy(ctx, notice)
  if (!channels) return
  const { rows } = await sql<{ id: Id; is_new: boolean; on_page: boolean }>`
    INSERT INTO notifications (user_id, id, kind, group_key, target_id, count, on_page, updated_at)
    VALUES (${user_id}, ${ctx.house.newId()}, ${kind}, ${keyOf(notice)}, ${target_id}, ${amount ?? 0}, ${channels.page}, ${ctx.now})
    ON CONFLICT (user_id, group_key) WHERE read_at IS NULL DO UPDATE
      SET updated_at = excluded.updated_at, mailed_at = NULL ${amount === undefined ? sql`` : sql`, count = ${amount}`}
    RETURNING id, xmax = 0 AS is_new, on_page`.execute(ctx.db)
  const notification = rows[0]
  if (!notification) return
  const event = { user_id, news_id: notification.id, actor_id: actor_id ?? NOBODY, object_id: object_id ?? NOBODY }
  const isFirst = await isFirstOf(ctx, event)
  const added = await ctx.db
    .insertInto('notification_events')
    .values({ ...event, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('news_id')
    .executeTakeFirst()
  if (added && isFirst && amount === undefined)
    await ctx.db
      .updateTable('notifications')
      .set((row) => ({ count: row('count', '+', 1) }))
      .where('user_id', '=', user_id)
      .where('id', '=', notification.id)
      .execute()
  if (notification.on_page && notification.is_new) addToCount(ctx, 'user.unreadNews', user_id, 1)
  if (notification.on_page) announce(ctx, personTopic(user_id), 'notification', notification.id)
}

const keyOf = ({ kind, target_id, group_key }: NotificationInput) => group_key ?? `${kind}:${target_id ?? ''}`

type Event = { user_id: Id; news_id: Id; actor_id: Id }

/** Returns whether this person is not yet counted in the notification. */
async function isFirstOf(ctx: Context, { user_id, news_id, actor_id }: Event): Promise<boolean> {
  const known = await ctx.db
    .selectFrom('notification_events')
    .select('news_id')
    .where('user_id', '=', user_id)
    .where('news_id', '=', news_id)
    .where('actor_id', '=', actor_id)
    .limit(1)
    .executeTakeFirst()
  return known === undefined
}

/** Returns the channels on which the receiver wants this notification; null for none. */
async function wantedBy(ctx: Context, { user_id, kind, actor_id }: NotificationInput) {
  if (user_id === actor_id) return null
  const receiver = await ctx.db
    .selectFrom('users')
    .select(['state', 'settings'])
    .where('id', '=', user_id)
    .executeTakeFirst()
  if (!receiver || receiver.state === 'deactivated' || receiver.state === 'suspended') return null
  if (actor_id && (await isUnwanted(ctx, user_id, actor_id))) return null
  const { notifications, notification_emails } = parsePersonSettings(receiver)
  const choices = { page: notifications, email: notification_emails }
  const page = isNotificationWanted(kind, 'page', choices)
  return page || isNotificationWanted(kind, 'email', choices) ? { page } : null
}

async function isUnwanted(ctx: Context, userId: Id, actorId: Id): Promise<boolean> {
  const actor = await ctx.db.selectFrom('users').select('state').where('id', '=', actorId).executeTakeFirst()
  if (actor?.state !== 'active') return true
  const mark = await ctx.db
    .selectFrom('marks')
    .select('kind')
    .where('user_id', '=', userId)
    .where('target_id', '=', actorId)
    .where('kind', 'in', ['block', 'blocked_by', 'mute'])
    .limit(1)
    .executeTakeFirst()
  return mark !== undefined
}
