import type { Id } from '#domain/id.ts'
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '#domain/resources/messages.ts'
import { type RouteAsk, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'

export const ALL_CONVERSATIONS = {}
export const parseConversationId = ({ params }: RouteLocation) => (params.conversation ?? '') as Id
export const toConversationOptions = (conversation_id: Id) => ({ conversation_id, field_set_key: 'card' })
export const toMessagesOptions = (conversation_id: Id) => ({ conversation_id })

const all = () => toRouteListAsk(ConversationsResource.get, ALL_CONVERSATIONS)

export const inboxAsks = (): RouteAsk[] => [all()]
export const requestsAsks = (): RouteAsk[] => [all(), toRouteListAsk(ContactRequestsResource.get, ALL_CONVERSATIONS)]
export const conversationAsks = (place: RouteLocation): RouteAsk[] => [
  all(),
  toRouteAsk(ConversationResource.get, toConversationOptions(parseConversationId(place))),
  toRouteListAsk(ConversationMessagesResource.get, toMessagesOptions(parseConversationId(place))),
]
