import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { SentPin } from '#domain/entities/invite.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { toSendMethod } from '#domain/rules/invite/board-invites.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { loadConversations } from '../messages/load-conversations.ts'

const NEWEST_FIRST = keyset('DESC', ['id', 'bigint'])

type Row = {
  id: Id
  channel: number
  conversation_id: Id | null
  email_key: string | null
  created_at: Date
  cursor_key: CursorKey
}

/** Lists where the viewer sent this pin, newest first. Conversations they have left are not shown any more. */
export function listSentPins(ctx: SignedIn, pinId: Id): Promise<Page<SentPin>> {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<Row>`
      SELECT id, channel, conversation_id, email_key, created_at, ${NEWEST_FIRST.key} AS cursor_key FROM sent_pins
      WHERE user_id = ${ctx.viewer.id} AND pin_id = ${pinId} AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) => {
    const ids = [...new Set(rows.flatMap((row) => row.conversation_id ?? []))]
    const talks = new Map((await loadConversations(ctx, ids)).map((talk) => [talk?.id, talk]))
    return rows.map(({ id, channel, conversation_id, email_key, created_at }) => {
      const talk = conversation_id ? talks.get(conversation_id) : undefined
      // When only email addresses were written to, the emails are listed instead of the conversation.
      if (conversation_id && !talk?.users.length) return null
      return {
        type: 'sent_pin',
        id,
        way: toSendMethod(channel),
        conversation_id,
        title: talk?.title ?? '',
        users: talk?.users ?? [],
        email: email_key,
        created_at: formatRfc2822(created_at),
      }
    })
  })
}
