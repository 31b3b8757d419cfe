import * as z from 'zod'
import { Id } from '../id.ts'
import { Board, BoardCard } from './board.ts'
import { Pin, PinCard } from './pin.ts'
import { UserCard } from './user.ts'

const messageWith = <P extends z.ZodType, B extends z.ZodType>(pin: P, board: B) =>
  z.object({
    type: z.literal('message'),
    id: Id,
    conversation_id: Id,
    /** A message, or an event: people were added, or a person left. */
    kind: z.enum(['message', 'added', 'left']),
    /** Null when the account no longer exists. */
    sender: UserCard.nullable(),
    text: z.string(),
    pin: pin.nullable(),
    board: board.nullable(),
    /** The message invites the viewer to the board in it. */
    is_board_invite: z.boolean(),
    /** The sent item is not visible to the viewer, or no longer. */
    is_unavailable: z.boolean(),
    is_unsent: z.boolean(),
    /** Part of the link to the pin, so that its page can name the sender. */
    invite_code: z.string().nullable(),
    users: z.array(UserCard),
    created_at: z.string(),
  })

export const Message = messageWith(Pin, Board)
export const MessageCard = messageWith(PinCard, BoardCard)
export type Message = z.infer<typeof Message>
export type MessageCard = z.infer<typeof MessageCard>

const conversationWith = <M extends z.ZodType>(message: M) =>
  z.object({
    type: z.literal('conversation'),
    id: Id,
    is_group: z.boolean(),
    title: z.string(),
    /** Everyone in the conversation but the viewer; deleted and hidden people are left out. */
    users: z.array(UserCard),
    emails: z.array(z.string()),
    last_message: message.nullable(),
    last_message_at: z.string(),
    unread: z.boolean(),
    is_muted: z.boolean(),
    /** `request`: a stranger asks the viewer for contact. */
    state: z.enum(['open', 'request']),
    /** Whether the other person has yet to accept; only the sender sees this. */
    is_waiting: z.boolean(),
    /** The last message that each of the others has read. */
    read_by: z.array(z.object({ user_id: Id, message_id: Id })),
  })

export const Conversation = conversationWith(Message)
export const ConversationCard = conversationWith(MessageCard)
export type Conversation = z.infer<typeof Conversation>
export type ConversationCard = z.infer<typeof ConversationCard>

const requestWith = <C extends z.ZodType>(conversation: C) =>
  z.object({ type: z.literal('contactrequest'), id: Id, sender: UserCard, conversation, created_at: z.string() })

export const ContactRequest = requestWith(Conversation)
export const ContactRequestCard = requestWith(ConversationCard)
export type ContactRequest = z.infer<typeof ContactRequest>
export type ContactRequestCard = z.infer<typeof ContactRequestCard>
