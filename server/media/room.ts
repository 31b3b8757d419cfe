import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { lock } from '../db/lock.ts'
import type { Reader } from '../db/reader.ts'
import { mustHaveSpace } from '../disk-space.ts'
import { houseCache, readThrough } from '../house-cache.ts'

const totals = houseCache<number>({ max: 1, ttl: 30_000 })

/** Before a picture or a video is read: is there space on the disk, in the house, and of this person's own. */
export async function mustHaveRoom(
  ctx: Pick<Context, 'house'> & { db: Reader },
  person: Id | null,
  more = 0,
): Promise<void> {
  const { settings } = ctx.house
  await mustHaveSpace(ctx.house)
  if (settings.uploadTotal !== undefined && (await usedByAll(ctx)) + more > settings.uploadTotal)
    throw new Refusal('no_space', 'space.houseFull')
  if (!person || settings.uploadQuota === undefined) return
  const used = await uploadBytes(ctx, person)
  if (used + more > settings.uploadQuota || used >= settings.uploadQuota)
    throw new Refusal('no_space', 'space.yoursFull')
}

/** A new picture counts for whoever brought it in, as long as it is kept. One upload of a person is counted after the other. */
export async function countUpload(ctx: Context, person: Id | null, bytes: number): Promise<void> {
  if (person) await lock(ctx, 'uploads', person)
  await mustHaveRoom(ctx, person, bytes)
  count(ctx, 'user.uploadBytes', person, bytes)
}

export async function uploadBytes({ db }: { db: Reader }, person: Id): Promise<number> {
  const row = await db.selectFrom('user_counts').select('upload_bytes').where('user_id', '=', person).executeTakeFirst()
  return Number(row?.upload_bytes ?? 0)
}

/** Read now and then: one number that every upload wrote would make them wait for each other. */
function usedByAll({ house }: Pick<Context, 'house'>): Promise<number> {
  return readThrough(totals(house), 'bytes', async () => {
    const { rows } = await sql<{ bytes: string }>`
      SELECT coalesce(sum(bytes), 0) AS bytes FROM images UNION ALL SELECT coalesce(sum(bytes), 0) FROM videos
      UNION ALL SELECT coalesce(sum(bytes), 0) FROM catalogues`.execute(house.db)
    return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  })
}
