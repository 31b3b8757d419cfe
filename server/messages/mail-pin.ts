import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import { consumeRateLimit } from '../auth/rate-limits.ts'
import type { SignedIn } from '../context.ts'
import { isPinOpenToAll } from '../records/load-pins.ts'
import { sendAccountInvite } from '../users/account-invite.ts'
import { createInviteCode } from './invite-code.ts'

/**
 * Sends a pin by email, as a link with a code. The email contains no text of the sender but their name, so that nobody
 * can use it to write to strangers.
 */
export async function sendPinByMail(ctx: SignedIn, email_key: string, pin: Id | undefined): Promise<void> {
  if (isNewAccount({ since: ctx.viewer.created_at, is_bot: false }, ctx.now))
    await consumeRateLimit(ctx, { limit: 'mailOfNewAccount', who: ctx.viewer.id })
  if (!pin) return sendAccountInvite(ctx, email_key, 'email')
  if (!(await isPinOpenToAll(ctx, pin))) throw new Refusal('bad_input', 'send.notOpen', {}, { field: 'emails' })
  await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  const code = await createInviteCode(ctx, { kind: 'pin', channel: INVITE_CHANNEL.email, pin_id: pin, email_key })
  ctx.emit('pin.sentByMail', { code })
}
