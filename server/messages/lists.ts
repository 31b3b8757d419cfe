import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { ContactRequest, Conversation, Message } from '#domain/entities/message.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { type Context, signedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { loadConversations } from './load-conversations.ts'
import { loadMessages, type MessageRow } from './load-messages.ts'
import { mustBeIn } from './member.ts'

type Row = { id: Id; cursor_key: CursorKey }

/** The viewer's conversations in one state, the newest word first. */
function inboxOf(ctx: Context, state: 'open' | 'request') {
  const { viewer } = signedIn(ctx)
  return async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT conversation_id AS id, ARRAY[last_message_at::text, conversation_id::text] AS cursor_key FROM inbox
      WHERE user_id = ${viewer.id} AND state = ${state} AND last_message_id > 0
        ${after ? sql`AND (last_message_at, conversation_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY last_message_at DESC, conversation_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

export function listConversations(ctx: Context): Promise<Page<Conversation>> {
  return loadPage(ctx, PAGE_SIZE, inboxOf(ctx, 'open'), (rows) => loadConversations(signedIn(ctx), idsOf(rows)))
}

export function listRequests(ctx: Context): Promise<Page<ContactRequest>> {
  return loadPage(ctx, PAGE_SIZE, inboxOf(ctx, 'request'), async (rows) => {
    const conversations = await loadConversations(signedIn(ctx), idsOf(rows))
    return conversations.map((conversation) => {
      const sender = conversation?.last_message?.sender ?? conversation?.users[0]
      if (!conversation || !sender) return null
      const { id, last_message_at } = conversation
      return { type: 'contactrequest' as const, id, sender, conversation, created_at: last_message_at }
    })
  })
}

export async function listMessages(ctx: Context, id: Id): Promise<Page<Message>> {
  await mustBeIn(signedIn(ctx), id)
  const read = async (after: CursorKey | null, limit: number): Promise<(MessageRow & { cursor_key: CursorKey })[]> => {
    let found = ctx.db.selectFrom('messages').selectAll().where('conversation_id', '=', id)
    if (after) found = found.where('id', '<', after[0] as Id)
    const rows = await found.orderBy('id', 'desc').limit(limit).execute()
    return rows.map((row) => ({ ...row, cursor_key: [row.id] }))
  }
  return loadPage(ctx, PAGE_SIZE, read, (rows) => loadMessages(ctx, rows))
}
