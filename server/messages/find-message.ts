import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { mustBeInConversation } from './conversation-with-people.ts'

type Found = { user_id: Id; conversation_id: Id; text: string }

/** Loads a message that the viewer may read and that was not unsent. */
export async function mustFindMessage(ctx: SignedIn, id: Id): Promise<Found> {
  const { rows } = await sql<Found>`
    SELECT m.user_id, m.conversation_id, m.text FROM inbox i JOIN messages m ON m.conversation_id = i.conversation_id
    WHERE i.user_id = ${ctx.viewer.id} AND m.id = ${id} AND m.deleted_at IS NULL`.execute(ctx.db)
  const [message] = rows
  if (!message) throw new Refusal('not_found', 'report.none')
  await mustBeInConversation(ctx, message.conversation_id)
  return message
}
