import { sql } from 'kysely'
import { DELETED_PERSON_ID, type Id } from '#domain/id.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { eraseRows, type RowsToErase } from './erase-rows.ts'

/**
 * Tables of private data that grows with use. The inbox is erased by server/messages, which needs it to find the
 * conversations to leave.
 */
const OF_USE = [
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
]

/**
 * Erases private data that accumulated with use. There may be much of it, so it runs in batches and continues after a
 * crash.
 */
export async function erasePrivateRows(house: House, userId: Id): Promise<void> {
  await eraseExports(house, userId)
  for (const table of OF_USE) await eraseRows(house, { table, where: sql`user_id = ${userId}` })
  const jobs = sql`(user_id = ${userId} OR viewer_id = ${userId})`
  const rest: RowsToErase[] = [
    { table: 'events', where: sql`actor_key = ${`u${userId}`}` },
    { table: 'experiment_exposures', where: sql`actor_key = ${`u${userId}`}` },
    { table: 'invites', where: sql`sender_id = ${userId}` },
    { table: 'bulk_pins', where: sql`job_id IN (SELECT id FROM bulk_jobs WHERE ${jobs})` },
    { table: 'bulk_jobs', where: jobs },
    { table: 'images', where: sql`taken_by = ${userId}`, set: sql`taken_by = NULL` },
    // Other people may have saved a video whose creator is deleted, so its row stays.
    { table: 'videos', where: sql`user_id = ${userId}`, set: sql`user_id = ${DELETED_PERSON_ID}` },
  ]
  for (const rows of rest) await eraseRows(house, rows)
}

/** Erases exports. Files are deleted before their rows, so that a restarted job still finds them. */
async function eraseExports(house: House, userId: Id): Promise<void> {
  const rows = await house.db.selectFrom('exports').select('file_key').where('user_id', '=', userId).execute()
  const files = rows.flatMap(({ file_key }) => file_key ?? [])
  if (files.length) await house.files.remove(files)
  await inUnitOfWork(house, 'house', ({ db }) => db.deleteFrom('exports').where('user_id', '=', userId).execute())
}
