import type { Id } from '#domain/id.ts'
import { isSensitiveScore, unsafeScore } from '#domain/rules/media/sensitive.ts'
import { storedEmbedding } from '#domain/rules/visual/embedding.ts'
import { booksOf } from '../db/reader.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { originalKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { setSensitive } from '../media/set-sensitive.ts'
import { giveTopics } from '../records/give-topics.ts'
import { indexAggregates } from './index-aggregates.ts'
import { lookVersion, readVersion } from './model-files.ts'
import { labelsIn } from './objects-of.ts'
import { type Read, readPicture } from './picture-model.ts'

const BATCH = 50
/** Of a picture that can't be read there is nothing to say, and it is not tried again. */
const UNREADABLE = -1

/**
 * Reads the pictures that these models have not seen yet, those that none has seen first; what is left when the process stops comes
 * next time. A house without new pictures never loads them.
 */
export async function readPictures(house: House): Promise<number> {
  if (!house.settings.scorePictures) return 0
  let read = 0
  for (let found = BATCH; found === BATCH && !house.stopping.aborted; read += found) found = await readSome(house)
  return read
}

async function readSome(house: House): Promise<number> {
  const images = await house.db
    .selectFrom('images')
    .select(['signature', 'ext', 'nsfw'])
    .where('read_version', '<', readVersion())
    .orderBy('read_version')
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  let read = 0
  for (const image of images) {
    if (house.stopping.aborted) break
    await readOne(house, image)
    read++
  }
  return read
}

/** Reads the picture of a pin if these models have not. */
export async function readPictureOf(house: House, pinId: Id): Promise<void> {
  if (!house.settings.scorePictures) return
  const pin = await house.db.selectFrom('pins').select('aggregate_id').where('id', '=', pinId).executeTakeFirst()
  const aggregate =
    pin &&
    (await house.db
      .selectFrom('aggregates')
      .select('image_signature')
      .where('id', '=', pin.aggregate_id)
      .executeTakeFirst())
  if (!aggregate?.image_signature) return
  const image = await house.db
    .selectFrom('images')
    .select(['signature', 'ext', 'nsfw'])
    .where('signature', '=', aggregate.image_signature)
    .where('read_version', '<', readVersion())
    .executeTakeFirst()
  if (image) await readOne(house, image)
}

type Unread = { signature: string; ext: string; nsfw: number | null }

export async function readOne(house: House, { signature, ext, nsfw }: Unread): Promise<Read | null> {
  const read = await readOriginal(house, originalKey(signature, ext))
  await saveRead(house, signature, read)
  // What was scored or set before stays.
  if (nsfw === null) await keepScore(house, signature, read ? unsafeScore(read.scores) : UNREADABLE)
  return read
}

/** Remembers what a picture shows, and tells the things that show it their topics and makes them findable by that. */
async function saveRead(house: House, signature: string, read: Read | null): Promise<void> {
  await booksOf(house)
    .updateTable('images')
    .set({
      look: read && Buffer.from(storedEmbedding(lookVersion(), read.look)),
      objects: JSON.stringify(read?.objects ?? []),
      kinds: read?.kinds ?? [],
      ...(read?.colors ?? {}),
      read_version: readVersion(),
    })
    .where('signature', '=', signature)
    .execute()
  const aggregates = await aggregatesThatShow(house, signature)
  await giveTopics(house, aggregates)
  if (aggregates.length)
    await booksOf(house)
      .updateTable('aggregates')
      .set({ shows: labelsIn(read?.objects ?? []) })
      .where('id', 'in', aggregates)
      .where('image_signature', '=', signature)
      .execute()
  await indexAggregates(house, aggregates)
}

async function readOriginal(house: House, key: string): Promise<Read | null> {
  const bytes = await house.files.get(key)
  if (!bytes) return null
  try {
    return await readPicture(bytes)
  } catch (failure) {
    house.log.warn({ err: failure, key }, 'a picture could not be read by the model')
    return null
  }
}

async function keepScore(house: House, signature: string, nsfw: number): Promise<void> {
  await booksOf(house).updateTable('images').set({ nsfw }).where('signature', '=', signature).execute()
  if (!isSensitiveScore(nsfw)) return
  for (const id of await aggregatesThatShow(house, signature))
    await inUnitOfWork(house, 'house', (ctx) => setSensitive(ctx, id, true, 'model'))
}

async function aggregatesThatShow({ db }: House, signature: string) {
  const uses = await db
    .selectFrom('image_uses')
    .select('target_id')
    .where('signature', '=', signature)
    .where('kind', '=', 'aggregate')
    .execute()
  return uses.map(({ target_id }) => target_id)
}
