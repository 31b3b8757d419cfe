import type { Conversation } from '#domain/entities/message.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { ConversationResource } from '#domain/resources/messages.ts'
import { type Context, signedIn } from '../context.ts'
import { mustShow } from './load-conversations.ts'
import { mustBeIn } from './member.ts'
import { tellEveryone } from './post-message.ts'

type Taken = TakenOf<typeof ConversationResource.update>

/** Mutes it for oneself; gives a group its name. */
export async function updateConversation(
  asked: Context,
  { conversation_id: id, is_muted, title }: Taken,
): Promise<Conversation> {
  const ctx = signedIn(asked)
  const { mine, ...talk } = await mustBeIn(ctx, id)
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
  tellEveryone(ctx, talk)
  return mustShow(ctx, id)
}
