import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'
import { hashToken, makeToken } from './tokens.ts'

const HOUR = 60 * 60 * 1000

/** How long a mailed link works, in milliseconds. */
export const MAIL_TOKEN_LIFETIMES_MS = { verify: 72 * HOUR, reset: HOUR, panic: 30 * 24 * HOUR } as const
export type MailTokenPurpose = keyof typeof MAIL_TOKEN_LIFETIMES_MS

export type NewMailToken = { token: string; expiresAt: Date }
export type UsedMailToken = { user_id: Id; value: string; expires_at: Date }

/**
 * Creates a one-time token for a mailed link and stores its hash. `value` is its subject, such as the email to
 * confirm.
 */
export async function makeMailToken(
  db: Db,
  now: Date,
  userId: Id,
  purpose: MailTokenPurpose,
  value: string,
): Promise<NewMailToken> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + MAIL_TOKEN_LIFETIMES_MS[purpose])
  await db
    .insertInto('mail_tokens')
    .values({ token_hash: hashToken(token), user_id: userId, purpose, value, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Uses up a token. Null when it is unknown, used or expired. */
export async function consumeMailToken(
  db: Db,
  now: Date,
  purpose: MailTokenPurpose,
  token: string,
): Promise<UsedMailToken | null> {
  const row = await db
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning(['user_id', 'value', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row : null
}

/** Revokes mailed links of a person, except for panic links that expire before the given time. */
export async function revokeMailTokens(db: Db, userId: Id, expiresAt: Date): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('purpose', '!=', 'panic'), row('expires_at', '>=', expiresAt)]))
    .execute()
}

/** Counts the unexpired links of this purpose. */
export async function countValidMailTokens(db: Db, now: Date, userId: Id, purpose: MailTokenPurpose): Promise<number> {
  const { count } = await db
    .selectFrom('mail_tokens')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
