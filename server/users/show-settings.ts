import { mapPersonFlags } from '#domain/constants/person-settings.ts'
import type { Settings } from '#domain/resources/account.ts'
import { NOTIFICATION_CHOICES } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context, Person } from '../context.ts'
import { loadUploadBytes } from '../media/upload-space.ts'
import { toAvatarUrls } from '../records/avatar-urls.ts'
import { toFullName } from '../records/load-people.ts'
import { parsePersonSettings, type StoredSettings } from '../records/person-settings.ts'

export function queryUserSecrets(ctx: Context, person: Person) {
  return ctx.db
    .selectFrom('user_secrets')
    .leftJoin('emails', 'emails.email_key', 'user_secrets.email')
    .where('user_secrets.user_id', '=', person.id)
    .select(['email', 'pending_email', 'birth', 'emails.verified_at'])
    .executeTakeFirstOrThrow()
}

/** Shows the person's own current settings. */
export async function showSettings(ctx: Context, person: Person): Promise<Settings> {
  const secrets = await queryUserSecrets(ctx, person)
  const kept = parsePersonSettings(person)
  return {
    type: 'settings',
    id: person.id,
    username: person.username,
    email: secrets.email,
    email_verified: secrets.verified_at !== null,
    pending_email: secrets.pending_email,
    first_name: person.first_name,
    last_name: person.last_name,
    full_name: toFullName(person),
    about: person.about,
    pronouns: person.pronouns,
    location: person.location,
    website_url: person.website_url,
    image_large_url: toAvatarUrls(ctx.house.settings, person).large,
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
    ...mapPersonFlags((name) => kept[name]),
    allow_analytic_cookies: kept.consent?.analytics ?? false,
    allow_marketing_cookies: kept.consent?.marketing ?? false,
    allow_personalization_cookies: kept.consent?.personalization ?? false,
    save_behavior: person.save_behavior,
    notifications: choices(kept.notifications),
    notification_emails: choices(kept.notification_emails),
    deletion_at: person.deletion_at?.toISOString() ?? null,
    upload_bytes_used: await loadUploadBytes(ctx, person.id),
    upload_bytes_allowed: ctx.house.settings.uploadQuota ?? null,
  }
}

const choices = (said: StoredSettings['notifications']) =>
  Object.fromEntries(NOTIFICATION_CHOICES.map((kind) => [kind, said[kind] ?? true]))
