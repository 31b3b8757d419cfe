import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE, SHOPPING_PAGE_PRODUCTS_MIN } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  ShopNamesResource,
  ShoppingFeedResource,
  type ShoppingPage,
  ShoppingPageResource,
  StaffShoppingPagesResource,
} from '#domain/resources/shopping.ts'
import {
  hasAllWordsOfSlug,
  isBelowStandardPrice,
  shoppingPageName,
  toShoppingSlug,
} from '#domain/rules/shopping/shopping-page.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { resolveShopFilter, shopCurrencies } from '../search/shop-filters.ts'
import { findInterestId } from './find-interest.ts'
import { countShoppingPageProducts, findShoppingPage } from './shopping-pages.ts'

const BY_SLUG = keyset('ASC', ['slug', 'text'])

const RELATED = 8
type Listed = {
  slug: string
  product_count: number
  listed_by: string | null
  listed_at: Date | null
  cursor_key: CursorKey
}
/** Narrows a page down by parts of words in SQL; whole words are compared afterwards. */
const saysAll = (slug: string) =>
  sql`text LIKE ALL (SELECT '%' || rtrim(w, 's') || '%' FROM unnest(string_to_array(plain_text(${slug.split('-').join(' ')}), ' ')) w)`
const offerOf = (pin: Pin) => pin.rich_summary?.products[0]?.offer_summary
const nameOf = (pin: Pin) => pin.rich_summary?.products[0]?.name ?? pin.title

async function showPage(ctx: Context, asked: string): Promise<ShoppingPage> {
  const slug = toShoppingSlug(asked)
  const page = await findShoppingPage(ctx, slug)
  if (!page) throw new Refusal('not_found', 'shopping.noPage')
  const words = slug.split('-')
  const { rows } = await sql<{ slug: string }>`SELECT slug FROM shopping_pages
    WHERE slug <> ${slug} AND string_to_array(slug, '-') && ${words}::text[]
    ORDER BY product_count DESC, slug LIMIT ${RELATED}`.execute(ctx.db)
  return {
    type: 'shopping_page',
    id: slug,
    name: shoppingPageName(slug),
    product_count: page.product_count,
    related: rows.map((row) => ({ slug: row.slug, name: shoppingPageName(row.slug) })),
  }
}

export const shoppingAnswers = [
  ...defineAnswers(ShoppingFeedResource, {
    async get(ctx, { category, slug: asked, ...filter }) {
      const slug = asked && toShoppingSlug(asked)
      if (slug && !(await findShoppingPage(ctx, slug))) throw new Refusal('not_found', 'shopping.noPage')
      const tree = await loadInterestTree(ctx.house)
      const topics = category ? tree.withChildren(await findInterestId(ctx, category)) : null
      const { where, order } = await resolveShopFilter(ctx, filter, { isShopList: true })
      const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
        const { rows } = await sql<ListedPin>`
          SELECT pin_id, ${order.key} AS cursor_key
          FROM pin_search JOIN shop_products USING (pin_id)
          WHERE kind = 'product' AND ${notHiddenCondition(ctx, sql`pin_search.aggregate_id`)} ${where}
            ${topics ? sql`AND topics && ${topics}::bigint[]` : sql``}
            ${slug ? sql`AND ${saysAll(slug)}` : sql``}
            AND ${order.isAfter(after)}
          ORDER BY ${order.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      const isWanted = (pin: Pin) =>
        (!filter.on_sale || isBelowStandardPrice(offerOf(pin))) &&
        (!slug || hasAllWordsOfSlug(`${nameOf(pin)} ${pin.description}`, slug))
      return listPins(ctx, DEFAULT_PAGE_SIZE, read, 'list', isWanted)
    },
  }),
  ...defineAnswers(ShopNamesResource, {
    async get(ctx) {
      const brands = await ctx.db
        .selectFrom('shop_names')
        .select('name')
        .where('kind', '=', 'brand')
        .orderBy('count', 'desc')
        .orderBy('name')
        .execute()
      const currencies = await shopCurrencies(ctx)
      return { type: 'shop_names' as const, id: 'all' as const, brands: brands.map(({ name }) => name), currencies }
    },
  }),
  ...defineAnswers(ShoppingPageResource, {
    get: (ctx, { slug }) => showPage(ctx, slug),
    /** Lists a page as staff; it exists even without matching products. */
    async create(asked, { slug: typed }) {
      const ctx = requireSignedIn(asked)
      const slug = toShoppingSlug(typed)
      if (!slug) throw new Refusal('bad_input', 'staff.shoppingPageMissing', {}, { field: 'slug' })
      const product_count = await countShoppingPageProducts(ctx.db, slug)
      await sql`INSERT INTO shopping_pages (slug, product_count, listed_by, listed_at, counted_at)
        VALUES (${slug}, ${product_count}, ${ctx.viewer.id}, ${ctx.now}, ${ctx.now})
        ON CONFLICT (slug) DO UPDATE SET listed_by = excluded.listed_by, listed_at = excluded.listed_at`.execute(ctx.db)
      await recordStaffAct(ctx, { act: 'shopping_page', kind: 'shopping', target: slug })
      return showPage(ctx, slug)
    },
    /** Takes a page off the staff's list; it stays as long as enough products match it. */
    async delete(asked, { slug }) {
      const ctx = requireSignedIn(asked)
      const { numUpdatedRows } = await ctx.db
        .updateTable('shopping_pages')
        .set({ listed_by: null, listed_at: null })
        .where('slug', '=', slug)
        .where('listed_by', 'is not', null)
        .executeTakeFirst()
      if (!numUpdatedRows) return { done: true as const }
      await ctx.db
        .deleteFrom('shopping_pages')
        .where('slug', '=', slug)
        .where('product_count', '<', SHOPPING_PAGE_PRODUCTS_MIN)
        .execute()
      await recordStaffAct(ctx, { act: 'shopping_page_gone', kind: 'shopping', target: slug })
      return { done: true as const }
    },
  }),
  ...defineAnswers(StaffShoppingPagesResource, {
    get(ctx) {
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<Listed>`SELECT slug, product_count, listed_at, u.username AS listed_by,
            ${BY_SLUG.key} AS cursor_key
          FROM shopping_pages LEFT JOIN users u ON u.id = listed_by
          WHERE listed_by IS NOT NULL AND ${BY_SLUG.isAfter(after)}
          ORDER BY ${BY_SLUG.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) =>
        rows.map(({ slug, product_count, listed_by, listed_at }) => ({
          type: 'staff_shopping_page' as const,
          id: slug,
          name: shoppingPageName(slug),
          product_count,
          listed_by: listed_by ?? '',
          listed_at: listed_at?.toISOString() ?? '',
        })),
      )
    },
  }),
]
