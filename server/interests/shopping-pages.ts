import { sql } from 'kysely'
import { SHOPPING_PAGE_PRODUCTS_MIN } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { hasAllWordsOfSlug, listShoppingSlugs, SHOPPING_PAGES_MAX } from '#domain/rules/shopping/shopping-page.ts'
import type { Context } from '../context.ts'
import { maintenanceDb, type ReadOnlyDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { countBrandsAndCurrencies } from '../rich/index-products.ts'

type TitledPin = { pin_id: Id; title: string }
const AT_ONCE = 5_000

export const findShoppingPage = ({ db }: Pick<Context, 'db'>, slug: string) =>
  db
    .selectFrom('shopping_pages')
    .select(['slug', 'product_count', 'listed_by'])
    .where('slug', '=', slug)
    .where((row) => row.or([row('listed_by', 'is not', null), row('product_count', '>=', SHOPPING_PAGE_PRODUCTS_MIN)]))
    .executeTakeFirst()

/** Yields the names of products that are listed and in stock, in batches. */
async function* productNames(db: ReadOnlyDb): AsyncGenerator<TitledPin[]> {
  for (let after = '0' as Id; ; ) {
    const found = await db
      .selectFrom('pin_search')
      .select(['pin_id', 'aggregate_id'])
      .where('kind', '=', 'product')
      .where('pin_id', '>', after)
      .orderBy('pin_id')
      .limit(AT_ONCE)
      .execute()
    if (!found.length) return
    after = found.at(-1)?.pin_id ?? after
    const { rows } = await sql<{ id: Id; title: string }>`
      SELECT id, coalesce(rich #>> '{rich_summary,products,0,name}', rich #>> '{rich_summary,display_name}', '') AS title
      FROM aggregates WHERE id = ANY(${found.map((row) => row.aggregate_id)}::bigint[])
        AND NOT coalesce((rich ->> 'is_oos_product')::boolean, false)`.execute(db)
    yield rows.map(({ id, title }) => ({ pin_id: id, title }))
  }
}

export async function countShoppingPageProducts(db: ReadOnlyDb, slug: string): Promise<number> {
  let count = 0
  for await (const names of productNames(db))
    count += names.filter(({ title }) => hasAllWordsOfSlug(title, slug)).length
  return count
}

/** Daily job: every word or pair of words that enough products have becomes a page; pages listed by staff stay. */
export async function updateShoppingPages(house: Pick<House, 'db' | 'clock'>): Promise<void> {
  const db = maintenanceDb(house)
  const listed = await db.selectFrom('shopping_pages').select('slug').where('listed_by', 'is not', null).execute()
  const counts = new Map<string, number>()
  // Pages listed by staff may have more words, and another plural form, than product names yield.
  const fitting = new Map(listed.map(({ slug }) => [slug, 0]))
  for await (const names of productNames(db))
    for (const { title } of names) {
      for (const slug of listShoppingSlugs(title)) counts.set(slug, (counts.get(slug) ?? 0) + 1)
      for (const [slug, count] of fitting) if (hasAllWordsOfSlug(title, slug)) fitting.set(slug, count + 1)
    }
  const pages = [...counts]
    .filter(([, count]) => count >= SHOPPING_PAGE_PRODUCTS_MIN)
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHOPPING_PAGES_MAX)
  const all = new Map([...pages, ...fitting])
  const now = house.clock()
  await sql`INSERT INTO shopping_pages (slug, product_count, counted_at)
    SELECT slug, count, ${now} FROM unnest(${[...all.keys()]}::text[], ${[...all.values()]}::int[]) AS n(slug, count)
    ON CONFLICT (slug) DO UPDATE SET product_count = excluded.product_count, counted_at = excluded.counted_at`.execute(
    db,
  )
  await sql`DELETE FROM shopping_pages WHERE listed_by IS NULL AND counted_at < ${now}`.execute(db)
  await countBrandsAndCurrencies(db)
}
