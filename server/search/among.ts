import { type RawBuilder, sql } from 'kysely'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import type { Language } from '#domain/rules/search/related-words.ts'
import { type How, type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import { wordsOfUnit } from './said-in.ts'

/** A query with its full-text queries, each made once for all ways that ask it. */
export type InWords = {
  query: ParsedQuery
  text: (how: How, where: Where, language: Language) => string | null
}
/** Where families look; those with the same key look among the same pins. */
export type Among = { among: RawBuilder<boolean>; amongKey: string }

/** The pins that a family looks among: those with its words anywhere but in the names of boards and topics. */
export function amongOf(how: How, { query, text }: InWords): Among | null {
  const [en, de] = [text(how, 'ABCD', 'en'), text(how, 'ABCD', 'de')]
  const isLiteral = how === 'begun' || query.phrases.length > 0
  const parts = [
    ...(en ? [sql<boolean>`ts_filter(words, '{a,b,c}') @@ ${inEnglish(en, isLiteral)}`] : []),
    ...(de && !isLiteral ? [sql<boolean>`german @@ to_tsquery('pg_catalog.german', ${de})`] : []),
  ]
  return parts.length ? { among: sql`(${sql.join(parts, sql` OR `)})`, amongKey: `${isLiteral} ${en} ${de}` } : null
}

/** Where only one part of a query is looked for. */
export function amongOne(how: How, query: ParsedQuery, first: Language, at: number): RawBuilder<boolean> | undefined {
  const only = { ...query, words: wordsOfUnit(query, how, at) }
  return amongOf(how, { query: only, text: (...asked) => wordQuery(only, ...asked, first) })?.among
}

/** Words as they are written and by their English stems; beginnings and what stands in quotes are meant as written. */
export const inEnglish = (text: string, isLiteral: boolean): RawBuilder<unknown> =>
  isLiteral
    ? sql`to_tsquery('pg_catalog.simple', ${text})`
    : sql`(to_tsquery('pg_catalog.simple', ${text}) || to_tsquery('pg_catalog.english', ${text}))`
