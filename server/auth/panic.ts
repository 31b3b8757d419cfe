import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { reopenAccount } from './account-closing.ts'
import { restoreFormerEmail } from './account-email.ts'
import { consumeMailToken, revokeMailTokens, type UsedMailToken } from './mail-tokens.ts'
import { endAllSessions } from './sessions.ts'

/** Ends every session of the account at once, for whoever is signed in or follows the panic link of a mail. */
export async function endSessionsOnPanic(ctx: Context, token: string | undefined): Promise<void> {
  const taken = token ? await consumeMailToken(ctx.db, ctx.now, 'panic', token) : null
  if (token && !taken) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  const userId = taken?.user_id ?? ctx.viewer?.id
  if (!userId) throw new Refusal('not_signed_in', 'error.signIn')
  await endAllSessions(ctx, userId)
  if (ctx.viewer?.id === userId) ctx.cookies.session = null
  if (taken) await giveBack(ctx, userId, taken)
}

/**
 * After a panic link, the account is returned to its owner, because a stranger may have had it for days: the email
 * that got the link is the account's again, pending changes are dropped, a closed account is reopened, other links are
 * revoked, and the password stops working until a new one is chosen. Panic links mailed earlier keep working: a
 * thief's panic must not end the owner's.
 */
async function giveBack(ctx: Context, userId: Id, taken: UsedMailToken): Promise<void> {
  await restoreFormerEmail(ctx, userId, taken.value)
  await revokeMailTokens(ctx.db, userId, taken.expires_at)
  await ctx.db.updateTable('user_secrets').set({ password_hash: null }).where('user_id', '=', userId).execute()
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  if (person.state === 'deactivated') await reopenAccount(ctx, person)
  ctx.emit('password.resetAsked', { user_id: userId })
}
