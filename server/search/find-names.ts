import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { fold } from '#domain/rules/search/fold.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'

type Kind = 'board' | 'user'
type FoundName = { id: Id; cursor_key: CursorKey }

/** Where all words begin words of the name, then where some begin words of the description or a section. */
const PLACES: readonly Where[] = ['A', 'ABCD']

/** Search.12 and 13. People and listed boards, the best known first. */
export async function findNames(
  ctx: Context,
  query: string,
  kind: Kind,
  after: CursorKey | null,
  limit: number,
): Promise<FoundName[]> {
  const names = namesThatFit(query, kind, after, limit)
  if (!names) return kind === 'user' && !query.trim() ? bestKnown(ctx, after, limit) : []
  const { rows } = await names.execute(ctx.db)
  return rows.map(({ id, score, place }) => ({ id, cursor_key: [place, score, id] }))
}

/** So many letters begin most names: whoever types more of them means a word of the name, wherever it stands. */
const FEW_LETTERS = 3

/** While someone types: few letters begin a name, the best known first, and more of them any word of it. */
export async function completeNames(ctx: Context, typed: string, limit: number): Promise<Record<Kind, Id[]>> {
  const begun = fold(typed.trim())
  const begin = [...begun].length <= FEW_LETTERS ? await idsByKind(ctx, KINDS.map(namesThatBegin(begun, limit))) : NONE
  const tooFew = KINDS.filter((kind) => begin[kind].length < limit)
  const others = tooFew.flatMap((kind) => namesThatFit(typed, kind, null, limit) ?? [])
  const found = others.length ? await idsByKind(ctx, others) : NONE
  const of = (kind: Kind) => (tooFew.includes(kind) ? found[kind] : begin[kind])
  return { board: of('board'), user: of('user') }
}

const KINDS: readonly Kind[] = ['user', 'board']
const NONE: Record<Kind, Id[]> = { user: [], board: [] }

/** What several statements find, asked for in one. */
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

/** So many of the best known are gone through; what stands on too few of them is mostly rare, and all that have it are read. */
const BEST = 1_000

type Row = { kind: Kind; id: Id; score: string; place: number }

/**
 * The best known are gone through apart from all others, because the planner can't tell a common beginning from a rare one: only where
 * too few of them fit, the others are read. Later pages are read from all. Null where nothing was typed.
 */
function namesThatFit(query: string, kind: Kind, after: CursorKey | null, limit: number): RawBuilder<Row> | null {
  const parsed = parseQuery(query)
  const [inName, anywhere] = PLACES.map((where) => wordQuery(parsed, 'begun', where))
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

/** Who has not said yet whom they look for is shown those whom most people follow. */
async function bestKnown({ db }: Context, after: CursorKey | null, limit: number): Promise<FoundName[]> {
  const { rows } = await sql<{ id: Id; score: string }>`SELECT target_id AS id, score::text FROM name_search
    WHERE kind = 'user' ${after ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id, score }) => ({ id, cursor_key: [0, score, id] }))
}
