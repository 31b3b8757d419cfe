import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'
import { newToken, tokenHash } from './tokens.ts'

const HOUR = 60 * 60 * 1000

/** How long a link in a mail works. */
export const LASTS = { verify: 72 * HOUR, reset: HOUR, panic: 30 * 24 * HOUR } as const
export type Purpose = keyof typeof LASTS

export type MadeToken = { token: string; expiresAt: Date }
export type Taken = { user_id: Id; value: string; expires_at: Date }

/** A one-time link for a mail; only its hash is kept. `value` is what it is about, such as the address to confirm. */
export async function makeMailToken(
  db: Db,
  now: Date,
  userId: Id,
  purpose: Purpose,
  value: string,
): Promise<MadeToken> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LASTS[purpose])
  await db
    .insertInto('mail_tokens')
    .values({ token_hash: tokenHash(token), user_id: userId, purpose, value, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Uses a token up. Null when it was used, has expired or never was. */
export async function takeMailToken(db: Db, now: Date, purpose: Purpose, token: string): Promise<Taken | null> {
  const row = await db
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .returning(['user_id', 'value', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row : null
}

/** Ends the links that were mailed, but for those to panic that are older than one that was used. */
export async function endTokensSince(db: Db, userId: Id, expiresAt: Date): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('purpose', '!=', 'panic'), row('expires_at', '>=', expiresAt)]))
    .execute()
}

/** How many links of this kind would work now. */
export async function workingLinks(db: Db, now: Date, userId: Id, purpose: Purpose): Promise<number> {
  const { count } = await db
    .selectFrom('mail_tokens')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
