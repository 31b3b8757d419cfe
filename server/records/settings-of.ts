import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import { eachFlag, PERSON_FLAGS } from '#domain/constants/person-settings.ts'
import { type Consent, ProfileView } from '#domain/entities/viewer.ts'
import { USUAL_VIEW } from '#domain/rules/account/profile-view.ts'
import { NOTIFICATION_CHOICES, type NotificationChoice } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context, Person } from '../context.ts'
import type { Json } from '../db/tables.ts'

/** Of kinds that are no more nothing is known. */
const Choices = z.record(z.string(), z.boolean()).transform((kept) => {
  const known = NOTIFICATION_CHOICES.filter((kind) => kind in kept)
  return Object.fromEntries(known.map((kind) => [kind, kept[kind]])) as Partial<Record<NotificationChoice, boolean>>
})

/** What `users.settings` keeps: choices that no query asks for. A missing one has its default. */
export const StoredSettings = z.object({
  ...eachFlag((name) => z.boolean().default(PERSON_FLAGS[name].usual)),
  consent: z
    .object({ analytics: z.boolean(), marketing: z.boolean(), personalization: z.boolean() })
    .nullable()
    .default(null),
  notifications: Choices.default({}),
  notification_emails: Choices.default({}),
  view: ProfileView.partial()
    .transform((kept) => ({ ...USUAL_VIEW, ...kept }) as ProfileView)
    .default(USUAL_VIEW),
  weight_loss_ads_opted_out: z.boolean().default(false),
  is_write_banned: z.boolean().default(false),
  /** What someone was before they left, for when they come back. */
  state_before_leaving: z.enum(['active', 'private']).nullable().default(null),
  leaving_reason: z.string().default(''),
  register_actions: z.array(z.string()).default([]),
  /** What someone said they come for. */
  use_cases: z.array(z.string()).default([]),
  orientation_started_at: z.string().nullable().default(null),
})
export type StoredSettings = z.output<typeof StoredSettings>

export function settingsOf(person: Pick<Person, 'settings'>): StoredSettings {
  return StoredSettings.parse(person.settings ?? {})
}

/** Consent is a setting of the account; null while nothing was said. */
export function consentOf(person: Pick<Person, 'settings'>): Consent | null {
  return settingsOf(person).consent
}

/** Changes some of them in place and leaves the others, whoever changes those at the same time. */
export function withChanges(changes: Partial<StoredSettings>): RawBuilder<Json> {
  return sql<Json>`settings || ${JSON.stringify(changes)}::jsonb`
}

export async function keepSettings(ctx: Context, person: Person, changes: Partial<StoredSettings>): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({ settings: withChanges(changes) })
    .where('id', '=', person.id)
    .execute()
}
