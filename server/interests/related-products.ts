import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { RelatedProductsResource } from '#domain/resources/pins.ts'
import { embeddingFrom } from '#domain/rules/visual/embedding.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { nearestByLook } from '../meaning/nearest.ts'
import { SPACES } from '../meaning/spaces.ts'
import { mustSeePin } from '../records/access.ts'
import { listPins } from '../records/list-pins.ts'
import { variantPins } from '../records/variant-pins.ts'

const MOST = 12
const LOOKED_AT = 40

type Found = { pin_id: Id; aggregate_id: Id }

/** Shop.12. From all products that can be had: those that look alike first, then the best of the same topics; none of its own variants. */
export const relatedProducts = answer(RelatedProductsResource, {
  async get(ctx, { pin }) {
    const { aggregate } = await mustSeePin(ctx, pin)
    const own = await ctx.db
      .selectFrom('pin_search')
      .select(['look', 'topics'])
      .where('aggregate_id', '=', aggregate.id)
      .executeTakeFirst()
    const embedding = embeddingFrom((own?.look as Buffer | null) ?? null, SPACES.look.version())
    const alike: Found[] = embedding ? await nearestByLook(ctx, embedding, LOOKED_AT, { products: true }) : []
    const found = [...alike, ...(await ofTopics(ctx, (own?.topics ?? []) as Id[]))]
    const variants = (await variantPins(ctx, [aggregate])).get(aggregate.id) ?? []
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
    WHERE kind = 'product' AND topics && ${topics}::bigint[] AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}
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
