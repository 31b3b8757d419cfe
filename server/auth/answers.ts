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
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { type AnswerDefinition, defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { toNetworkKey } from '../ip-address.ts'
import { parsePersonSettings, savePersonSettings } from '../records/person-settings.ts'
import { showViewer } from '../records/show-viewer.ts'
import { verifyEmail } from './account-email.ts'
import { browserAccountAnswers, logOut } from './browser-accounts.ts'
import { changePassword } from './change-password.ts'
import { findAccountId, toAccountKey } from './find-account.ts'
import { findKnownDeviceKey } from './known-devices.ts'
import { logIn } from './log-in.ts'
import { countValidMailTokens } from './mail-tokens.ts'
import { endSessionsOnPanic } from './panic.ts'
import { consumeRateLimit } from './rate-limits.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sessionListAnswers } from './session-list.ts'

const ACTIONS_MAX = 20

const userSession = defineAnswers(UserSessionResource, {
  get: (ctx) => showViewer(ctx),
  create: (ctx, { username_or_email, password, add_account }) => logIn(ctx, username_or_email, password, add_account),
  async delete(ctx) {
    await logOut(ctx)
    return DONE
  },
})

const userRegister = defineAnswers(UserRegisterResource, { create: register })

const userRegisterTrackAction = defineAnswers(UserRegisterTrackActionResource, {
  async update(ctx, { second_step_actions = [] }) {
    if (!ctx.viewer || !mayStoreData('events', ctx.consent)) return DONE
    const names = [...parsePersonSettings(ctx.viewer).register_actions, ...second_step_actions.map(({ name }) => name)]
    await savePersonSettings(ctx, ctx.viewer, { register_actions: [...new Set(names)].slice(0, ACTIONS_MAX) })
    return DONE
  },
})

const emailExists = defineAnswers(EmailExistsResource, { get: async () => null })

const orientationContext = defineAnswers(OrientationContextResource, {
  async create(ctx) {
    const { viewer, now } = requireSignedIn(ctx)
    await savePersonSettings(ctx, viewer, { orientation_started_at: now.toISOString() })
    return DONE
  },
})

/** An account with this many valid links gets no further mail. */
const LINKS_AT_ONCE = 3

const userResetPassword = defineAnswers(UserResetPasswordResource, {
  async create(ctx, { username_or_email }) {
    const user_id = await findAccountId(ctx.db, username_or_email)
    const device = user_id && findKnownDeviceKey(ctx, user_id)
    const account = user_id ?? toAccountKey(username_or_email)
    // The limit is also counted per device or network, so nobody can use up another person's mails.
    await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: `${account}:${device ?? toNetworkKey(ctx.ip)}` })
    const sent = user_id ? await countValidMailTokens(ctx.db, ctx.now, user_id, 'reset') : 0
    if (sent < LINKS_AT_ONCE) ctx.emit('password.resetAsked', { user_id })
    return DONE
  },
})

const resetPasswordFromEmail = defineAnswers(ResetPasswordFromEmailResource, {
  async update(ctx, form) {
    await resetPassword(ctx, form)
    return DONE
  },
})

const userPassword = defineAnswers(UserPasswordResource, {
  async update(ctx, form) {
    await changePassword(requireSignedIn(ctx), form)
    return DONE
  },
})

const panicAnswer = defineAnswers(PanicResource, {
  async create(ctx, { token }) {
    await endSessionsOnPanic(ctx, token)
    return DONE
  },
})

const emailVerification = defineAnswers(EmailVerificationResource, {
  async create(ctx) {
    const { viewer } = requireSignedIn(ctx)
    await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: viewer.id })
    ctx.emit('email.verificationAsked', { user_id: viewer.id })
    return DONE
  },
  async update(ctx, { token }) {
    if (!token) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
    const { email } = await verifyEmail(ctx, token)
    return { email }
  },
})

export const authAnswers: AnswerDefinition[] = [
  ...userSession,
  ...userRegister,
  ...userRegisterTrackAction,
  ...emailExists,
  ...orientationContext,
  ...userResetPassword,
  ...resetPasswordFromEmail,
  ...userPassword,
  ...sessionListAnswers,
  ...browserAccountAnswers,
  ...panicAnswer,
  ...emailVerification,
]
