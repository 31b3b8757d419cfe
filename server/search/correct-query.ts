import { sql } from 'kysely'
import { splitCompound } from '#domain/rules/search/compounds.ts'
import { isStopWord } from '#domain/rules/search/dictionary.ts'
import { inflectedForms } from '#domain/rules/search/inflected-forms.ts'
import { parseQuery, replaceQueryWords, toTypedSpelling } from '#domain/rules/search/parse-query.ts'
import { isKnownPhrase } from '#domain/rules/search/related-words.ts'
import { allowedEdits, pickNearestSpelling } from '#domain/rules/search/spelling.ts'
import type { Context } from '../context.ts'

/** Number of pins that must use a word before queries are corrected to it. */
const LEAST_USED = 3
const CANDIDATES = 40
const MOST_OF_A_PART = 1000
const INDEXED_LETTERS = 3

/**
 * Corrects a query with a word that is in no text and no name: to the nearest spelling, or to the two German words it
 * is composed of. Null if all words are known.
 */
export async function correctQuery(
  ctx: Context,
  query: string,
  misspelled: ReadonlyMap<string, string> = new Map(),
): Promise<string | null> {
  const parsed = parseQuery(query)
  const { words } = parsed
  const unknown = words.filter((word) => allowedEdits(word) > 0 && !isKnownPhrase([word]))
  const unsure = unknown.filter((word) => !misspelled.has(word))
  const meant = new Map([...misspelled, ...(await nearestSpellings(ctx, unsure))])
  const compounds = unknown.filter((word) => !meant.has(word) && splitCompound(word))
  for (const word of await withoutNames(ctx, compounds)) meant.set(word, splitCompound(word)?.join(' ') ?? word)
  if (!meant.size) return null
  return replaceQueryWords(
    parsed,
    words.map((word) => meant.get(word) ?? toTypedSpelling(query, word)),
  )
}

/**
 * Finds misspelled words, each with the intended one: words that no text contains, not as another form or a beginning
 * either. What they match by their stem ("famile" has that of "family") is matched by mistake.
 */
export async function findMisspelledWords(ctx: Context, query: string): Promise<ReadonlyMap<string, string>> {
  const unknown = parseQuery(query).words.filter((word) => allowedEdits(word) > 0 && !isKnownPhrase([word]))
  if (!unknown.length) return new Map()
  const languages = ctx.locale.startsWith('de') ? (['en', 'de'] as const) : (['en'] as const)
  const forms = unknown.flatMap((word) =>
    languages.flatMap((language) => [...inflectedForms(word, language)].map((form) => ({ word, form }))),
  )
  const { rows } = await sql<{ word: string }>`SELECT word FROM unnest(${unknown}::text[]) AS word
    WHERE NOT EXISTS (SELECT 1 FROM search_terms WHERE term >= word AND term < word || U&'\\FFFF')
      AND NOT EXISTS (SELECT 1
        FROM unnest(${forms.map(({ word }) => word)}::text[], ${forms.map(({ form }) => form)}::text[]) AS tried(typed, form)
        JOIN search_terms ON term = form WHERE typed = word)`.execute(ctx.db)
  return nearestSpellings(
    ctx,
    rows.map(({ word }) => word),
  )
}

const IS_NAME = sql`EXISTS (SELECT 1 FROM name_search n
  WHERE n.words @@ to_tsquery('pg_catalog.simple', '''' || w.word || ''':A'))`

/** Removes the words that occur in a person's or a board's name. */
async function withoutNames(ctx: Context, words: readonly string[]): Promise<string[]> {
  if (!words.length) return []
  const { rows } = await sql<{ word: string }>`SELECT word FROM unnest(${words}::text[]) AS w(word)
    WHERE NOT ${IS_NAME}`.execute(ctx.db)
  return rows.map(({ word }) => word)
}

async function nearestSpellings(ctx: Context, unsure: readonly string[]): Promise<Map<string, string>> {
  const meant = new Map<string, string>()
  if (!unsure.length) return meant
  const { rows } = await sql<{ word: string; term: string; weight: number }>`
    SELECT w.word, t.term, t.weight FROM (${sql.join(unsure.map(likeIt), sql` UNION ALL `)}) t
    JOIN unnest(${unsure}::text[]) AS w(word) USING (word)
    WHERE NOT EXISTS (SELECT 1 FROM search_terms s WHERE s.term = w.word)
      AND NOT ${IS_NAME}`.execute(ctx.db)
  for (const word of unsure) {
    const likely = rows.filter((row) => row.word === word)
    // "wite" is corrected to white rather than with, though "with" is far more common.
    const nearest =
      pickNearestSpelling(
        word,
        likely.filter(({ term }) => !isStopWord(term)),
      ) ?? pickNearestSpelling(word, likely)
    if (nearest) meant.set(word, nearest)
  }
  return meant
}

/**
 * SQL for candidate corrections of a word: those that share most of its trigrams; and, because a misspelled word may
 * share few, the most used words of similar length with the same beginning, end or middle. One wrong letter, or a
 * swapped pair, leaves the beginning or the end intact; two leave the first letter, the last two, or everything in
 * between.
 */
function likeIt(word: string) {
  const letters = [...word]
  const edits = allowedEdits(word)
  const begun = edits > 1 ? 1 : Math.min(INDEXED_LETTERS, Math.floor((letters.length - 1) / 2))
  const used = sql`weight >= ${LEAST_USED} AND term NOT LIKE '#%'`
  const asLong = sql`length(term) BETWEEN ${letters.length - edits} AND ${letters.length + edits}`
  const parts = [
    sql`left(term, ${sql.lit(begun)}) = ${letters.slice(0, begun).join('')}`,
    sql`term LIKE ${`%${letters.slice(-Math.max(2, begun)).join('')}`}`,
    ...(edits > 1 ? [sql`term LIKE ${`%${letters.slice(2, -3).join('')}%`}`] : []),
  ]
  const alike = parts.map(
    (part) => sql`UNION (SELECT term, weight FROM search_terms WHERE ${part} AND ${asLong} AND ${used}
      ORDER BY weight DESC, term LIMIT ${MOST_OF_A_PART})`,
  )
  return sql`SELECT ${word}::text AS word, term, weight FROM (
    (SELECT term, weight FROM search_terms WHERE ${used} AND term % ${word}
      ORDER BY similarity(term, ${word}) DESC, weight DESC LIMIT ${CANDIDATES})
    ${sql.join(alike, sql` `)}) likely`
}
