import * as z from 'zod'
import type { Consent } from '#domain/entities/viewer.ts'
import { NOTIFICATION_KINDS } from '#domain/resources/account.ts'
import type { Person } from '../context.ts'

/** What `users.settings` keeps: choices that no query asks for. A missing one has its default. */
export const KeptSettings = z.object({
  exclude_from_search: z.boolean().default(false),
  consent: z
    .object({ analytics: z.boolean(), marketing: z.boolean(), personalization: z.boolean() })
    .nullable()
    .default(null),
  notifications: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()).default({}),
  weight_loss_ads_opted_out: z.boolean().default(false),
  is_write_banned: z.boolean().default(false),
  /** What someone was before they left, for when they come back. */
  state_before_leaving: z.enum(['active', 'private']).nullable().default(null),
  leaving_reason: z.string().default(''),
  register_actions: z.array(z.string()).default([]),
})
export type KeptSettings = z.output<typeof KeptSettings>

export function keptSettings(person: Pick<Person, 'settings'>): KeptSettings {
  return KeptSettings.parse(person.settings ?? {})
}

/** Consent is a setting of the account; null while nothing was said. */
export function consentOf(person: Pick<Person, 'settings'>): Consent | null {
  return keptSettings(person).consent
}
