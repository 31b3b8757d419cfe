import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { ContactRequest, Conversation, Message } from '#domain/entities/message.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustBeInConversation } from './conversation-with-people.ts'
import { loadConversations } from './load-conversations.ts'
import { loadMessages, type MessageRow } from './load-messages.ts'

const NEWEST_FIRST = keyset('DESC', ['last_message_at', 'timestamptz'], ['conversation_id', 'bigint'])

type Row = { id: Id; cursor_key: CursorKey }

/** Returns a reader for the viewer's conversations in one state, latest message first. */
function inboxOf(ctx: Context, state: 'open' | 'request') {
  const { viewer } = requireSignedIn(ctx)
  return async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT conversation_id AS id, ${NEWEST_FIRST.key} AS cursor_key FROM inbox
      WHERE user_id = ${viewer.id} AND state = ${state} AND last_message_id > 0
        AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

export function listConversations(ctx: Context): Promise<Page<Conversation>> {
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, inboxOf(ctx, 'open'), (rows) =>
    loadConversations(requireSignedIn(ctx), idsOf(rows)),
  )
}

export function listContactRequests(ctx: Context): Promise<Page<ContactRequest>> {
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, inboxOf(ctx, 'request'), async (rows) => {
    const conversations = await loadConversations(requireSignedIn(ctx), idsOf(rows))
    return conversations.map((conversation) => {
      const sender = conversation?.last_message?.sender ?? conversation?.users[0]
      if (!conversation || !sender) return null
      const { id, last_message_at } = conversation
      return { type: 'contactrequest' as const, id, sender, conversation, created_at: last_message_at }
    })
  })
}

export async function listMessages(ctx: Context, id: Id): Promise<Page<Message>> {
  await mustBeInConversation(requireSignedIn(ctx), id)
  const read = async (after: CursorKey | null, limit: number): Promise<(MessageRow & { cursor_key: CursorKey })[]> => {
    let found = ctx.db.selectFrom('messages').selectAll().where('conversation_id', '=', id)
    if (after) found = found.where('id', '<', after[0] as Id)
    const rows = await found.orderBy('id', 'desc').limit(limit).execute()
    return rows.map((row) => ({ ...row, cursor_key: [row.id] }))
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => loadMessages(ctx, rows))
}
