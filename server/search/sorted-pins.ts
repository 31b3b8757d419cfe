import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { executeAnew } from '../db/statement-names.ts'
import { notHidden } from '../feedback/hidden.ts'
import { either } from './among.ts'
import { knownHeights } from './heights.ts'
import { type Narrowed, narrowed } from './narrowed.ts'
import { COMPARED, type Found, type Part, pinsInOrder } from './pins-in-order.ts'
import { filtered } from './shop-filters.ts'
import { isWholeFit, type Way, type WayName } from './ways.ts'

type Asked = Pick<Part, 'after' | 'limit'>

/** What a search finds in another order than how well it fits: by how much of the picture has a color, by price, or by time. */
export const sortedPins = (ctx: Context, ways: readonly Way[], wanted: Narrowed, part: Asked): Promise<Found[]> =>
  (wanted.products?.sort ?? 'best') === 'best'
    ? mostOfColor(ctx, ways, wanted, part)
    : sortedProducts(ctx, ways, wanted, part)

/** Of so many pins all that fit are compared by how much they have of a color; of more only those that fit best. */
const ALL_COMPARED = 100_000

async function mostOfColor(
  ctx: Context,
  asked: readonly Way[],
  wanted: Narrowed,
  { after, limit }: Asked,
): Promise<Found[]> {
  const rank = sql`tint_shares[array_position(tints, ${wanted.tint ?? 0}::smallint)]::real`
  const any = fitsAny(asked)
  if (any && (await knownHeights(ctx.house)).among <= ALL_COMPARED) {
    const next = after ? sql`WHERE (share, pin_id) < (${after.score}::real, ${after.id}::bigint)` : sql``
    const { rows } = await executeAnew(
      ctx.db,
      sql<
        Omit<Found, 'way'>
      >`SELECT pin_id AS id, share::text AS score FROM (SELECT pin_id, ${rank} AS share FROM pin_search
        WHERE ${any.which(true)} ${narrowed(wanted)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)} OFFSET 0) fitting
        ${next} ORDER BY share DESC, pin_id DESC LIMIT ${limit}`,
    )
    return rows.map((row) => ({ ...row, way: any.name }))
  }
  const ways = asked.filter(({ name }) => isWholeFit(name)).map((way) => ({ ...way, rank, rankKey: 'tint' }))
  const best = await pinsInOrder(ctx, ways, wanted, { after: null, limit: COMPARED, isFirst: false })
  const mostFirst = best.toSorted((a, b) => Number(b.score) - Number(a.score) || (BigInt(a.id) < BigInt(b.id) ? 1 : -1))
  const isNext = ({ id, score }: Found) =>
    !after || Number(score) < Number(after.score) || (score === after.score && BigInt(id) < BigInt(after.id))
  return mostFirst.filter(isNext).slice(0, limit)
}

/** So many are gone through one after the other; where too few of them fit, not many do, and all that do are read and sorted. */
const GONE_THROUGH = 1_000

/** Shop.9. Products by price or by time, whichever way they fit: page by page, all of them and not only the most popular. */
async function sortedProducts(
  ctx: Context,
  asked: readonly Way[],
  wanted: Narrowed,
  { after, limit }: Asked,
): Promise<Found[]> {
  const any = fitsAny(asked)
  if (!any) return []
  const { where, order, after: isBehind } = await filtered(ctx, { ...wanted.products, color: undefined })
  const next = sql`${where} ${after ? isBehind([after.score, after.id]) : sql``}`
  const fitting = (isShown: boolean) =>
    sql`${any.which(isShown)} ${narrowed(wanted)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}`
  const inOrder = sql`ORDER BY ${order.by} ${order.way}, pin_id ${order.way}`
  const read = async (products: RawBuilder<unknown>): Promise<Found[]> => {
    const columns = sql`pin_id AS id, (${order.by})::text AS score`
    const statement = sql<Omit<Found, 'way'>>`SELECT ${columns} FROM ${products} ${inOrder} LIMIT ${limit}`
    return (await executeAnew(ctx.db, statement)).rows.map((row) => ({ ...row, way: any.name }))
  }
  const products =
    wanted.products?.sort === 'newest'
      ? sql`pin_search JOIN shop_products USING (pin_id) WHERE kind = 'product'`
      : sql`shop_products WHERE true`
  // OFFSET 0 keeps the planner from another way than the one that is written here.
  const listed = sql`SELECT pin_id, ${order.by} FROM ${products} ${next} ${inOrder} LIMIT ${GONE_THROUGH}`
  const fits = sql`SELECT FROM pin_search WHERE pin_search.pin_id = listed.pin_id AND ${fitting(false)} OFFSET 0`
  const first = await read(sql`(${listed}) listed CROSS JOIN LATERAL (${fits}) fitting`)
  if (first.length === limit) return first
  const all = sql`SELECT pin_id, saved_at FROM pin_search WHERE ${fitting(true)} OFFSET 0`
  return read(
    sql`(SELECT pin_id, ${order.by} FROM (${all}) fitting JOIN shop_products USING (pin_id) WHERE true ${next} OFFSET 0) listed`,
  )
}

/** What fits one of these fits a wider way, too. The fewer are asked, the better the planner knows how many fit. */
const WITHIN: readonly WayName[] = [
  'phrase',
  'both',
  'backed',
  'seen',
  'said',
  'sameBacked',
  'same',
  'about',
  'belowBacked',
]

/** What fits in any way; none where nothing is asked that could fit as a whole. */
function fitsAny(asked: readonly Way[]): Pick<Way, 'name' | 'which'> | null {
  const ways = asked.filter(({ name }) => isWholeFit(name) && !WITHIN.includes(name))
  return ways[0] ? { name: ways[0].name, which: (isShown) => either(ways.map((way) => way.which(isShown))) } : null
}
