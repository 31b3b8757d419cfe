import type { Id } from '#domain/id.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { dropBytes } from './upload-store.ts'

const BATCH = 200

/** Create.6. Uploads are forgotten after their day, with what had arrived of them. Returns how many. */
export async function sweepUploads(house: House): Promise<number> {
  for (let swept = 0; ; ) {
    const over = await house.db
      .selectFrom('uploads')
      .select(['id', 'size'])
      .where('expires_at', '<', house.clock())
      .orderBy('expires_at')
      .limit(BATCH)
      .execute()
    if (over.length === 0) return swept
    for (const { id, size } of over) if (size !== null) await dropBytes(house, id)
    const ids = over.map(({ id }) => id)
    await booksOf(house).deleteFrom('uploads').where('id', 'in', ids).execute()
    swept += over.length
  }
}

/** What someone sent in part, before their account goes. */
export async function dropUploadsOf(house: House, userId: Id): Promise<void> {
  const begun = await house.db
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('size', 'is not', null)
    .execute()
  for (const { id } of begun) await dropBytes(house, id)
}
