import { eachFlag } from '#domain/constants/person-settings.ts'
import type { Settings } from '#domain/resources/account.ts'
import { NOTIFICATION_CHOICES } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context, Person } from '../context.ts'
import { uploadBytes } from '../media/room.ts'
import { avatarUrls } from '../records/avatar-urls.ts'
import { fullName } from '../records/load-people.ts'
import { type StoredSettings, settingsOf } from '../records/settings-of.ts'

export function secretsOf(ctx: Context, person: Person) {
  return ctx.db
    .selectFrom('user_secrets')
    .leftJoin('emails', 'emails.email_key', 'user_secrets.email')
    .where('user_secrets.user_id', '=', person.id)
    .select(['email', 'pending_email', 'birth', 'emails.verified_at'])
    .executeTakeFirstOrThrow()
}

/** One's own settings, as they are now. */
export async function settingsRecord(ctx: Context, person: Person): Promise<Settings> {
  const secrets = await secretsOf(ctx, person)
  const kept = settingsOf(person)
  return {
    type: 'settings',
    id: person.id,
    username: person.username,
    email: secrets.email,
    email_verified: secrets.verified_at !== null,
    pending_email: secrets.pending_email,
    first_name: person.first_name,
    last_name: person.last_name,
    full_name: fullName(person),
    about: person.about,
    pronouns: person.pronouns,
    location: person.location,
    website_url: person.website_url,
    image_large_url: avatarUrls(ctx.house.settings, person).large,
    is_default_image: person.avatar_signature === null,
    avatar_color_index: person.avatar_color_index,
    locale: person.locale,
    country: person.country,
    birthday: secrets.birth,
    gender: person.gender,
    account_type: person.account_type,
    business_name: person.business_name,
    is_partner: person.is_partner,
    is_write_banned: kept.is_write_banned,
    is_private_profile: person.state === 'private',
    ...eachFlag((name) => kept[name]),
    allow_analytic_cookies: kept.consent?.analytics ?? false,
    allow_marketing_cookies: kept.consent?.marketing ?? false,
    allow_personalization_cookies: kept.consent?.personalization ?? false,
    save_behavior: person.save_behavior,
    notifications: choices(kept.notifications),
    notification_emails: choices(kept.notification_emails),
    deletion_at: person.deletion_at?.toISOString() ?? null,
    upload_bytes_used: await uploadBytes(ctx, person.id),
    upload_bytes_allowed: ctx.house.settings.uploadQuota ?? null,
  }
}

const choices = (said: StoredSettings['notifications']) =>
  Object.fromEntries(NOTIFICATION_CHOICES.map((kind) => [kind, said[kind] ?? true]))
