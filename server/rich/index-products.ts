import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isProductPriceStale } from '#domain/rules/rich/rich-fields.ts'
import { toShippingText } from '#domain/rules/shopping/product-choice.ts'
import { isOfferReduced } from '#domain/rules/shopping/products.ts'
import type { Db } from '../db/connect.ts'
import type { StoredRich } from '../records/show-kinds.ts'

type Findable = { pin_id: Id; aggregate_id: Id; kind: string }

/** Updates the rows by which product lists are filtered and sorted, along with the search index. */
export async function indexProducts(
  db: Db,
  ids: readonly Id[],
  findable: readonly Findable[],
  now: Date,
): Promise<void> {
  const aggregates = findable.filter(({ kind }) => kind === 'product')
  const kept = aggregates.map(({ pin_id }) => pin_id)
  await sql`DELETE FROM shop_products WHERE aggregate_id = ANY(${ids}::bigint[]) AND pin_id <> ALL(${kept}::bigint[])`.execute(
    db,
  )
  if (!aggregates.length) return
  const rich = await db
    .selectFrom('aggregates')
    .select(['id', 'rich', 'origin_pinner_id'])
    .where(
      'id',
      'in',
      aggregates.map(({ aggregate_id }) => aggregate_id),
    )
    .execute()
  const aggregateOf = new Map(rich.map((row) => [row.id, row]))
  const rows = aggregates.map(({ pin_id, aggregate_id }) => ({
    pin_id,
    aggregate_id,
    owner_id: aggregateOf.get(aggregate_id)?.origin_pinner_id ?? null,
    ...soldAs((aggregateOf.get(aggregate_id)?.rich ?? {}) as StoredRich, now),
  }))
  await db
    .insertInto('shop_products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('pin_id').doUpdateSet((eb) => ({
        aggregate_id: eb.ref('excluded.aggregate_id'),
        owner_id: eb.ref('excluded.owner_id'),
        price: eb.ref('excluded.price'),
        currency: eb.ref('excluded.currency'),
        brand: eb.ref('excluded.brand'),
        is_lowered: eb.ref('excluded.is_lowered'),
        has_free_shipping: eb.ref('excluded.has_free_shipping'),
        is_out: eb.ref('excluded.is_out'),
      })),
    )
    .execute()
}

function soldAs(rich: StoredRich, now: Date) {
  const { rich_summary, rich_metadata, is_oos_product } = rich
  const product = rich_summary?.products[0]
  const offer = isProductPriceStale(rich_summary, rich_metadata?.seen_at, now) ? null : product?.offer_summary
  const price = offer?.price ?? offer?.min_price ?? null
  return {
    price: price === null ? null : String(price),
    currency: price === null ? null : (offer?.currency ?? null),
    brand: product?.brand?.name ?? null,
    is_lowered: isOfferReduced(offer),
    has_free_shipping: product ? toShippingText(product)?.key === 'rich.freeShipping' : false,
    is_out: is_oos_product ?? false,
  }
}

const MOST_NAMES = 200

/** Daily job: counts the brands and currencies that filters offer, those with most products first. */
export async function countBrandsAndCurrencies(db: Db): Promise<void> {
  for (const kind of ['brand', 'currency'] as const) {
    const { rows } = await sql<{ name: string; count: number }>`
      SELECT ${sql.ref(kind)} AS name, count(*)::int AS count FROM shop_products WHERE ${sql.ref(kind)} IS NOT NULL AND NOT is_out
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_NAMES}`.execute(db)
    const names = rows.map(({ name }) => name)
    if (rows.length)
      await db
        .insertInto('shop_names')
        .values(rows.map((row) => ({ kind, ...row })))
        .onConflict((conflict) =>
          conflict.columns(['kind', 'name']).doUpdateSet((eb) => ({ count: eb.ref('excluded.count') })),
        )
        .execute()
    await sql`DELETE FROM shop_names WHERE kind = ${kind} AND name <> ALL(${names}::text[])`.execute(db)
  }
}
