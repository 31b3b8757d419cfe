import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import type { UnreadMessages } from '#domain/resources/messages.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { announce } from '../live/announce.ts'
import { mustBeInConversation } from './conversation-with-people.ts'
import { announceMessage } from './post-message.ts'

/**
 * Marks everything up to a message as read, and never unmarks anything. The sender of a request can't see that it was
 * read.
 */
export async function markConversationRead(asked: Context, id: Id, messageId: Id): Promise<void> {
  const ctx = requireSignedIn(asked)
  const { mine, ...talk } = await mustBeInConversation(ctx, id)
  const me = ctx.viewer.id
  const { numAffectedRows } = await sql`
    UPDATE inbox SET last_read_id = least(${messageId}::bigint, last_message_id)
    WHERE user_id = ${me} AND conversation_id = ${id} AND last_read_id < least(${messageId}::bigint, last_message_id)`.execute(
    ctx.db,
  )
  if (!numAffectedRows) return
  if (mine.state !== 'member') return announce(ctx, personTopic(me), 'message', id)
  await sql`
    UPDATE conversation_people SET last_read_id = greatest(last_read_id, ${messageId}::bigint)
    WHERE conversation_id = ${id} AND user_id = ${me}`.execute(ctx.db)
  announceMessage(ctx, talk)
}

const SHOWN_MOST = 100

/** Counts conversations with unread messages, and open message requests. */
export async function countUnreadMessages(asked: Context): Promise<UnreadMessages> {
  const { viewer } = requireSignedIn(asked)
  const { rows } = await sql<{ conversations: string; requests: string }>`SELECT
    (SELECT count(*) FROM (SELECT 1 FROM inbox WHERE user_id = ${viewer.id} AND state = 'open' AND NOT muted
      AND last_message_id > last_read_id LIMIT ${SHOWN_MOST}) AS unread) AS conversations,
    (SELECT count(*) FROM (SELECT 1 FROM inbox WHERE user_id = ${viewer.id} AND state = 'request'
      AND last_message_id > last_read_id LIMIT ${SHOWN_MOST}) AS asked) AS requests`.execute(asked.db)
  const { conversations = 0, requests = 0 } = rows[0] ?? {}
  return { type: 'unread_messages', id: 'own', conversations: Number(conversations), requests: Number(requests) }
}
