import { Refusal } from '#domain/refusal.ts'
import {
  DONE,
  EmailExistsResource,
  EmailVerificationResource,
  OrientationContextResource,
  PanicResource,
  ResetPasswordFromEmailResource,
  UserPasswordResource,
  UserRegisterResource,
  UserRegisterTrackActionResource,
  UserResetPasswordResource,
  UserSessionResource,
} from '#domain/resources/session.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { type AnyAnswer, answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { networkOf } from '../ip-address.ts'
import { keepSettings, settingsOf } from '../records/settings-of.ts'
import { viewerRecord } from '../records/viewer-record.ts'
import { verifyEmail } from './account-email.ts'
import { browserAccounts, logOut } from './browser-accounts.ts'
import { changePassword } from './change-password.ts'
import { accountKey, findAccount } from './find-account.ts'
import { knownDevice } from './known-devices.ts'
import { logIn } from './log-in.ts'
import { workingLinks } from './mail-tokens.ts'
import { panic } from './panic.ts'
import { takeFromLimit } from './rate-limits.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sessionList } from './session-list.ts'

const ACTIONS_MAX = 20

const userSession = answer(UserSessionResource, {
  get: (ctx) => viewerRecord(ctx),
  create: (ctx, { username_or_email, password, add_account }) => logIn(ctx, username_or_email, password, add_account),
  async delete(ctx) {
    await logOut(ctx)
    return DONE
  },
})

const userRegister = answer(UserRegisterResource, { create: register })

const userRegisterTrackAction = answer(UserRegisterTrackActionResource, {
  async update(ctx, { second_step_actions = [] }) {
    if (!ctx.viewer || !mayKeep('events', ctx.consent)) return DONE
    const names = [...settingsOf(ctx.viewer).register_actions, ...second_step_actions.map(({ name }) => name)]
    await keepSettings(ctx, ctx.viewer, { register_actions: [...new Set(names)].slice(0, ACTIONS_MAX) })
    return DONE
  },
})

const emailExists = answer(EmailExistsResource, { get: async () => null })

const orientationContext = answer(OrientationContextResource, {
  async create(ctx) {
    const { viewer, now } = signedIn(ctx)
    await keepSettings(ctx, viewer, { orientation_started_at: now.toISOString() })
    return DONE
  },
})

/** A mailbox that has this many links that still work gets no more of them. */
const LINKS_AT_ONCE = 3

const userResetPassword = answer(UserResetPasswordResource, {
  async create(ctx, { username_or_email }) {
    const user_id = await findAccount(ctx.db, username_or_email)
    const device = user_id && knownDevice(ctx, user_id)
    const account = user_id ?? accountKey(username_or_email)
    // Counted by who asks, too: nobody can use up another's way by mail.
    await takeFromLimit(ctx, { limit: 'mailOfAccount', who: `${account}:${device ?? networkOf(ctx.ip)}` })
    const sent = user_id ? await workingLinks(ctx.db, ctx.now, user_id, 'reset') : 0
    if (sent < LINKS_AT_ONCE) ctx.emit('password.resetAsked', { user_id })
    return DONE
  },
})

const resetPasswordFromEmail = answer(ResetPasswordFromEmailResource, {
  async update(ctx, form) {
    await resetPassword(ctx, form)
    return DONE
  },
})

const userPassword = answer(UserPasswordResource, {
  async update(ctx, form) {
    await changePassword(signedIn(ctx), form)
    return DONE
  },
})

const panicAnswer = answer(PanicResource, {
  async create(ctx, { token }) {
    await panic(ctx, token)
    return DONE
  },
})

const emailVerification = answer(EmailVerificationResource, {
  async create(ctx) {
    const { viewer } = signedIn(ctx)
    await takeFromLimit(ctx, { limit: 'mailOfAccount', who: viewer.id })
    ctx.emit('email.verificationAsked', { user_id: viewer.id })
    return DONE
  },
  async update(ctx, { token }) {
    if (!token) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
    const { email } = await verifyEmail(ctx, token)
    return { email }
  },
})

export const authAnswers: AnyAnswer[] = [
  ...userSession,
  ...userRegister,
  ...userRegisterTrackAction,
  ...emailExists,
  ...orientationContext,
  ...userResetPassword,
  ...resetPasswordFromEmail,
  ...userPassword,
  ...sessionList,
  ...browserAccounts,
  ...panicAnswer,
  ...emailVerification,
]
