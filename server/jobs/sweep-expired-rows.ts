import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DELETION_GRACE_DAYS, MAIL_LOG_DAYS } from '#domain/constants/limits.ts'
import { PICKED_PINS_DAYS } from '#domain/constants/onboarding.ts'
import { toSnapshotPath } from '../backup/snapshot-format.ts'
import { dropUpgradeCopiesBefore } from '../backup/upgrade-copies.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { sweepEventCounts } from '../events/event-counts.ts'
import { LOOKED_AT_RETENTION_DAYS } from '../events/looked-at.ts'
import { sweepExposures } from '../experiments/sweep-exposures.ts'
import type { House } from '../house.ts'
import { mailFolder } from '../mail/open-mailer.ts'
import { sweepNotifications } from '../notifications/sweep-notifications.ts'

const DAY = 24 * 3600_000
/** Shorter than an account's grace period: when that is over, no data about the person is left. */
const TOLD_DAYS = DELETION_GRACE_DAYS - 1

/** Deletes rows and files whose retention period is over. */
export async function sweepExpiredRows(house: House): Promise<void> {
  const { clock, settings } = house
  const db = maintenanceDb(house)
  const before = (days: number) => new Date(clock().getTime() - days * DAY)
  await db.deleteFrom('requests').where('created_at', '<', before(7)).execute()
  await db.deleteFrom('attempts').where('until', '<', clock()).execute()
  await db.deleteFrom('mail_tokens').where('expires_at', '<', clock()).execute()
  await db.deleteFrom('emails').where('held_until', '<', clock()).execute()
  await db.deleteFrom('mail_log').where('at', '<', before(MAIL_LOG_DAYS)).execute()
  await db.deleteFrom('sessions').where('seen_at', '<', before(365)).execute()
  await db.deleteFrom('counted_events').where('counted_at', '<', before(1)).execute()
  await sweepEventCounts(db, clock())
  await db.deleteFrom('visitor_experiences').where('kept_at', '<', before(365)).execute()
  await sweepExposures(house, before(settings.eventDays))
  await db.deleteFrom('link_robots').where('read_at', '<', before(30)).execute()
  for (const table of ['today_pins', 'today_words'] as const)
    await db
      .deleteFrom(table)
      .where('day', '<', before(31).toISOString().slice(0, 10) as never)
      .execute()
  await db.deleteFrom('looked_at').where('at', '<', before(LOOKED_AT_RETENTION_DAYS)).execute()
  await db.deleteFrom('picked_pins').where('picked_at', '<', before(PICKED_PINS_DAYS)).execute()
  await sweepNotifications(house, before(180))
  const old = db.selectFrom('facts').select('id').where('happened_at', '<', before(TOLD_DAYS))
  await db.deleteFrom('fact_acts').where('fact_id', 'in', old).execute()
  await db.deleteFrom('facts').where('happened_at', '<', before(TOLD_DAYS)).execute()
  for (const file of await filesAbout(settings.dataDir))
    if ((await stat(file)).mtime < before(TOLD_DAYS)) await rm(file)
  await dropUpgradeCopiesBefore(house.direct, before(TOLD_DAYS))
}

/**
 * Files with personal data: mails that were written to disk instead of sent, and the snapshot before the last
 * migration.
 */
async function filesAbout(dataDir: string): Promise<string[]> {
  const folder = mailFolder(dataDir)
  const mails = existsSync(folder) ? (await readdir(folder)).map((name) => join(folder, name)) : []
  return [...mails, ...(existsSync(toSnapshotPath(dataDir)) ? [toSnapshotPath(dataDir)] : [])]
}
