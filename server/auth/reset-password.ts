import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { ResetPasswordFromEmailResource } from '#domain/resources/session.ts'
import type { Context } from '../context.ts'
import { findPerson } from '../records/load-people.ts'
import { setVerified } from './account-email.ts'
import { setPassword } from './change-password.ts'
import { takeMailToken } from './mail-tokens.ts'
import { acceptPassword } from './passwords.ts'
import { forgetLimit } from './rate-limits.ts'
import { endAllSessions } from './sessions.ts'

/** A new password by the mailed link, which works once. Who has the mail has the address, too. */
export async function resetPassword(
  ctx: Context,
  form: TakenOf<typeof ResetPasswordFromEmailResource.update>,
): Promise<void> {
  acceptPassword(form.new_password, 'new_password', form.new_password_confirm)
  const taken = await takeMailToken(ctx.db, ctx.now, 'reset', form.token)
  const named = taken && (await findPerson(ctx, form.username))
  if (!taken || named?.id !== taken.user_id)
    throw new Refusal('bad_input', 'password.linkInvalid', {}, { field: 'token' })
  await setPassword(ctx, taken.user_id, form.new_password)
  await setVerified(ctx, taken.value)
  await endAllSessions(ctx, taken.user_id)
  await forgetLimit(ctx, { limit: 'loginOfAccount', who: taken.user_id })
  // This browser is known from now on: someone who goes on guessing the password elsewhere can't lock it out.
  ctx.cookies.knownTo = taken.user_id
}
