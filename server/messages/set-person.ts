import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { PersonRow } from './member.ts'

/** What a conversation is in the list of someone who is so to it. */
export const INBOX = { member: 'open', request: 'request', ignored: 'ignored', left: 'left' } as const

/** Someone is in a conversation, is asked, doesn't want it, or has left: in its list and in theirs. */
export async function setPerson(
  ctx: Context,
  conversation_id: Id,
  user_id: Id,
  state: PersonRow['state'],
): Promise<void> {
  await ctx.db
    .insertInto('conversation_people')
    .values({ conversation_id, user_id, state, joined_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doUpdateSet({ state }))
    .execute()
  await ctx.db
    .insertInto('inbox')
    .values({ user_id, conversation_id, state: INBOX[state], last_message_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'conversation_id']).doUpdateSet({ state: INBOX[state] }))
    .execute()
}
