import type { Id } from '#domain/id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import type { House } from '../house.ts'
import { takePicture } from './keep-picture.ts'

/** Whose registered upload this is, while it may still be sent; sending it again after a lost answer is fine. */
export async function registeredUpload(
  house: House,
  uploadId: string,
): Promise<{ id: Id; user_id: Id; state: string }> {
  const row = await house.db
    .selectFrom('uploads')
    .select(['id', 'user_id', 'state'])
    .where('id', '=', uploadId as Id)
    .where('expires_at', '>', house.clock())
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', 'upload.none')
  return row
}

/** Works on what was sent and remembers how it went, for whoever polls. */
export async function receiveUpload(
  house: House,
  { id, user_id }: { id: Id; user_id: Id },
  bytes: Buffer,
  refusalText: (refusal: Refusal) => string,
): Promise<void> {
  const store = (change: { state: string; signature?: string; message?: string | null }) =>
    house.db.updateTable('uploads').set(change).where('id', '=', id).execute()
  await store({ state: 'processing' })
  try {
    const { signature } = await takePicture(house, bytes, user_id)
    await store({ state: 'succeeded', signature, message: null })
  } catch (error) {
    const refusal = isRefusal(error) ? error : new Refusal('broken', 'error.broken')
    await store({ state: 'failed', message: refusalText(refusal) })
    throw error
  }
}
