import { isSensitiveScore, unsafeScore } from '#domain/rules/media/sensitive.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { originalKey } from '../media/file-keys.ts'
import { type Read, readPicture } from '../media/picture-model.ts'
import { setSensitive } from '../media/set-sensitive.ts'
import { saveEmbedding, UNREADABLE_EMBEDDING } from './save-embedding.ts'

const BATCH = 50
/** Of a picture that can't be read there is nothing to say, and it is not tried again. */
const UNREADABLE = -1

/**
 * Reads the pictures that the model has not seen yet, oldest first; what is left when the process stops comes next time.
 * A house without new pictures never loads it.
 */
export async function scorePictures(house: House): Promise<number> {
  if (!house.settings.scorePictures) return 0
  let scored = 0
  for (let found = BATCH; found === BATCH && !house.stopping.aborted; scored += found) found = await scoreSome(house)
  return scored
}

async function scoreSome(house: House): Promise<number> {
  const images = await house.db
    .selectFrom('images')
    .select(['signature', 'ext', 'nsfw'])
    .where((row) => row.or([row('nsfw', 'is', null), row('look', 'is', null)]))
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  let scored = 0
  for (const { signature, ext, nsfw } of images) {
    if (house.stopping.aborted) break
    const read = await readKept(house, originalKey(signature, ext))
    await saveEmbedding(house.db, signature, read?.embedding ?? UNREADABLE_EMBEDDING)
    // What was scored or set before stays.
    if (nsfw === null) await keepScore(house, signature, read ? unsafeScore(read.scores) : UNREADABLE)
    scored++
  }
  return scored
}

async function readKept(house: House, key: string): Promise<Read | null> {
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
  await house.db.updateTable('images').set({ nsfw }).where('signature', '=', signature).execute()
  if (isSensitiveScore(nsfw)) await markAggregates(house, signature)
}

async function markAggregates(house: House, signature: string): Promise<void> {
  const uses = await house.db
    .selectFrom('image_uses')
    .select('target_id')
    .where('signature', '=', signature)
    .where('kind', '=', 'aggregate')
    .execute()
  for (const { target_id } of uses)
    await inUnitOfWork(house, 'house', (ctx) => setSensitive(ctx, target_id, true, 'model'))
}
