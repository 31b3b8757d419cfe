import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inSteps } from '../facts/in-steps.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'

/** So many conversations are left in one transaction. */
export const CONVERSATIONS_A_STEP = 200

/** The inbox says which are left to leave. */
async function leaveSome({ db }: Context, userId: Id): Promise<boolean> {
  const rows = await db
    .selectFrom('inbox')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .orderBy('conversation_id')
    .limit(CONVERSATIONS_A_STEP)
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
  return ids.length === CONVERSATIONS_A_STEP
}

/** Of whoever is gone the words stay, without a name; their own list goes, and nothing new reaches them. */
export const messageListeners = {
  'account.deleted': {
    leaveConversations: rewriting((house, { user_id }) => inSteps(house, (ctx) => leaveSome(ctx, user_id))),
  },
} satisfies Listeners
