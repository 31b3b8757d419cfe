import { randomBytes } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import type { SignedIn } from '../context.ts'

type Shared = { kind: 'pin' | 'board-link'; channel: number; pin_id?: Id; email_key?: string }

/** A code that tells whoever follows a link who shared it, and how. */
export async function newInviteCode(ctx: SignedIn, { kind, channel, pin_id, email_key }: Shared): Promise<string> {
  const code = randomBytes(16).toString('hex')
  const row = { code, sender_id: ctx.viewer.id, kind, channel, pin_id: pin_id ?? null, email_key: email_key ?? null }
  await ctx.db
    .insertInto('invites')
    .values({ ...row, created_at: ctx.now })
    .execute()
  return code
}

export const pinInviteUrl = (publicUrl: string, pinId: Id, code: string) =>
  `${publicUrl}/pin/${pinId}/?invite_code=${code}`
