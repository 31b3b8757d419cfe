import type { Product } from '#domain/entities/product.ts'
import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { type FetchOptions, Unreachable } from '../links/fetch-outside.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { takePicture, usePicture } from '../media/keep-picture.ts'
import type { StoredRich } from '../records/show-kinds.ts'

type Further = Product['additional_images'][number]

/** Shop.6, D57. Gets the further pictures that a list names for a product; one that can't be had is left out. */
export async function fetchFurther(
  house: House,
  aggregate_id: Id,
  guard: Pick<FetchOptions, 'allowPrivate'> = {},
): Promise<void> {
  const row = await house.db
    .selectFrom('aggregates')
    .select(['rich', 'origin_pinner_id'])
    .where('id', '=', aggregate_id)
    .executeTakeFirst()
  const links = (row?.rich as StoredRich | null)?.catalogue?.further ?? []
  const images: Further[] = []
  for (const link of links) {
    try {
      const picture = await takePicture(house, await fetchPicture(house, link, guard), row?.origin_pinner_id ?? null)
      const { signature, ext, width, height, dominant_color } = picture
      images.push({
        canonical_image: '',
        image_signature: signature,
        image_ext: ext,
        image_width: width,
        image_height: height,
        dominant_color,
      })
    } catch (error) {
      if (!(error instanceof Unreachable) && !isRefusal(error)) throw error
    }
  }
  if (!images.length) return
  await inUnitOfWork(house, 'house', async (ctx) => {
    const now = await ctx.db
      .selectFrom('aggregates')
      .select('rich')
      .where('id', '=', aggregate_id)
      .forUpdate()
      .executeTakeFirst()
    const rich = (now?.rich ?? {}) as StoredRich
    // The list may have been read again meanwhile, and asks for others.
    if (JSON.stringify(rich.catalogue?.further) !== JSON.stringify(links)) return
    for (const { image_signature } of images) await usePicture(ctx, image_signature, 'aggregate', aggregate_id)
    await ctx.db
      .updateTable('aggregates')
      .set({ rich: JSON.stringify(withFurther(rich, images)) })
      .where('id', '=', aggregate_id)
      .execute()
    ctx.emit('thing.read', { aggregate_id })
  })
}

/** The first product with these further pictures, wherever it is told. */
export function withFurther(rich: StoredRich, additional_images: Further[]): StoredRich {
  const first = (products: Product[]) => products.map((one, at) => (at === 0 ? { ...one, additional_images } : one))
  const { rich_summary, rich_metadata } = rich
  return {
    ...rich,
    ...(rich_summary && { rich_summary: { ...rich_summary, products: first(rich_summary.products) } }),
    ...(rich_metadata && { rich_metadata: { ...rich_metadata, products: first(rich_metadata.products) } }),
  }
}
