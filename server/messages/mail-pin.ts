import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/invite-channel.ts'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import type { SignedIn } from '../context.ts'
import { isOpenToAll } from '../records/load-pins.ts'
import { sendInvite } from '../users/account-invite.ts'
import { newInviteCode } from './invite-code.ts'

/**
 * Sends a pin by mail, as a link with a code. Of words only the sender's name goes along: mails are no way to tell
 * strangers things.
 */
export async function mailPin(ctx: SignedIn, email_key: string, pin: Id | undefined): Promise<void> {
  if (isNewAccount({ since: ctx.viewer.created_at, is_bot: false }, ctx.now))
    await takeFromLimit(ctx, { limit: 'mailOfNewAccount', who: ctx.viewer.id })
  if (!pin) return sendInvite(ctx, email_key, 'email')
  if (!(await isOpenToAll(ctx, pin))) throw new Refusal('bad_input', 'send.notOpen', {}, { field: 'emails' })
  await takeFromLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  const code = await newInviteCode(ctx, { kind: 'pin', channel: INVITE_CHANNEL.email, pin_id: pin, email_key })
  ctx.emit('pin.sentByMail', { code })
}
