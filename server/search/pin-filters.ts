import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/rules/search/dictionary.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { findRelatedWords, splitQueryUnits } from '#domain/rules/search/related-words.ts'
import { toAllWordsTsquery, toAnyPhraseTsquery } from '#domain/rules/search/tsquery.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { resolveShopFilter, type ShopFilterOptions } from './shop-filters.ts'
import { textMatchCondition, toRequiredConditions } from './text-queries.ts'

export type PinFilters = {
  kind?: string | undefined
  since?: Date | undefined
  /** Pictures with much of one color; `isMostFirst` sorts by its share. */
  tint?: number | undefined
  isMostFirst?: boolean
  /** Words that the title or alt text of each result must contain (search.10). */
  guides?: readonly string[] | undefined
  /** Filters and sort order of products (shop.9). */
  products?: ShopFilterOptions | undefined
}

/** Returns whether results are sorted by color share (vsearch.5), price or time rather than by relevance. */
export const isExplicitlySorted = ({ isMostFirst = false, products }: PinFilters): boolean =>
  isMostFirst || (products?.sort ?? 'best') !== 'best'

/**
 * SQL condition for every result, however it matches: requirements of the query, filters, and not hidden by the viewer.
 */
export async function makeFilterCondition(
  ctx: Context,
  query: string,
  filters: PinFilters,
): Promise<RawBuilder<unknown>> {
  const { kind, since, tint, guides = [], products } = filters
  const ofShop = products && (await resolveShopFilter(ctx, { ...products, color: undefined })).where
  const conditions = [
    ...toRequiredConditions(parseQuery(query)),
    ...guides.map(showsGuide),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(since ? [sql`saved_at >= ${since}`] : []),
    ...(tint === undefined ? [] : [sql`tints @> ${[tint]}::smallint[]`]),
    ...(ofShop ? [sql`pin_id IN (SELECT pin_id FROM shop_products WHERE true ${ofShop})`] : []),
    notHiddenCondition(ctx, sql`pin_search.aggregate_id`),
  ]
  return sql.join(conditions, sql` AND `)
}

/** SQL condition that the title or alt text contains the guide or a synonym. */
function showsGuide(guide: string): RawBuilder<unknown> {
  const units = splitQueryUnits(parseQuery(guide).words)
  const text = (language: Language) => {
    const of = (unit: string) => {
      const same = findRelatedWords(unit).same[language]
      return `(${[toAllWordsTsquery(unit.split(' '), 'AB'), ...(same.length ? [toAnyPhraseTsquery(same, 'AB')] : [])].join(' | ')})`
    }
    return units.map(of).join(' & ')
  }
  return textMatchCondition({ simple: text('en'), en: text('en'), de: text('de') })
}
