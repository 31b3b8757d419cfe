import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { FIELD_WEIGHTS, type PinMatch } from '#domain/rules/search/rank-results.ts'
import {
  type SearchFields,
  toAllWordsTsquery,
  toAnyPhraseTsquery,
  toPhraseTsquery,
} from '#domain/rules/search/tsquery.ts'
import type { Context } from '../context.ts'
import { keyset } from '../keyset.ts'
import { codesCondition } from './codes.ts'
import { fewerPinsCondition, loadScoreTiers, makePopularPinList } from './score-tiers.ts'
import { executeInSearchTime } from './search-time-limit.ts'
import { type QueryPart, textMatchCondition, toTextQueries } from './text-queries.ts'

const BEST_FIRST = keyset('DESC', ['score', 'real'], ['pin_id', 'bigint'])

/** A pin that may be a result, with how it matches the query and its stored embeddings. */
export type SearchCandidate = PinMatch & {
  id: Id
  score: number
  is_moving: boolean
  look: Buffer | null
  meaning: Buffer | null
}

/** Most pins of a list; when the lists of whole matches have fewer than `FEW` pins, matches of single parts are read, too. */
export const CANDIDATE_LIST_SIZE = 100
const FEW = 50
const TITLES = 20

/**
 * Loads all pins to be ranked, in one statement: the most popular pins that have all words; if these don't fill their
 * list, pins that match every part in some way; if both are few, pins that match single parts; exact titles; and the
 * given nearest ones.
 */
export async function loadSearchCandidates(
  ctx: Context,
  query: ParsedQuery,
  parts: readonly QueryPart[],
  nearest: readonly Id[],
  filter: RawBuilder<unknown>,
): Promise<SearchCandidate[]> {
  const tiers = await loadScoreTiers(ctx.house)
  const title = query.words.join(' ')
  const best = (condition: RawBuilder<unknown>, limit: number) =>
    sql`(SELECT pin_id, score FROM pin_search WHERE ${condition} AND ${filter} ORDER BY score DESC, pin_id DESC LIMIT ${sql.lit(limit)})`
  if (!parts.length) {
    const all = makePopularPinList('matching', tiers, { condition: filter, limit: CANDIDATE_LIST_SIZE })
    return readMatches(ctx, sql`WITH ${sql.join(all.queries)}`, all.rows, query, parts)
  }
  const withoutBoards = sql`ts_filter(words, '{a,b,c}')`
  const texts = toTextQueries(parts)
  const exactly = sql`${textMatchCondition(texts.exact, withoutBoards)} AND ${filter}`
  const exact = makePopularPinList('exact', tiers, { condition: exactly, limit: CANDIDATE_LIST_SIZE })
  const whole = makePopularPinList('whole', tiers, {
    condition: sql`${textMatchCondition(texts.whole)} AND ${filter}`,
    inTiers: sql`${textMatchCondition(texts.whole, withoutBoards)} AND ${filter}`,
    limit: CANDIDATE_LIST_SIZE,
    onlyIf: fewerPinsCondition([exact], CANDIDATE_LIST_SIZE),
  })
  const areFew = fewerPinsCondition([exact, whole], FEW)
  const single = texts.single.map((text, at) =>
    makePopularPinList(`part_${at}`, tiers, {
      condition: sql`${textMatchCondition(text, withoutBoards)} AND ${filter}`,
      limit: FEW,
      onlyIf: areFew,
    }),
  )
  const lists = [exact, whole, ...(parts.length > 1 ? single : [])]
  const codes = codesCondition(query)
  const rows = sql.join(
    [
      ...lists.map((list) => list.rows),
      best(sql`title = ${title} AND title <> ''`, TITLES),
      ...(codes ? [best(codes, CANDIDATE_LIST_SIZE)] : []),
      ...(nearest.length
        ? [sql`SELECT pin_id, score FROM pin_search WHERE pin_id = ANY(${nearest}::bigint[]) AND ${filter}`]
        : []),
    ],
    sql` UNION `,
  )
  const queries = lists.flatMap((list) => list.queries)
  return readMatches(ctx, sql`WITH ${sql.join(queries)}`, rows, query, parts)
}

/** Loads how the pins of a list match the query. Text queries are evaluated once per statement. */
async function readMatches(
  ctx: Context,
  lists: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  query: ParsedQuery,
  parts: readonly QueryPart[],
): Promise<SearchCandidate[]> {
  const words = parts.flatMap((part) => part.words).map((word) => toPhraseTsquery([word]))
  const prefixes = parts.map((part) => toAllWordsTsquery(part.words, 'ABC', true))
  const related = (language: 'en' | 'de', places: SearchFields) =>
    parts.map(({ related }) => (related[language].length ? toAnyPhraseTsquery(related[language], places) : null))
  const as = (dictionary: string, texts: readonly (string | null)[]) =>
    sql`(SELECT array_agg(to_tsquery(${sql.lit(`pg_catalog.${dictionary}`)}, t) ORDER BY n)
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS x(t, n))`
  const english = (texts: readonly (string | null)[]) =>
    sql`(SELECT array_agg(to_tsquery('pg_catalog.simple', t) || to_tsquery('pg_catalog.english', t) ORDER BY n)
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS x(t, n))`
  const weights = sql.lit(`{${FIELD_WEIGHTS.join()}}`)
  const statement = sql<SearchCandidate>`${lists} SELECT pin_id AS id, score, look, meaning, kind IN ('video', 'gif') AS is_moving,
      title <> '' AND title = ${query.words.join(' ')} AS is_title,
      ARRAY(SELECT greatest(ts_rank(${weights}, words, en), ts_rank(${weights}, german, de))
        FROM unnest(${english(words)}, ${as('german', words)}) AS q(en, de)) AS word_ranks,
      ARRAY(SELECT CASE WHEN words @@ ab OR german @@ gab OR tints @> ARRAY[tint] THEN 4 WHEN words @@ c OR german @@ gc THEN 3
          WHEN words @@ prefix OR text LIKE code THEN 1 WHEN words @@ d OR german @@ gd THEN 2 ELSE 0 END
        FROM unnest(${english(related('en', 'AB'))}, ${as('german', related('de', 'AB'))}, ${english(related('en', 'C'))},
          ${as('german', related('de', 'C'))}, ${english(related('en', 'D'))}, ${as('german', related('de', 'D'))},
          ${as('simple', prefixes)}, ${parts.map(({ tint }) => tint)}::smallint[], ${parts.map(({ code }) => code)}::text[])
          AS q(ab, gab, c, gc, d, gd, prefix, tint, code)) AS related_places
    FROM pin_search WHERE pin_id = ANY(ARRAY(SELECT pin_id FROM (${rows}) listed))`
  return executeInSearchTime(ctx, statement)
}

/** Loads the next most popular pins that match every part as results have to, after a score and id. */
export async function loadNextSearchCandidates(
  ctx: Context,
  parts: readonly QueryPart[],
  filter: RawBuilder<unknown>,
  after: readonly [score: string, id: string] | null,
): Promise<{ id: Id; score: number }[]> {
  const { matched } = toTextQueries(parts)
  const words = sql`ts_filter(words, '{a,b,c}')`
  const condition = parts.length ? sql`${textMatchCondition(matched, words)} AND ${filter}` : filter
  const next = makePopularPinList('next', await loadScoreTiers(ctx.house), {
    condition: sql`${condition} AND ${BEST_FIRST.isAfter(after)}`,
    limit: CANDIDATE_LIST_SIZE,
  })
  const statement = sql<{ id: Id; score: number }>`WITH ${sql.join(next.queries)}
    SELECT pin_id AS id, score FROM (${next.rows}) listed ORDER BY ${BEST_FIRST.order} LIMIT ${sql.lit(CANDIDATE_LIST_SIZE)}`
  return executeInSearchTime(ctx, statement)
}
