import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { emailKey, isEmail } from '#domain/rules/account/email.ts'
import type { Context, SignedIn } from '../context.ts'
import type { Reader } from '../db/reader.ts'
import { LASTS, takeMailToken } from './mail-tokens.ts'
import { mustProveOwner } from './prove-owner.ts'
import { takeFromLimit } from './rate-limits.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Another address: it counts once it is confirmed there, and the old one is told. Whether someone has it already is told
 * by mail, and there alone (decisions/003).
 */
export async function askEmailChange(
  ctx: SignedIn,
  sent: string,
  current: string,
  password: string | undefined,
): Promise<void> {
  if (!isEmail(sent)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  const email = emailKey(sent)
  const pending = email === current ? null : email
  if (pending) {
    await mustProveOwner(ctx, password)
    await takeFromLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  }
  await ctx.db
    .updateTable('user_secrets')
    .set({ pending_email: pending })
    .where('user_id', '=', ctx.viewer.id)
    .execute()
  if (pending) ctx.emit('email.changeAsked', { user_id: ctx.viewer.id })
}

/** Whether the address belongs to another account, also while it is held for one that gave it up. */
export async function isEmailOfOther(db: Reader, email: string, userId: Id): Promise<boolean> {
  const row = await db.selectFrom('emails').select('user_id').where('email_key', '=', email).executeTakeFirst()
  return row !== undefined && row.user_id !== userId
}

/** The mailed link: confirms the address of the account, or makes the new one its address. Works once. */
export async function verifyEmail(ctx: Context, token: string): Promise<{ user_id: Id; email: string }> {
  const taken = await takeMailToken(ctx.db, ctx.now, 'verify', token)
  const secrets = taken && (await secretsOf(ctx, taken.user_id))
  if (!taken || !secrets) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  if (taken.value === secrets.email) await setVerified(ctx, secrets.email)
  else if (taken.value === secrets.pending_email) await changeEmail(ctx, taken.user_id, secrets.email, taken.value)
  else throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  ctx.emit('email.verified', { user_id: taken.user_id })
  return { user_id: taken.user_id, email: taken.value }
}

/** Locks the row until the transaction ends, so that a confirmation and a panic at the same time happen one after the other. */
function secretsOf(ctx: Context, userId: Id) {
  return ctx.db
    .selectFrom('user_secrets')
    .select(['email', 'pending_email'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setVerified(ctx: Context, email: string): Promise<void> {
  await ctx.db
    .updateTable('emails')
    .set({ verified_at: ctx.now })
    .where('email_key', '=', email)
    .where('verified_at', 'is', null)
    .where('held_until', 'is', null)
    .execute()
}

/** The former address stays held for as long as the link that is mailed there can bring it back. */
async function changeEmail(ctx: Context, userId: Id, former: string, email: string): Promise<void> {
  await claimEmail(ctx, userId, email)
  const held_until = new Date(ctx.now.getTime() + LASTS.panic + DAY)
  await ctx.db
    .updateTable('emails')
    .set({ verified_at: null, held_until })
    .where('email_key', '=', former)
    .where('user_id', '=', userId)
    .execute()
  await ctx.db.updateTable('user_secrets').set({ email, pending_email: null }).where('user_id', '=', userId).execute()
  ctx.emit('email.changed', { user_id: userId, former_email: former })
}

/** Makes an address the account's: a free one, or one that is held for it. */
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
 * The account is its former address's again, whoever has changed it since; the addresses in between are free. Who reads
 * the mail there proved it by its link.
 */
export async function takeEmailBack(ctx: Context, userId: Id, email: string): Promise<void> {
  const secrets = await secretsOf(ctx, userId)
  if (!secrets) return
  await ctx.db.updateTable('user_secrets').set({ pending_email: null }).where('user_id', '=', userId).execute()
  if (!email || email === secrets.email) return
  await claimEmail(ctx, userId, email)
  await ctx.db.deleteFrom('emails').where('user_id', '=', userId).where('email_key', '!=', email).execute()
  await ctx.db.updateTable('user_secrets').set({ email }).where('user_id', '=', userId).execute()
  ctx.emit('email.takenBack', { user_id: userId, former_email: secrets.email })
}
