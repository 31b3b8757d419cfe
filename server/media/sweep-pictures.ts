import { sql } from 'kysely'
import { count } from '../counts.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { allKeys } from '../files/file-keys.ts'
import type { House } from '../house.ts'

const BATCH = 200

/** Removes every picture that nothing has shown for its first day. Returns how many went. */
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
 * Removes a picture unless it is used or new. Its row stays locked until the files are gone: whoever brings it back waits, then
 * writes them again. Files that are removed after the commit could be those which someone has brought back meanwhile, so this is
 * the one place that touches files inside a transaction. It holds one row that nothing shows, and one connection.
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
    // Asked again under the lock: a use written meanwhile is seen only by a new statement.
    const gone = await db
      .deleteFrom('images')
      .where('signature', '=', signature)
      .where(isUnwanted(house.clock()))
      .returning(['taken_by', 'bytes'])
      .executeTakeFirst()
    if (!gone) return false
    count(ctx, 'user.uploadBytes', gone.taken_by, -gone.bytes)
    await house.files.remove(allKeys(signature, locked.ext))
    return true
  })
}

export const isUnused = (_now: Date) =>
  sql<boolean>`NOT EXISTS (SELECT 1 FROM image_uses WHERE image_uses.signature = images.signature)`

function isOldAndUnused(now: Date) {
  return sql<boolean>`created_at < ${now}::timestamptz - interval '1 day' AND ${isUnused(now)}`
}
