import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { ONBOARDING_STEPS } from '#domain/constants/onboarding.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { UserRegisterResource } from '#domain/resources/session.ts'
import { isPartnerAccountType, PERSONAL_ACCOUNT_TYPE, parseAccountType } from '#domain/rules/account/account-type.ts'
import { decideSignUpByAge } from '#domain/rules/account/age.ts'
import { isEmailLike, normalizeEmail } from '#domain/rules/account/email.ts'
import { needsOnboarding } from '#domain/rules/onboarding/onboarding-step.ts'
import { matchLocale } from '#domain/rules/viewer/locale.ts'
import type { Context, Person } from '../context.ts'
import { showViewer } from '../records/show-viewer.ts'
import { claimUniqueUsername } from './account-handles.ts'
import { parkCurrentSession } from './browser-accounts.ts'
import { assertAcceptablePassword, hashPassword } from './passwords.ts'
import { consumeRateLimit, withFailureLimit } from './rate-limits.ts'
import { startSession } from './sessions.ts'
import { consumeSetupToken } from './setup-link.ts'

type Form = ParsedOptionsOf<typeof UserRegisterResource.create>

/** Signs up: checks the form, creates the account and signs in. */
export async function register(ctx: Context, form: Form): Promise<Viewer> {
  if (!isEmailLike(form.email)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  assertAcceptablePassword(form.password, 'password')
  const age = decideSignUpByAge(form, ctx.now.toISOString().slice(0, 10))
  if ('refused' in age) throw new Refusal('bad_input', age.refused, {} as never, { field: age.field })
  const password_hash = await hashPassword(ctx.house.settings.passwordStrength, form.password)
  const id = ctx.house.newId()
  const email = normalizeEmail(form.email)
  const fromAddress = { limit: 'signupFromAddress', who: ctx.ip } as const
  if (!(await withFailureLimit(ctx, [fromAddress], () => takeEmail(ctx, id, email))))
    throw new Refusal('conflict', 'email.taken', {}, { field: 'email' })
  await consumeRateLimit(ctx, fromAddress)
  const person = await insertPerson(ctx, id, form, age.state)
  await ctx.db.insertInto('user_secrets').values({ user_id: id, email, password_hash, birth: age.birth }).execute()
  await ctx.db.insertInto('user_counts').values({ user_id: id }).execute()
  ctx.emit('user.joined', { user_id: id })
  await parkCurrentSession(ctx, id, form.add_account === true)
  await startSession(ctx, person)
  return showViewer(ctx)
}

/**
 * Sign-up reveals that an email has an account, since nothing else would help its owner; so these attempts are
 * limited.
 */
async function takeEmail(ctx: Context, userId: Id, email_key: string): Promise<Id | null> {
  const taken = await ctx.db
    .insertInto('emails')
    .values({ email_key, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return taken?.user_id ?? null
}

async function insertPerson(ctx: Context, id: Id, form: Form, state: string): Promise<Person> {
  const account_type =
    parseAccountType(form.account_type ?? PERSONAL_ACCOUNT_TYPE) ??
    (form.business_name ? 'other' : PERSONAL_ACCOUNT_TYPE)
  const business = form.business_name && account_type === PERSONAL_ACCOUNT_TYPE ? 'other' : account_type
  const gender = ['female', 'male'].find((known) => known === form.gender) ?? 'unspecified'
  const country = form.country?.toUpperCase() ?? ''
  const isStaff = form.setup_token ? await consumeSetupToken(ctx, form.setup_token) : false
  const isPartner = isPartnerAccountType(business)
  const isLed = form.onboarding === true && needsOnboarding({ isBot: ctx.isBot, isPartner, isStaff })
  return ctx.db
    .insertInto('users')
    .values({
      id,
      username: await claimUniqueUsername(ctx, id, form.business_name || `${form.first_name}${form.last_name ?? ''}`),
      first_name: form.first_name,
      last_name: form.last_name ?? '',
      state,
      gender,
      country: COUNTRIES.includes(country) ? country : ctx.country,
      locale: matchLocale(form.locale ?? ctx.locale) ?? ctx.locale,
      account_type: business,
      business_name: form.business_name || null,
      is_partner: isPartner,
      is_staff: isStaff,
      onboarding: isLed ? JSON.stringify({ step: ONBOARDING_STEPS[0] }) : null,
      avatar_color_index: ctx.now.getTime() % AVATAR_COLORS.length,
      settings: JSON.stringify({ consent: ctx.consent }),
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
