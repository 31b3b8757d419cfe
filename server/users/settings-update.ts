import type { Updateable, UpdateObject } from 'kysely'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { OWN_CONSENT_AGE_MIN } from '#domain/constants/limits.ts'
import { mapPersonFlags } from '#domain/constants/person-settings.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { UserSettingsResource } from '#domain/resources/account.ts'
import { isPartnerAccountType, parseAccountType } from '#domain/rules/account/account-type.ts'
import { fullYearsBetween } from '#domain/rules/account/age.ts'
import { splitName } from '#domain/rules/account/username.ts'
import { parseWebsiteUrl } from '#domain/rules/account/website.ts'
import { matchLocale } from '#domain/rules/viewer/locale.ts'
import { requestEmailChange } from '../auth/account-email.ts'
import { changeUsername } from '../auth/account-handles.ts'
import type { Person, SignedIn } from '../context.ts'
import type { DB, Users } from '../db/tables.ts'
import { mergeSettingsSql, parsePersonSettings, type StoredSettings } from '../records/person-settings.ts'
import { claimUploadedAvatar, releaseAvatar } from './settings-avatar.ts'
import { queryUserSecrets } from './show-settings.ts'
import { updateWebsiteVerified } from './update-website-verified.ts'

export type SettingsUpdate = ParsedOptionsOf<typeof UserSettingsResource.update>
type Changes = Updateable<Users>

/** Updates only the settings that were sent. */
export async function updateSettings(ctx: SignedIn, sent: SettingsUpdate): Promise<Person> {
  const changes: Changes = {
    ...plainChanges(sent),
    ...(await privacyChange(ctx, sent)),
    ...(sent.username !== undefined && { username: await changeUsername(ctx, sent.username) }),
    ...(sent.profile_image_url && (await claimUploadedAvatar(ctx, sent.profile_image_url))),
    ...(sent.remove_profile_image && (await releaseAvatar(ctx))),
  }
  const kept = settingsChanges(sent, parsePersonSettings(await personNow(ctx)))
  const settings = Object.keys(kept).length ? { settings: mergeSettingsSql(kept) } : {}
  if (sent.email !== undefined) {
    const { email } = await queryUserSecrets(ctx, ctx.viewer)
    await requestEmailChange(ctx, sent.email, email, sent.password)
  }
  // Turning the search history off also deletes it.
  if (sent.keeps_searches === false || sent.allow_personalization_cookies === false) await deleteAllSearches(ctx)
  if (sent.allow_personalization_cookies === false)
    await ctx.db.deleteFrom('looked_at').where('user_id', '=', ctx.viewer.id).execute()
  if (changes.locale) ctx.cookies.locale = changes.locale
  const told = Object.keys({ ...changes, ...settings }).length > 0
  if (told) ctx.emit('user.changed', { user_id: ctx.viewer.id })
  if (changes.state && changes.state !== ctx.viewer.state) ctx.emit('user.stateChanged', { user_id: ctx.viewer.id })
  if (!told) return ctx.viewer
  const person = await updatePerson(ctx, { ...changes, ...settings })
  return changes.website_url === undefined ? person : withTick(ctx, person)
}

/** Deletes a person's search history; their part in trending searches ends with the next count. */
export const deleteAllSearches = (ctx: SignedIn) =>
  ctx.db.deleteFrom('searches').where('user_id', '=', ctx.viewer.id).execute()

/** Locks the row until the transaction ends, so that two changes at the same time are both kept. */
const personNow = (ctx: SignedIn) =>
  ctx.db.selectFrom('users').select('settings').where('id', '=', ctx.viewer.id).forUpdate().executeTakeFirstOrThrow()

export function updatePerson(ctx: SignedIn, changes: UpdateObject<DB, 'users'>): Promise<Person> {
  return ctx.db
    .updateTable('users')
    .set(changes)
    .where('id', '=', ctx.viewer.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Fields that only need to be valid. */
function plainChanges(sent: SettingsUpdate): Changes {
  const named = sent.full_name && !sent.first_name ? splitName(sent.full_name) : {}
  const { first_name, last_name, about, pronouns, location, gender, save_behavior } = sent
  const plain = { ...named, first_name, last_name, about, pronouns, location, gender, save_behavior }
  return {
    ...given({ ...plain, ...named }),
    ...(sent.website_url !== undefined && toWebsiteChange(sent.website_url)),
    ...(sent.locale && { locale: mustKnow('locale', matchLocale(sent.locale), 'locale.unknown') }),
    ...(sent.country && { country: mustKnow('country', knownCountry(sent.country), 'country.unknown') }),
    ...(sent.account_type && toAccountTypeChange(sent.account_type)),
  }
}

/** A website that was proven before is verified again immediately. */
async function withTick(ctx: SignedIn, person: Person): Promise<Person> {
  await updateWebsiteVerified(ctx, person.id)
  return ctx.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
}

/** Removes fields that were not sent. */
const given = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as DefinedValues<T>
type DefinedValues<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

export function toWebsiteChange(sent: string): Changes {
  const address = sent.trim() ? parseWebsiteUrl(sent) : null
  if (sent.trim() && !address) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'website_url' })
  return { website_url: address, website_verified_at: null }
}

export function toAccountTypeChange(sent: string): Changes {
  const account_type = mustKnow('account_type', parseAccountType(sent), 'accountType.unknown')
  return { account_type, is_partner: isPartnerAccountType(account_type) }
}

const knownCountry = (sent: string) => COUNTRIES.find((country) => country === sent.toUpperCase()) ?? null

type Unknown = 'locale.unknown' | 'country.unknown' | 'accountType.unknown'

function mustKnow(field: string, known: string | null, says: Unknown): string {
  if (known === null) throw new Refusal('bad_input', says, {}, { field })
  return known
}

async function privacyChange(ctx: SignedIn, sent: SettingsUpdate): Promise<Changes> {
  if (sent.is_private_profile === undefined) return {}
  if (sent.is_private_profile) return { state: 'private' }
  const { birth } = await queryUserSecrets(ctx, ctx.viewer)
  const today = ctx.now.toISOString().slice(0, 10)
  if (birth && fullYearsBetween(birth, today) < OWN_CONSENT_AGE_MIN)
    throw new Refusal('forbidden', 'privacy.tooYoung', {}, { field: 'is_private_profile' })
  return { state: 'active' }
}

function settingsChanges(sent: SettingsUpdate, kept: StoredSettings): Partial<StoredSettings> {
  const analytics = sent.allow_analytic_cookies
  const marketing = sent.allow_marketing_cookies
  const personalization = sent.allow_personalization_cookies
  const isConsent = [analytics, marketing, personalization].some((flag) => flag !== undefined)
  const consent = {
    analytics: analytics ?? kept.consent?.analytics ?? false,
    marketing: marketing ?? kept.consent?.marketing ?? false,
    personalization: personalization ?? kept.consent?.personalization ?? false,
  }
  const { board_pin_density, profile_pin_density, board_sort_order, profile_board_view, home_feed } = sent
  const view = given({ board_pin_density, profile_pin_density, board_sort_order, profile_board_view, home_feed })
  return {
    ...(isConsent && { consent }),
    ...given(mapPersonFlags((name) => sent[name])),
    ...(sent.notifications && { notifications: { ...kept.notifications, ...sent.notifications } }),
    ...(Object.keys(view).length > 0 && { view: Object.assign({}, kept.view, view) }),
    ...(sent.notification_emails && {
      notification_emails: { ...kept.notification_emails, ...sent.notification_emails },
    }),
  }
}
