import * as z from 'zod'
import { Id } from '../id.ts'
import { UserCard } from './user.ts'

/** A person mentioned in a text: `offset` and `length` mark the characters of the name. Tag type 1 is a person. */
export const CommentTag = z.object({
  tag_type: z.int(),
  object_id: Id,
  offset: z.int(),
  length: z.int(),
  user: UserCard.nullable(),
})
export type CommentTag = z.infer<typeof CommentTag>

const CommentImage = z.object({
  image_signature: z.string(),
  url: z.string(),
  large_url: z.string(),
  width: z.int(),
  height: z.int(),
})

/** A comment on an aggregate, or a "tried it" note. */
export const Reply = z.object({
  type: z.literal('aggregatedcomment'),
  id: Id,
  kind: z.enum(['comment', 'tried']),
  parent_id: Id.nullable(),
  text: z.string(),
  /** The text of a "tried it" note, under the name that API clients read. */
  details: z.string(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  user: UserCard.nullable(),
  tags: z.array(CommentTag),
  images: z.array(CommentImage),
  like_count: z.int(),
  liked_by_me: z.boolean(),
  reply_count: z.int(),
  is_deleted: z.boolean(),
  /** Actions that the viewer may take on it: edit, delete, report. */
  access: z.array(z.enum(['edit', 'delete', 'report'])),
})
export type Reply = z.infer<typeof Reply>

/** A comment with its first replies. */
export const Comment = Reply.extend({ replies: z.array(Reply) })
export type Comment = z.infer<typeof Comment>
