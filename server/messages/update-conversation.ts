import type { Conversation } from '#domain/entities/message.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { ConversationResource } from '#domain/resources/messages.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { mustBeInConversation } from './conversation-with-people.ts'
import { mustLoadConversation } from './load-conversations.ts'
import { announceMessage } from './post-message.ts'

type UpdateConversationOptions = ParsedOptionsOf<typeof ConversationResource.update>

/** Mutes the conversation for the viewer, or sets the title of a group. */
export async function updateConversation(
  asked: Context,
  { conversation_id: id, is_muted, title }: UpdateConversationOptions,
): Promise<Conversation> {
  const ctx = requireSignedIn(asked)
  const { mine, ...talk } = await mustBeInConversation(ctx, id)
  if (is_muted !== undefined)
    await ctx.db
      .updateTable('inbox')
      .set({ muted: is_muted })
      .where('user_id', '=', ctx.viewer.id)
      .where('conversation_id', '=', id)
      .execute()
  if (title !== undefined) {
    if (talk.kind !== 'group' || mine.state !== 'member') throw new Refusal('forbidden', 'conversation.noTitle')
    await ctx.db.updateTable('conversations').set({ title }).where('id', '=', id).execute()
  }
  announceMessage(ctx, talk)
  return mustLoadConversation(ctx, id)
}
