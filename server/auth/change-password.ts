import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { UserPasswordResource } from '#domain/resources/session.ts'
import type { Context, SignedIn } from '../context.ts'
import { checkOwnPassword } from './check-password.ts'
import { acceptPassword, hashPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'

/** Another password, by whoever knows the old one. Every other device is signed out. */
export async function changePassword(ctx: SignedIn, form: TakenOf<typeof UserPasswordResource.update>): Promise<void> {
  acceptPassword(form.new_password, 'new_password', form.new_password_confirm)
  if (!(await checkOwnPassword(ctx, ctx.viewer.id, form.old_password)))
    throw new Refusal('bad_input', 'password.wrong', {}, { field: 'old_password' })
  await setPassword(ctx, ctx.viewer.id, form.new_password)
  await endOtherSessions(ctx)
}

/** Links that were mailed before to choose a password stop working. */
export async function setPassword(ctx: Context, userId: Id, password: string): Promise<void> {
  await ctx.db
    .updateTable('user_secrets')
    .set({ password_hash: await hashPassword(ctx.house.settings.passwordStrength, password) })
    .where('user_id', '=', userId)
    .execute()
  await ctx.db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', 'reset').execute()
  ctx.emit('password.changed', { user_id: userId })
}
