import type { Id } from '#domain/id.ts'
import { isSensitiveScore, unsafeScore } from '#domain/rules/media/sensitive.ts'
import { encodeEmbedding } from '#domain/rules/visual/embedding.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { toOriginalKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { setSensitive } from '../media/set-sensitive.ts'
import { refreshBoardCovers } from '../places/refresh-board-covers.ts'
import { assignTopics } from '../records/assign-topics.ts'
import { toPictureContent } from './found-objects.ts'
import { indexAggregates } from './index-aggregates.ts'
import { currentImageEmbeddingVersion, currentPictureModelsVersion } from './model-files.ts'
import { analyzePicture, type PictureAnalysis } from './picture-model.ts'

const BATCH = 50
/** Stored as the score of an unreadable picture, so that it is not tried again. */
const UNREADABLE = -1

/**
 * Analyzes pictures that the current models have not analyzed, those without any analysis first. After a shutdown, the
 * rest is left for the next run. Without new pictures, the models are never loaded.
 */
export async function analyzeNewPictures(house: House): Promise<number> {
  if (!house.settings.scorePictures) return 0
  let read = 0
  for (let found = BATCH; found === BATCH && !house.stopping.aborted; read += found) found = await readSome(house)
  return read
}

async function readSome(house: House): Promise<number> {
  const images = await house.db
    .selectFrom('images')
    .select(['signature', 'ext', 'nsfw'])
    .where('read_version', '<', currentPictureModelsVersion())
    .orderBy('read_version')
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  let read = 0
  for (const image of images) {
    if (house.stopping.aborted) break
    await analyzeStoredPicture(house, image)
    read++
  }
  return read
}

/** Analyzes the picture of a pin if the current models have not. */
export async function analyzePictureOfPin(house: House, pinId: Id): Promise<void> {
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
    .where('read_version', '<', currentPictureModelsVersion())
    .executeTakeFirst()
  if (image) await analyzeStoredPicture(house, image)
}

type Unread = { signature: string; ext: string; nsfw: number | null }

export async function analyzeStoredPicture(
  house: House,
  { signature, ext, nsfw }: Unread,
): Promise<PictureAnalysis | null> {
  const read = await readOriginal(house, toOriginalKey(signature, ext))
  await saveRead(house, signature, read)
  // An existing score, or one set by staff, stays.
  if (nsfw === null) await keepScore(house, signature, read ? unsafeScore(read.scores) : UNREADABLE)
  return read
}

/** Stores the analysis of a picture, assigns topics to its aggregates, and updates their search rows. */
async function saveRead(house: House, signature: string, read: PictureAnalysis | null): Promise<void> {
  await maintenanceDb(house)
    .updateTable('images')
    .set({
      look: read && Buffer.from(encodeEmbedding(currentImageEmbeddingVersion(), read.look)),
      objects: JSON.stringify(read?.objects ?? []),
      kinds: read?.kinds ?? [],
      ...(read?.colors ?? {}),
      read_version: currentPictureModelsVersion(),
    })
    .where('signature', '=', signature)
    .execute()
  const aggregates = await aggregatesThatShow(house, signature)
  await assignTopics(house, aggregates)
  if (aggregates.length) {
    const content = toPictureContent(read?.objects ?? [])
    await maintenanceDb(house)
      .updateTable('aggregates')
      .set(content)
      .where('id', 'in', aggregates)
      .where('image_signature', '=', signature)
      .execute()
    // Covers that were stored before are cropped around the focus too.
    if (content.focus)
      for (const id of aggregates) await inUnitOfWork(house, 'house', (ctx) => refreshBoardCovers(ctx, id))
  }
  await indexAggregates(house, aggregates)
}

async function readOriginal(house: House, key: string): Promise<PictureAnalysis | null> {
  const bytes = await house.files.get(key)
  if (!bytes) return null
  try {
    return await analyzePicture(bytes)
  } catch (failure) {
    house.log.warn({ err: failure, key }, 'a picture could not be read by the model')
    return null
  }
}

async function keepScore(house: House, signature: string, nsfw: number): Promise<void> {
  await maintenanceDb(house).updateTable('images').set({ nsfw }).where('signature', '=', signature).execute()
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
