import { SHOPPING_PAGE_PRODUCTS_MIN } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import { hasAllWordsOfSlug, listShoppingSlugs } from '#domain/rules/shopping/shopping-page.ts'
import type { Context } from '../context.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'

type Slugs = { all: ReadonlySet<string>; listed: readonly string[] }
const slugs = makeHouseCache<Slugs>({ max: 1, ttl: 60_000 })
const PAGES_OF_A_PRODUCT = 3

const wordsIn = (slug: string) => slug.split('-').length

/** Finds at most 3 existing shopping pages that fit the name of a product, those with more words first. */
export async function findShoppingPagesOfPin({ house }: Context, pin: Pin): Promise<string[]> {
  const [product] = pin.rich_summary?.products ?? []
  if (!product) return []
  const { all, listed } = await getOrLoadEntry(slugs(house), 'all', async () => {
    const rows = await house.db
      .selectFrom('shopping_pages')
      .select(['slug', 'listed_by'])
      .where((row) =>
        row.or([row('listed_by', 'is not', null), row('product_count', '>=', SHOPPING_PAGE_PRODUCTS_MIN)]),
      )
      .execute()
    return {
      all: new Set(rows.map(({ slug }) => slug)),
      listed: rows.flatMap(({ slug, listed_by }) => (listed_by ? [slug] : [])),
    }
  })
  const name = product.name || pin.title
  const fitting = new Set([
    ...listShoppingSlugs(name).filter((slug) => all.has(slug)),
    ...listed.filter((slug) => hasAllWordsOfSlug(name, slug)),
  ])
  return [...fitting]
    .sort((a, b) => wordsIn(b) - wordsIn(a))
    .slice(0, PAGES_OF_A_PRODUCT)
    .map((slug) => `/shopping/${slug}/`)
}
