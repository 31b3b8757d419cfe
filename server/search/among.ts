import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/rules/search/ideas.ts'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { type How, sideBySide, type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import { isPlain } from './query-meaning.ts'
import { wordsOfUnit } from './said-in.ts'

/** A query with its full-text queries, each made once for all ways that ask it. */
export type InWords = {
  query: ParsedQuery
  text: (how: How, where: Where, language: Language) => string | null
}
/** Tells which pins. The planner is shown the words (`isShown`) where a rare one is to be looked for in another way than a common one. */
export type Which = (isShown: boolean) => RawBuilder<boolean>
/** Where families look; those with the same key look among the same pins. `has`: the same of a single pin, which is told sooner. */
export type Among = { among: Which; amongKey: string; has?: RawBuilder<boolean> | undefined }

/** The pins that a family looks among: those with its words anywhere but in the names of boards and topics. */
export function amongOf(how: How, { query, text }: InWords): Among | null {
  const [en, de] = [text(how, 'ABCD', 'en'), text(how, 'ABCD', 'de')]
  const isLiteral = how === 'begun' || query.phrases.length > 0
  if (!en && !(de && !isLiteral)) return null
  const among: Which = (isShown) =>
    either([
      ...(en ? [sql`ts_filter(words, '{a,b,c}') @@ ${englishQuery(en, isLiteral, isShown)}`] : []),
      ...(de && !isLiteral ? [sql`german @@ ${germanQuery(de, isShown)}`] : []),
    ])
  const places = text(how, 'ABC', 'en')
  const has = either([
    ...(places ? [sql`words @@ ${englishQuery(places, isLiteral)}`] : []),
    ...(de && !isLiteral ? [sql`german @@ ${germanQuery(de)}`] : []),
  ])
  return { among, amongKey: `${isLiteral} ${en} ${de}`, has: isPlain(query) ? has : undefined }
}

/** Where only one part of a query is looked for. */
export function amongOne(how: How, query: ParsedQuery, first: Language, at: number): Which | undefined {
  const only = { ...query, words: wordsOfUnit(query, how, at) }
  return amongOf(how, { query: only, text: (...asked) => wordQuery(only, ...asked, first) })?.among
}

export const either = (parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join(parts, sql` OR `)})`

/** Worked out once a statement. What the planner is not shown leaves it the same plan for all words, which is then kept. */
const once = (query: RawBuilder<unknown>, isShown: boolean) => (isShown ? query : sql`(SELECT ${query})`)

/** Words as they are written and by their English stems; beginnings and what stands in quotes are meant as written. */
export const englishQuery = (text: string, isLiteral: boolean, isShown = false): RawBuilder<unknown> =>
  isLiteral
    ? once(sql`to_tsquery('pg_catalog.simple', ${text})`, isShown)
    : once(sql`(to_tsquery('pg_catalog.simple', ${text}) || to_tsquery('pg_catalog.english', ${text}))`, isShown)

export const germanQuery = (text: string, isShown = false): RawBuilder<unknown> =>
  once(sql`to_tsquery('pg_catalog.german', ${text})`, isShown)

/** Words as they are written, side by side, or one. */
export const saidSideBySide = (words: readonly string[]): RawBuilder<boolean> =>
  sql`words @@ to_tsquery('pg_catalog.simple', ${sideBySide(words)})`
