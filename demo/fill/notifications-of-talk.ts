import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { DatedNotice } from './notifications.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

const LIKES = 12

/** Notifications about comments on someone's pins, replies, mentions, likes and messages. */
export async function listTalkNotifications(world: DemoWorld, to: Inhabitant): Promise<DatedNotice[]> {
  return [...(await comments(world, to)), ...(await likes(world, to)), ...(await messages(world, to))]
}

type Row = { kind: NotificationKind; actor_id: Id; target_id: Id; object_id: Id | null; at: Date }

const toldTo =
  ({ id }: Inhabitant) =>
  (row: Row): DatedNotice => ({ user_id: id, ...row })

async function comments({ house }: DemoWorld, to: Inhabitant): Promise<DatedNotice[]> {
  const called = JSON.stringify([{ object_id: to.id }])
  const { rows } = await sql<Row>`
    SELECT c.user_id AS actor_id, c.pin_id AS target_id, c.id AS object_id, c.created_at AS at,
      CASE WHEN c.kind = 'tried' THEN 'pin_tried' WHEN c.tags @> ${called}::jsonb
        THEN 'comment_mentioned' WHEN parent.user_id = ${to.id} THEN 'comment_replied' ELSE 'comment_added' END AS kind
    FROM comments c JOIN pins p ON p.id = c.pin_id
      LEFT JOIN comments parent ON parent.aggregate_id = c.aggregate_id AND parent.id = c.parent_id
    WHERE p.pinner_id = ${to.id} OR parent.user_id = ${to.id} OR c.tags @> ${called}::jsonb`.execute(house.db)
  return rows.map(toldTo(to))
}

async function likes({ house }: DemoWorld, to: Inhabitant): Promise<DatedNotice[]> {
  const { rows } = await sql<Row>`
    SELECT 'comment_liked' AS kind, l.user_id AS actor_id, c.pin_id AS target_id, c.id AS object_id, l.created_at AS at
    FROM comments c JOIN comment_likes l ON l.aggregate_id = c.aggregate_id AND l.comment_id = c.id
    WHERE c.user_id = ${to.id} AND l.user_id <> ${to.id} ORDER BY l.created_at DESC LIMIT ${LIKES}`.execute(house.db)
  return rows.map(toldTo(to))
}

async function messages({ house }: DemoWorld, to: Inhabitant): Promise<DatedNotice[]> {
  const { rows } = await sql<Row>`
    SELECT CASE p.state WHEN 'request' THEN 'message_requested' ELSE 'message_received' END AS kind,
      m.user_id AS actor_id, m.conversation_id AS target_id, NULL AS object_id, m.created_at AS at
    FROM conversation_people p JOIN messages m ON m.conversation_id = p.conversation_id
    WHERE p.user_id = ${to.id} AND m.user_id <> ${to.id} AND m.id > p.last_read_id`.execute(house.db)
  return rows.map(toldTo(to))
}
