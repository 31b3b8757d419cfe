import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { executeUnprepared } from '../db/statement-names.ts'
import { keyset } from '../keyset.ts'
import { makeFilterCondition, type PinFilters } from './pin-filters.ts'
import { loadScoreTiers, makePopularPinList } from './score-tiers.ts'
import { executeInSearchTime } from './search-time-limit.ts'
import { resolveShopFilter } from './shop-filters.ts'
import { plannableTextMatchCondition, textMatchCondition, toQueryParts, toTextQueries } from './text-queries.ts'

const MOST_OF_COLOR_FIRST = keyset('DESC', ['share', 'real'], ['pin_id', 'bigint'])

type FoundPin = { id: Id; cursor_key: CursorKey }
type PageOptions = { after: CursorKey | null; limit: number }
/** SQL conditions that a pin matches every part of the query; only `visible` shows its words to the planner. */
type Conditions = { hidden: RawBuilder<unknown>; visible: RawBuilder<unknown>; inTiers: RawBuilder<unknown> }

/** Finds pins sorted by color share, price or time instead of relevance. */
export async function findSortedPins(
  ctx: Context,
  query: string,
  filters: PinFilters,
  page: PageOptions,
): Promise<FoundPin[]> {
  const parts = toQueryParts(ctx, parseQuery(query))
  const { whole } = toTextQueries(parts)
  const filter = await makeFilterCondition(ctx, query, { ...filters, products: undefined })
  const all = (condition: RawBuilder<boolean>) => (parts.length ? sql`${condition} AND ${filter}` : filter)
  const conditions: Conditions = {
    hidden: all(textMatchCondition(whole)),
    visible: all(plannableTextMatchCondition(whole)),
    inTiers: all(textMatchCondition(whole, sql`ts_filter(words, '{a,b,c}')`)),
  }
  const isByColor = (filters.products?.sort ?? 'best') === 'best'
  return isByColor ? mostOfColor(ctx, conditions, filters, page) : sortedProducts(ctx, conditions, filters, page)
}

/** Number of most popular matches that are sorted by color share. */
const COMPARED = 1_000

async function mostOfColor(
  ctx: Context,
  matching: Conditions,
  { tint, products }: PinFilters,
  page: PageOptions,
): Promise<FoundPin[]> {
  const { after, limit } = page
  const ofShop = products && (await resolveShopFilter(ctx, { ...products, color: undefined })).where
  const inShop = ofShop ? sql`AND pin_id IN (SELECT pin_id FROM shop_products WHERE true ${ofShop})` : sql``
  const best = makePopularPinList('colored', await loadScoreTiers(ctx.house), {
    condition: sql`${matching.hidden} ${inShop}`,
    inTiers: sql`${matching.inTiers} ${inShop}`,
    limit: COMPARED,
  })
  const share = sql`tint_shares[array_position(tints, ${tint ?? 0}::smallint)]::real`
  const statement = sql<FoundPin>`WITH ${sql.join(best.queries)}
    SELECT pin_id AS id, ${MOST_OF_COLOR_FIRST.key} AS cursor_key FROM (
      SELECT pin_id, ${share} AS share FROM pin_search WHERE pin_id = ANY(ARRAY(
        SELECT pin_id FROM (${best.rows}) listed ORDER BY score DESC, pin_id DESC LIMIT ${sql.lit(COMPARED)}))) shares
    WHERE ${MOST_OF_COLOR_FIRST.isAfter(after)} ORDER BY ${MOST_OF_COLOR_FIRST.order} LIMIT ${limit}`
  return executeInSearchTime(ctx, statement)
}

/**
 * Number of products checked in sort order; if too few of them match, matches are rare, and all of them are read and
 * sorted.
 */
const CHECKED = 1_000

/** Lists products by price or time, page by page; all matches, not only the most popular (shop.9). */
async function sortedProducts(
  ctx: Context,
  matching: Conditions,
  { products: shop }: PinFilters,
  page: PageOptions,
): Promise<FoundPin[]> {
  const { after, limit } = page
  const { where, sortColumn, order } = await resolveShopFilter(ctx, { ...shop, color: undefined })
  const next = sql`${where} AND ${order.isAfter(after)}`
  const inOrder = sql`ORDER BY ${order.order}`
  const read = async (products: RawBuilder<unknown>): Promise<FoundPin[]> => {
    const columns = sql`pin_id AS id, ${order.key} AS cursor_key`
    const statement = sql<FoundPin>`SELECT ${columns} FROM ${products} ${inOrder} LIMIT ${limit}`
    return executeInSearchTime(ctx, statement, (db) => executeUnprepared(db, statement))
  }
  const products =
    shop?.sort === 'newest'
      ? sql`pin_search JOIN shop_products USING (pin_id) WHERE kind = 'product'`
      : sql`shop_products WHERE true`
  // OFFSET 0 keeps the planner from reordering these steps.
  const listed = sql`SELECT pin_id, ${sortColumn} FROM ${products} ${next} ${inOrder} LIMIT ${CHECKED}`
  const each = sql`SELECT FROM pin_search WHERE pin_search.pin_id = listed.pin_id AND ${matching.hidden} OFFSET 0`
  const first = await read(sql`(${listed}) listed CROSS JOIN LATERAL (${each}) fitting`)
  if (first.length === limit) return first
  const all = sql`SELECT pin_id, saved_at FROM pin_search WHERE ${matching.visible} OFFSET 0`
  return read(
    sql`(SELECT pin_id, ${sortColumn} FROM (${all}) fitting JOIN shop_products USING (pin_id) WHERE true ${next} OFFSET 0) listed`,
  )
}
