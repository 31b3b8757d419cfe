import { sql } from 'kysely'
import { parseQuery, replaceQueryWords } from '#domain/rules/search/parse-query.ts'
import { splitFoldedWords } from '#domain/rules/search/query-text.ts'
import { allowedEdits, pickNearestSpelling } from '#domain/rules/search/spelling.ts'
import type { Context } from '../context.ts'
import { executeInSearchTime } from './search-time-limit.ts'

/** Number of names with the same beginning that are compared with a word. */
const COMPARED = 500
const FIRST_LETTERS = 2

/** Replaces words that begin no name by the most similar words of names; null if there are none (search.18). */
export async function correctNameQuery(ctx: Context, query: string, kind: 'board' | 'user'): Promise<string | null> {
  const parsed = parseQuery(query)
  if (parsed.phrases.length || parsed.tags.length) return null
  const meant: (string | null)[] = []
  for (const word of parsed.words) meant.push(allowedEdits(word) ? await nearestName(ctx, word, kind) : null)
  if (!meant.some(Boolean)) return null
  return replaceQueryWords(
    parsed,
    parsed.words.map((word, at) => meant[at] ?? word),
  )
}

/** The best-known names are read by their first letters, others by the first letters of any of their words. */
async function nearestName(ctx: Context, word: string, kind: 'board' | 'user'): Promise<string | null> {
  const begun = [...word].slice(0, FIRST_LETTERS).join('')
  const names = sql<{ text: string }>`
    (SELECT text FROM name_search WHERE kind = ${sql.lit(kind)} AND left(text, ${sql.lit(FIRST_LETTERS)}) = ${begun}
      ORDER BY score DESC, target_id DESC LIMIT ${COMPARED})
    UNION (SELECT text FROM name_search WHERE kind = ${sql.lit(kind)}
      AND words @@ to_tsquery('pg_catalog.simple', ${`'${begun}':*A`}) LIMIT ${COMPARED})`
  const rows = await executeInSearchTime(ctx, names)
  const uses = new Map<string, number>()
  for (const one of rows.flatMap(({ text }) => splitFoldedWords(text))) uses.set(one, (uses.get(one) ?? 0) + 1)
  const known = [...uses].map(([term, weight]) => ({ term, weight }))
  return known.some(({ term }) => term.startsWith(word)) ? null : pickNearestSpelling(word, known)
}
