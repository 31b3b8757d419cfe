import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { forgetAttempts } from '../auth/rate-limits.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { releasePicture } from '../media/keep-picture.ts'
import { dropUploadsOf } from '../uploads/sweep-uploads.ts'

const AT_ONCE = 50
/** Whose video it is, once its maker is gone and others keep it. */
const NOBODY = '0' as Id

/** Deletes the accounts whose grace is over. A job calls it every hour. */
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

/** What names the person goes here; what they made is other domains' to delete, when they hear of it. */
async function deleteAccount(house: House, userId: Id, now: Date): Promise<void> {
  await dropUploadsOf(house, userId)
  const files = await inUnitOfWork(house, 'house', async (ctx) => {
    const { db } = ctx
    const still = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('deletion_at', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (!still) return []
    const exports = await forget(db, userId)
    await db
      .updateTable('users')
      .set({ ...nobody(userId) })
      .where('id', '=', userId)
      .execute()
    ctx.emit('account.deleted', { user_id: userId })
    if (still.avatar_signature) await releasePicture(ctx, still.avatar_signature, 'avatar', userId)
    return exports
  })
  if (files.length) await house.files.remove(files)
}

const PRIVATE = [
  'sessions',
  'mail_tokens',
  'uploads',
  'inbox',
  'sent_pins',
  'duplicate_groups',
  'duplicate_searches',
  'home_shown',
  'home_visits',
  'searches',
  'own_words',
  'picked_pins',
  'looked_at',
  'seen_experiences',
  'marks',
  'notification_events',
  'notifications',
  'digests',
  'websites',
  'website_owners',
] as const

/** Everything private, and the names by which the person was found. */
async function forget(db: Db, userId: Id): Promise<string[]> {
  await db.deleteFrom('user_secrets').where('user_id', '=', userId).execute()
  const emails = await db.deleteFrom('emails').where('user_id', '=', userId).returning('email_key').execute()
  for (const { email_key } of emails) await forgetAddress(db, email_key)
  const handles = await db.deleteFrom('handles').where('user_id', '=', userId).returning('handle').execute()
  const names = [userId, ...emails.map(({ email_key }) => email_key), ...handles.map(({ handle }) => handle)]
  await forgetAttempts(db, names)
  await forgetBlocks(db, userId)
  for (const table of PRIVATE) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.deleteFrom('invites').where('sender_id', '=', userId).execute()
  await db.deleteFrom('events').where('actor_key', '=', `u${userId}`).execute()
  await forgetBulk(db, userId)
  const lists = await forgetCatalogues(db, userId)
  await db.updateTable('images').set({ taken_by: null }).where('taken_by', '=', userId).execute()
  await db.updateTable('videos').set({ user_id: NOBODY }).where('user_id', '=', userId).execute()
  await db
    .updateTable('user_counts')
    .set({ unread_news_count: 0, upload_bytes: sql`0` })
    .where('user_id', '=', userId)
    .execute()
  const exports = await db.deleteFrom('exports').where('user_id', '=', userId).returning('file_key').execute()
  return [...lists, ...exports.flatMap(({ file_key }) => file_key ?? [])]
}

/** Where others wrote to the address, or invited it. */
async function forgetAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('mail_log').where('receiver', '=', email).execute()
  await db.deleteFrom('invites').where('email_key', '=', email).execute()
  await db.deleteFrom('sent_pins').where('email_key', '=', email).execute()
  await sql`UPDATE conversations SET emails = array_remove(emails, ${email})
    WHERE emails <> '{}' AND emails @> ARRAY[${email}]`.execute(db)
}

async function forgetCatalogues(db: Db, userId: Id): Promise<string[]> {
  const lists = await db.deleteFrom('catalogues').where('user_id', '=', userId).returning(['id', 'uploaded']).execute()
  const ids = sql`ANY(${lists.map(({ id }) => id)}::bigint[])`
  await sql`DELETE FROM catalogue_items WHERE catalogue_id = ${ids}`.execute(db)
  await sql`DELETE FROM catalogue_issues WHERE catalogue_id = ${ids}`.execute(db)
  return lists.flatMap(({ uploaded }) => uploaded ?? [])
}

async function forgetBulk(db: Db, userId: Id): Promise<void> {
  const jobs = await db
    .deleteFrom('bulk_jobs')
    .where((row) => row.or([row('user_id', '=', userId), row('viewer_id', '=', userId)]))
    .returning('id')
    .execute()
  await sql`DELETE FROM bulk_pins WHERE job_id = ANY(${jobs.map(({ id }) => id)}::bigint[])`.execute(db)
}

/** A block is a mark on both sides. */
async function forgetBlocks(db: Db, userId: Id): Promise<void> {
  const marks = await db
    .selectFrom('marks')
    .select(['target_id', 'kind'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['block', 'blocked_by'])
    .execute()
  for (const { target_id, kind } of marks)
    await db
      .deleteFrom('marks')
      .where('user_id', '=', target_id)
      .where('kind', '=', kind === 'block' ? 'blocked_by' : 'block')
      .where('target_id', '=', userId)
      .execute()
}

/** The row stays, so that what others have from this person still has a place to point at. */
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
