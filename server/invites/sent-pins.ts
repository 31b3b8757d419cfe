import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { SentPin } from '#domain/entities/invite.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { sentWay } from '#domain/rules/invite/sent-way.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { loadConversations } from '../messages/load-conversations.ts'

type Row = {
  id: Id
  channel: number
  conversation_id: Id | null
  email_key: string | null
  created_at: Date
  cursor_key: CursorKey
}

/** Where the viewer sent this pin, newest first. What went into a conversation that they left is not told any more. */
export function listSent(ctx: SignedIn, pinId: Id): Promise<Page<SentPin>> {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<Row>`
      SELECT id, channel, conversation_id, email_key, created_at, ARRAY[id::text] AS cursor_key FROM sent_pins
      WHERE user_id = ${ctx.viewer.id} AND pin_id = ${pinId} ${after ? sql`AND id < ${after[0]}::bigint` : sql``}
      ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, async (rows) => {
    const ids = [...new Set(rows.flatMap((row) => row.conversation_id ?? []))]
    const talks = new Map((await loadConversations(ctx, ids)).map((talk) => [talk?.id, talk]))
    return rows.map(({ id, channel, conversation_id, email_key, created_at }) => {
      const talk = conversation_id ? talks.get(conversation_id) : undefined
      // Where only addresses were written to, the mails are listed.
      if (conversation_id && !talk?.users.length) return null
      return {
        type: 'sent_pin',
        id,
        way: sentWay(channel),
        conversation_id,
        title: talk?.title ?? '',
        users: talk?.users ?? [],
        email: email_key,
        created_at: rfc2822(created_at),
      }
    })
  })
}
