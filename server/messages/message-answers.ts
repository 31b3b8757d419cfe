import {
  ContactRequestAcceptResource,
  ContactRequestIgnoreResource,
  ContactRequestsResource,
  ContactsResource,
  ConversationMessagesResource,
  ConversationPeopleResource,
  ConversationReadResource,
  ConversationResource,
  ConversationsResource,
  UnreadMessagesResource,
} from '#domain/resources/messages.ts'
import { DONE } from '#domain/resources/session.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { listContacts } from './contacts.ts'
import { addPeopleToConversation, leaveConversation } from './conversation-people.ts'
import { mustBeInConversation } from './conversation-with-people.ts'
import { listContactRequests, listConversations, listMessages } from './lists.ts'
import { mustLoadConversation } from './load-conversations.ts'
import { loadMessages, type MessageRow } from './load-messages.ts'
import { countUnreadMessages, markConversationRead } from './read-state.ts'
import { answerContactRequest } from './requests.ts'
import { sendMessage } from './send-message.ts'
import { startConversation } from './start-conversation.ts'
import { unsendMessage } from './unsend.ts'
import { updateConversation } from './update-conversation.ts'

async function shown(ctx: Context, row: MessageRow) {
  ctx.rows.clear()
  const [message] = await loadMessages(ctx, [row])
  if (!message) throw new Error('One sees what one said.')
  return message
}

export const messageAnswers = [
  ...defineAnswers(ConversationsResource, { get: listConversations, create: startConversation }),
  ...defineAnswers(ConversationResource, {
    async get(ctx, { conversation_id }) {
      await mustBeInConversation(requireSignedIn(ctx), conversation_id)
      return mustLoadConversation(requireSignedIn(ctx), conversation_id)
    },
    update: updateConversation,
    async delete(ctx, { conversation_id }) {
      await leaveConversation(ctx, conversation_id)
      return DONE
    },
  }),
  ...defineAnswers(ConversationReadResource, {
    async update(ctx, { conversation_id, message_id }) {
      await markConversationRead(ctx, conversation_id, message_id)
      return DONE
    },
  }),
  ...defineAnswers(ConversationPeopleResource, {
    async create(ctx, { conversation_id, user_ids }) {
      return mustLoadConversation(requireSignedIn(ctx), await addPeopleToConversation(ctx, conversation_id, user_ids))
    },
  }),
  ...defineAnswers(ConversationMessagesResource, {
    get: (ctx, { conversation_id }) => listMessages(ctx, conversation_id),
    create: async (ctx, { conversation_id, ...words }) =>
      shown(ctx, await sendMessage(requireSignedIn(ctx), conversation_id, words)),
    delete: async (ctx, { conversation_id, message_id }) =>
      shown(ctx, await unsendMessage(ctx, conversation_id, message_id)),
  }),
  ...defineAnswers(ContactRequestsResource, { get: listContactRequests }),
  ...defineAnswers(ContactRequestAcceptResource, {
    async update(ctx, { contact_request }) {
      await answerContactRequest(ctx, contact_request.id, true)
      return DONE
    },
  }),
  ...defineAnswers(ContactRequestIgnoreResource, {
    async delete(ctx, { contact_request }) {
      await answerContactRequest(ctx, contact_request.id, false)
      return DONE
    },
  }),
  ...defineAnswers(UnreadMessagesResource, { get: countUnreadMessages }),
  ...defineAnswers(ContactsResource, { get: async (ctx, { term }) => ({ items: await listContacts(ctx, term) }) }),
]
