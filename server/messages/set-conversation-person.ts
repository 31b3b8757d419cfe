import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { ConversationPersonRow } from './conversation-with-people.ts'

/** The inbox state of a conversation for each state of a participant. */
export const INBOX_STATES = { member: 'open', request: 'request', ignored: 'ignored', left: 'left' } as const

/** Sets a participant's state (member, request, ignored or left) in the conversation and in their inbox. */
export async function setConversationPerson(
  ctx: Context,
  conversation_id: Id,
  user_id: Id,
  state: ConversationPersonRow['state'],
): Promise<void> {
  await ctx.db
    .insertInto('conversation_people')
    .values({ conversation_id, user_id, state, joined_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doUpdateSet({ state }))
    .execute()
  await ctx.db
    .insertInto('inbox')
    .values({ user_id, conversation_id, state: INBOX_STATES[state], last_message_at: ctx.now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'conversation_id']).doUpdateSet({ state: INBOX_STATES[state] }),
    )
    .execute()
}
