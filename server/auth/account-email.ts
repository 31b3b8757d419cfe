import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { isEmailLike, normalizeEmail } from '#domain/rules/account/email.ts'
import type { Context, SignedIn } from '../context.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'
import { consumeMailToken, MAIL_TOKEN_LIFETIMES_MS } from './mail-tokens.ts'
import { consumeRateLimit } from './rate-limits.ts'
import { assertReauthenticated } from './reauthentication.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Requests a change of email. The new email counts once it is confirmed by its link, and the old one gets a notice.
 * Only a mail to the new one says whether another account has it already, never the answer (decisions/003).
 */
export async function requestEmailChange(
  ctx: SignedIn,
  sent: string,
  current: string,
  password: string | undefined,
): Promise<void> {
  if (!isEmailLike(sent)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  const email = normalizeEmail(sent)
  const pending = email === current ? null : email
  if (pending) {
    await assertReauthenticated(ctx, password)
    await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  }
  await ctx.db
    .updateTable('user_secrets')
    .set({ pending_email: pending })
    .where('user_id', '=', ctx.viewer.id)
    .execute()
  if (pending) ctx.emit('email.changeAsked', { user_id: ctx.viewer.id })
}

/** True when the email belongs to another account, or is still held for an account that gave it up. */
export async function isEmailOfOtherAccount(db: ReadOnlyDb, email: string, userId: Id): Promise<boolean> {
  const row = await db.selectFrom('emails').select('user_id').where('email_key', '=', email).executeTakeFirst()
  return row !== undefined && row.user_id !== userId
}

/** Confirms the account's email, or its new email, by the token of a mailed link. A token works once. */
export async function verifyEmail(ctx: Context, token: string): Promise<{ user_id: Id; email: string }> {
  const taken = await consumeMailToken(ctx.db, ctx.now, 'verify', token)
  const secrets = taken && (await secretsOf(ctx, taken.user_id))
  if (!taken || !secrets) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  if (taken.value === secrets.email) await markEmailVerified(ctx, secrets.email)
  else if (taken.value === secrets.pending_email) await changeEmail(ctx, taken.user_id, secrets.email, taken.value)
  else throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  ctx.emit('email.verified', { user_id: taken.user_id })
  return { user_id: taken.user_id, email: taken.value }
}

/** Locks the row until the transaction ends, so that a confirmation and a panic can't run at the same time. */
function secretsOf(ctx: Context, userId: Id) {
  return ctx.db
    .selectFrom('user_secrets')
    .select(['email', 'pending_email'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markEmailVerified(ctx: Context, email: string): Promise<void> {
  await ctx.db
    .updateTable('emails')
    .set({ verified_at: ctx.now })
    .where('email_key', '=', email)
    .where('verified_at', 'is', null)
    .where('held_until', 'is', null)
    .execute()
}

/** The former email stays reserved for as long as the link that was mailed there can restore it. */
async function changeEmail(ctx: Context, userId: Id, former: string, email: string): Promise<void> {
  await claimEmail(ctx, userId, email)
  const held_until = new Date(ctx.now.getTime() + MAIL_TOKEN_LIFETIMES_MS.panic + DAY)
  await ctx.db
    .updateTable('emails')
    .set({ verified_at: null, held_until })
    .where('email_key', '=', former)
    .where('user_id', '=', userId)
    .execute()
  await ctx.db.updateTable('user_secrets').set({ email, pending_email: null }).where('user_id', '=', userId).execute()
  ctx.emit('email.changed', { user_id: userId, former_email: former })
}

/** Gives an email to the account if it is free, or reserved for this account. */
async function claimEmail(ctx: Context, userId: Id, email: string): Promise<void> {
  const claimed = await ctx.db
    .insertInto('emails')
    .values({ email_key: email, user_id: userId, verified_at: ctx.now })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ verified_at: ctx.now, held_until: null })
        .where('emails.user_id', '=', userId),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!claimed) throw new Refusal('conflict', 'email.taken', {}, { field: 'email' })
}

/**
 * Makes a former email the account's email again, whoever changed it since, and frees the ones in between. The mailed
 * link is the proof that its user reads mail there.
 */
export async function restoreFormerEmail(ctx: Context, userId: Id, email: string): Promise<void> {
  const secrets = await secretsOf(ctx, userId)
  if (!secrets) return
  await ctx.db.updateTable('user_secrets').set({ pending_email: null }).where('user_id', '=', userId).execute()
  if (!email || email === secrets.email) return
  await claimEmail(ctx, userId, email)
  await ctx.db.deleteFrom('emails').where('user_id', '=', userId).where('email_key', '!=', email).execute()
  await ctx.db.updateTable('user_secrets').set({ email }).where('user_id', '=', userId).execute()
  ctx.emit('email.takenBack', { user_id: userId, former_email: secrets.email })
}
