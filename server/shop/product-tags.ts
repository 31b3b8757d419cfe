import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { ProductTagsResource } from '#domain/resources/product-tags.ts'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadPinParts, loadPins, mustLoadPin } from '../records/load-pins.ts'
import { mayTagProducts } from '../records/may-tag-products.ts'
import type { StoredMedia } from '../records/show-kinds.ts'

/** Products tagged in a picture (shop.10), by its creator, if they have a shop. */
export const productTagAnswers = defineAnswers(ProductTagsResource, {
  async update(asked, { pin_id, product_tags }) {
    const ctx = requireSignedIn(asked)
    const [loaded] = await loadPinParts(ctx, [pin_id], { for: 'url' })
    const isOwn = loaded?.aggregate.native_creator_id === ctx.actor.id && loaded.aggregate.first_pin_id === pin_id
    if (!(await mayTagProducts(ctx, ctx.actor))) throw new Refusal('forbidden', 'tags.notYours')
    if (!loaded || !isOwn) throw new Refusal('forbidden', 'tags.notMade')
    await mustBeProducts(ctx, pin_id, [...new Set(product_tags.map((tag) => tag.pin_id))])
    const { media: kept } = await ctx.db
      .selectFrom('aggregates')
      .select('media')
      .where('id', '=', loaded.aggregate.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { product_tags: before, ...media } = (kept ?? {}) as StoredMedia
    const next: StoredMedia = product_tags.length ? { ...media, product_tags } : media
    await ctx.db
      .updateTable('aggregates')
      .set({ media: Object.keys(next).length ? JSON.stringify(next) : null })
      .where('id', '=', loaded.aggregate.id)
      .execute()
    ctx.emit('pin.changed', { pin_id })
    return flushCountsThen(ctx, () => mustLoadPin(ctx, pin_id))
  },
})

async function mustBeProducts(ctx: Parameters<typeof loadPins>[0], pin_id: Id, ids: Id[]): Promise<void> {
  const found = await loadPins({ ...ctx, fields: 'card' }, ids)
  const areProducts = found.every((pin) => pin && pin.id !== pin_id && isProduct(pin))
  if (!areProducts) throw new Refusal('bad_input', 'tags.noProduct', {}, { field: 'product_tags' })
}
