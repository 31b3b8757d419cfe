import { type RawBuilder, sql } from 'kysely'
import { COLOR_SHARE, COLORS, type Color } from '#domain/constants/colors.ts'
import { Refusal } from '#domain/refusal.ts'
import { priceRange, type ShopFilter, type ShopSort } from '#domain/rules/shopping/shop-filter.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'

type Order = { by: RawBuilder<unknown>; as: RawBuilder<unknown>; way: RawBuilder<unknown> }
const [UP, DOWN] = [sql`ASC`, sql`DESC`]
const ORDERS: Record<ShopSort, Order> = {
  best: { by: sql`score`, as: sql`real`, way: DOWN },
  price_up: { by: sql`price`, as: sql`numeric`, way: UP },
  price_down: { by: sql`price`, as: sql`numeric`, way: DOWN },
  newest: { by: sql`saved_at`, as: sql`timestamptz`, way: DOWN },
}

/** As it is asked for; what is left out narrows nothing. */
export type SentFilter = { [Name in Exclude<keyof ShopFilter, 'color'>]?: ShopFilter[Name] | undefined }

/** Shop.9. A filter as what a list of products is read by. */
export async function filtered(ctx: Context, filter: Omit<SentFilter, 'color'> & { color?: Color | undefined }) {
  const { on_sale, free_shipping, brand, color, price, sort = 'best' } = filter
  const range = price === undefined ? null : priceRange(price)
  if (price !== undefined && !range)
    throw new Refusal('bad_input', 'input.invalid', { field: 'price' }, { field: 'price' })
  const order = ORDERS[sort]
  const isByPrice = range !== null || sort === 'price_up' || sort === 'price_down'
  // Prices of different currencies can't be compared.
  const currency = isByPrice ? (filter.currency ?? (await mainCurrency(ctx))) : null
  const where = sql`
    ${on_sale ? sql`AND is_lowered AND NOT is_out` : sql``} ${free_shipping ? sql`AND has_free_shipping` : sql``}
    ${brand ? sql`AND brand = ${brand}` : sql``}
    ${color ? sql`AND colors[${COLORS.indexOf(color) + 1}::int] >= ${COLOR_SHARE}` : sql``}
    ${isByPrice ? sql`AND price IS NOT NULL AND currency = ${currency}` : sql``}
    ${range && range.from !== null ? sql`AND price >= ${range.from}` : sql``}
    ${range && range.to !== null ? sql`AND price <= ${range.to}` : sql``}`
  const behind = order.way === UP ? sql`>` : sql`<`
  const after = (key: CursorKey) => sql`AND (${order.by}, pin_id) ${behind} (${key[0]}::${order.as}, ${key[1]}::bigint)`
  return { where, order, after }
}

/** The currency that most products have. */
async function mainCurrency({ db }: Context): Promise<string> {
  const row = await db
    .selectFrom('shop_names')
    .select('name')
    .where('kind', '=', 'currency')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? 'USD'
}
