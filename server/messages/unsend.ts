import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { mustBeInConversation } from './conversation-with-people.ts'
import { countShare } from './invite-code.ts'
import type { MessageRow } from './load-messages.ts'
import { announceMessage } from './post-message.ts'

/** Unsends a message: its content is erased, and a placeholder stays. */
export async function unsendMessage(asked: Context, id: Id, messageId: Id): Promise<MessageRow> {
  const ctx = requireSignedIn(asked)
  const talk = await mustBeInConversation(ctx, id)
  const row = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.kind !== 'message' || ctx.blocked.has(row.user_id)) throw new Refusal('not_found', 'message.none')
  if (row.user_id !== ctx.viewer.id) throw new Refusal('forbidden', 'message.notYours')
  if (row.deleted_at) return row
  const gone = { deleted_at: ctx.now, text: '', pin_id: null, board_id: null }
  await ctx.db.updateTable('messages').set(gone).where('conversation_id', '=', id).where('id', '=', messageId).execute()
  if (row.pin_id) {
    await ctx.db
      .deleteFrom('sent_pins')
      .where('user_id', '=', row.user_id)
      .where('pin_id', '=', row.pin_id)
      .where('id', '=', messageId)
      .execute()
    await countShare(ctx, row.pin_id, INVITE_CHANNEL.person, -1)
  }
  announceMessage(ctx, talk)
  return { ...row, ...gone }
}
