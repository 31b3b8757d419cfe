import * as z from 'zod'
import { Id } from '../id.ts'
import { BoardCard } from './board.ts'

/** What a link to an interest needs. */
export const InterestLink = z.object({ id: Id, name: z.string(), url_name: z.string() })
export type InterestLink = z.infer<typeof InterestLink>

/** Something people like. Its covers are those of the best pins about it. */
export const Interest = InterestLink.extend({
  type: z.literal('interest'),
  /** The one above it; none for the first level. */
  parent: InterestLink.nullable(),
  follower_count: z.int(),
  followed_by_me: z.boolean(),
  cover_images: BoardCard.shape.cover_images,
})
export type Interest = z.infer<typeof Interest>

/** An interest on its own page: what stands below and beside it, and which other pages it has. */
export const Topic = Interest.extend({
  children: z.array(InterestLink.extend({ has_videos: z.boolean(), has_products: z.boolean() })),
  related: z.array(InterestLink),
  has_videos: z.boolean(),
  has_products: z.boolean(),
  /** With few pins, or few products or videos on the page that lists them, search engines leave it out. */
  is_thin: z.boolean(),
  is_shop_thin: z.boolean(),
  are_videos_thin: z.boolean(),
})
export type Topic = z.infer<typeof Topic>

/** One of the first level with those below it, by name. */
export const Category = Interest.extend({ children: z.array(InterestLink) })
export type Category = z.infer<typeof Category>
