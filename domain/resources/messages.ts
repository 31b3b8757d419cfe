import * as z from 'zod'
import { CONVERSATION_TITLE_MAX, MESSAGE_MAX, SEND_RECIPIENTS_MAX } from '../constants/limits.ts'
import {
  ContactRequest,
  ContactRequestCard,
  Conversation,
  ConversationCard,
  Message,
  MessageCard,
} from '../entities/message.ts'
import { UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, fieldSetOptions, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const signedIn = { policy: 'signed-in' } as const
const Words = optional(boundedText(MESSAGE_MAX, 'message.tooLong'))
const Emails = jsonOption(z.array(z.string().max(254)).max(SEND_RECIPIENTS_MAX))
const People = jsonOption(z.array(Id).max(SEND_RECIPIENTS_MAX))
const said = { text: Words, pin: optional(Id), board: optional(Id) }

export const ConversationsResource = resource('Conversations', {
  get: question({
    options: z.object({ ...pagedOptions }),
    data: Conversation,
    card: ConversationCard,
    list: true,
    access: signedIn,
  }),
  /** Sends a message to people: in their existing conversation, else in a new one. Email recipients get a link. */
  create: question({
    options: z.object({ user_ids: optional(People), emails: optional(Emails), ...said, ...fieldSetOptions }),
    data: Conversation,
    card: ConversationCard,
    access: signedIn,
    costs: 'message',
  }),
})

const which = { conversation_id: Id, ...fieldSetOptions }
export const ConversationResource = resource('Conversation', {
  get: question({ options: z.object(which), data: Conversation, card: ConversationCard, access: signedIn }),
  update: question({
    options: z.object({
      ...which,
      is_muted: optional(Flag),
      title: optional(boundedText(CONVERSATION_TITLE_MAX, 'conversation.titleTooLong')),
    }),
    data: Conversation,
    card: ConversationCard,
    access: signedIn,
  }),
  /** Leaves the conversation. */
  delete: question({ options: z.object(which), data: Done, access: signedIn }),
})

export const ConversationReadResource = resource('ConversationRead', {
  /** Marks everything up to this message as read. */
  update: question({ options: z.object({ ...which, message_id: Id }), data: Done, access: signedIn }),
})

export const ConversationPeopleResource = resource('ConversationPeople', {
  create: question({
    options: z.object({ ...which, user_ids: People }),
    data: Conversation,
    card: ConversationCard,
    access: signedIn,
    costs: 'message',
  }),
})

export const ConversationMessagesResource = resource('ConversationMessages', {
  /** Newest first. */
  get: question({
    options: z.object({ conversation_id: Id, ...pagedOptions }),
    data: Message,
    card: MessageCard,
    list: true,
    access: signedIn,
  }),
  create: question({
    options: z.object({ ...which, ...said }),
    data: Message,
    card: MessageCard,
    access: signedIn,
    costs: 'message',
  }),
  /** Deletes a message of the viewer's own for everyone. */
  delete: question({
    options: z.object({ ...which, message_id: Id }),
    data: Message,
    card: MessageCard,
    access: signedIn,
  }),
})

export const ContactRequestsResource = resource('ContactRequests', {
  get: question({
    options: z.object({ ...pagedOptions }),
    data: ContactRequest,
    card: ContactRequestCard,
    list: true,
    access: signedIn,
  }),
})
const asked = z.object({ contact_request: jsonOption(z.object({ id: Id })) })
export const ContactRequestAcceptResource = resource('ContactRequestAccept', {
  update: question({ options: asked, data: Done, access: signedIn }),
})
export const ContactRequestIgnoreResource = resource('ContactRequestIgnore', {
  delete: question({ options: asked, data: Done, access: signedIn }),
})

export const UnreadMessages = z.object({
  type: z.literal('unread_messages'),
  id: z.literal('own'),
  conversations: z.int(),
  requests: z.int(),
})
export type UnreadMessages = z.infer<typeof UnreadMessages>

export const UnreadMessagesResource = resource('UnreadMessages', {
  get: question({
    options: z.object({}),
    data: UnreadMessages,
    access: signedIn,
  }),
})

/** Suggested recipients: recent conversations, followed people, and with a query also others. */
export const ContactsResource = resource('Contacts', {
  get: question({
    options: z.object({ term: optional(z.string().max(100)), ...fieldSetOptions }),
    data: z.object({ items: z.array(UserCard) }),
    access: signedIn,
  }),
})
