import { type RawBuilder, sql } from 'kysely'
import { colorIndexOfWord } from '#domain/rules/search/color-words.ts'
import type { Language, Phrases } from '#domain/rules/search/dictionary.ts'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { findRelatedWords, splitQueryUnits } from '#domain/rules/search/related-words.ts'
import {
  type SearchFields,
  toAllWordsTsquery,
  toAnyPhraseTsquery,
  toPhraseTsquery,
} from '#domain/rules/search/tsquery.ts'
import type { Context } from '../context.ts'
import { toCodePattern } from './codes.ts'
import { toSearchLanguage } from './query-embedding.ts'

/** A part of a query: a word or a known phrase, the dictionary's words for it, the color it names, and its LIKE pattern if it is a code. */
export type QueryPart = { words: readonly string[]; related: Phrases; tint: number | null; code: string | null }

/** Maximum number of related words of one part that are searched in each language. */
const MOST_RELATED = 200

/** Splits a query into parts with related words from the dictionary. A quoted phrase has none. */
export function toQueryParts(ctx: Pick<Context, 'locale'>, { words, phrases }: ParsedQuery): QueryPart[] {
  const first = toSearchLanguage(ctx)
  return splitQueryUnits(words).map((unit) => {
    const { same, narrower } = findRelatedWords(unit, first)
    const related = (language: Language) =>
      phrases.length ? [] : [...new Set([...same[language], ...narrower[language]])].slice(0, MOST_RELATED)
    return {
      words: unit.split(' '),
      related: { en: related('en'), de: related('de') },
      tint: colorIndexOfWord(unit, first),
      code: toCodePattern(unit),
    }
  })
}

/** A full-text query in three dictionaries: `simple` for words as written and beginnings, `en` and `de` for stems. */
export type TextQuery = { simple: string; en: string; de: string }

/** SQL condition that a pin matches a text query. `column` holds the searched words. */
export const textMatchCondition = ({ simple, en, de }: TextQuery, column = sql`words`): RawBuilder<boolean> =>
  // Subqueries are evaluated once and hidden from the planner, so that one plan serves all words.
  sql`(${column} @@ (SELECT to_tsquery('pg_catalog.simple', ${simple}) || to_tsquery('pg_catalog.english', ${en}))
    OR german @@ (SELECT to_tsquery('pg_catalog.german', ${de})))`

/** The same with the words visible to the planner, where the best plan depends on how common they are. */
export const plannableTextMatchCondition = ({ simple, en, de }: TextQuery): RawBuilder<boolean> =>
  sql`(words @@ (to_tsquery('pg_catalog.simple', ${simple}) || to_tsquery('pg_catalog.english', ${en}))
    OR german @@ to_tsquery('pg_catalog.german', ${de}))`

/**
 * `exact`: all words as typed. `whole`: every part by its words, their beginnings or related words. `single`: one part.
 * `matched`: every part by its words, or by a related word in the title, alt text or tags, as results have to.
 */
export function toTextQueries(parts: readonly QueryPart[]): {
  exact: TextQuery
  whole: TextQuery
  matched: TextQuery
  single: TextQuery[]
} {
  const either = (words: string, related: readonly string[], places: SearchFields = 'ABCD') =>
    `(${[words, ...(related.length ? [toAnyPhraseTsquery(related, places)] : [])].join(' | ')})`
  const of = (some: readonly QueryPart[]): TextQuery => ({
    simple: some.map(({ words, related }) => either(toAllWordsTsquery(words, 'ABCD', true), related.en)).join(' & '),
    en: some.map(({ words, related }) => either(toAllWordsTsquery(words), related.en)).join(' & '),
    de: some.map(({ words, related }) => either(toAllWordsTsquery(words), related.de)).join(' & '),
  })
  const matched = (language: Language) =>
    parts.map(({ words, related }) => either(toAllWordsTsquery(words, 'ABC'), related[language], 'AB')).join(' & ')
  const exact = parts.map(({ words }) => toAllWordsTsquery(words)).join(' & ')
  return {
    exact: { simple: exact, en: exact, de: exact },
    whole: of(parts),
    matched: { simple: matched('en'), en: matched('en'), de: matched('de') },
    single: parts.map((part) => of([part])),
  }
}

/** SQL conditions that every result meets: the query's tags and quoted phrases, and nothing that it excludes. */
export const toRequiredConditions = ({ tags, phrases, without }: ParsedQuery): RawBuilder<unknown>[] => [
  ...(tags.length ? [sql`tags @> ${[...tags]}::text[]`] : []),
  ...phrases.map((words) => phraseCondition(words)),
  ...without.map((words) => sql`NOT ${phraseCondition(words)}`),
]

export const phraseCondition = (words: readonly string[]): RawBuilder<boolean> =>
  sql`words @@ to_tsquery('pg_catalog.simple', ${toPhraseTsquery(words)})`
