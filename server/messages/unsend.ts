import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/invite-channel.ts'
import { type Context, signedIn } from '../context.ts'
import { countShare } from './invite-code.ts'
import type { MessageRow } from './load-messages.ts'
import { mustBeIn } from './member.ts'
import { tellEveryone } from './post-message.ts'

/** Takes back what one said: the words go, the place stays. */
export async function unsend(asked: Context, id: Id, messageId: Id): Promise<MessageRow> {
  const ctx = signedIn(asked)
  const talk = await mustBeIn(ctx, id)
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
  tellEveryone(ctx, talk)
  return { ...row, ...gone }
}
