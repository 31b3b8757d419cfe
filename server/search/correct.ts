import { sql } from 'kysely'
import { partsOfCompound } from '#domain/rules/search/compounds.ts'
import { formsOf } from '#domain/rules/search/forms.ts'
import { isLittleWord } from '#domain/rules/search/ideas.ts'
import { asTyped, parseQuery, withOtherWords } from '#domain/rules/search/parse-query.ts'
import { isKnownPhrase } from '#domain/rules/search/related-words.ts'
import { editsForgiven, nearestSpelling } from '#domain/rules/search/spelling.ts'
import type { Context } from '../context.ts'

/** So many findable pins have to use a word before others are led to it. */
const LEAST_USED = 3
const CANDIDATES = 40
const MOST_OF_A_PART = 1000
const INDEXED_LETTERS = 3

/**
 * D69. What was meant, when a word of the query is in nobody's texts and names nobody: the nearest spelling, or the two German words
 * it is made of; null when all words are words.
 */
export async function correctedQuery(
  ctx: Context,
  query: string,
  misspelled: ReadonlyMap<string, string> = new Map(),
): Promise<string | null> {
  const parsed = parseQuery(query)
  const { words } = parsed
  const unknown = words.filter((word) => editsForgiven(word) > 0 && !isKnownPhrase([word]))
  const unsure = unknown.filter((word) => !misspelled.has(word))
  const meant = new Map([...misspelled, ...(await nearestSpellings(ctx, unsure))])
  const compounds = unknown.filter((word) => !meant.has(word) && partsOfCompound(word))
  for (const word of await withoutNames(ctx, compounds)) meant.set(word, partsOfCompound(word)?.join(' ') ?? word)
  if (!meant.size) return null
  return withOtherWords(
    parsed,
    words.map((word) => meant.get(word) ?? asTyped(query, word)),
  )
}

/**
 * Words that were misspelled: nobody says them, they are no form of what is said and begin nothing of it; each with the word that
 * was meant. What they find by their stem ("famile" has that of "family") they find by mistake.
 */
export async function misspelledWords(ctx: Context, query: string): Promise<ReadonlyMap<string, string>> {
  const unknown = parseQuery(query).words.filter((word) => editsForgiven(word) > 0 && !isKnownPhrase([word]))
  if (!unknown.length) return new Map()
  const languages = ctx.locale.startsWith('de') ? (['en', 'de'] as const) : (['en'] as const)
  const forms = unknown.flatMap((word) =>
    languages.flatMap((language) => [...formsOf(word, language)].map((form) => ({ word, form }))),
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

/** Those that are in nobody's name and in no board's. */
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
    // "wite" is white before it is with, though "with" is said far more often.
    const nearest =
      nearestSpelling(
        word,
        likely.filter(({ term }) => !isLittleWord(term)),
      ) ?? nearestSpelling(word, likely)
    if (nearest) meant.set(word, nearest)
  }
  return meant
}

/**
 * Words that may have been meant: those that share most of their parts; and because a word with wrong letters may share few, those
 * of about its length that begin as it does, end as it does or have its middle, of each the most used. One wrong letter, or a
 * swapped pair, leaves the beginning or the end as it is; two leave the first letter, the last two, or all between.
 */
function likeIt(word: string) {
  const letters = [...word]
  const edits = editsForgiven(word)
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
