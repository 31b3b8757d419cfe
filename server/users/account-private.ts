import { sql } from 'kysely'
import { type Id, NOBODY } from '#domain/id.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { eraseRows, type Rows } from './erase-rows.ts'

/** The inbox goes with whoever leaves their conversations (server/messages), which are found by it. */
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

/** What grew with use and only its owner knew. An account may have much of it: some goes at a time, and after a kill what is left. */
export async function erasePrivate(house: House, userId: Id): Promise<void> {
  await eraseExports(house, userId)
  for (const table of OF_USE) await eraseRows(house, { table, where: sql`user_id = ${userId}` })
  const jobs = sql`(user_id = ${userId} OR viewer_id = ${userId})`
  const rest: Rows[] = [
    { table: 'events', where: sql`actor_key = ${`u${userId}`}` },
    { table: 'invites', where: sql`sender_id = ${userId}` },
    { table: 'bulk_pins', where: sql`job_id IN (SELECT id FROM bulk_jobs WHERE ${jobs})` },
    { table: 'bulk_jobs', where: jobs },
    { table: 'images', where: sql`taken_by = ${userId}`, set: sql`taken_by = NULL` },
    // Others may keep a video whose maker is gone.
    { table: 'videos', where: sql`user_id = ${userId}`, set: sql`user_id = ${NOBODY}` },
  ]
  for (const rows of rest) await eraseRows(house, rows)
}

/** The files go first: whoever begins again finds them by the rows. */
async function eraseExports(house: House, userId: Id): Promise<void> {
  const rows = await house.db.selectFrom('exports').select('file_key').where('user_id', '=', userId).execute()
  const files = rows.flatMap(({ file_key }) => file_key ?? [])
  if (files.length) await house.files.remove(files)
  await inUnitOfWork(house, 'house', ({ db }) => db.deleteFrom('exports').where('user_id', '=', userId).execute())
}
