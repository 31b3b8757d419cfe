import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { formatText } from '#domain/text/say.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { catalogueForLocale } from '../mail/compose-mail.ts'
import { makeWeightedSemaphore } from '../media/weighted-semaphore.ts'
import { receiveUpload, UPLOAD_HEARTBEAT_MS } from './receive-upload.ts'
import { deleteUploadBytes, openUploadStore, toStoredUploadName } from './upload-store.ts'

type Upload = { id: Id; user_id: Id; kind: string; size?: number | null }
type InWords = (refusal: Refusal) => string

/** Limits the bytes of pictures in memory while they are processed; videos are not held in memory. */
const withBytes = makeWeightedSemaphore(200e6)

/** Processes a completely received upload, exactly once. */
export function finishUpload(house: House, upload: Upload, inWords: InWords): Promise<void> {
  const bytes = upload.kind.startsWith('video') ? 0 : (upload.size ?? 0)
  return withBytes(bytes, () => finishNow(house, upload, inWords))
}

async function finishNow(house: House, upload: Upload, inWords: InWords): Promise<void> {
  const { numUpdatedRows } = await maintenanceDb(house)
    .updateTable('uploads')
    .set({ state: 'processing', worked_on_at: house.clock() })
    .where('id', '=', upload.id)
    .where('state', '=', 'registered')
    .executeTakeFirst()
  // Otherwise another process has already claimed it.
  if (numUpdatedRows) await workOn(house, upload, inWords)
}

async function workOn(house: House, upload: Upload, inWords: InWords): Promise<void> {
  const store = await openUploadStore(house)
  const arrived = await store.read(toStoredUploadName(upload.id))
  const sent = upload.kind.startsWith('video') ? arrived : Buffer.concat(await arrived.toArray())
  await receiveUpload(house, upload, sent, inWords).finally(() => deleteUploadBytes(house, upload.id))
}

const MISSED_AFTER = 6 * UPLOAD_HEARTBEAT_MS
const MOST_TRIES = 2
const AT_ONCE = 20

/**
 * Processes uploads again whose process was killed, within minutes. One that is gone or was killed twice ends with an
 * error message. Returns how many were found.
 */
export async function finishInterruptedUploads(house: House): Promise<number> {
  const { db, clock } = house
  const missed = await db
    .selectFrom('uploads')
    .select(['id', 'user_id', 'kind', 'size', 'tries', 'worked_on_at'])
    .where('state', '=', 'processing')
    .where('worked_on_at', '<', new Date(clock().getTime() - MISSED_AFTER))
    .orderBy('worked_on_at')
    .limit(AT_ONCE)
    .execute()
  for (const { worked_on_at, tries, size, ...upload } of missed) {
    const { numUpdatedRows } = await maintenanceDb(house)
      .updateTable('uploads')
      .set({ worked_on_at: clock(), tries: tries + 1 })
      .where('id', '=', upload.id)
      .where('state', '=', 'processing')
      .where('worked_on_at', '=', worked_on_at)
      .executeTakeFirst()
    if (!numUpdatedRows) continue
    const inWords = await wordsOf(house, upload.user_id)
    const isLost = size === null || tries + 1 >= MOST_TRIES || !(await isWhole(house, upload.id, size))
    if (isLost) await giveUp(house, upload.id, inWords)
    else
      await workOn(house, upload, inWords).catch((error) =>
        house.log.info({ err: error, upload: upload.id }, 'an upload could not be used'),
      )
  }
  return missed.length
}

async function isWhole(house: House, id: Id, size: number): Promise<boolean> {
  const store = await openUploadStore(house)
  const { offset } = await store.getUpload(toStoredUploadName(id)).catch(() => ({ offset: -1 }))
  return offset === size
}

async function giveUp(house: House, id: Id, inWords: InWords): Promise<void> {
  const message = inWords(new Refusal('broken', 'upload.interrupted'))
  await maintenanceDb(house).updateTable('uploads').set({ state: 'failed', message }).where('id', '=', id).execute()
  await deleteUploadBytes(house, id)
}

async function wordsOf({ db }: House, user_id: Id): Promise<InWords> {
  const person = await db.selectFrom('users').select('locale').where('id', '=', user_id).executeTakeFirst()
  const locale = person?.locale ?? 'en-US'
  return ({ key, values }) => formatText(catalogueForLocale(locale), locale, key, values)
}
