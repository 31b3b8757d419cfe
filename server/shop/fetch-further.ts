import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { addressesOf, areSameWanted, type FurtherPicture, withFound } from '#domain/rules/rich/wanted-pictures.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { type FetchOptions, Unreachable } from '../links/fetch-outside.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { releasePicture, takePicture, usePicture } from '../media/keep-picture.ts'
import { picturesOf } from '../records/at-carousel-slide.ts'
import type { StoredRich } from '../records/show-kinds.ts'
import { soldPictures } from '../records/show-products.ts'
import { wantedOf } from '../rich/wanted-of.ts'

type Guard = Pick<FetchOptions, 'allowPrivate'>

/** Shop.3, .6 and D57. Gets the pictures that a shop names for what it sells; one that can't be had is left out. */
export async function fetchFurther(house: House, aggregate_id: Id, guard: Guard = {}): Promise<void> {
  const row = await house.db
    .selectFrom('aggregates')
    .select(['rich', 'origin_pinner_id'])
    .where('id', '=', aggregate_id)
    .executeTakeFirst()
  const asked = (row?.rich ?? {}) as StoredRich
  const wanted = wantedOf(asked)
  // What a shop's own list names counts as the shop's; what a page shows was brought by nobody.
  const owner = asked.catalogue ? (row?.origin_pinner_id ?? null) : null
  const found = new Map<string, FurtherPicture>()
  const addresses = addressesOf(wanted)
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
    if (!now || !areSameWanted(wantedOf(rich), wanted)) return
    const told = withFound(rich, wanted, found, now.image_signature)
    const used = soldPictures({ ...told, fetched_pictures: [] })
    for (const signature of used) await usePicture(ctx, signature, 'aggregate', aggregate_id)
    const shown = new Set([...used, ...picturesOf(now)])
    for (const signature of soldPictures(rich))
      if (!shown.has(signature)) await releasePicture(ctx, signature, 'aggregate', aggregate_id)
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
): Promise<FurtherPicture | null> {
  try {
    const { signature, ext, width, height, dominant_color } = await takePicture(
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
    if (!(error instanceof Unreachable) && !isRefusal(error)) throw error
    return null
  }
}
