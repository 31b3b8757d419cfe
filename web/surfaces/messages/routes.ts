import { parseId } from '#domain/parse-id.ts'
import { ConversationResource } from '#domain/resources/messages.ts'
import type { Route } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import { conversationAsks, inboxAsks, parseConversationId, requestsAsks, toConversationOptions } from './asks.ts'
import { toConversationName } from './conversation-name.ts'

const page = {
  file: 'web/surfaces/messages/Messages.tsx',
  surface: async () => (await import('./Messages.tsx')).Messages,
  kind: 'other',
  signedIn: 'continue',
} as const

/** Routes of the messages pages, each with the list of all conversations. */
export const messageRoutes: readonly Route[] = [
  {
    ...page,
    name: 'messages',
    path: '/messages/',
    asks: inboxAsks,
    head: (_place, _known, say) => ({ title: say('messages.title'), noindex: true }),
  },
  {
    ...page,
    name: 'requests',
    path: '/messages/requests/',
    asks: requestsAsks,
    head: (_place, _known, say) => ({ title: say('messages.requests'), noindex: true }),
  },
  {
    ...page,
    name: 'conversation',
    path: '/conversation/:conversation/',
    isFor: ({ conversation = '' }) => parseId(conversation) !== null,
    asks: conversationAsks,
    head: (place, known, say) => {
      const conversation = selectAnswer(
        known,
        ConversationResource.get,
        toConversationOptions(parseConversationId(place)),
      )
      return { title: conversation ? toConversationName(conversation, say) : say('messages.title'), noindex: true }
    },
  },
]
