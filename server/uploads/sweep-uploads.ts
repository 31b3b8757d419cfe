import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { deleteUploadBytes } from './upload-store.ts'

const BATCH = 200

/** Deletes expired uploads with the bytes received so far. Returns their number. */
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
    for (const { id, size } of over) if (size !== null) await deleteUploadBytes(house, id)
    const ids = over.map(({ id }) => id)
    await maintenanceDb(house).deleteFrom('uploads').where('id', 'in', ids).execute()
    swept += over.length
  }
}

/** Deletes a person's unfinished uploads before their account is erased. */
export async function deleteUploadsOfPerson(house: House, userId: Id): Promise<void> {
  const begun = await house.db
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('size', 'is not', null)
    .execute()
  for (const { id } of begun) await deleteUploadBytes(house, id)
}
