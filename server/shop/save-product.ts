import type { Id } from '#domain/id.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import type { CatalogueItem } from '#domain/rules/shop/catalogue-row.ts'
import type { Context, Person } from '../context.ts'
import { PLACEHOLDER_PICTURE } from '../media/placeholder.ts'
import { insertPin } from '../places/insert-pin.ts'
import type { StoredRich } from '../records/show-kinds.ts'
import { toLinkDomain } from '../records/show-pin.ts'
import { hasNewWantedPictures, keepFetchedPictures } from '../rich/wanted-pictures.ts'

type Source = { id: Id; user_id: Id; run: number }

/** Creates a product as an aggregate of the merchant, with a pin on no board. Its picture is fetched afterwards. */
export async function createProduct(
  ctx: Context,
  source: Source,
  item: CatalogueItem,
  said_hash: Buffer,
): Promise<void> {
  const [aggregate_id, pin_id] = [ctx.house.newId(), ctx.house.newId()]
  const { id: catalogue_id, user_id, run } = source
  const made = await ctx.db
    .insertInto('catalogue_items')
    .values({ catalogue_id, item_key: item.key, item_set: item.set, aggregate_id, pin_id, said_hash, run })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_key')
    .executeTakeFirst()
  if (!made) return
  const merchant = (await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()) as Person
  const rich = { ...toProductRich({}, source, item, ctx.now), ...(run > 1 && { sold_since: ctx.now.toISOString() }) }
  const aggregate = {
    id: aggregate_id,
    first_pin_id: pin_id,
    origin_pinner_id: user_id,
    native_creator_id: user_id,
    kind: 'product',
    image_signature: null,
    image_ext: 'jpg',
    width: PLACEHOLDER_PICTURE.width,
    height: PLACEHOLDER_PICTURE.height,
    dominant_color: PLACEHOLDER_PICTURE.color,
    source_image_url: item.image_link,
    domain: toLinkDomain(item.link),
    category: item.category,
    rich: JSON.stringify(rich),
    created_at: ctx.now,
  }
  await ctx.db.insertInto('aggregates').values(aggregate).execute()
  const { title, description, link } = item
  const pin = { id: pin_id, aggregate_id, pinner_id: user_id, title, description, link, state: 'waiting' as const }
  await insertPin(ctx, merchant, { ...pin, created_at: ctx.now, saved_at: ctx.now }, null, aggregate)
  ctx.emit('pin.created', { pin_id, board_id: null })
  ctx.emit('pin.waiting', { pin_id })
  if (hasNewWantedPictures({}, rich)) ctx.emit('thing.picturesWanted', { aggregate_id })
}

/** Updates a product from the catalogue. Texts that the merchant edited on the pin stay. */
export async function updateProduct(
  ctx: Context,
  source: Source,
  item: CatalogueItem,
  aggregate_id: Id,
  pin_id: Id,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('aggregates')
    .select('rich')
    .where('id', '=', aggregate_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const known = (row.rich ?? {}) as StoredRich
  const rich = toProductRich(known, source, item, ctx.now)
  await ctx.db
    .updateTable('aggregates')
    .set({ rich: JSON.stringify(rich) })
    .where('id', '=', aggregate_id)
    .execute()
  await ctx.db.updateTable('pins').set({ link: item.link }).where('id', '=', pin_id).execute()
  ctx.emit('thing.read', { aggregate_id })
  if (hasNewWantedPictures(known, rich)) ctx.emit('thing.picturesWanted', { aggregate_id })
}

export async function markProductSoldOut(ctx: Context, aggregate_id: Id): Promise<void> {
  const row = await ctx.db
    .selectFrom('aggregates')
    .select('rich')
    .where('id', '=', aggregate_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const { catalogue, ...known } = row.rich as StoredRich
  const gone_at = ctx.now.toISOString()
  const rich: StoredRich = {
    ...known,
    is_oos_product: true,
    ...(catalogue && { catalogue: { ...catalogue, gone_at } }),
  }
  await ctx.db
    .updateTable('aggregates')
    .set({ rich: JSON.stringify(rich) })
    .where('id', '=', aggregate_id)
    .execute()
  ctx.emit('thing.read', { aggregate_id })
}

export function toProductRich(
  known: StoredRich,
  { id: source_id }: Source,
  item: CatalogueItem,
  now: Date,
): StoredRich {
  const { title, description, key, link, mobile_link, rich, further } = item
  const products = rich.rich_summary?.products ?? []
  const told: StoredRich = {
    ...known,
    ...rich,
    mobile_link,
    mobile_link_of: parseOutboundUrl(link),
    catalogue: { source_id, item_id: key },
    wanted_pictures: { further, variants: {}, others: [] },
    rich_metadata: { title, description, article: null, recipe: null, products, seen_at: now.toISOString() },
  }
  return keepFetchedPictures(known, told)
}
