import * as z from 'zod'
import { Id } from '../id.ts'

/** What a card reads of a person. */
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
  /** Not on a card. */
  follower_count: z.int().optional(),
})
export type UserCard = z.infer<typeof UserCard>

/** Spec 3, User: what anyone who may see a person is told. */
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
  /** Whether a business sells something here. */
  has_shop: z.boolean().optional(),
  /** To oneself alone: where a save goes, and whether quick saves have a board of their own. */
  save_behavior: z.int().optional(),
  has_quicksave_board: z.boolean().optional(),
})
export type User = z.infer<typeof User>
