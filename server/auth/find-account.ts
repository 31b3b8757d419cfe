import type { Id } from '#domain/id.ts'
import { emailKey } from '#domain/rules/account/email.ts'
import { usernameKey } from '#domain/rules/account/username.ts'
import type { Db } from '../db/connect.ts'

/** Whose account an e-mail address or current username names. */
export async function findAccount(db: Db, named: string): Promise<Id | null> {
  const row = named.includes('@')
    ? await db
        .selectFrom('emails')
        .select('user_id')
        .where('email_key', '=', emailKey(named))
        .where('held_until', 'is', null)
        .executeTakeFirst()
    : await db
        .selectFrom('handles')
        .select('user_id')
        .where('handle', '=', usernameKey(named))
        .where('is_current', '=', true)
        .executeTakeFirst()
  return row?.user_id ?? null
}

/** One key for all spellings of an email address or username, whether an account has it or not. */
export function accountKey(named: string): string {
  return named.includes('@') ? emailKey(named) : usernameKey(named)
}
