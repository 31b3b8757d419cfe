import { createHmac, randomBytes } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/invite-channel.ts'
import type { SignedIn } from '../context.ts'
import type { House } from '../house.ts'

type Way = {
  channel: number
  email_key?: string | undefined
  message?: { id: Id; conversation_id: Id } | undefined
}
type Shared = Way & { kind: 'pin' | 'board-link'; pin_id?: Id; code?: string }

/** A code that tells whoever follows a link who shared it, and how. */
export async function newInviteCode(ctx: SignedIn, shared: Shared): Promise<string> {
  const { kind, channel, pin_id, email_key, code = randomBytes(16).toString('hex'), message } = shared
  const row = { code, sender_id: ctx.viewer.id, kind, channel, pin_id: pin_id ?? null, email_key: email_key ?? null }
  await ctx.db
    .insertInto('invites')
    .values({ ...row, created_at: ctx.now })
    .execute()
  if (pin_id) await keepSent(ctx, pin_id, { channel, email_key, message })
  return code
}

/** The sender's own list of where they sent it. */
async function keepSent(ctx: SignedIn, pin_id: Id, { channel, email_key, message }: Way): Promise<void> {
  await ctx.db
    .insertInto('sent_pins')
    .values({
      user_id: ctx.viewer.id,
      pin_id,
      id: message?.id ?? ctx.house.newId(),
      channel,
      conversation_id: message?.conversation_id ?? null,
      email_key: email_key ?? null,
      created_at: ctx.now,
    })
    .execute()
}

export const pinInviteUrl = (publicUrl: string, pinId: Id, code: string) =>
  `${publicUrl}/pin/${pinId}/?invite_code=${code}`

/** The code of a pin sent to a person: known from its message, to nobody who can't read that. */
export const messageInviteCode = ({ secrets }: House, messageId: Id) =>
  createHmac('sha256', secrets.signature).update(`invite ${messageId}`).digest('hex').slice(0, 32)

export const keepMessageCode = (ctx: SignedIn, message: { id: Id; conversation_id: Id }, pin_id: Id) =>
  newInviteCode(ctx, {
    kind: 'pin',
    channel: INVITE_CHANNEL.person,
    pin_id,
    code: messageInviteCode(ctx.house, message.id),
    message,
  })
