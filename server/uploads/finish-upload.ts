import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { sayLoosely } from '#domain/text/say.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { wordsTo } from '../mail/compose.ts'
import { receiveUpload, SIGN_OF_LIFE_EVERY } from './receive-upload.ts'
import { dropBytes, storedName, uploadStore } from './upload-store.ts'

type Upload = { id: Id; user_id: Id; kind: string }
type InWords = (refusal: Refusal) => string

/** Works on an upload of which all has arrived, one time only. */
export async function finishUpload(house: House, upload: Upload, inWords: InWords): Promise<void> {
  const { numUpdatedRows } = await booksOf(house)
    .updateTable('uploads')
    .set({ state: 'processing', worked_on_at: house.clock() })
    .where('id', '=', upload.id)
    .where('state', '=', 'registered')
    .executeTakeFirst()
  // Another process of this house works on it.
  if (numUpdatedRows) await workOn(house, upload, inWords)
}

async function workOn(house: House, upload: Upload, inWords: InWords): Promise<void> {
  const store = await uploadStore(house)
  const arrived = await store.read(storedName(upload.id))
  const sent = upload.kind.startsWith('video') ? arrived : Buffer.concat(await arrived.toArray())
  await receiveUpload(house, upload, sent, inWords).finally(() => dropBytes(house, upload.id))
}

const MISSED_AFTER = 6 * SIGN_OF_LIFE_EVERY
const MOST_TRIES = 2
const AT_ONCE = 20

/**
 * Create.6. What a process was working on when it was killed is worked on once more, within minutes. What can't be, because it is
 * gone or was killed again, ends with a sentence. Returns how many were found.
 */
export async function finishInterrupted(house: House): Promise<number> {
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
    const { numUpdatedRows } = await booksOf(house)
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
  const store = await uploadStore(house)
  const { offset } = await store.getUpload(storedName(id)).catch(() => ({ offset: -1 }))
  return offset === size
}

async function giveUp(house: House, id: Id, inWords: InWords): Promise<void> {
  const message = inWords(new Refusal('broken', 'upload.interrupted'))
  await booksOf(house).updateTable('uploads').set({ state: 'failed', message }).where('id', '=', id).execute()
  await dropBytes(house, id)
}

async function wordsOf({ db }: House, user_id: Id): Promise<InWords> {
  const person = await db.selectFrom('users').select('locale').where('id', '=', user_id).executeTakeFirst()
  const locale = person?.locale ?? 'en-US'
  return ({ key, values }) => sayLoosely(wordsTo(locale), locale, key, values)
}
