import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { takeMailToken } from './mail-tokens.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Spec 2, /secure/panic: ends every session of the account at once. By the link in a mail a stranger may still know the
 * password or wait for another address to be confirmed: the change is dropped and a new password can be chosen.
 */
export async function panic(ctx: Context, token: string | undefined): Promise<void> {
  const taken = token ? await takeMailToken(ctx.db, ctx.now, 'panic', token) : null
  if (token && !taken) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  const userId = taken?.user_id ?? ctx.viewer?.id
  if (!userId) throw new Refusal('not_signed_in', 'error.signIn')
  await endAllSessions(ctx.db, userId)
  if (ctx.viewer?.id === userId) ctx.cookies.session = null
  if (!taken) return
  await ctx.db.updateTable('user_secrets').set({ pending_email: null }).where('user_id', '=', userId).execute()
  ctx.emit('password.resetAsked', { user_id: userId })
}
