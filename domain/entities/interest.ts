import * as z from 'zod'
import { Id } from '../id.ts'
import { BoardCard } from './board.ts'

/** Fields needed for a link to an interest. */
export const InterestLink = z.object({ id: Id, name: z.string(), url_name: z.string() })
export type InterestLink = z.infer<typeof InterestLink>

/** A topic that people can follow. Its covers come from the best pins about it. */
export const Interest = InterestLink.extend({
  type: z.literal('interest'),
  /** Parent interest; null on the first level. */
  parent: InterestLink.nullable(),
  follower_count: z.int(),
  followed_by_me: z.boolean(),
  cover_images: BoardCard.shape.cover_images,
})
export type Interest = z.infer<typeof Interest>

/** An interest with the data of its own page: child topics, related topics, and links to its other pages. */
export const Topic = Interest.extend({
  children: z.array(InterestLink.extend({ has_videos: z.boolean(), has_products: z.boolean() })),
  related: z.array(InterestLink),
  has_videos: z.boolean(),
  has_products: z.boolean(),
  /** Keeps the page out of search engines: it has few pins, or its list has few products or videos. */
  is_thin: z.boolean(),
  is_shop_thin: z.boolean(),
  are_videos_thin: z.boolean(),
})
export type Topic = z.infer<typeof Topic>

/** A first-level interest with its children, by name. */
export const Category = Interest.extend({
  children: z.array(InterestLink),
  /** Covers from its best products, in the list of categories that hold products. */
  product_cover_images: BoardCard.shape.cover_images.optional(),
})
export type Category = z.infer<typeof Category>
