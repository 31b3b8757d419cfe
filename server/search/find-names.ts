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
  const parsed = parseQuery(query)
  const [inName, anywhere] = PLACES.map((where) => wordQuery(parsed, 'begun', where))
  if (!inName || !anywhere) return kind === 'user' && !query.trim() ? bestKnown(ctx, after, limit) : []
  const fits = (text: string) => sql`words @@ (SELECT to_tsquery('pg_catalog.simple', ${text}))`
  const ways = [fits(inName), fits(anywhere)] as const
  const best = after ? [] : await bestThat(ctx, kind, fits(inName), limit)
  return found(best.length >= limit ? best : await allThat(ctx, kind, ways, after, limit))
}

/** So many letters begin most names: whoever types more of them means a word of the name, wherever it stands. */
const FEW_LETTERS = 3

/** While someone types: few letters begin a name, the best known first, and more of them any word of it. */
export async function completeNames(ctx: Context, typed: string, kind: Kind, limit: number): Promise<Id[]> {
  const begun = fold(typed.trim())
  const begin = [...begun].length <= FEW_LETTERS ? await namesThatBegin(ctx, kind, begun, limit) : []
  return begin.length >= limit ? begin : (await findNames(ctx, typed, kind, null, limit)).map(({ id }) => id)
}

async function namesThatBegin({ db }: Context, kind: Kind, begun: string, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`SELECT target_id AS id FROM name_search
    WHERE kind = ${sql.lit(kind)} AND left(text, 2) = left(${begun}, 2) AND starts_with(text, ${begun})
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** So many of the best known are gone through; what stands on too few of them is mostly rare, and all that have it are read. */
const BEST = 1_000

type Row = { id: Id; score: string; place: number }
const found = (rows: readonly Row[]): FoundName[] =>
  rows.map(({ id, score, place }) => ({ id, cursor_key: [place, score, id] }))

/** Apart from all others, because the planner can't tell a common beginning from a rare one. */
async function bestThat({ db }: Context, kind: Kind, fits: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<Row>`SELECT target_id AS id, score::text AS score, 0 AS place FROM (
      SELECT target_id, score, words FROM name_search WHERE kind = ${sql.lit(kind)}
      ORDER BY score DESC, target_id DESC LIMIT ${BEST}) best
    WHERE ${fits} LIMIT ${limit}`.execute(db)
  return rows
}

async function allThat(
  { db }: Context,
  kind: Kind,
  [inName, anywhere]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
  after: CursorKey | null,
  limit: number,
) {
  const isBehind = after
    ? sql`WHERE place > ${after[0]}::int OR place = ${after[0]}::int AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)`
    : sql``
  const { rows } = await sql<Row>`SELECT target_id AS id, score::text AS score, place FROM (
      SELECT target_id, score, CASE WHEN ${inName} THEN 0 ELSE 1 END AS place FROM name_search
      WHERE kind = ${sql.lit(kind)} AND ${anywhere} OFFSET 0) names
    ${isBehind} ORDER BY place, names.score DESC, target_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Who has not said yet whom they look for is shown those whom most people follow. */
async function bestKnown({ db }: Context, after: CursorKey | null, limit: number): Promise<FoundName[]> {
  const { rows } = await sql<{ id: Id; score: string }>`SELECT target_id AS id, score::text FROM name_search
    WHERE kind = 'user' ${after ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id, score }) => ({ id, cursor_key: [0, score, id] }))
}
