import { sql } from 'kysely'
import { count, flushCounts } from '../counts.ts'
import type { Db } from '../db/connect.ts'
import type { House } from '../house.ts'
import { systemContext } from '../system-context.ts'
import { allKeys } from './file-keys.ts'

const BATCH = 200

/** Removes every picture that nothing has shown for its first day, and uploads whose time is over. Returns how many pictures went. */
export async function sweepPictures(house: House): Promise<number> {
  await house.db.deleteFrom('uploads').where('expires_at', '<', house.clock()).execute()
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

/** Removes a picture unless it is used or new. Its row stays locked until the files are gone: whoever brings it back waits, then writes them again. */
export function sweepPicture(house: House, signature: string): Promise<boolean> {
  const sweep = async (trx: Db): Promise<boolean> => {
    const locked = await trx
      .selectFrom('images')
      .select('ext')
      .where('signature', '=', signature)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked) return false
    // Asked again under the lock: a use written meanwhile is seen only by a new statement.
    const gone = await trx
      .deleteFrom('images')
      .where('signature', '=', signature)
      .where(isOldAndUnused(house.clock()))
      .returning(['taken_by', 'bytes'])
      .executeTakeFirst()
    if (!gone) return false
    const ctx = { ...systemContext(house), db: trx }
    count(ctx, 'user.uploadBytes', gone.taken_by, -gone.bytes)
    await flushCounts(ctx)
    await house.files.remove(allKeys(signature, locked.ext))
    return true
  }
  // Whoever acts on a fact stands in a transaction already.
  return house.db.isTransaction ? sweep(house.db) : house.db.transaction().execute(sweep)
}

function isOldAndUnused(now: Date) {
  return sql<boolean>`created_at < ${now}::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM image_uses WHERE image_uses.signature = images.signature)`
}
