import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { foldText } from '#domain/rules/search/query-text.ts'
import { type SearchFields, toPrefixTsquery } from '#domain/rules/search/tsquery.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { executeInSearchTime } from './search-time-limit.ts'

type Kind = 'board' | 'user'
type FoundName = { id: Id; cursor_key: CursorKey }

/** Weights searched: all words in the name first, then some in the description or a section. */
const PLACES: readonly SearchFields[] = ['A', 'ABCD']

/** Finds people and listed boards, best known first (search.12, search.13). */
export async function findNames(
  ctx: Context,
  query: string,
  kind: Kind,
  after: CursorKey | null,
  limit: number,
): Promise<FoundName[]> {
  const names = namesThatFit(query, kind, after, limit)
  if (!names) return kind === 'user' && !query.trim() ? bestKnown(ctx, after, limit) : []
  const rows = await executeInSearchTime(ctx, names)
  return rows.map(({ id, score, place }) => ({ id, cursor_key: [place, score, id] }))
}

/** Number of letters with which most names begin; a longer text may match any word of a name. */
const FEW_LETTERS = 3

/**
 * Completes a name while someone types: a few letters match beginnings, best known names first, and more letters match
 * any word.
 */
export async function completeNames(ctx: Context, typed: string, limit: number): Promise<Record<Kind, Id[]>> {
  const begun = foldText(typed.trim())
  const begin = [...begun].length <= FEW_LETTERS ? await idsByKind(ctx, KINDS.map(namesThatBegin(begun, limit))) : NONE
  const tooFew = KINDS.filter((kind) => begin[kind].length < limit)
  const others = tooFew.flatMap((kind) => namesThatFit(typed, kind, null, limit) ?? [])
  const found = others.length ? await idsByKind(ctx, others) : NONE
  const of = (kind: Kind) => (tooFew.includes(kind) ? found[kind] : begin[kind])
  return { board: of('board'), user: of('user') }
}

const KINDS: readonly Kind[] = ['user', 'board']
const NONE: Record<Kind, Id[]> = { user: [], board: [] }

/** Runs several of these queries in one statement. */
async function idsByKind({ db }: Context, names: readonly RawBuilder<Pick<Row, 'kind' | 'id'>>[]) {
  const each = names.map((one) => sql`(SELECT kind, id FROM (${one}) names)`)
  const { rows } = await sql<Pick<Row, 'kind' | 'id'>>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return { user: of('user'), board: of('board') }
}

const namesThatBegin = (begun: string, limit: number) => (kind: Kind) =>
  sql<Pick<Row, 'kind' | 'id'>>`SELECT kind, target_id AS id FROM name_search
    WHERE kind = ${sql.lit(kind)} AND left(text, 2) = left(${begun}, 2) AND starts_with(text, ${begun})
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`

/**
 * Number of best-known names that are scanned; a text that too few of them match is rare, so then all its matches are
 * read.
 */
const BEST = 1_000

type Row = { kind: Kind; id: Id; score: string; place: number }

/**
 * SQL for matching names. The best-known names are scanned first, because the planner can't tell a common beginning
 * from a rare one; all others are read only if too few match. Later pages read all. Null for an empty query.
 */
function namesThatFit(query: string, kind: Kind, after: CursorKey | null, limit: number): RawBuilder<Row> | null {
  const parsed = parseQuery(query)
  const [inName, anywhere] = PLACES.map((places) => toPrefixTsquery(parsed, places))
  if (!inName || !anywhere) return null
  const fits = (text: string) => sql`words @@ (SELECT to_tsquery('pg_catalog.simple', ${text}))`
  const ofKind = sql`FROM name_search WHERE kind = ${sql.lit(kind)}`
  const all = sql`SELECT target_id, score, place FROM (
      SELECT target_id, score, CASE WHEN ${fits(inName)} THEN 0 ELSE 1 END AS place ${ofKind} AND ${fits(anywhere)} OFFSET 0) names`
  const inOrder = (names: RawBuilder<unknown>) =>
    sql<Row>`${names} ORDER BY place, found.score DESC, found.target_id DESC LIMIT ${limit}`
  const shown = sql`SELECT ${sql.lit(kind)} AS kind, target_id AS id, score::text AS score, place`
  if (after)
    return inOrder(sql`${shown} FROM (${all}) found
      WHERE place > ${after[0]}::int OR place = ${after[0]}::int AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)`)
  const isFull = sql`(SELECT count(*) = ${limit} FROM best)`
  return inOrder(sql`WITH best AS MATERIALIZED (
      SELECT target_id, score, 0 AS place FROM (
        SELECT target_id, score, words ${ofKind} ORDER BY score DESC, target_id DESC LIMIT ${sql.lit(BEST)}) known
      WHERE ${fits(inName)} LIMIT ${limit})
    ${shown} FROM (SELECT * FROM best WHERE ${isFull} UNION ALL ${all} WHERE NOT ${isFull}) found`)
}

/** The people with most followers, for an empty query. */
async function bestKnown(ctx: Context, after: CursorKey | null, limit: number): Promise<FoundName[]> {
  const people = sql<{ id: Id; score: string }>`SELECT target_id AS id, score::text FROM name_search
    WHERE kind = 'user' ${after ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`
  const rows = await executeInSearchTime(ctx, people)
  return rows.map(({ id, score }) => ({ id, cursor_key: [0, score, id] }))
}
