import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { UserPasswordResource } from '#domain/resources/session.ts'
import type { Context, SignedIn } from '../context.ts'
import { checkOwnPassword } from './check-password.ts'
import { assertAcceptablePassword, hashPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'

/** Changes the password of someone who knows the old one. Every other device is signed out. */
export async function changePassword(
  ctx: SignedIn,
  form: ParsedOptionsOf<typeof UserPasswordResource.update>,
): Promise<void> {
  assertAcceptablePassword(form.new_password, 'new_password', form.new_password_confirm)
  if (!(await checkOwnPassword(ctx, ctx.viewer.id, form.old_password)))
    throw new Refusal('bad_input', 'password.wrong', {}, { field: 'old_password' })
  await setPassword(ctx, ctx.viewer.id, form.new_password)
  await endOtherSessions(ctx)
}

/** Stores a new password. Reset links that were mailed earlier stop working. */
export async function setPassword(ctx: Context, userId: Id, password: string): Promise<void> {
  await ctx.db
    .updateTable('user_secrets')
    .set({ password_hash: await hashPassword(ctx.house.settings.passwordStrength, password) })
    .where('user_id', '=', userId)
    .execute()
  await ctx.db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', 'reset').execute()
  ctx.emit('password.changed', { user_id: userId })
}
