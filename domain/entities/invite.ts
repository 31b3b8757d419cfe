import * as z from 'zod'
import { Id } from '../id.ts'
import { UserCard } from './user.ts'

/** Sender and channel of a shared link. */
export const InviteMetadata = z.object({
  sender: z.object({
    id: Id,
    first_name: z.string(),
    full_name: z.string(),
    image_medium_url: z.string(),
    is_default_image: z.boolean(),
    should_show_messaging: z.boolean(),
  }),
  invite_channel: z.int(),
})
export type InviteMetadata = z.infer<typeof InviteMetadata>

export const SEND_METHODS = ['person', 'link', 'email', 'app'] as const

/** One time that the viewer sent a pin: into a conversation, by email, or as a link. */
export const SentPin = z.object({
  type: z.literal('sent_pin'),
  id: Id,
  way: z.enum(SEND_METHODS),
  conversation_id: Id.nullable(),
  title: z.string(),
  users: z.array(UserCard),
  email: z.string().nullable(),
  created_at: z.string(),
})
export type SentPin = z.infer<typeof SentPin>
