import * as z from 'zod'
import { ONBOARDING_STEPS } from '../constants/onboarding.ts'
import { mapViewerFlags } from '../constants/person-settings.ts'
import { Id } from '../id.ts'

export const Consent = z.object({ analytics: z.boolean(), marketing: z.boolean(), personalization: z.boolean() })
export type Consent = z.infer<typeof Consent>

/** A person's display preferences for profiles and boards. */
export const ProfileView = z.object({
  board_pin_density: z.enum(['standard', 'compact']),
  profile_pin_density: z.enum(['standard', 'compact']),
  board_sort_order: z.string(),
  profile_board_view: z.enum(['large', 'small']),
  home_feed: z.enum(['for_you', 'following']),
})
export type ProfileView = z.infer<typeof ProfileView>

/** The signed-in person or visitor, with private data that is sent to that person alone. */
export const Viewer = z.object({
  type: z.literal('viewer'),
  is_auth: z.boolean(),
  is_authenticated: z.boolean(),
  id: Id.nullable(),
  user_id: Id.nullable(),
  username: z.string().nullable(),
  first_name: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  image_large_url: z.string().nullable(),
  avatar_color_index: z.int(),
  board_count: z.int(),
  secret_board_count: z.int(),
  pin_count: z.int(),
  unread_news_count: z.int(),
  /** Number of pins scheduled for later. */
  scheduled_pin_count: z.int(),
  has_quicksave_board: z.boolean(),
  save_behavior: z.int(),
  country: z.string(),
  locale: z.string(),
  is_partner: z.boolean(),
  is_employee: z.boolean(),
  is_bot: z.boolean(),
  eligible_for_stl_tool: z.boolean(),
  is_eligible_for_image_only_grid: z.boolean(),
  has_notification_settings: z.boolean(),
  weight_loss_ads_opted_out: z.boolean(),
  ...mapViewerFlags(() => z.boolean()),
  is_write_banned: z.boolean(),
  email_verified: z.boolean(),
  created_at: z.string().nullable(),
  consent: Consent.nullable(),
  experiments: z.record(z.string(), z.string()),
  view: ProfileView,
  /** Present during onboarding. */
  onboarding: z.object({ step: z.enum(ONBOARDING_STEPS) }).optional(),
  /** The use case chosen in onboarding; one-tap saves send it. */
  use_case_id: z.string().optional(),
})
export type Viewer = z.infer<typeof Viewer>
