import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import type { Context } from '../context.ts'
import { makeHouseCache } from '../house-cache.ts'
import { loadScoreTiers, makePopularPinList } from './score-tiers.ts'
import { executeInSearchTime } from './search-time-limit.ts'
import { textMatchCondition, toQueryParts, toRequiredConditions, toTextQueries } from './text-queries.ts'

/** Pins of recently suggested terms, since the same terms are suggested for many letters and to many people. */
const known = makeHouseCache<{ id: Id | null }>({ max: 5_000, ttl: 600_000 })

/** Finds the most popular pin that matches every part of each term, as results have to. Terms without one are missing. */
export async function findTermPins(
  ctx: Pick<Context, 'house' | 'db' | 'locale'>,
  terms: readonly string[],
): Promise<Map<string, Id>> {
  const { house, locale } = ctx
  const cache = known(house)
  const keyOf = (term: string) => `${locale} ${term}`
  const tiers = await loadScoreTiers(house)
  const lists = terms.flatMap((term, at) => {
    const parsed = parseQuery(term)
    const parts = toQueryParts({ locale }, parsed)
    const conditions = [
      ...(parts.length ? [textMatchCondition(toTextQueries(parts).matched, sql`ts_filter(words, '{a,b,c}')`)] : []),
      ...toRequiredConditions(parsed),
    ]
    if (!conditions.length || cache.has(keyOf(term))) return []
    const list = makePopularPinList(`term_${at}`, tiers, { condition: sql.join(conditions, sql` AND `), limit: 1 })
    return [{ term, list }]
  })
  if (lists.length) {
    const best = lists.map(
      ({ term, list }) => sql`(SELECT ${term} AS term, pin_id FROM (${list.rows}) found
      ORDER BY score DESC, pin_id DESC LIMIT 1)`,
    )
    const rows = await executeInSearchTime(
      ctx,
      sql<{ term: string; pin_id: Id }>`WITH ${sql.join(lists.flatMap(({ list }) => list.queries))}
        ${sql.join(best, sql` UNION ALL `)}`,
    )
    const pins = new Map(rows.map(({ term, pin_id }) => [term, pin_id]))
    for (const { term } of lists) cache.set(keyOf(term), { id: pins.get(term) ?? null })
  }
  const found = terms.map((term) => [term, cache.get(keyOf(term))] as const)
  return new Map(found.flatMap(([term, pin]) => (pin?.id ? [[term, pin.id] as const] : [])))
}
