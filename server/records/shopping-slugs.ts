import type { Pin } from '#domain/entities/pin.ts'
import { fitsSlug, PRODUCTS_FOR_A_PAGE, slugsOf } from '#domain/rules/shopping/shopping-page.ts'
import type { Context } from '../context.ts'
import { houseCache, readThrough } from '../house-cache.ts'

type Slugs = { all: ReadonlySet<string>; listed: readonly string[] }
const slugs = houseCache<Slugs>({ max: 1, ttl: 60_000 })
const PAGES_OF_A_PRODUCT = 3

const wordsIn = (slug: string) => slug.split('-').length

/** D63. At most 3 pages of the shop that exist and fit the name of a product, those of more words first. */
export async function shoppingPagesOf({ house }: Context, pin: Pin): Promise<string[]> {
  const [product] = pin.rich_summary?.products ?? []
  if (!product) return []
  const { all, listed } = await readThrough(slugs(house), 'all', async () => {
    const rows = await house.db
      .selectFrom('shopping_pages')
      .select(['slug', 'listed_by'])
      .where((row) => row.or([row('listed_by', 'is not', null), row('product_count', '>=', PRODUCTS_FOR_A_PAGE)]))
      .execute()
    return {
      all: new Set(rows.map(({ slug }) => slug)),
      listed: rows.flatMap(({ slug, listed_by }) => (listed_by ? [slug] : [])),
    }
  })
  const name = product.name || pin.title
  const fitting = new Set([
    ...slugsOf(name).filter((slug) => all.has(slug)),
    ...listed.filter((slug) => fitsSlug(name, slug)),
  ])
  return [...fitting]
    .sort((a, b) => wordsIn(b) - wordsIn(a))
    .slice(0, PAGES_OF_A_PRODUCT)
    .map((slug) => `/shopping/${slug}/`)
}
