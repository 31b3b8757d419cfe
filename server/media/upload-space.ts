import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'
import { assertSpaceForLargeWrite } from '../disk-space.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { measureWorkFolderBytes } from '../work-folder.ts'

const totals = makeHouseCache<number>({ max: 1, ttl: 30_000 })

/** Throws before an upload is read unless the disk, the house and this person's quota have space for it. */
export async function assertUploadSpace(
  ctx: Pick<Context, 'house'> & { db: ReadOnlyDb },
  person: Id | null,
  more = 0,
): Promise<void> {
  const { settings } = ctx.house
  await assertSpaceForLargeWrite(ctx.house)
  if (settings.uploadTotal !== undefined && (await usedByAll(ctx)) + more > settings.uploadTotal)
    throw new Refusal('no_space', 'space.houseFull')
  if (!person || settings.uploadQuota === undefined) return
  const used = await loadUploadBytes(ctx, person)
  if (used + more > settings.uploadQuota || used >= settings.uploadQuota)
    throw new Refusal('no_space', 'space.yoursFull')
}

/**
 * Counts an upload against its person's quota for as long as it is kept. Uploads of one person are counted one after
 * the other.
 */
export async function addToUploadBytes(ctx: Context, person: Id | null, bytes: number): Promise<void> {
  if (person) await acquireAdvisoryLock(ctx, 'uploads', person)
  await assertUploadSpace(ctx, person, bytes)
  addToCount(ctx, 'user.uploadBytes', person, bytes)
}

export async function loadUploadBytes({ db }: { db: ReadOnlyDb }, person: Id): Promise<number> {
  const row = await db.selectFrom('user_counts').select('upload_bytes').where('user_id', '=', person).executeTakeFirst()
  return Number(row?.upload_bytes ?? 0)
}

/** Cached for a short time, because a counter updated by every upload would make uploads wait for each other. */
function usedByAll({ house }: Pick<Context, 'house'>): Promise<number> {
  return getOrLoadEntry(totals(house), 'bytes', async () => {
    const { rows } = await sql<{ bytes: string }>`
      SELECT coalesce(sum(bytes), 0) AS bytes FROM images UNION ALL SELECT coalesce(sum(bytes), 0) FROM videos
      UNION ALL SELECT coalesce(sum(bytes), 0) FROM catalogues`.execute(house.db)
    const working = await measureWorkFolderBytes(house.settings.dataDir)
    return rows.reduce((sum, { bytes }) => sum + Number(bytes), working)
  })
}
