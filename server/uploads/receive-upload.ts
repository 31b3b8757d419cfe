import type { Readable } from 'node:stream'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { storePicture } from '../media/store-picture.ts'
import { storeVideo } from '../video/store-video.ts'

/** Loads a registered upload while it may still be sent. Sending it again, after a lost response, is allowed. */
export async function loadRegisteredUpload(
  house: House,
  uploadId: string,
): Promise<{ id: Id; user_id: Id; state: string; kind: string; size: number | null }> {
  const id = parseId(uploadId)
  const row =
    id &&
    (await house.db
      .selectFrom('uploads')
      .select(['id', 'user_id', 'state', 'kind', 'size'])
      .where('id', '=', id)
      .where('expires_at', '>', house.clock())
      .executeTakeFirst())
  if (!row) throw new Refusal('not_found', 'upload.none')
  return row
}

/** Interval at which a working process renews an upload's timestamp; one that was killed goes silent. */
export const UPLOAD_HEARTBEAT_MS = 20_000
type Change = {
  state: string
  worked_on_at?: Date
  signature?: string
  video_id?: Id
  message?: string | null
}

const giveSignOfLife = (house: House, id: Id) =>
  maintenanceDb(house)
    .updateTable('uploads')
    .set({ worked_on_at: house.clock() })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute()

/** Processes the sent file and stores the outcome, for clients that poll. */
export async function receiveUpload(
  house: House,
  { id, user_id }: { id: Id; user_id: Id },
  sent: Buffer | Readable,
  refusalText: (refusal: Refusal) => string,
): Promise<void> {
  const store = (change: Change) =>
    maintenanceDb(house).updateTable('uploads').set(change).where('id', '=', id).execute()
  await store({ state: 'processing', worked_on_at: house.clock() })
  const beating = setInterval(() => void giveSignOfLife(house, id).catch(() => {}), UPLOAD_HEARTBEAT_MS)
  try {
    if (Buffer.isBuffer(sent)) {
      const { signature } = await storePicture(house, sent, user_id)
      await store({ state: 'succeeded', signature, message: null })
    } else {
      const { id: video_id, cover } = await storeVideo(house, { stream: sent }, user_id)
      await store({ state: 'succeeded', signature: cover.signature, video_id, message: null })
    }
  } catch (error) {
    const refusal = isRefusal(error) ? error : new Refusal('broken', 'error.broken')
    await store({ state: 'failed', message: refusalText(refusal) })
    throw error
  } finally {
    clearInterval(beating)
  }
}
