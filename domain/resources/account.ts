import * as z from 'zod'
import {
  ABOUT_MAX,
  BUSINESS_NAME_MAX,
  FULL_NAME_MAX,
  LAST_NAME_MAX,
  LINK_MAX,
  LOCATION_MAX,
  PRONOUNS_MAX,
} from '../constants/limits.ts'
import { mapPersonFlags } from '../constants/person-settings.ts'
import { User, UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { BOARD_VIEWS, HOME_FEED_TABS, PIN_DENSITIES } from '../rules/account/profile-view.ts'
import { NOTIFICATION_CHOICES } from '../rules/notifications/notification-kinds.ts'
import { BOARD_SORTS } from './boards.ts'
import { Done, FirstName } from './session.ts'

const open = { policy: 'open' } as const
const signedIn = { policy: 'signed-in' } as const

/** The viewer's own private settings. */
export const Settings = z.object({
  type: z.literal('settings'),
  id: Id,
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  pending_email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  about: z.string(),
  pronouns: z.string(),
  location: z.string(),
  website_url: z.string().nullable(),
  image_large_url: z.string(),
  is_default_image: z.boolean(),
  avatar_color_index: z.int(),
  locale: z.string(),
  country: z.string(),
  birthday: z.string().nullable(),
  gender: z.string(),
  account_type: z.string(),
  business_name: z.string().nullable(),
  is_partner: z.boolean(),
  is_write_banned: z.boolean(),
  is_private_profile: z.boolean(),
  ...mapPersonFlags(() => z.boolean()),
  allow_analytic_cookies: z.boolean(),
  allow_marketing_cookies: z.boolean(),
  allow_personalization_cookies: z.boolean(),
  save_behavior: z.int(),
  notifications: z.record(z.string(), z.boolean()),
  notification_emails: z.record(z.string(), z.boolean()),
  deletion_at: z.string().nullable(),
  /** Bytes of the viewer's uploads that are still stored; null allows any number. */
  upload_bytes_used: z.int(),
  upload_bytes_allowed: z.int().nullable(),
})
export type Settings = z.infer<typeof Settings>

const Choices = z.partialRecord(z.enum(NOTIFICATION_CHOICES), z.boolean())

export const UserSettingsResource = resource('UserSettings', {
  get: question({ options: z.object({}), data: Settings, access: signedIn }),
  update: question({
    options: z.object({
      first_name: optional(FirstName),
      last_name: optional(boundedText(LAST_NAME_MAX, 'name.lastTooLong')),
      full_name: optional(boundedText(FULL_NAME_MAX, 'name.fullTooLong')),
      username: optional(z.string()),
      email: optional(z.string()),
      /** Required when changing the email address, except shortly after a login. */
      password: optional(z.string().max(1000)),
      about: optional(boundedText(ABOUT_MAX, 'about.tooLong')),
      pronouns: optional(boundedText(PRONOUNS_MAX, 'pronouns.tooLong')),
      location: optional(boundedText(LOCATION_MAX, 'location.tooLong')),
      website_url: optional(z.string().max(LINK_MAX, 'link.tooLong')),
      profile_image_url: optional(z.string().max(LINK_MAX)),
      remove_profile_image: optional(Flag),
      locale: optional(z.string().max(20)),
      country: optional(z.string().max(2)),
      gender: optional(z.enum(['female', 'male', 'unspecified'])),
      account_type: optional(z.string().max(40)),
      ...mapPersonFlags(() => optional(Flag)),
      is_private_profile: optional(Flag),
      allow_analytic_cookies: optional(Flag),
      allow_marketing_cookies: optional(Flag),
      allow_personalization_cookies: optional(Flag),
      save_behavior: optional(z.union([z.literal(0), z.literal(1)])),
      notifications: optional(Choices),
      notification_emails: optional(Choices),
      board_pin_density: optional(z.enum(PIN_DENSITIES)),
      profile_pin_density: optional(z.enum(PIN_DENSITIES)),
      board_sort_order: optional(z.enum(BOARD_SORTS)),
      profile_board_view: optional(z.enum(BOARD_VIEWS)),
      home_feed: optional(z.enum(HOME_FEED_TABS)),
      surface_tag: optional(z.string().max(100)),
    }),
    data: Settings,
    access: signedIn,
  }),
})

export const PartnerResource = resource('Partner', {
  update: question({
    options: z.object({
      business_name: boundedText(BUSINESS_NAME_MAX, 'name.businessTooLong').pipe(
        z.string().min(1, 'name.businessMissing'),
      ),
      website_url: optional(z.string().max(LINK_MAX, 'link.tooLong')),
      account_type: optional(z.string().max(40)),
    }),
    data: Settings,
    access: signedIn,
  }),
})

const somePeople = { options: z.object({ ...pagedOptions }), data: UserCard, list: true as const, access: signedIn }

export const UserBlockResource = resource('UserBlock', {
  get: question(somePeople),
  create: question({ options: z.object({ blocked_user_id: Id }), data: Done, access: signedIn }),
  delete: question({ options: z.object({ blocked_user_id: Id }), data: Done, access: signedIn }),
})

/** People the viewer muted. Muted people are not asked and not informed. */
export const UserMuteResource = resource('UserMute', {
  get: question(somePeople),
  create: question({ options: z.object({ user_id: Id }), data: User, access: signedIn }),
  delete: question({ options: z.object({ user_id: Id }), data: User, access: signedIn }),
})

export const EmailInviteSentResource = resource('EmailInviteSent', {
  create: question({
    options: z.object({ email: z.string(), type: optional(z.string()) }),
    data: Done,
    access: signedIn,
    costs: 'message',
  }),
})

export const TypeaheadClearRecentResource = resource('TypeaheadClearRecent', {
  delete: question({ options: z.object({}), data: Done, access: signedIn }),
})

/** A downloadable copy of all data of an account, created by a job. */
export const DataExport = z.object({
  type: z.literal('data_export'),
  id: Id,
  state: z.enum(['waiting', 'ready', 'failed']),
  url: z.string().nullable(),
  created_at: z.string(),
})
export const DataExportResource = resource('DataExport', {
  get: question({ options: z.object({ ...pagedOptions }), data: DataExport, list: true, access: signedIn }),
  create: question({ options: z.object({}), data: DataExport, access: signedIn, costs: 'mail' }),
})

export const LocalesResource = resource('Locales', {
  get: question({ options: z.object({}), data: z.record(z.string(), z.string()), access: open }),
})
export const CountriesResource = resource('Countries', {
  get: question({ options: z.object({}), data: z.record(z.string(), z.string()), access: open }),
})
export const BusinessTypesResource = resource('BusinessTypes', {
  get: question({ options: z.object({}), data: z.record(z.string(), z.string()), access: open }),
})
