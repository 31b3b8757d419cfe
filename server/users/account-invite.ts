import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import { emailKey, isEmail } from '#domain/rules/account/email.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import type { SignedIn } from '../context.ts'

/** Invites someone by mail. Whether the address has an account already is not told. */
export async function sendInvite(ctx: SignedIn, email: string, kind: string): Promise<void> {
  if (!isEmail(email)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  await takeFromLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  const code = randomBytes(16).toString('hex')
  await ctx.db
    .insertInto('invites')
    .values({
      code,
      sender_id: ctx.viewer.id,
      kind: kind.slice(0, 40),
      email_key: emailKey(email),
      created_at: ctx.now,
    })
    .execute()
  ctx.emit('invite.sent', { code })
}
