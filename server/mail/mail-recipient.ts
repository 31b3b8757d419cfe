import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'

/** Loads the recipient of a mail; null when the person is gone or suspended. */
export async function loadMailRecipient(house: House, userId: Id) {
  const row = await house.db
    .selectFrom('users')
    .innerJoin('user_secrets', 'user_secrets.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['users.id', 'first_name', 'username', 'locale', 'deletion_at', 'email', 'pending_email', 'state'])
    .executeTakeFirst()
  return row && row.state !== 'suspended' ? row : null
}
