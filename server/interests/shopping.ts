import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
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
  fitsSlug,
  isLowered,
  PRODUCTS_FOR_A_PAGE,
  shoppingPageName,
  shoppingSlug,
} from '#domain/rules/shopping/shopping-page.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { noteAct } from '../facts/note-act.ts'
import { notHidden } from '../feedback/hidden.ts'
import { loadPage } from '../list-page.ts'
import { interestTree } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { filtered } from '../search/shop-filters.ts'
import { findInterest } from './find-interest.ts'
import { countPage, pageRow } from './shopping-pages.ts'

const RELATED = 8
type Listed = {
  slug: string
  product_count: number
  listed_by: string | null
  listed_at: Date | null
  cursor_key: CursorKey
}
/** Narrows a page down by parts of words; whole words are compared afterwards. */
const saysAll = (slug: string) =>
  sql`text LIKE ALL (SELECT '%' || rtrim(w, 's') || '%' FROM unnest(string_to_array(plain_text(${slug.split('-').join(' ')}), ' ')) w)`
const offerOf = (pin: Pin) => pin.rich_summary?.products[0]?.offer_summary
const nameOf = (pin: Pin) => pin.rich_summary?.products[0]?.name ?? pin.title

async function showPage(ctx: Context, asked: string): Promise<ShoppingPage> {
  const slug = shoppingSlug(asked)
  const page = await pageRow(ctx, slug)
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
  ...answer(ShoppingFeedResource, {
    async get(ctx, { category, slug: asked, ...filter }) {
      const slug = asked && shoppingSlug(asked)
      if (slug && !(await pageRow(ctx, slug))) throw new Refusal('not_found', 'shopping.noPage')
      const tree = await interestTree(ctx.house)
      const topics = category ? tree.withChildren(await findInterest(ctx, category)) : null
      const { where, order, after: behind } = await filtered(ctx, filter)
      const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
        const { rows } = await sql<ListedPin>`
          SELECT pin_id, ARRAY[(${order.by})::text, pin_id::text] AS cursor_key
          FROM pin_search JOIN shop_products USING (pin_id)
          WHERE kind = 'product' AND ${notHidden(ctx, sql`pin_search.aggregate_id`)} ${where}
            ${topics ? sql`AND topics && ${topics}::bigint[]` : sql``}
            ${slug ? sql`AND ${saysAll(slug)}` : sql``}
            ${after ? behind(after) : sql``}
          ORDER BY ${order.by} ${order.way}, pin_id ${order.way} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      const isWanted = (pin: Pin) =>
        (!filter.on_sale || isLowered(offerOf(pin))) && (!slug || fitsSlug(`${nameOf(pin)} ${pin.description}`, slug))
      return listPins(ctx, PAGE_SIZE, read, 'list', isWanted)
    },
  }),
  ...answer(ShopNamesResource, {
    async get({ db }) {
      const rows = await db
        .selectFrom('shop_names')
        .select(['kind', 'name'])
        .orderBy('count', 'desc')
        .orderBy('name')
        .execute()
      const named = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name)
      return { type: 'shop_names' as const, id: 'all' as const, brands: named('brand'), currencies: named('currency') }
    },
  }),
  ...answer(ShoppingPageResource, {
    get: (ctx, { slug }) => showPage(ctx, slug),
    /** Staff list a page by its words; it exists whatever fits it. */
    async create(asked, { slug: typed }) {
      const ctx = signedIn(asked)
      const slug = shoppingSlug(typed)
      if (!slug) throw new Refusal('bad_input', 'staff.shoppingPageMissing', {}, { field: 'slug' })
      const product_count = await countPage(ctx.db, slug)
      await sql`INSERT INTO shopping_pages (slug, product_count, listed_by, listed_at, counted_at)
        VALUES (${slug}, ${product_count}, ${ctx.viewer.id}, ${ctx.now}, ${ctx.now})
        ON CONFLICT (slug) DO UPDATE SET listed_by = excluded.listed_by, listed_at = excluded.listed_at`.execute(ctx.db)
      await noteAct(ctx, { act: 'shopping_page', kind: 'shopping', target: slug })
      return showPage(ctx, slug)
    },
    /** Takes a page off the staff's list; it stays as long as enough products fit it. */
    async delete(asked, { slug }) {
      const ctx = signedIn(asked)
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
        .where('product_count', '<', PRODUCTS_FOR_A_PAGE)
        .execute()
      await noteAct(ctx, { act: 'shopping_page_gone', kind: 'shopping', target: slug })
      return { done: true as const }
    },
  }),
  ...answer(StaffShoppingPagesResource, {
    get(ctx) {
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<Listed>`SELECT slug, product_count, listed_at, u.username AS listed_by,
            ARRAY[slug] AS cursor_key
          FROM shopping_pages LEFT JOIN users u ON u.id = listed_by
          WHERE listed_by IS NOT NULL ${after ? sql`AND slug > ${after[0]}` : sql``}
          ORDER BY slug LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadPage(ctx, PAGE_SIZE, read, async (rows) =>
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
