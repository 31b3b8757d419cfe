import type { Updateable, UpdateObject } from 'kysely'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { eachFlag } from '#domain/constants/person-settings.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { UserSettingsResource } from '#domain/resources/account.ts'
import { isPartnerType, knownAccountType } from '#domain/rules/account/account-type.ts'
import { AGE_OWN_CONSENT, ageOn } from '#domain/rules/account/age.ts'
import { splitName } from '#domain/rules/account/split-name.ts'
import { websiteAddress } from '#domain/rules/account/website.ts'
import { knownLocale } from '#domain/rules/viewer/locale.ts'
import { askEmailChange } from '../auth/account-email.ts'
import { changeUsername } from '../auth/account-handles.ts'
import type { Person, SignedIn } from '../context.ts'
import type { DB, Users } from '../db/tables.ts'
import { type StoredSettings, settingsOf, withChanges } from '../records/settings-of.ts'
import { dropAvatar, takeAvatar } from './settings-avatar.ts'
import { secretsOf } from './settings-record.ts'
import { updateWebsiteVerified } from './update-website-verified.ts'

export type SettingsSent = TakenOf<typeof UserSettingsResource.update>
type Changes = Updateable<Users>

/** Changes what was sent, and nothing else. */
export async function updateSettings(ctx: SignedIn, sent: SettingsSent): Promise<Person> {
  const changes: Changes = {
    ...plainChanges(sent),
    ...(await privacyChange(ctx, sent)),
    ...(sent.username !== undefined && { username: await changeUsername(ctx, sent.username) }),
    ...(sent.profile_image_url && (await takeAvatar(ctx, sent.profile_image_url))),
    ...(sent.remove_profile_image && (await dropAvatar(ctx))),
  }
  const kept = settingsChanges(sent, settingsOf(await personNow(ctx)))
  const settings = Object.keys(kept).length ? { settings: withChanges(kept) } : {}
  if (sent.email !== undefined) {
    const { email } = await secretsOf(ctx, ctx.viewer)
    await askEmailChange(ctx, sent.email, email, sent.password)
  }
  // Who no longer wants it remembered wants it gone.
  if (sent.keeps_searches === false || sent.allow_personalization_cookies === false) await forgetSearches(ctx)
  if (sent.allow_personalization_cookies === false)
    await ctx.db.deleteFrom('looked_at').where('user_id', '=', ctx.viewer.id).execute()
  if (changes.locale) ctx.cookies.locale = changes.locale
  const told = Object.keys({ ...changes, ...settings }).length > 0
  if (told) ctx.emit('user.changed', { user_id: ctx.viewer.id })
  if (changes.state && changes.state !== ctx.viewer.state) ctx.emit('user.stateChanged', { user_id: ctx.viewer.id })
  if (!told) return ctx.viewer
  const person = await writePerson(ctx, { ...changes, ...settings })
  return changes.website_url === undefined ? person : withTick(ctx, person)
}

/** What someone looked for, and their part of what is trending with the next count. */
export const forgetSearches = (ctx: SignedIn) =>
  ctx.db.deleteFrom('searches').where('user_id', '=', ctx.viewer.id).execute()

/** Locks the row until the transaction ends, so that two changes at the same time are both kept. */
const personNow = (ctx: SignedIn) =>
  ctx.db.selectFrom('users').select('settings').where('id', '=', ctx.viewer.id).forUpdate().executeTakeFirstOrThrow()

export function writePerson(ctx: SignedIn, changes: UpdateObject<DB, 'users'>): Promise<Person> {
  return ctx.db
    .updateTable('users')
    .set(changes)
    .where('id', '=', ctx.viewer.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Fields that only need to be valid. */
function plainChanges(sent: SettingsSent): Changes {
  const named = sent.full_name && !sent.first_name ? splitName(sent.full_name) : {}
  const { first_name, last_name, about, pronouns, location, gender, save_behavior } = sent
  const plain = { ...named, first_name, last_name, about, pronouns, location, gender, save_behavior }
  return {
    ...given({ ...plain, ...named }),
    ...(sent.website_url !== undefined && websiteChange(sent.website_url)),
    ...(sent.locale && { locale: mustKnow('locale', knownLocale(sent.locale), 'locale.unknown') }),
    ...(sent.country && { country: mustKnow('country', knownCountry(sent.country), 'country.unknown') }),
    ...(sent.account_type && accountTypeChange(sent.account_type)),
  }
}

/** A website that was proven before has its tick again. */
async function withTick(ctx: SignedIn, person: Person): Promise<Person> {
  await updateWebsiteVerified(ctx, person.id)
  return ctx.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
}

/** The fields that were sent. */
const given = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Given<T>
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

export function websiteChange(sent: string): Changes {
  const address = sent.trim() ? websiteAddress(sent) : null
  if (sent.trim() && !address) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'website_url' })
  return { website_url: address, website_verified_at: null }
}

export function accountTypeChange(sent: string): Changes {
  const account_type = mustKnow('account_type', knownAccountType(sent), 'accountType.unknown')
  return { account_type, is_partner: isPartnerType(account_type) }
}

const knownCountry = (sent: string) => COUNTRIES.find((country) => country === sent.toUpperCase()) ?? null

type Unknown = 'locale.unknown' | 'country.unknown' | 'accountType.unknown'

function mustKnow(field: string, known: string | null, says: Unknown): string {
  if (known === null) throw new Refusal('bad_input', says, {}, { field })
  return known
}

async function privacyChange(ctx: SignedIn, sent: SettingsSent): Promise<Changes> {
  if (sent.is_private_profile === undefined) return {}
  if (sent.is_private_profile) return { state: 'private' }
  const { birth } = await secretsOf(ctx, ctx.viewer)
  const today = ctx.now.toISOString().slice(0, 10)
  if (birth && ageOn(birth, today) < AGE_OWN_CONSENT)
    throw new Refusal('forbidden', 'privacy.tooYoung', {}, { field: 'is_private_profile' })
  return { state: 'active' }
}

function settingsChanges(sent: SettingsSent, kept: StoredSettings): Partial<StoredSettings> {
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
    ...given(eachFlag((name) => sent[name])),
    ...(sent.notifications && { notifications: { ...kept.notifications, ...sent.notifications } }),
    ...(Object.keys(view).length > 0 && { view: Object.assign({}, kept.view, view) }),
    ...(sent.notification_emails && {
      notification_emails: { ...kept.notification_emails, ...sent.notification_emails },
    }),
  }
}
