import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { RelatedProductsResource } from '#domain/resources/pins.ts'
import { decodeEmbedding } from '#domain/rules/visual/embedding.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { findNearestByImage } from '../meaning/nearest.ts'
import { mustSeePin } from '../records/access.ts'
import { listPins } from '../records/list-pins.ts'
import { loadVariantPinIds } from '../records/variant-pins.ts'

const MOST = 12
const LOOKED_AT = 40

type Found = { pin_id: Id; aggregate_id: Id }

/**
 * Related products among all that are available (shop.12): similar-looking ones first, then the best of the same
 * topics; without its own variants.
 */
export const relatedProductsAnswers = defineAnswers(RelatedProductsResource, {
  async get(ctx, { pin }) {
    const { aggregate } = await mustSeePin(ctx, pin)
    const own = await ctx.db
      .selectFrom('pin_search')
      .select(['look', 'topics'])
      .where('aggregate_id', '=', aggregate.id)
      .executeTakeFirst()
    const embedding = decodeEmbedding((own?.look as Buffer | null) ?? null, EMBEDDING_SPACES.look.version())
    const alike: Found[] = embedding ? await findNearestByImage(ctx, embedding, LOOKED_AT, { products: true }) : []
    const found = [...alike, ...(await ofTopics(ctx, (own?.topics ?? []) as Id[]))]
    const variants = (await loadVariantPinIds(ctx, [aggregate])).get(aggregate.id) ?? []
    const others = found.filter(
      ({ pin_id, aggregate_id }) => aggregate_id !== aggregate.id && !variants.includes(pin_id),
    )
    const ids = await inStock(ctx, [...new Set(others.map(({ pin_id }) => pin_id))])
    const read = async (after: unknown, limit: number) =>
      after
        ? []
        : ids.slice(0, Math.max(limit, MOST)).map((pin_id, at) => ({ pin_id, cursor_key: [String(at)] as [string] }))
    return listPins(
      ctx,
      MOST,
      read,
      'list',
      (one) => one.aggregated_pin_data?.id !== aggregate.id && !one.is_oos_product,
    )
  },
})

async function ofTopics(ctx: Context, topics: readonly Id[]): Promise<Found[]> {
  if (!topics.length) return []
  const { rows } = await sql<Found>`SELECT pin_id, aggregate_id FROM pin_search
    WHERE kind = 'product' AND topics && ${topics}::bigint[] AND ${notHiddenCondition(ctx, sql`pin_search.aggregate_id`)}
    ORDER BY score DESC, pin_id DESC LIMIT ${LOOKED_AT}`.execute(ctx.db)
  return rows
}

async function inStock({ db }: Context, ids: readonly Id[]): Promise<Id[]> {
  if (!ids.length) return []
  const out = await db
    .selectFrom('shop_products')
    .select('pin_id')
    .where('pin_id', 'in', ids)
    .where('is_out', '=', true)
    .execute()
  const gone = new Set(out.map(({ pin_id }) => pin_id))
  return ids.filter((id) => !gone.has(id))
}
