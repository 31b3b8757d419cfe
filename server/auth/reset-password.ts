import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { ResetPasswordFromEmailResource } from '#domain/resources/session.ts'
import type { Context } from '../context.ts'
import { findPerson } from '../records/load-people.ts'
import { markEmailVerified } from './account-email.ts'
import { setPassword } from './change-password.ts'
import { consumeMailToken } from './mail-tokens.ts'
import { assertAcceptablePassword } from './passwords.ts'
import { resetRateLimit } from './rate-limits.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Sets a new password by the token of a mailed link, which works once. Whoever reads the mail is taken to own the
 * email.
 */
export async function resetPassword(
  ctx: Context,
  form: ParsedOptionsOf<typeof ResetPasswordFromEmailResource.update>,
): Promise<void> {
  assertAcceptablePassword(form.new_password, 'new_password', form.new_password_confirm)
  const taken = await consumeMailToken(ctx.db, ctx.now, 'reset', form.token)
  const named = taken && (await findPerson(ctx, form.username))
  if (!taken || named?.id !== taken.user_id)
    throw new Refusal('bad_input', 'password.linkInvalid', {}, { field: 'token' })
  await setPassword(ctx, taken.user_id, form.new_password)
  await markEmailVerified(ctx, taken.value)
  await endAllSessions(ctx, taken.user_id)
  await resetRateLimit(ctx, { limit: 'loginOfAccount', who: taken.user_id })
  // From now on this is a known browser: someone who goes on guessing the password elsewhere can't lock it out.
  ctx.cookies.knownTo = taken.user_id
}
