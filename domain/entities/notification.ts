import * as z from 'zod'
import { Id } from '../id.ts'
import { Board } from './board.ts'
import { Pin } from './pin.ts'
import { User, UserCard } from './user.ts'

/** What our own page reads of a notification. */
export const NotificationCard = z.object({
  type: z.literal('news'),
  id: Id,
  kind: z.string(),
  category: z.string(),
  header_text: z.string(),
  unread: z.boolean(),
  last_updated_at: z.string(),
  /** Where it leads. */
  url: z.string(),
  /** The newest of those who did it, and how many there are. */
  actors: z.array(UserCard),
  actor_count: z.int(),
  /** A small picture of what it is about. */
  picture: z.object({ url: z.string(), dominant_color: z.string() }).nullable(),
  board: z.object({ id: Id, name: z.string() }).nullable(),
})
export type NotificationCard = z.infer<typeof NotificationCard>

const ContentObject = z.discriminatedUnion('type', [Pin, Board, User])

/** A notification with what it is about, as outside tools read it. */
export const Notification = NotificationCard.extend({
  content_items: z.array(z.object({ event_type: z.string(), content_object: ContentObject })),
})
export type Notification = z.infer<typeof Notification>
