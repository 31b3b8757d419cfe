import type { Listeners } from '../facts/listener.ts'

/** Of whoever is gone the words stay, without a name; their own list goes, and nothing new reaches them. */
export const messageListeners = {
  'account.deleted': {
    async leaveConversations({ db }, { user_id }) {
      await db.deleteFrom('sent_pins').where('user_id', '=', user_id).execute()
      const rows = await db.deleteFrom('inbox').where('user_id', '=', user_id).returning('conversation_id').execute()
      const ids = rows.map(({ conversation_id }) => conversation_id)
      if (!ids.length) return
      await db
        .updateTable('conversation_people')
        .set({ state: 'left' })
        .where('conversation_id', 'in', ids)
        .where('user_id', '=', user_id)
        .execute()
    },
  },
} satisfies Listeners
