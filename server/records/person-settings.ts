import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import { mapPersonFlags, PERSON_FLAGS } from '#domain/constants/person-settings.ts'
import { type Consent, ProfileView } from '#domain/entities/viewer.ts'
import { DEFAULT_PROFILE_VIEW } from '#domain/rules/account/profile-view.ts'
import { NOTIFICATION_CHOICES, type NotificationChoice } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context, Person } from '../context.ts'
import type { Json } from '../db/tables.ts'

/** Drops notification kinds that no longer exist. */
const Choices = z.record(z.string(), z.boolean()).transform((kept) => {
  const known = NOTIFICATION_CHOICES.filter((kind) => kind in kept)
  return Object.fromEntries(known.map((kind) => [kind, kept[kind]])) as Partial<Record<NotificationChoice, boolean>>
})

/** Shape of `users.settings`: choices that no SQL query filters by. Missing ones have defaults. */
export const StoredSettings = z.object({
  ...mapPersonFlags((name) => z.boolean().default(PERSON_FLAGS[name].usual)),
  consent: z
    .object({ analytics: z.boolean(), marketing: z.boolean(), personalization: z.boolean() })
    .nullable()
    .default(null),
  notifications: Choices.default({}),
  notification_emails: Choices.default({}),
  view: ProfileView.partial()
    .transform((kept) => ({ ...DEFAULT_PROFILE_VIEW, ...kept }) as ProfileView)
    .default(DEFAULT_PROFILE_VIEW),
  weight_loss_ads_opted_out: z.boolean().default(false),
  is_write_banned: z.boolean().default(false),
  /** The state before deactivation, restored when the person returns. */
  state_before_leaving: z.enum(['active', 'private']).nullable().default(null),
  leaving_reason: z.string().default(''),
  register_actions: z.array(z.string()).default([]),
  /** The purposes that the person chose when asked why they came. */
  use_cases: z.array(z.string()).default([]),
  orientation_started_at: z.string().nullable().default(null),
})
export type StoredSettings = z.output<typeof StoredSettings>

export function parsePersonSettings(person: Pick<Person, 'settings'>): StoredSettings {
  return StoredSettings.parse(person.settings ?? {})
}

/** The account's cookie consent; null if the person has not decided. */
export function toConsent(person: Pick<Person, 'settings'>): Consent | null {
  return parsePersonSettings(person).consent
}

/** SQL expression that changes some settings and keeps the others, even when those change at the same time. */
export function mergeSettingsSql(changes: Partial<StoredSettings>): RawBuilder<Json> {
  return sql<Json>`settings || ${JSON.stringify(changes)}::jsonb`
}

export async function savePersonSettings(
  ctx: Context,
  person: Person,
  changes: Partial<StoredSettings>,
): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({ settings: mergeSettingsSql(changes) })
    .where('id', '=', person.id)
    .execute()
}
