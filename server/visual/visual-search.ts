import { sql } from 'kysely'
import { isColorName } from '#domain/constants/colors.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page, ParsedOptionsOf } from '#domain/resource.ts'
import { SoughtPictureResource, VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { isBuyable, isOnSale } from '#domain/rules/shopping/products.ts'
import { toColorBucket } from '#domain/rules/visual/colors.ts'
import { roundCrop } from '#domain/rules/visual/crop.ts'
import { decodeEmbedding, type Embedding } from '#domain/rules/visual/embedding.ts'
import { isAfterCursor } from '#domain/rules/visual/rank-similar-pins.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { loadListPage } from '../list-page.ts'
import { currentImageEmbeddingVersion } from '../meaning/model-files.ts'
import { mustSeePinOrMerged } from '../records/access.ts'
import { withCarouselSlidePicture } from '../records/carousel-slide.ts'
import { type AggregateRow, loadPins } from '../records/load-pins.ts'
import { findSimilarPins } from './find-similar-pins.ts'
import { loadPictureEmbedding } from './picture-embedding.ts'
import { findSoughtPicture, toSoughtPictureKey } from './sought-picture.ts'

type VisualSearchOptions = ParsedOptionsOf<typeof VisualLiveSearchResource.get>
/** The picture to search with, and its aggregate. */
type Sought = {
  aggregateId: Id | null
  signature: string | null
  look: Embedding | null
  /** The bytes of a picture that is not stored permanently. */
  bytes?: () => Promise<Buffer | null>
}

const pictures = makeHouseCache<Sought>({ max: 2000, ttl: 60_000 })

/** Lists pins that look like a pin's picture, or like a part of it. */
async function visualSearch(ctx: Context, wish: VisualSearchOptions): Promise<Page<Pin>> {
  const { pin_id, keep_duplicates = false, force_refresh = false, on_sale = false, color, scope } = wish
  const crop = wish.crop ? roundCrop(wish.crop) : null
  if (!pin_id && !wish.image_signature)
    throw new Refusal('bad_input', 'input.invalid', { field: 'pin_id' }, { field: 'pin_id' })
  const sought = await soughtWith(ctx, wish)
  const isKnown = sought.look && !crop
  // Checks access before any computation.
  if (pin_id && !isKnown) await mustSeePinOrMerged(ctx, pin_id)
  const look =
    isKnown || !sought.signature
      ? sought.look
      : await loadPictureEmbedding(ctx, sought.signature, crop, force_refresh, sought.bytes)
  const alike = look
    ? await findSimilarPins(ctx, look, {
        aggregateId: sought.aggregateId,
        products: scope === 'buyable_pins',
        tint: color === undefined ? undefined : (toColorBucket(color) ?? undefined),
        isMostFirst: color !== undefined && !isColorName(color),
        keepsDuplicates: keep_duplicates,
      })
    : []
  const isWished = (pin: Pin) => (scope !== 'buyable_pins' || isBuyable(pin)) && (!on_sale || isOnSale(pin))
  const page = await loadListPage(
    ctx,
    DEFAULT_PAGE_SIZE,
    async (after, limit) =>
      (after ? alike.filter((one) => isAfterCursor(one, after)) : alike)
        .slice(0, limit)
        .map(({ pin_id, like }) => ({ pin_id, cursor_key: [like, pin_id] })),
    async (rows) => {
      const ids = rows.map((row) => row.pin_id)
      // The pin itself is loaded with the others, so that checking access needs no further query.
      const pins = (await loadPins(ctx, pin_id ? [...ids, pin_id] : ids)).slice(0, ids.length)
      return pins.map((pin) => (pin && isWished(pin) ? pin : null))
    },
  )
  if (pin_id) await mustSeePinOrMerged(ctx, pin_id)
  return page
}

/** The picture of a pin, or another of its pictures that is named in addition. */
async function soughtWith(
  ctx: Context,
  { pin_id, image_signature, force_refresh }: VisualSearchOptions,
): Promise<Sought> {
  if (!pin_id) return ownPicture(ctx, image_signature ?? '')
  const cache = pictures(ctx.house)
  if (force_refresh) cache.delete(pin_id)
  const sought = await getOrLoadEntry(cache, pin_id, () => pictureOf(ctx, pin_id))
  return !image_signature || image_signature === sought.signature
    ? sought
    : { ...sought, signature: image_signature, look: null }
}

/** A picture that the viewer sent to search with, or a stored one, which anyone with its signature may see. */
async function ownPicture(ctx: Context, signature: string): Promise<Sought> {
  const sent = await findSoughtPicture(ctx, signature)
  if (!sent) return { aggregateId: null, signature, look: null }
  const bytes = () => ctx.house.files.get(toSoughtPictureKey(signature))
  return { aggregateId: null, signature, look: decodeEmbedding(sent.look, currentImageEmbeddingVersion()), bytes }
}

async function pictureOf(ctx: Context, id: Id): Promise<Sought> {
  const { rows } = await sql<AggregateRow & { slot_id: string | null; look: Buffer | null }>`
    SELECT a.*, p.slot_id, m.look FROM pins p JOIN aggregates a ON a.id = p.aggregate_id
    LEFT JOIN images m ON m.signature = a.image_signature WHERE p.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) {
    // Refuses if there is no such pin, or follows its merge into another one.
    const { pin, aggregate } = await mustSeePinOrMerged(ctx, id)
    return { aggregateId: pin.aggregate_id, signature: aggregate.image_signature, look: null }
  }
  const { id: aggregateId, image_signature: signature } = withCarouselSlidePicture(row, row.slot_id)
  return {
    aggregateId,
    signature,
    look: signature === row.image_signature ? decodeEmbedding(row.look, currentImageEmbeddingVersion()) : null,
  }
}

export const visualSearchAnswers = [
  ...defineAnswers(VisualLiveSearchResource, { get: visualSearch }),
  ...defineAnswers(SoughtPictureResource, {
    async get(ctx, { signature }) {
      const sent = await findSoughtPicture(ctx, signature)
      if (!sent) throw new Refusal('not_found', 'upload.none')
      return sent
    },
  }),
]
