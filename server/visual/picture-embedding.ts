import { Refusal } from '#domain/refusal.ts'
import { type Crop, formatCropParam } from '#domain/rules/visual/crop.ts'
import { decodeEmbedding, type Embedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { makeHouseCache } from '../house-cache.ts'
import { analyzeStoredPicture } from '../meaning/analyze-pictures.ts'
import { currentImageEmbeddingVersion } from '../meaning/model-files.ts'
import { embedPicturePart, pendingPictureCount } from '../meaning/picture-model.ts'
import { loadOrMakeRendition } from '../media/rendition.ts'

const HOUR = 3_600_000
const MOST_WAITING = 8

/** Embeddings of picture parts, for people who go back, turn a page or follow a link. They never change. */
const parts = makeHouseCache<Embedding>({ max: 2000, ttl: HOUR })

/**
 * Loads the embedding of a picture or a part of it. A picture not analyzed yet is analyzed now. Null if it can't be
 * read.
 */
export async function loadPictureEmbedding(
  ctx: Context,
  signature: string,
  crop: Crop | null,
  isAnew: boolean,
  bytesOf?: () => Promise<Buffer | null>,
): Promise<Embedding | null> {
  const key = crop && `${signature} ${formatCropParam(crop)}`
  const known = key && !isAnew && parts(ctx.house).get(key)
  if (known) return known
  if (bytesOf) return crop && key ? partOf(ctx, key, crop, await bytesOf()) : null
  const image = await ctx.db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'bytes as size', 'hash', 'look', 'nsfw'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (!image) throw new Refusal('not_found', 'upload.none', {}, { field: 'image_signature' })
  const look = decodeEmbedding(image.look, currentImageEmbeddingVersion())
  if (!crop && look) return look
  assertModelNotBusy()
  if (!crop || !key) return (await analyzeStoredPicture(ctx.house, image))?.look ?? null
  return partOf(ctx, key, crop, await loadOrMakeRendition(ctx.house, image, '736x', 'webp'))
}

async function partOf(ctx: Context, key: string, crop: Crop, bytes: Buffer | null): Promise<Embedding | null> {
  assertModelNotBusy()
  const read = bytes && (await readPartOr(ctx, bytes, crop, key))
  if (read) parts(ctx.house).set(key, read)
  return read
}

/** Refuses when too many pictures wait for the model, which takes part of a second for each, whoever asks. */
export function assertModelNotBusy(): void {
  if (pendingPictureCount() >= MOST_WAITING) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 2 })
}

async function readPartOr(ctx: Context, bytes: Buffer, crop: Crop, picture: string): Promise<Embedding | null> {
  try {
    return await embedPicturePart(bytes, crop)
  } catch (failure) {
    ctx.house.log.warn({ err: failure, picture }, 'a picture could not be read by the model')
    return null
  }
}
