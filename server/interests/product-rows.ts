import { type RawBuilder, sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { type ProductRows, ProductRowsResource } from '#domain/resources/shopping.ts'
import { PRODUCT_ROW_MIN } from '#domain/rules/shopping/product-choice.ts'
import { decodeEmbedding, embeddingSimilarity } from '#domain/rules/visual/embedding.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { mustSeePin } from '../records/access.ts'
import { findCategoryRow, loadInterestTree } from '../records/interest-tree.ts'
import { loadPeople, mayBeNamed, toFullName } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { loadVariantPinIds } from '../records/variant-pins.ts'

/** Number of products loaded per row: the row's size, plus those that other parts of the page show. */
const MOST = 18
/** Number of a shop's newest products, and of a category's best ones, from which a row is chosen. */
const LOOKED_AT = 200

type Found = { pin_id: Id; aggregate_id: Id }
type Sold = {
  owner_id: Id | null
  brand: string | null
  price: string | null
  currency: string | null
  look: Buffer | null
  topics: Id[] | null
}
type Shop = NonNullable<ProductRows['shop']> & { has: RawBuilder<boolean> }

/**
 * Two rows on a product's page (card.53): more from its brand or shop, in stock first, and cheaper ones of its kind;
 * without its own variants.
 */
export const productRowsAnswers = defineAnswers(ProductRowsResource, {
  async get(ctx, { pin }) {
    const { aggregate } = await mustSeePin(ctx, pin)
    const own = await ctx.db
      .selectFrom('shop_products')
      .innerJoin('pin_search', 'pin_search.pin_id', 'shop_products.pin_id')
      .select(['owner_id', 'brand', 'price', 'currency', 'look', 'topics'])
      .where('shop_products.aggregate_id', '=', aggregate.id)
      .executeTakeFirst()
    if (!own) return { type: 'product_rows' as const, id: pin, shop: null, from_shop: [], for_less: [] }
    const variants = (await loadVariantPinIds(ctx, [aggregate])).get(aggregate.id) ?? []
    const others = (found: readonly Found[]) =>
      found.filter((one) => one.aggregate_id !== aggregate.id && !variants.includes(one.pin_id))
    const { shop, sold } = await fromShop(ctx, own as Sold, others)
    const less = others(await forLess(ctx, own as Sold))
    const rows = [sold, less].map((found) => found.slice(0, MOST).map(({ pin_id }) => pin_id))
    const loaded = await loadPins(ctx, [...new Set(rows.flat())])
    for (const one of loaded) if (one) ctx.shown?.pins.add(one.id)
    const byId = new Map(loaded.flatMap((one) => (one ? [[one.id, one] as const] : [])))
    const [from_shop = [], for_less = []] = rows.map((ids) => oneOfEach(ids.flatMap((id) => byId.get(id) ?? [])))
    return { type: 'product_rows' as const, id: pin, shop, from_shop, for_less }
  },
})

/** Keeps only the first of several variants of a product. */
function oneOfEach(pins: readonly Pin[]): Pin[] {
  const sets = pins.map((pin) => pin.rich_summary?.products[0]?.item_set_id ?? pin.id)
  return pins.filter((_, at) => sets.indexOf(sets[at] as string) === at)
}

/** Products of the brand, else of the business that sells it, whichever first fills a row. */
async function fromShop(ctx: Context, { brand, owner_id }: Sold, others: (found: readonly Found[]) => Found[]) {
  const owner = owner_id ? (await loadPeople(ctx, [owner_id])).get(owner_id) : undefined
  const shops: Shop[] = [
    ...(brand
      ? [{ name: brand, url: `/shopping/?brand=${encodeURIComponent(brand)}`, has: sql<boolean>`brand = ${brand}` }]
      : []),
    ...(owner?.is_partner && mayBeNamed(ctx, owner)
      ? [{ name: toFullName(owner), url: `/${owner.username}/_shop/`, has: sql<boolean>`owner_id = ${owner.id}` }]
      : []),
  ]
  for (const { has, ...shop } of shops) {
    const { rows } = await sql<Found>`SELECT newest.pin_id, newest.aggregate_id FROM (
        SELECT pin_id, aggregate_id, is_out FROM shop_products WHERE ${has} AND ${notHiddenCondition(ctx, sql`aggregate_id`)}
        ORDER BY pin_id DESC LIMIT ${LOOKED_AT}) newest JOIN pin_search s ON s.pin_id = newest.pin_id
      ORDER BY is_out, score DESC, newest.pin_id DESC`.execute(ctx.db)
    const sold = others(rows)
    if (sold.length >= PRODUCT_ROW_MIN) return { shop, sold }
  }
  return { shop: null, sold: [] }
}

/**
 * Cheaper products in stock, of the same categories and currency: those that share a topic first, then similar-looking
 * ones.
 */
async function forLess(ctx: Context, { price, currency, look, topics }: Sold): Promise<Found[]> {
  if (price === null || !topics?.length) return []
  const tree = await loadInterestTree(ctx.house)
  const above = topics.flatMap((topic) => findCategoryRow(topic, tree)?.id ?? [])
  const category = [...new Set([...topics, ...above.flatMap((id) => tree.withChildren(id))])]
  const { rows } = await sql<Found & { look: Buffer | null; is_near: boolean }>`
    SELECT s.pin_id, s.aggregate_id, s.look, s.topics && ${topics}::bigint[] AS is_near
    FROM pin_search s JOIN shop_products p ON p.pin_id = s.pin_id
    WHERE s.kind = 'product' AND s.topics && ${category}::bigint[] AND p.currency = ${currency} AND p.price < ${price}
      AND NOT p.is_out AND ${notHiddenCondition(ctx, sql`s.aggregate_id`)}
    ORDER BY s.score DESC, s.pin_id DESC LIMIT ${LOOKED_AT}`.execute(ctx.db)
  const own = decodeEmbedding(look, EMBEDDING_SPACES.look.version())
  const like = (row: { look: Buffer | null }) => {
    const other = own && decodeEmbedding(row.look, EMBEDDING_SPACES.look.version())
    return other ? embeddingSimilarity(own, other) : -1
  }
  return rows
    .map((row) => ({ ...row, like: like(row) }))
    .sort((a, b) => Number(b.is_near) - Number(a.is_near) || b.like - a.like)
}
