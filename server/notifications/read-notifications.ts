import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { Notifications } from '../db/tables.ts'

export type NotificationRow = Selectable<Notifications> & { cursor_key: CursorKey; events: Event[] }
export type Event = { actor_id: Id; object_id: Id | null }

/** So many of those who did it are looked at, to find two whom one may name. */
const LOOKED_AT = 8

/** A person's notifications, newest first, each with the latest of what it sums up. */
export async function readNotifications(
  ctx: Context,
  userId: Id,
  after: CursorKey | null,
  limit: number,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.*, ARRAY[n.updated_at::text, n.id::text] AS cursor_key, ${latestEvents} AS events FROM notifications n
    WHERE n.user_id = ${userId} AND n.on_page AND n.hidden_at IS NULL
      ${after ? sql`AND (n.updated_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY n.updated_at DESC, n.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}

/** What a mail may sum up: nothing that was read or mailed already. */
export async function readUnmailed(ctx: Context, userId: Id, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.*, ARRAY[n.updated_at::text, n.id::text] AS cursor_key, ${latestEvents} AS events FROM notifications n
    WHERE n.user_id = ${userId} AND n.read_at IS NULL AND n.mailed_at IS NULL
    ORDER BY n.updated_at DESC, n.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}

const latestEvents = sql`coalesce((SELECT jsonb_agg(jsonb_build_object(
    'actor_id', nullif(e.actor_id, 0)::text, 'object_id', nullif(e.object_id, 0)::text) ORDER BY e.created_at DESC)
  FROM (SELECT * FROM notification_events e WHERE e.user_id = n.user_id AND e.news_id = n.id AND e.hidden_at IS NULL
    ORDER BY e.created_at DESC, e.actor_id DESC, e.object_id DESC LIMIT ${LOOKED_AT}) e), '[]')`
