import { Refusal } from '#domain/refusal.ts'
import { type Crop, cropText } from '#domain/rules/visual/crop.ts'
import { type Embedding, embeddingFrom } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { houseCache } from '../house-cache.ts'
import { readPicture, waitingForModel } from '../media/picture-model.ts'
import { rendition } from '../media/rendition.ts'
import { saveEmbedding, UNREADABLE_EMBEDDING } from './save-embedding.ts'

const HOUR = 3_600_000
const MOST_WAITING = 8

/** Embeddings of parts, for whoever goes back, turns a page or follows a link. What a part of a picture looks like never changes. */
const parts = houseCache<Embedding>({ max: 2000, ttl: HOUR })

/** What a picture looks like, or a part of it. A picture that nobody has looked at yet is looked at now; null if it can't be read. */
export async function embeddingOf(
  ctx: Context,
  signature: string,
  crop: Crop | null,
  isAnew: boolean,
): Promise<Embedding | null> {
  const key = crop && `${signature} ${cropText(crop)}`
  const known = key && !isAnew && parts(ctx.house).get(key)
  if (known) return known
  const image = await ctx.db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'bytes as size', 'hash', 'look'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (!image) throw new Refusal('not_found', 'upload.none', {}, { field: 'image_signature' })
  if (!crop && image.look) return embeddingFrom(image.look)
  // Each takes a tenth of a second of a processor: a crowd is asked to come back, whoever is in it.
  if (waitingForModel() >= MOST_WAITING) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 2 })
  const bytes = await rendition(ctx.house, image, '736x', 'webp')
  const embedding = bytes && (await readOr(ctx, bytes, crop, signature))
  if (key) {
    if (embedding) parts(ctx.house).set(key, embedding)
    return embedding
  }
  await saveEmbedding(ctx.house.db, signature, embedding ?? UNREADABLE_EMBEDDING)
  return embedding
}

async function readOr(ctx: Context, bytes: Buffer, crop: Crop | null, signature: string): Promise<Embedding | null> {
  try {
    return (await readPicture(bytes, crop)).embedding
  } catch (failure) {
    ctx.house.log.warn({ err: failure, signature }, 'a picture could not be read by the model')
    return null
  }
}
