import { ConversationResource } from '#domain/resources/messages.ts'
import type { Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import { conversationAsks, conversationIdAt, inboxAsks, oneOf, requestsAsks } from './asks.ts'
import { conversationName } from './conversation-name.ts'

const page = {
  file: 'web/surfaces/messages/Messages.tsx',
  surface: async () => (await import('./Messages.tsx')).Messages,
  kind: 'other',
  signedIn: 'continue',
} as const

/** Spec 2: /conversation/{id}, with the list of all of them. */
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
    isFor: ({ conversation = '' }) => /^\d{1,19}$/.test(conversation),
    asks: conversationAsks,
    head: (place, known, say) => {
      const conversation = readAnswer(known, ConversationResource.get, oneOf(conversationIdAt(place)))
      return { title: conversation ? conversationName(conversation, say) : say('messages.title'), noindex: true }
    },
  },
]
