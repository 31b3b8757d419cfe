import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import {
  type AdditionalImage,
  addFoundPictures,
  areSameWantedPictures,
  wantedPictureUrls,
} from '#domain/rules/rich/wanted-pictures.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { type OutsideFetchOptions, UnreachableError } from '../links/fetch-outside-url.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { addPictureUse, endPictureUse, storePicture } from '../media/store-picture.ts'
import { toPictureSignatures } from '../records/carousel-slide.ts'
import type { StoredRich } from '../records/show-kinds.ts'
import { listProductPictures } from '../records/show-products.ts'
import { toWantedPictures } from '../rich/wanted-pictures.ts'

type Guard = Pick<OutsideFetchOptions, 'allowPrivate'>

/** Fetches the pictures that a shop names for a product (shop.3, shop.6); unavailable ones are skipped. */
export async function fetchProductImages(house: House, aggregate_id: Id, guard: Guard = {}): Promise<void> {
  const row = await house.db
    .selectFrom('aggregates')
    .select(['rich', 'origin_pinner_id'])
    .where('id', '=', aggregate_id)
    .executeTakeFirst()
  const asked = (row?.rich ?? {}) as StoredRich
  const wanted = toWantedPictures(asked)
  // Pictures of a catalogue belong to its merchant; those of a page have no owner.
  const owner = asked.catalogue ? (row?.origin_pinner_id ?? null) : null
  const found = new Map<string, AdditionalImage>()
  const addresses = wantedPictureUrls(wanted)
  for (const address of addresses) {
    const picture = await pictureAt(house, address, owner, guard)
    if (picture) found.set(address, picture)
  }
  if (!found.size && addresses.length) return
  await inUnitOfWork(house, 'house', async (ctx) => {
    const now = await ctx.db
      .selectFrom('aggregates')
      .select(['rich', 'image_signature', 'media'])
      .where('id', '=', aggregate_id)
      .forUpdate()
      .executeTakeFirst()
    const rich = (now?.rich ?? {}) as StoredRich
    // The page may have been read again meanwhile and name other pictures.
    if (!now || !areSameWantedPictures(toWantedPictures(rich), wanted)) return
    const told = addFoundPictures(rich, wanted, found, now.image_signature)
    const used = listProductPictures({ ...told, fetched_pictures: [] })
    for (const signature of used) await addPictureUse(ctx, signature, 'aggregate', aggregate_id)
    const shown = new Set([...used, ...toPictureSignatures(now)])
    for (const signature of listProductPictures(rich))
      if (!shown.has(signature)) await endPictureUse(ctx, signature, 'aggregate', aggregate_id)
    await ctx.db
      .updateTable('aggregates')
      .set({ rich: JSON.stringify({ ...told, fetched_pictures: [...used] }) })
      .where('id', '=', aggregate_id)
      .execute()
    ctx.emit('thing.read', { aggregate_id })
  })
}

async function pictureAt(
  house: House,
  address: string,
  owner: Id | null,
  guard: Guard,
): Promise<AdditionalImage | null> {
  try {
    const { signature, ext, width, height, dominant_color } = await storePicture(
      house,
      await fetchPicture(house, address, guard),
      owner,
    )
    return {
      canonical_image: '',
      image_signature: signature,
      image_ext: ext,
      image_width: width,
      image_height: height,
      dominant_color,
    }
  } catch (error) {
    if (!(error instanceof UnreachableError) && !isRefusal(error)) throw error
    return null
  }
}
