import type { Id } from '#domain/id.ts'
import { normalizeEmail } from '#domain/rules/account/email.ts'
import { normalizeUsername } from '#domain/rules/account/username.ts'
import type { Db } from '../db/connect.ts'

/** Finds the account of an email or current username. */
export async function findAccountId(db: Db, named: string): Promise<Id | null> {
  const row = named.includes('@')
    ? await db
        .selectFrom('emails')
        .select('user_id')
        .where('email_key', '=', normalizeEmail(named))
        .where('held_until', 'is', null)
        .executeTakeFirst()
    : await db
        .selectFrom('handles')
        .select('user_id')
        .where('handle', '=', normalizeUsername(named))
        .where('is_current', '=', true)
        .executeTakeFirst()
  return row?.user_id ?? null
}

/** Normalizes an email or username to one key for all its spellings, whether an account has it or not. */
export function toAccountKey(named: string): string {
  return named.includes('@') ? normalizeEmail(named) : normalizeUsername(named)
}
