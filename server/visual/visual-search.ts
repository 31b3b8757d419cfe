import { sql } from 'kysely'
import { isColorName } from '#domain/constants/colors.ts'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page, TakenOf } from '#domain/resource.ts'
import { SoughtPictureResource, VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { isBuyable, isOnSale } from '#domain/rules/pin/is-on-sale.ts'
import { tintOf } from '#domain/rules/visual/colors.ts'
import { exactCrop } from '#domain/rules/visual/crop.ts'
import { type Embedding, embeddingFrom } from '#domain/rules/visual/embedding.ts'
import { isBehind } from '#domain/rules/visual/rank-alike.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { loadPage } from '../list-page.ts'
import { lookVersion } from '../meaning/model-files.ts'
import { mustFindPin } from '../records/access.ts'
import { atCarouselSlide } from '../records/at-carousel-slide.ts'
import { type AggregateRow, loadPins } from '../records/load-pins.ts'
import { embeddingOf } from './embedding-of.ts'
import { findAlike } from './find-alike.ts'
import { findSought, soughtKey } from './sought-picture.ts'

type Wish = TakenOf<typeof VisualLiveSearchResource.get>
/** What is searched with: a picture, and the thing it is of. */
type Sought = {
  aggregateId: Id | null
  signature: string | null
  look: Embedding | null
  /** Of a picture that is not the house’s own. */
  bytes?: () => Promise<Buffer | null>
}

const pictures = houseCache<Sought>({ max: 2000, ttl: 60_000 })

/** What looks like a pin's picture, or like a part of it. */
async function visualSearch(ctx: Context, wish: Wish): Promise<Page<Pin>> {
  const { pin_id, keep_duplicates = false, force_refresh = false, on_sale = false, color, scope } = wish
  const crop = wish.crop ? exactCrop(wish.crop) : null
  if (!pin_id && !wish.image_signature)
    throw new Refusal('bad_input', 'input.invalid', { field: 'pin_id' }, { field: 'pin_id' })
  const sought = await soughtWith(ctx, wish)
  const isKnown = sought.look && !crop
  // Nothing is worked out for who may not see the picture.
  if (pin_id && !isKnown) await mustFindPin(ctx, pin_id)
  const look =
    isKnown || !sought.signature
      ? sought.look
      : await embeddingOf(ctx, sought.signature, crop, force_refresh, sought.bytes)
  const alike = look
    ? await findAlike(ctx, look, {
        aggregateId: sought.aggregateId,
        products: scope === 'buyable_pins',
        tint: color === undefined ? undefined : (tintOf(color) ?? undefined),
        isMostFirst: color !== undefined && !isColorName(color),
        keepsDuplicates: keep_duplicates,
      })
    : []
  const isWished = (pin: Pin) => (scope !== 'buyable_pins' || isBuyable(pin)) && (!on_sale || isOnSale(pin))
  const page = await loadPage(
    ctx,
    PAGE_SIZE,
    async (after, limit) =>
      (after ? alike.filter((one) => isBehind(one, after)) : alike)
        .slice(0, limit)
        .map(({ pin_id, like }) => ({ pin_id, cursor_key: [like, pin_id] })),
    async (rows) => {
      const ids = rows.map((row) => row.pin_id)
      // The pin itself is read along with the others, so that asking who may see it costs nothing more.
      const pins = (await loadPins(ctx, pin_id ? [...ids, pin_id] : ids)).slice(0, ids.length)
      return pins.map((pin) => (pin && isWished(pin) ? pin : null))
    },
  )
  if (pin_id) await mustFindPin(ctx, pin_id)
  return page
}

/** The picture of a pin, or another one of its pictures that is named beside it. */
async function soughtWith(ctx: Context, { pin_id, image_signature, force_refresh }: Wish): Promise<Sought> {
  if (!pin_id) return ownPicture(ctx, image_signature ?? '')
  const cache = pictures(ctx.house)
  if (force_refresh) cache.delete(pin_id)
  const sought = await readThrough(cache, pin_id, () => pictureOf(ctx, pin_id))
  return !image_signature || image_signature === sought.signature
    ? sought
    : { ...sought, signature: image_signature, look: null }
}

/** A picture that the viewer sent to search with, or one of the house: its signature alone is the right to see it. */
async function ownPicture(ctx: Context, signature: string): Promise<Sought> {
  const sent = await findSought(ctx, signature)
  if (!sent) return { aggregateId: null, signature, look: null }
  const bytes = () => ctx.house.files.get(soughtKey(signature))
  return { aggregateId: null, signature, look: embeddingFrom(sent.look, lookVersion()), bytes }
}

async function pictureOf(ctx: Context, id: Id): Promise<Sought> {
  const { rows } = await sql<AggregateRow & { slot_id: string | null; look: Buffer | null }>`
    SELECT a.*, p.slot_id, m.look FROM pins p JOIN aggregates a ON a.id = p.aggregate_id
    LEFT JOIN images m ON m.signature = a.image_signature WHERE p.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) {
    // There is no such pin, or it was merged into another one.
    const { pin, aggregate } = await mustFindPin(ctx, id)
    return { aggregateId: pin.aggregate_id, signature: aggregate.image_signature, look: null }
  }
  const { id: aggregateId, image_signature: signature } = atCarouselSlide(row, row.slot_id)
  return {
    aggregateId,
    signature,
    look: signature === row.image_signature ? embeddingFrom(row.look, lookVersion()) : null,
  }
}

export const visualAnswers = [
  ...answer(VisualLiveSearchResource, { get: visualSearch }),
  ...answer(SoughtPictureResource, {
    async get(ctx, { signature }) {
      const sent = await findSought(ctx, signature)
      if (!sent) throw new Refusal('not_found', 'upload.none')
      return sent
    },
  }),
]
