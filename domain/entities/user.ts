import * as z from 'zod'
import { Id } from '../id.ts'

/** Fields of a person that a card reads. */
export const UserCard = z.object({
  type: z.literal('user'),
  id: Id,
  username: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  image_medium_url: z.string(),
  avatar_color_index: z.int(),
  is_verified_merchant: z.boolean(),
  verified_identity: z.object({ verified: z.boolean() }),
  explicitly_followed_by_me: z.boolean().optional(),
  /** Not sent with cards. */
  follower_count: z.int().optional(),
})
export type UserCard = z.infer<typeof UserCard>

/** All public fields of a person, for everyone who may see them. */
export const User = UserCard.extend({
  last_name: z.string(),
  about: z.string(),
  pronouns: z.string(),
  location: z.string(),
  country: z.string(),
  website_url: z.string().nullable(),
  domain_url: z.string().nullable(),
  is_primary_website_verified: z.boolean(),
  is_ads_only_profile: z.boolean(),
  ads_only_profile_site: z.string().nullable(),
  is_partner: z.boolean(),
  is_private_profile: z.boolean(),
  is_default_image: z.boolean(),
  image_small_url: z.string(),
  image_large_url: z.string(),
  image_xlarge_url: z.string(),
  created_at: z.string(),
  pin_count: z.int(),
  board_count: z.int(),
  follower_count: z.int(),
  following_count: z.int(),
  explicitly_followed_by_me: z.boolean(),
  muted_by_me: z.boolean(),
  /** Whether a business sells products here. */
  has_shop: z.boolean().optional(),
  /** Sent to the person alone: the default save target, and whether quick saves have their own board. */
  save_behavior: z.int().optional(),
  has_quicksave_board: z.boolean().optional(),
})
export type User = z.infer<typeof User>
