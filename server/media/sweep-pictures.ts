import { sql } from 'kysely'
import { addToCount } from '../counts.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { listPictureKeys } from '../files/file-keys.ts'
import type { House } from '../house.ts'

const BATCH = 200

/** Deletes pictures that nothing has shown since their first day. Returns their number. */
export async function sweepPictures(house: House): Promise<number> {
  let removed = 0
  for (let after = ''; ; ) {
    const unused = await house.db
      .selectFrom('images')
      .select('signature')
      .where('signature', '>', after)
      .where(isOldAndUnused(house.clock()))
      .orderBy('signature')
      .limit(BATCH)
      .execute()
    for (const { signature } of unused) if (await sweepPicture(house, signature)) removed++
    if (unused.length < BATCH) return removed
    after = unused.at(-1)!.signature
  }
}

/**
 * Deletes a picture unless it is used or new. Its row stays locked until the files are deleted: a concurrent upload of
 * the same picture waits, then writes them again. Files deleted after the commit could be those of that upload, so
 * this is the only code that touches files inside a transaction. It holds one unused row and one connection.
 */
export function sweepPicture(house: House, signature: string, isUnwanted = isOldAndUnused): Promise<boolean> {
  return inUnitOfWork(house, 'house', async (ctx) => {
    const { db } = ctx
    const locked = await db
      .selectFrom('images')
      .select('ext')
      .where('signature', '=', signature)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked) return false
    // Checked again under the lock: only a new statement sees a use that was written meanwhile.
    const gone = await db
      .deleteFrom('images')
      .where('signature', '=', signature)
      .where(isUnwanted(house.clock()))
      .returning(['taken_by', 'bytes'])
      .executeTakeFirst()
    if (!gone) return false
    addToCount(ctx, 'user.uploadBytes', gone.taken_by, -gone.bytes)
    await house.files.remove(listPictureKeys(signature, locked.ext))
    return true
  })
}

export const sqlPictureIsUnused = (_now: Date) =>
  sql<boolean>`NOT EXISTS (SELECT 1 FROM image_uses WHERE image_uses.signature = images.signature)`

function isOldAndUnused(now: Date) {
  return sql<boolean>`created_at < ${now}::timestamptz - interval '1 day' AND ${sqlPictureIsUnused(now)}`
}
