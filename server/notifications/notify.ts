import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { isTold, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { announce } from '../live/announce.ts'
import { settingsOf } from '../records/settings-of.ts'

export type Notice = {
  user_id: Id
  kind: NotificationKind
  /** Who did it; null is the house itself. */
  actor_id: Id | null
  target_id: Id | null
  /** What they did it with. */
  object_id?: Id | null
  /** Unread ones with the same key are one. */
  group_key?: string
  /** How many of something, where that is not how many people. */
  amount?: number
}

const NOBODY = '0' as Id

/**
 * Tells someone what happened to them, together with what is unread of the same kind and target. Nobody is told of
 * themselves, of people they blocked or muted, or of what they chose not to hear. Whoever calls it flushes the counts.
 */
export async function notify(ctx: Context, notice: Notice): Promise<void> {
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
  if (notification.on_page && notification.is_new) count(ctx, 'user.unreadNews', user_id, 1)
  if (notification.on_page) announce(ctx, personTopic(user_id), 'notification', notification.id)
}

const keyOf = ({ kind, target_id, group_key }: Notice) => group_key ?? `${kind}:${target_id ?? ''}`

type Event = { user_id: Id; news_id: Id; actor_id: Id }

/** Whether this person is not yet among those who did it. */
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

/** On which channels the receiver wants it; null when on none. */
async function wantedBy(ctx: Context, { user_id, kind, actor_id }: Notice) {
  if (user_id === actor_id) return null
  const receiver = await ctx.db
    .selectFrom('users')
    .select(['state', 'settings'])
    .where('id', '=', user_id)
    .executeTakeFirst()
  if (!receiver || receiver.state === 'deactivated' || receiver.state === 'suspended') return null
  if (actor_id && (await isUnwanted(ctx, user_id, actor_id))) return null
  const { notifications, notification_emails } = settingsOf(receiver)
  const choices = { page: notifications, email: notification_emails }
  const page = isTold(kind, 'page', choices)
  return page || isTold(kind, 'email', choices) ? { page } : null
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
