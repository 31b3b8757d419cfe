import { Refusal } from '#domain/refusal.ts'
import { type Crop, cropText } from '#domain/rules/visual/crop.ts'
import { type Embedding, embeddingFrom } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { houseCache } from '../house-cache.ts'
import { lookVersion } from '../meaning/model-files.ts'
import { readPart, waitingForModel } from '../meaning/picture-model.ts'
import { readOne } from '../meaning/read-pictures.ts'
import { rendition } from '../media/rendition.ts'

const HOUR = 3_600_000
const MOST_WAITING = 8

/** Looks of parts, for whoever goes back, turns a page or follows a link. What a part of a picture looks like never changes. */
const parts = houseCache<Embedding>({ max: 2000, ttl: HOUR })

/** What a picture looks like, or a part of it. A picture that nobody has looked at yet is looked at now; null if it can't be read. */
export async function embeddingOf(
  ctx: Context,
  signature: string,
  crop: Crop | null,
  isAnew: boolean,
  bytesOf?: () => Promise<Buffer | null>,
): Promise<Embedding | null> {
  const key = crop && `${signature} ${cropText(crop)}`
  const known = key && !isAnew && parts(ctx.house).get(key)
  if (known) return known
  if (bytesOf) return crop && key ? partOf(ctx, key, crop, await bytesOf()) : null
  const image = await ctx.db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'bytes as size', 'hash', 'look', 'nsfw'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (!image) throw new Refusal('not_found', 'upload.none', {}, { field: 'image_signature' })
  const look = embeddingFrom(image.look, lookVersion())
  if (!crop && look) return look
  mustHaveTime()
  if (!crop || !key) return (await readOne(ctx.house, image))?.look ?? null
  return partOf(ctx, key, crop, await rendition(ctx.house, image, '736x', 'webp'))
}

async function partOf(ctx: Context, key: string, crop: Crop, bytes: Buffer | null): Promise<Embedding | null> {
  mustHaveTime()
  const read = bytes && (await readPartOr(ctx, bytes, crop, key))
  if (read) parts(ctx.house).set(key, read)
  return read
}

/** Each takes a part of a second of a processor: a crowd is asked to come back, whoever is in it. */
export function mustHaveTime(): void {
  if (waitingForModel() >= MOST_WAITING) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 2 })
}

async function readPartOr(ctx: Context, bytes: Buffer, crop: Crop, picture: string): Promise<Embedding | null> {
  try {
    return await readPart(bytes, crop)
  } catch (failure) {
    ctx.house.log.warn({ err: failure, picture }, 'a picture could not be read by the model')
    return null
  }
}
