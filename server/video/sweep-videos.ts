import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { count } from '../counts.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { releasePicture } from '../media/keep-picture.ts'
import { ORIGINAL, videoKey } from './video-files.ts'
import type { CaptionFile, VideoRow } from './video-row.ts'

const BATCH = 200

/** Removes every video that nothing has shown for its first day, as pictures go. Returns how many went. */
export async function sweepVideos(house: House): Promise<number> {
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

/** Removes a video unless it is used or new, then its files: no later video has its folder. */
export async function sweepVideo(house: House, id: Id): Promise<boolean> {
  const gone = await inUnitOfWork(house, 'house', async (ctx) => {
    const row = await ctx.db
      .deleteFrom('videos')
      .where('id', '=', id)
      .where(isOldAndUnused(house.clock()))
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    count(ctx, 'user.uploadBytes', row.user_id, -row.bytes)
    await releasePicture(ctx, row.cover_signature, 'video', id)
    return row
  })
  if (!gone) return false
  await house.files.remove(allVideoKeys(house, gone))
  return true
}

function allVideoKeys(house: House, { id, kind, ext, file_names, captions }: VideoRow): string[] {
  const names = [...file_names, ...(captions as CaptionFile[]).map(({ file }) => file)]
  return [...names, ...(kind === 'video' ? [`${ORIGINAL}.${ext}`] : [])].map((name) => videoKey(house, id, name))
}

function isOldAndUnused(now: Date) {
  return sql<boolean>`created_at < ${now}::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM video_uses WHERE video_uses.video_id = videos.id)`
}
