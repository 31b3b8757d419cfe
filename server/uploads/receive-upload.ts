import type { Readable } from 'node:stream'
import type { Id } from '#domain/id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { takePicture } from '../media/keep-picture.ts'
import { takeVideo } from '../video/take-video.ts'

/** Whose registered upload this is, while it may still be sent; sending it again after a lost answer is fine. */
export async function registeredUpload(
  house: House,
  uploadId: string,
): Promise<{ id: Id; user_id: Id; state: string; kind: string; size: number | null }> {
  const row = await house.db
    .selectFrom('uploads')
    .select(['id', 'user_id', 'state', 'kind', 'size'])
    .where('id', '=', uploadId as Id)
    .where('expires_at', '>', house.clock())
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', 'upload.none')
  return row
}

/** A process that works on a file says so again and again; one that was killed is missed. */
export const SIGN_OF_LIFE_EVERY = 20_000
type Change = {
  state: string
  worked_on_at?: Date
  signature?: string
  video_id?: Id
  message?: string | null
}

const giveSignOfLife = (house: House, id: Id) =>
  booksOf(house)
    .updateTable('uploads')
    .set({ worked_on_at: house.clock() })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute()

/** Works on what was sent and remembers how it went, for whoever polls. */
export async function receiveUpload(
  house: House,
  { id, user_id }: { id: Id; user_id: Id },
  sent: Buffer | Readable,
  refusalText: (refusal: Refusal) => string,
): Promise<void> {
  const store = (change: Change) => booksOf(house).updateTable('uploads').set(change).where('id', '=', id).execute()
  await store({ state: 'processing', worked_on_at: house.clock() })
  const beating = setInterval(() => void giveSignOfLife(house, id).catch(() => {}), SIGN_OF_LIFE_EVERY)
  try {
    if (Buffer.isBuffer(sent)) {
      const { signature } = await takePicture(house, sent, user_id)
      await store({ state: 'succeeded', signature, message: null })
    } else {
      const { id: video_id, cover } = await takeVideo(house, { stream: sent }, user_id)
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
