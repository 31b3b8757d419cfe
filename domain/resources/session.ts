import * as z from 'zod'
import { BUSINESS_NAME_MAX, FIRST_NAME_MAX, LAST_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../constants/limits.ts'
import { UserCard } from '../entities/user.ts'
import { Viewer } from '../entities/viewer.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const open = { policy: 'open' } as const
const signedIn = { policy: 'signed-in' } as const
export const Done = z.object({ done: z.literal(true) })
export const DONE = { done: true } as const

export const Password = z.string().min(PASSWORD_MIN, 'password.tooShort').max(PASSWORD_MAX, 'password.tooLong')

export const UserSessionResource = resource('UserSession', {
  get: question({ options: z.object({}), data: Viewer, access: open }),
  create: question({
    options: z.object({
      username_or_email: z.string().min(1, 'login.whoMissing').max(320),
      password: z.string().min(1, 'login.passwordMissing').max(1000),
      /** Keeps the current account signed in, to switch back to later. */
      add_account: optional(Flag),
    }),
    data: Viewer,
    access: open,
    costs: 'login',
    isStored: false,
  }),
  delete: question({
    options: z.object({ disable_auth_failure_redirect: optional(Flag) }),
    data: Done,
    access: open,
    isStored: false,
  }),
})

export const FirstName = boundedText(FIRST_NAME_MAX, 'name.firstTooLong').pipe(z.string().min(1, 'name.firstMissing'))

export const UserRegisterResource = resource('UserRegister', {
  create: question({
    options: z.object({
      first_name: FirstName,
      last_name: optional(boundedText(LAST_NAME_MAX, 'name.lastTooLong')),
      email: z.string().min(1, 'email.missing'),
      password: Password,
      age: optional(z.union([z.string(), z.int()]).transform(String)),
      birthday: optional(z.union([z.string(), z.int()]).transform(String)),
      guardian_consent: optional(Flag),
      gender: optional(z.string()),
      country: optional(z.string().max(2)),
      locale: optional(z.string().max(20)),
      account_type: optional(z.string()),
      business_name: optional(boundedText(BUSINESS_NAME_MAX, 'name.businessTooLong')),
      setup_token: optional(z.string()),
      add_account: optional(Flag),
      /** Set by our own form, which leads to onboarding. */
      onboarding: optional(Flag),
    }),
    data: Viewer,
    access: open,
    costs: 'signup',
    isStored: false,
  }),
})

export const UserRegisterTrackActionResource = resource('UserRegisterTrackAction', {
  update: question({
    options: z.object({ second_step_actions: optional(z.array(z.object({ name: z.string().max(100) })).max(50)) }),
    data: Done,
    access: open,
  }),
})

/** The answer never reveals whether an email address has an account: it is always "not told" (decision 003). */
export const EmailExistsResource = resource('EmailExists', {
  get: question({ options: z.object({ email: z.string().max(320) }), data: z.null(), access: open, costs: 'login' }),
})

export const OrientationContextResource = resource('OrientationContext', {
  create: question({ options: z.looseObject({}), data: Done, access: signedIn }),
})

export const UserResetPasswordResource = resource('UserResetPassword', {
  create: question({
    options: z.object({ username_or_email: z.string().min(1, 'login.whoMissing').max(320) }),
    data: Done,
    access: open,
    costs: 'mail',
  }),
})

export const ResetPasswordFromEmailResource = resource('ResetPasswordFromEmail', {
  update: question({
    options: z.object({
      username: z.string(),
      new_password: Password,
      new_password_confirm: z.string(),
      token: z.string(),
      expiration: z.union([z.string(), z.int()]).transform(Number),
    }),
    data: Done,
    access: open,
    costs: 'login',
  }),
})

export const UserPasswordResource = resource('UserPassword', {
  update: question({
    options: z.object({ old_password: z.string().max(1000), new_password: Password, new_password_confirm: z.string() }),
    data: Done,
    access: signedIn,
    costs: 'login',
  }),
})

export const SessionEntry = z.object({
  type: z.literal('session'),
  id: z.string(),
  is_current: z.boolean(),
  agent: z.string(),
  ip: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
})

export const UserSessionStoreResource = resource('UserSessionStore', {
  get: question({ options: z.object({}), data: SessionEntry, list: true, access: signedIn }),
  delete: question({
    options: z.object({ id: optional(z.string()), all_others: optional(Flag) }),
    data: Done,
    access: signedIn,
  }),
})

/** The accounts that this browser is signed in to, each with its own session. One of them is active. */
export const BrowserAccountsResource = resource('BrowserAccounts', {
  get: question({
    options: z.object({ ...pagedOptions }),
    data: UserCard.extend({ is_current: z.boolean() }),
    list: true,
    access: open,
  }),
  /** Switches to another account. */
  update: question({ options: z.object({ user_id: Id }), data: Done, access: open, isStored: false }),
  /** Signs out of an inactive account, or of all. */
  delete: question({ options: z.object({ user_id: optional(Id) }), data: Done, access: open, isStored: false }),
})

/**
 * Ends every session of the account at once (/secure/panic): with the token from an email, or for the signed-in person.
 */
export const PanicResource = resource('Panic', {
  create: question({ options: z.object({ token: optional(z.string()) }), data: Done, access: open }),
})

export const EmailVerificationResource = resource('EmailVerification', {
  create: question({ options: z.object({}), data: Done, access: signedIn, costs: 'mail' }),
  update: question({ options: z.object({ token: z.string() }), data: z.object({ email: z.string() }), access: open }),
})

export const DeactivateAccountResource = resource('DeactivateAccount', {
  create: question({
    options: z.object({
      user_id: optional(Id),
      reason: optional(z.string().max(200)),
      explanation: optional(z.string().max(2000)),
      password: optional(z.string().max(1000)),
      delete_account: optional(Flag),
    }),
    data: Done,
    access: signedIn,
  }),
})
