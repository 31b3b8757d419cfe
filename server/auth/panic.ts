import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { reopenAccount } from './account-closing.ts'
import { takeEmailBack } from './account-email.ts'
import { endTokensSince, type Taken, takeMailToken } from './mail-tokens.ts'
import { endAllSessions } from './sessions.ts'

/** Spec 2, /secure/panic: ends every session of the account at once, by whoever is signed in or by the link in a mail. */
export async function panic(ctx: Context, token: string | undefined): Promise<void> {
  const taken = token ? await takeMailToken(ctx.db, ctx.now, 'panic', token) : null
  if (token && !taken) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  const userId = taken?.user_id ?? ctx.viewer?.id
  if (!userId) throw new Refusal('not_signed_in', 'error.signIn')
  await endAllSessions(ctx, userId)
  if (ctx.viewer?.id === userId) ctx.cookies.session = null
  if (taken) await giveBack(ctx, userId, taken)
}

/**
 * By the link in a mail a stranger may have had the account for days: the address that the mail went to is the account's
 * again, what was pending is dropped, leaving is undone, other links stop working, and the password counts no more until
 * a new one is chosen. Links mailed earlier stay: a thief's own panic must not end the owner's.
 */
async function giveBack(ctx: Context, userId: Id, taken: Taken): Promise<void> {
  await takeEmailBack(ctx, userId, taken.value)
  await endTokensSince(ctx.db, userId, taken.expires_at)
  await ctx.db.updateTable('user_secrets').set({ password_hash: null }).where('user_id', '=', userId).execute()
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  if (person.state === 'deactivated') await reopenAccount(ctx, person)
  ctx.emit('password.resetAsked', { user_id: userId })
}
