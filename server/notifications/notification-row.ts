import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { CursorKey } from '../cursor.ts'
import type { Notifications } from '../db/tables.ts'

export type NotificationRow = Selectable<Notifications> & { cursor_key: CursorKey; events: Event[] }
type Event = { actor_id: Id; object_id: Id | null }

/** Number of people of a notification that are loaded to find two who may be named. */
const LOOKED_AT = 8

/** SQL expression for the latest events of the notification `n`. */
export const latestEventsSql = sql`coalesce((SELECT jsonb_agg(jsonb_build_object(
    'actor_id', nullif(e.actor_id, 0)::text, 'object_id', nullif(e.object_id, 0)::text) ORDER BY e.created_at DESC)
  FROM (SELECT * FROM notification_events e WHERE e.user_id = n.user_id AND e.news_id = n.id AND e.hidden_at IS NULL
    ORDER BY e.created_at DESC, e.actor_id DESC, e.object_id DESC LIMIT ${LOOKED_AT}) e), '[]')`
