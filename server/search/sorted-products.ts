import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { executeAnew } from '../db/statement-names.ts'
import { notHidden } from '../feedback/hidden.ts'
import { fitsAny, type Narrowed, narrowed } from './narrowed.ts'
import type { Found, Part } from './pins-in-order.ts'
import { filtered } from './shop-filters.ts'
import type { Way } from './ways.ts'
import { shareOf } from './where-to-look.ts'

/** So many times as many are gone through as should be enough. */
const TO_BE_SURE = 3
/** Rather than going through more, all that fit are read and sorted. */
const MOST_GONE_THROUGH = 10_000

/** Shop.9. Products by price or by time, whichever way they fit: page by page, all of them and not only the most popular. */
export async function sortedProducts(
  ctx: Context,
  asked: readonly Way[],
  wanted: Narrowed,
  { after, limit }: Pick<Part, 'after' | 'limit'>,
): Promise<Found[]> {
  const any = fitsAny(asked)
  if (!any) return []
  const { where, order, after: isBehind } = await filtered(ctx, { ...wanted.products, color: undefined })
  const next = sql`${where} ${after ? isBehind([after.score, after.id]) : sql``}`
  const open = sql`${narrowed(wanted)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}`
  const inOrder = sql`ORDER BY ${order.by} ${order.way}, pin_id ${order.way}`
  const read = async (pins: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<Found[]> => {
    const { rows } = await executeAnew(
      ctx.db,
      sql<{ id: Id; score: string }>`SELECT pin_id AS id, (${order.by})::text AS score FROM (${pins}) pin_search
        WHERE ${where} ${inOrder} LIMIT ${limit}`,
    )
    return rows.map((row) => ({ ...row, way: any.name }))
  }
  const said = asked.find((way) => way.said)?.said
  const many = Math.ceil((TO_BE_SURE * limit) / (said ? await shareOf(ctx.house, said) : 1))
  if (many <= MOST_GONE_THROUGH) {
    const first = sql`SELECT pin_search.*, price FROM pin_search JOIN shop_products USING (pin_id)
      WHERE kind = 'product' ${next} ${inOrder} LIMIT ${many}`
    const found = await read(first, sql`${any.which(false)} ${open}`)
    if (found.length === limit) return found
  }
  const fitting = sql`SELECT pin_id, score, saved_at FROM pin_search WHERE ${any.which(true)} ${open} OFFSET 0`
  return read(sql`SELECT * FROM (${fitting}) fitting JOIN shop_products USING (pin_id)`, sql`true ${next}`)
}
