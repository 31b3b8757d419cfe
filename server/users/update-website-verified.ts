import type { Id } from '#domain/id.ts'
import { toHostWithoutWww } from '#domain/rules/account/website.ts'
import type { Context } from '../context.ts'

/** A profile's website has its check mark as long as its owner has proven that the host is theirs. */
export async function updateWebsiteVerified({ db }: Pick<Context, 'db'>, userId: Id): Promise<void> {
  const person = await db.selectFrom('users').select('website_url').where('id', '=', userId).executeTakeFirst()
  const host = person?.website_url ? toHostWithoutWww(person.website_url) : ''
  const owned = await db
    .selectFrom('website_owners')
    .select('verified_at')
    .where('host', '=', host)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await db
    .updateTable('users')
    .set({ website_verified_at: owned?.verified_at ?? null })
    .where('id', '=', userId)
    .execute()
}
