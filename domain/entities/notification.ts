import * as z from 'zod'
import { Id } from '../id.ts'
import { Board } from './board.ts'
import { Pin } from './pin.ts'
import { User, UserCard } from './user.ts'

/** Fields of a notification that our own page reads. */
export const NotificationCard = z.object({
  type: z.literal('news'),
  id: Id,
  kind: z.string(),
  category: z.string(),
  header_text: z.string(),
  unread: z.boolean(),
  last_updated_at: z.string(),
  /** URL that the notification opens. */
  url: z.string(),
  /** The latest people who did it, and their total number. */
  actors: z.array(UserCard),
  actor_count: z.int(),
  /** A small picture of the subject. */
  picture: z.object({ url: z.string(), dominant_color: z.string() }).nullable(),
  board: z.object({ id: Id, name: z.string() }).nullable(),
})
export type NotificationCard = z.infer<typeof NotificationCard>

const ContentObject = z.discriminatedUnion('type', [Pin, Board, User])

/** A notification with its subject, as API clients read it. */
export const Notification = NotificationCard.extend({
  content_items: z.array(z.object({ event_type: z.string(), content_object: ContentObject })),
})
export type Notification = z.infer<typeof Notification>
