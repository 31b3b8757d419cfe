import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { emailKey, isEmail } from '#domain/rules/account/email.ts'
import { countDone } from '../auth/attempts.ts'
import { takeMailToken } from '../auth/mail-tokens.ts'
import type { Context, SignedIn } from '../context.ts'

/** Another address: it counts once it is confirmed there, and the old one is told. */
export async function askEmailChange(ctx: SignedIn, sent: string, current: string): Promise<void> {
  if (!isEmail(sent)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  const email = emailKey(sent)
  const pending = email === current ? null : email
  if (pending && (await ownerOf(ctx, pending))) throw new Refusal('conflict', 'email.taken', {}, { field: 'email' })
  if (pending) await countDone(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  await ctx.db
    .updateTable('user_secrets')
    .set({ pending_email: pending })
    .where('user_id', '=', ctx.viewer.id)
    .execute()
  if (pending) ctx.emit('email.changeAsked', { user_id: ctx.viewer.id })
}

async function ownerOf(ctx: Context, email: string): Promise<Id | null> {
  const row = await ctx.db.selectFrom('emails').select('user_id').where('email_key', '=', email).executeTakeFirst()
  return row?.user_id ?? null
}

/** The mailed link: confirms the address of the account, or makes the new one its address. Works once. */
export async function verifyEmail(ctx: Context, token: string): Promise<{ user_id: Id; email: string }> {
  const taken = await takeMailToken(ctx.db, ctx.now, 'verify', token)
  const secrets = taken && (await secretsOf(ctx, taken.user_id))
  if (!taken || !secrets) throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  if (taken.value === secrets.email) await markVerified(ctx, secrets.email)
  else if (taken.value === secrets.pending_email) await changeEmail(ctx, taken.user_id, secrets.email, taken.value)
  else throw new Refusal('bad_input', 'email.tokenInvalid', {}, { field: 'token' })
  ctx.emit('email.verified', { user_id: taken.user_id })
  return { user_id: taken.user_id, email: taken.value }
}

function secretsOf(ctx: Context, userId: Id) {
  return ctx.db
    .selectFrom('user_secrets')
    .select(['email', 'pending_email'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function markVerified(ctx: Context, email: string): Promise<void> {
  await ctx.db
    .updateTable('emails')
    .set({ verified_at: ctx.now })
    .where('email_key', '=', email)
    .where('verified_at', 'is', null)
    .execute()
}

async function changeEmail(ctx: Context, userId: Id, former: string, email: string): Promise<void> {
  const taken = await ctx.db
    .insertInto('emails')
    .values({ email_key: email, user_id: userId, verified_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!taken) throw new Refusal('conflict', 'email.taken', {}, { field: 'email' })
  await ctx.db.deleteFrom('emails').where('email_key', '=', former).execute()
  await ctx.db.updateTable('user_secrets').set({ email, pending_email: null }).where('user_id', '=', userId).execute()
  ctx.emit('email.changed', { user_id: userId, former_email: former })
}
