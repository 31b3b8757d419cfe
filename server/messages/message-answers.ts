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
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { contacts } from './contacts.ts'
import { addPeople, leave } from './conversation-people.ts'
import { listConversations, listMessages, listRequests } from './lists.ts'
import { mustShow } from './load-conversations.ts'
import { loadMessages, type MessageRow } from './load-messages.ts'
import { mustBeIn } from './member.ts'
import { setRead, unreadMessages } from './read-state.ts'
import { answerRequest } from './requests.ts'
import { sendMessage } from './send-message.ts'
import { startConversation } from './start-conversation.ts'
import { unsend } from './unsend.ts'
import { updateConversation } from './update-conversation.ts'

async function shown(ctx: Context, row: MessageRow) {
  ctx.rows.clear()
  const [message] = await loadMessages(ctx, [row])
  if (!message) throw new Error('One sees what one said.')
  return message
}

export const messageAnswers = [
  ...answer(ConversationsResource, { get: listConversations, create: startConversation }),
  ...answer(ConversationResource, {
    async get(ctx, { conversation_id }) {
      await mustBeIn(signedIn(ctx), conversation_id)
      return mustShow(signedIn(ctx), conversation_id)
    },
    update: updateConversation,
    async delete(ctx, { conversation_id }) {
      await leave(ctx, conversation_id)
      return DONE
    },
  }),
  ...answer(ConversationReadResource, {
    async update(ctx, { conversation_id, message_id }) {
      await setRead(ctx, conversation_id, message_id)
      return DONE
    },
  }),
  ...answer(ConversationPeopleResource, {
    async create(ctx, { conversation_id, user_ids }) {
      return mustShow(signedIn(ctx), await addPeople(ctx, conversation_id, user_ids))
    },
  }),
  ...answer(ConversationMessagesResource, {
    get: (ctx, { conversation_id }) => listMessages(ctx, conversation_id),
    create: async (ctx, { conversation_id, ...words }) =>
      shown(ctx, await sendMessage(signedIn(ctx), conversation_id, words)),
    delete: async (ctx, { conversation_id, message_id }) => shown(ctx, await unsend(ctx, conversation_id, message_id)),
  }),
  ...answer(ContactRequestsResource, { get: listRequests }),
  ...answer(ContactRequestAcceptResource, {
    async update(ctx, { contact_request }) {
      await answerRequest(ctx, contact_request.id, true)
      return DONE
    },
  }),
  ...answer(ContactRequestIgnoreResource, {
    async delete(ctx, { contact_request }) {
      await answerRequest(ctx, contact_request.id, false)
      return DONE
    },
  }),
  ...answer(UnreadMessagesResource, { get: unreadMessages }),
  ...answer(ContactsResource, { get: async (ctx, { term }) => ({ items: await contacts(ctx, term) }) }),
]
