import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { addToCount } from '../counts.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { endPictureUse } from '../media/store-picture.ts'
import { sweepWorkFolders } from '../work-folder.ts'
import { isRecentCaptionFile } from './caption-files.ts'
import { toVideoFolderKey } from './video-files.ts'
import type { CaptionFile } from './video-row.ts'

const BATCH = 200

/** Deletes videos that nothing has shown since their first day, like pictures. Returns their number. */
export async function sweepVideos(house: House): Promise<number> {
  await sweepWorkFolders(house.settings.dataDir, house.clock())
  let removed = 0
  for (let after = '0' as Id; ; ) {
    const unused = await house.db
      .selectFrom('videos')
      .select('id')
      .where('id', '>', after)
      .where(isOldAndUnused(house.clock()))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id } of unused) if (await sweepVideo(house, id)) removed++
    if (unused.length < BATCH) return removed
    after = unused.at(-1)!.id
  }
}

/** Deletes a video unless it is used or new, then its files: no later video can have the same folder. */
export async function sweepVideo(house: House, id: Id): Promise<boolean> {
  const gone = await inUnitOfWork(house, 'house', async (ctx) => {
    const row = await ctx.db
      .deleteFrom('videos')
      .where('id', '=', id)
      .where(isOldAndUnused(house.clock()))
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    addToCount(ctx, 'user.uploadBytes', row.user_id, -row.bytes)
    await endPictureUse(ctx, row.cover_signature, 'video', id)
    return row
  })
  if (!gone) return false
  await house.files.remove(await house.files.list(toVideoFolderKey(house, id)))
  return true
}

/**
 * Deletes caption files that no video refers to, left by an earlier version of the program or by a failed answer.
 * Returns their number.
 */
export async function sweepCaptions(house: House): Promise<number> {
  let removed = 0
  for (let after = '0' as Id; ; ) {
    const videos = await house.db
      .selectFrom('videos')
      .select(['id', 'captions'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, captions } of videos) {
      const named = new Set((captions as CaptionFile[]).map(({ file }) => file))
      const keys = (await house.files.list(toVideoFolderKey(house, id))).filter((key) => {
        const file = key.split('/').at(-1) ?? ''
        return file.startsWith('captions-') && !named.has(file) && !isRecentCaptionFile(file, house.clock())
      })
      await house.files.remove(keys)
      removed += keys.length
    }
    if (videos.length < BATCH) return removed
    after = videos.at(-1)!.id
  }
}

function isOldAndUnused(now: Date) {
  return sql<boolean>`created_at < ${now}::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM video_uses WHERE video_uses.video_id = videos.id)`
}
