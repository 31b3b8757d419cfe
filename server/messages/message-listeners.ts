import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'

/** Number of conversations left in one transaction. */
export const CONVERSATIONS_PER_TRANSACTION = 200

/** Leaves a batch of conversations; the remaining ones are those still in the inbox. */
async function leaveSome({ db }: Context, userId: Id): Promise<boolean> {
  const rows = await db
    .selectFrom('inbox')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .orderBy('conversation_id')
    .limit(CONVERSATIONS_PER_TRANSACTION)
    .execute()
  const ids = rows.map(({ conversation_id }) => conversation_id)
  if (!ids.length) return false
  await db
    .updateTable('conversation_people')
    .set({ state: 'left' })
    .where('conversation_id', 'in', ids)
    .where('user_id', '=', userId)
    .execute()
  await db.deleteFrom('inbox').where('user_id', '=', userId).where('conversation_id', 'in', ids).execute()
  return ids.length === CONVERSATIONS_PER_TRANSACTION
}

/** After an account is deleted, its messages stay without a name, its inbox is erased, and it gets no new messages. */
export const messageListeners = {
  'account.deleted': {
    leaveConversations: runInRewriteQueue((house, { user_id }) => runInSteps(house, (ctx) => leaveSome(ctx, user_id))),
  },
} satisfies Listeners
