import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { ONBOARDING_STEPS } from '#domain/constants/onboarding.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { UserRegisterResource } from '#domain/resources/session.ts'
import { isPartnerType, knownAccountType, PERSON } from '#domain/rules/account/account-type.ts'
import { ageDecision } from '#domain/rules/account/age.ts'
import { emailKey, isEmail } from '#domain/rules/account/email.ts'
import { beginsOnboarding } from '#domain/rules/onboarding/onboarding-step.ts'
import { knownLocale } from '#domain/rules/viewer/locale.ts'
import type { Context, Person } from '../context.ts'
import { viewerRecord } from '../records/viewer-record.ts'
import { takeUsernameFor } from './account-handles.ts'
import { makeRoomFor } from './browser-accounts.ts'
import { acceptPassword, hashPassword } from './passwords.ts'
import { limitFailures, takeFromLimit } from './rate-limits.ts'
import { startSession } from './sessions.ts'
import { takeSetupToken } from './setup-link.ts'

type Form = TakenOf<typeof UserRegisterResource.create>

/** Sign-up: checks the form, makes the account, signs in. */
export async function register(ctx: Context, form: Form): Promise<Viewer> {
  if (!isEmail(form.email)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  acceptPassword(form.password, 'password')
  const age = ageDecision(form, ctx.now.toISOString().slice(0, 10))
  if ('refused' in age) throw new Refusal('bad_input', age.refused, {} as never, { field: age.field })
  const password_hash = await hashPassword(ctx.house.settings.passwordStrength, form.password)
  const id = ctx.house.newId()
  const email = emailKey(form.email)
  const fromAddress = { limit: 'signupFromAddress', who: ctx.ip } as const
  if (!(await limitFailures(ctx, [fromAddress], () => takeEmail(ctx, id, email))))
    throw new Refusal('conflict', 'email.taken', {}, { field: 'email' })
  await takeFromLimit(ctx, fromAddress)
  const person = await insertPerson(ctx, id, form, age.state)
  await ctx.db.insertInto('user_secrets').values({ user_id: id, email, password_hash, birth: age.birth }).execute()
  await ctx.db.insertInto('user_counts').values({ user_id: id }).execute()
  ctx.emit('user.joined', { user_id: id })
  await makeRoomFor(ctx, id, form.add_account === true)
  await startSession(ctx, person)
  return viewerRecord(ctx)
}

/** Sign-up says that the e-mail has an account, since nothing else would help its owner; so such tries are counted. */
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
  const account_type = knownAccountType(form.account_type ?? PERSON) ?? (form.business_name ? 'other' : PERSON)
  const business = form.business_name && account_type === PERSON ? 'other' : account_type
  const gender = ['female', 'male'].find((known) => known === form.gender) ?? 'unspecified'
  const country = form.country?.toUpperCase() ?? ''
  const isStaff = form.setup_token ? await takeSetupToken(ctx, form.setup_token) : false
  const isPartner = isPartnerType(business)
  const isLed = form.onboarding === true && beginsOnboarding({ isBot: ctx.isBot, isPartner, isStaff })
  return ctx.db
    .insertInto('users')
    .values({
      id,
      username: await takeUsernameFor(ctx, id, form.business_name || `${form.first_name}${form.last_name ?? ''}`),
      first_name: form.first_name,
      last_name: form.last_name ?? '',
      state,
      gender,
      country: COUNTRIES.includes(country) ? country : ctx.country,
      locale: knownLocale(form.locale ?? ctx.locale) ?? ctx.locale,
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
