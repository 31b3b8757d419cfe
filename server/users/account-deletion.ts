import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { deleteRateLimitAttempts } from '../auth/rate-limits.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { endPictureUse } from '../media/store-picture.ts'
import { deleteUploadsOfPerson } from '../uploads/sweep-uploads.ts'

const AT_ONCE = 50

/** Deletes the accounts whose grace period is over. An hourly job calls it. */
export async function deleteDueAccounts(house: House): Promise<number> {
  const now = house.clock()
  const due = await house.db
    .selectFrom('users')
    .select('id')
    .where('deletion_at', '<=', now)
    .orderBy('deletion_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await deleteAccount(house, id, now)
  return due.length
}

/** Erases what identifies the person. Listeners erase in steps what they created and what accumulated with use. */
async function deleteAccount(house: House, userId: Id, now: Date): Promise<void> {
  await deleteUploadsOfPerson(house, userId)
  await inUnitOfWork(house, 'house', async (ctx) => {
    const { db } = ctx
    const still = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('deletion_at', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (!still) return
    await forget(db, userId)
    await db
      .updateTable('users')
      .set({ ...nobody(userId) })
      .where('id', '=', userId)
      .execute()
    ctx.emit('account.deleted', { user_id: userId })
    if (still.avatar_signature) await endPictureUse(ctx, still.avatar_signature, 'avatar', userId)
  })
}

const PRIVATE = ['sessions', 'mail_tokens', 'uploads', 'digests', 'websites', 'website_owners'] as const

/** Erases login data and the names by which the person was found. */
async function forget(db: Db, userId: Id): Promise<void> {
  await db.deleteFrom('user_secrets').where('user_id', '=', userId).execute()
  const emails = await db.deleteFrom('emails').where('user_id', '=', userId).returning('email_key').execute()
  for (const { email_key } of emails) await forgetAddress(db, email_key)
  const handles = await db.deleteFrom('handles').where('user_id', '=', userId).returning('handle').execute()
  const names = [userId, ...emails.map(({ email_key }) => email_key), ...handles.map(({ handle }) => handle)]
  await deleteRateLimitAttempts(db, names)
  for (const table of PRIVATE) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await endWork(db, userId)
}

/** Ends the account's bulk edits and stops its catalogue imports. */
async function endWork(db: Db, userId: Id): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    .set({ state: 'failed' })
    .where((row) => row.or([row('user_id', '=', userId), row('viewer_id', '=', userId)]))
    .where('state', '=', 'working')
    .execute()
  await db
    .updateTable('catalogues')
    .set((row) => ({ next_run_at: null, run: row('run', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Erases invitations and codes that others sent to the email address. */
async function forgetAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('mail_log').where('receiver', '=', email).execute()
  await db.deleteFrom('invites').where('email_key', '=', email).execute()
  await db.deleteFrom('sent_pins').where('email_key', '=', email).execute()
  await sql`UPDATE conversations SET emails = array_remove(emails, ${email})
    WHERE emails <> '{}' AND emails @> ARRAY[${email}]`.execute(db)
}

/** Column values that make the row anonymous. The row stays, because other people's data refers to it. */
function nobody(userId: Id) {
  return {
    username: `deleted_${userId}`,
    first_name: '',
    last_name: '',
    about: '',
    pronouns: '',
    location: '',
    website_url: null,
    website_verified_at: null,
    ads_only_site: null,
    country: 'US',
    locale: 'en-US',
    account_type: 'person',
    is_partner: false,
    is_verified_merchant: false,
    is_verified_identity: false,
    avatar_signature: null,
    avatar_ext: null,
    business_name: null,
    gender: 'unspecified',
    is_staff: false,
    settings: '{}',
    state: 'deactivated',
    deletion_at: null,
  }
}
