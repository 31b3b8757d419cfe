import { sql } from 'kysely'
import { COLOR_PERCENT_MIN, COLORS, type Color } from '#domain/constants/colors.ts'
import { currencyOfCountry } from '#domain/constants/currencies.ts'
import { Refusal } from '#domain/refusal.ts'
import { parsePriceRange, type ShopFilter, type ShopSort } from '#domain/rules/shopping/shop-filter.ts'
import type { Context } from '../context.ts'
import { type ColumnType, keyset, type SortDirection } from '../keyset.ts'

const SORTED_BY: Record<ShopSort, [direction: SortDirection, column: string, type: ColumnType]> = {
  best: ['DESC', 'score', 'real'],
  price_up: ['ASC', 'price', 'numeric'],
  price_down: ['DESC', 'price', 'numeric'],
  newest: ['DESC', 'saved_at', 'timestamptz'],
}

/** Filter options as sent; missing ones don't restrict anything. */
export type ShopFilterOptions = { [Name in Exclude<keyof ShopFilter, 'color'>]?: ShopFilter[Name] | undefined }

type Filter = Omit<ShopFilterOptions, 'color'> & { color?: Color | undefined }

/** Shop.9. A filter as what a list of products is read by. A list of the shop is of one currency; what has no price is in each. */
export async function resolveShopFilter(ctx: Context, filter: Filter, { isShopList = false } = {}) {
  const { on_sale, free_shipping, brand, color, price, sort = 'best' } = filter
  const range = price === undefined ? null : parsePriceRange(price)
  if (price !== undefined && !range)
    throw new Refusal('bad_input', 'input.invalid', { field: 'price' }, { field: 'price' })
  const [direction, column, type] = SORTED_BY[sort]
  const isByPrice = range !== null || sort === 'price_up' || sort === 'price_down'
  // Prices in different currencies can't be compared.
  const isOfOne = isByPrice || isShopList || filter.currency !== undefined
  const currency = isOfOne ? (filter.currency ?? (await standardCurrency(ctx))) : null
  const where = sql`
    ${on_sale ? sql`AND is_lowered AND NOT is_out` : sql``} ${free_shipping ? sql`AND has_free_shipping` : sql``}
    ${brand ? sql`AND brand = ${brand}` : sql``}
    ${color ? sql`AND colors[${COLORS.indexOf(color) + 1}::int] >= ${COLOR_PERCENT_MIN}` : sql``}
    ${isOfOne ? (isByPrice ? sql`AND price IS NOT NULL AND currency = ${currency}` : sql`AND (currency = ${currency} OR currency IS NULL)`) : sql``}
    ${range && range.from !== null ? sql`AND price >= ${range.from}` : sql``}
    ${range && range.to !== null ? sql`AND price <= ${range.to}` : sql``}`
  return { where, sortColumn: sql.ref(column), order: keyset(direction, [column, type], ['pin_id', 'bigint']) }
}

/** The currency of the viewer's country where any product has it, else the one that most products have. */
async function standardCurrency(ctx: Context): Promise<string> {
  const [first] = await shopCurrencies(ctx)
  return first ?? currencyOfCountry(ctx.country) ?? 'USD'
}

/** The currencies of all products: that of the viewer's country first, then the most common. */
export async function shopCurrencies({ db, country }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_names')
    .select('name')
    .where('kind', '=', 'currency')
    .orderBy((row) => row('name', '=', currencyOfCountry(country) ?? ''), 'desc')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
