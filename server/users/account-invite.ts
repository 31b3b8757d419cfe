import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import { isEmailLike, normalizeEmail } from '#domain/rules/account/email.ts'
import { consumeRateLimit } from '../auth/rate-limits.ts'
import type { SignedIn } from '../context.ts'

/** Invites someone by email, without revealing whether the address has an account. */
export async function sendAccountInvite(ctx: SignedIn, email: string, kind: string): Promise<void> {
  if (!isEmailLike(email)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'email' })
  await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  const code = randomBytes(16).toString('hex')
  await ctx.db
    .insertInto('invites')
    .values({
      code,
      sender_id: ctx.viewer.id,
      kind: kind.slice(0, 40),
      email_key: normalizeEmail(email),
      created_at: ctx.now,
    })
    .execute()
  ctx.emit('invite.sent', { code })
}
