import { createHmac, randomBytes } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { INVITE_CHANNEL, toSendMethod } from '#domain/rules/invite/board-invites.ts'
import type { SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import type { House } from '../house.ts'

type InviteChannel = {
  channel: number
  email_key?: string | undefined
  message?: { id: Id; conversation_id: Id } | undefined
}
type Shared = InviteChannel & { kind: 'pin' | 'board-link'; pin_id?: Id; code?: string }

/** Creates a code for a shared link, by which we know who shared it and through which channel. */
export async function createInviteCode(ctx: SignedIn, shared: Shared): Promise<string> {
  const { kind, channel, pin_id, email_key, code = randomBytes(16).toString('hex'), message } = shared
  const row = { code, sender_id: ctx.viewer.id, kind, channel, pin_id: pin_id ?? null, email_key: email_key ?? null }
  await ctx.db
    .insertInto('invites')
    .values({ ...row, created_at: ctx.now })
    .execute()
  if (pin_id) await keepSent(ctx, pin_id, { channel, email_key, message })
  return code
}

/** Adds an entry to the sender's own list of where they sent the pin. */
async function keepSent(ctx: SignedIn, pin_id: Id, { channel, email_key, message }: InviteChannel): Promise<void> {
  await countShare(ctx, pin_id, channel, +1)
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

/**
 * Counts a share once per person and channel (people, email, link, other app), so that copying a link again is no
 * second share. The count outlives the sender's list, which is erased with their account.
 */
export async function countShare(ctx: SignedIn, pin_id: Id, channel: number, by: 1 | -1): Promise<void> {
  const sent = await ctx.db
    .selectFrom('sent_pins')
    .select('channel')
    .distinct()
    .where('user_id', '=', ctx.viewer.id)
    .where('pin_id', '=', pin_id)
    .execute()
  if (sent.some((one) => toSendMethod(one.channel) === toSendMethod(channel))) return
  const pin = await ctx.db.selectFrom('pins').select('aggregate_id').where('id', '=', pin_id).executeTakeFirst()
  addToCount(ctx, 'aggregate.shares', pin?.aggregate_id, by)
}

export const toPinInviteUrl = (publicUrl: string, pinId: Id, code: string) =>
  `${publicUrl}/pin/${pinId}/?invite_code=${code}`

/** The code of a pin sent in a message, derived from the message so that only its readers can know it. */
export const toMessageInviteCode = ({ secrets }: House, messageId: Id) =>
  createHmac('sha256', secrets.signature).update(`invite ${messageId}`).digest('hex').slice(0, 32)

export const saveMessageInviteCode = (ctx: SignedIn, message: { id: Id; conversation_id: Id }, pin_id: Id) =>
  createInviteCode(ctx, {
    kind: 'pin',
    channel: INVITE_CHANNEL.person,
    pin_id,
    code: toMessageInviteCode(ctx.house, message.id),
    message,
  })
