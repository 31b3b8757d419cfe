import { sql } from 'kysely'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { isKnownPhrase } from '#domain/rules/search/related-words.ts'
import { editsForgiven, nearestSpelling } from '#domain/rules/search/spelling.ts'
import type { Context } from '../context.ts'

/** So many findable pins have to use a word before others are led to it. */
const LEAST_USED = 3
const CANDIDATES = 40

/** D69. What was meant, when a word of the query is in nobody's texts and names nobody; null when all words are words. */
export async function correctedQuery(ctx: Context, query: string): Promise<string | null> {
  const { words, phrases, tags } = parseQuery(query)
  if (phrases.length || tags.length || !words.length) return null
  const unsure = words.filter((word) => editsForgiven(word) > 0 && !isKnownPhrase([word]))
  if (!unsure.length) return null
  const { rows } = await sql<{ word: string; term: string | null; weight: number | null }>`
    SELECT w.word, t.term, t.weight FROM unnest(${unsure}::text[]) AS w(word)
    CROSS JOIN LATERAL (SELECT term, weight FROM search_terms WHERE weight >= ${LEAST_USED} AND term % w.word AND term NOT LIKE '#%'
      ORDER BY similarity(term, w.word) DESC, weight DESC LIMIT ${CANDIDATES}) t
    WHERE NOT EXISTS (SELECT 1 FROM search_terms s WHERE s.term = w.word)
      AND NOT EXISTS (SELECT 1 FROM name_search n WHERE n.words @@ to_tsquery('pg_catalog.simple', '''' || w.word || ''':A'))`.execute(
    ctx.db,
  )
  const meant = new Map<string, string>()
  for (const word of unsure) {
    const known = rows.flatMap(({ word: of, term, weight }) =>
      of === word && term ? [{ term, weight: weight ?? 0 }] : [],
    )
    const nearest = nearestSpelling(word, known)
    if (nearest) meant.set(word, nearest)
  }
  if (!meant.size) return null
  return words.map((word) => meant.get(word) ?? word).join(' ')
}
