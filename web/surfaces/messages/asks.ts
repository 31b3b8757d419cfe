import type { Id } from '#domain/id.ts'
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '#domain/resources/messages.ts'
import { type Asked, asked, askedList, type Place } from '../../router/route.ts'

export const ALL = {}
export const conversationIdAt = ({ params }: Place) => (params.conversation ?? '') as Id
export const oneOf = (conversation_id: Id) => ({ conversation_id, field_set_key: 'card' })
export const messagesOf = (conversation_id: Id) => ({ conversation_id })

const all = () => askedList(ConversationsResource.get, ALL)

export const inboxAsks = (): Asked[] => [all()]
export const requestsAsks = (): Asked[] => [all(), askedList(ContactRequestsResource.get, ALL)]
export const conversationAsks = (place: Place): Asked[] => [
  all(),
  asked(ConversationResource.get, oneOf(conversationIdAt(place))),
  askedList(ConversationMessagesResource.get, messagesOf(conversationIdAt(place))),
]
