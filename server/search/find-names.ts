import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'

type FoundName = { id: Id; cursor_key: CursorKey }

/** Where all words begin words of the name, then where some begin words of the description or a section. */
const PLACES: readonly Where[] = ['A', 'ABCD']

/** Search.12 and 13. People and listed boards, the best known first. */
export async function findNames(
  ctx: Context,
  query: string,
  kind: 'board' | 'user',
  after: CursorKey | null,
  limit: number,
): Promise<FoundName[]> {
  const parsed = parseQuery(query)
  const [inName, anywhere] = PLACES.map((where) => wordQuery(parsed, 'begun', where))
  if (!inName || !anywhere) return kind === 'user' && !query.trim() ? bestKnown(ctx, after, limit) : []
  const fits = (text: string) => sql`words @@ (SELECT to_tsquery('pg_catalog.simple', ${text}))`
  const ways = [fits(inName), sql`${fits(anywhere)} AND NOT ${fits(inName)}`]
  const from = after ? Number(after[0]) : 0
  const found: FoundName[] = []
  for (const [place, what] of ways.entries()) {
    if (place < from || found.length >= limit) continue
    const names = await namesThat(ctx, kind, what, place === from ? after : null, limit - found.length)
    found.push(...names.map(({ id, score }) => ({ id, cursor_key: [place, score, id] })))
  }
  return found
}

/** So many of the best known are gone through; what stands on too few of them is rare, and all that have it are read. */
const BEST = 1_000

/** Asked in two steps because the planner can't tell a common beginning from a rare one. */
async function namesThat(
  { db }: Context,
  kind: 'board' | 'user',
  fits: RawBuilder<unknown>,
  after: CursorKey | null,
  limit: number,
): Promise<{ id: Id; score: string }[]> {
  const names = sql`SELECT target_id, score, words FROM name_search WHERE kind = ${sql.lit(kind)}
    ${after ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}`
  const order = sql`ORDER BY score DESC, target_id DESC`
  const read = async (from: RawBuilder<unknown>) =>
    (
      await sql<{ id: Id; score: string }>`SELECT target_id AS id, score::text AS score FROM (${from}) names`.execute(
        db,
      )
    ).rows
  const best = await read(sql`SELECT * FROM (${names} ${order} LIMIT ${BEST}) best WHERE ${fits} LIMIT ${limit}`)
  if (best.length >= limit) return best
  return read(sql`SELECT * FROM (${names} AND ${fits} OFFSET 0) fitting ${order} LIMIT ${limit}`)
}

/** Who has not said yet whom they look for is shown those whom most people follow. */
async function bestKnown({ db }: Context, after: CursorKey | null, limit: number): Promise<FoundName[]> {
  const { rows } = await sql<{ id: Id; score: string }>`SELECT target_id AS id, score::text FROM name_search
    WHERE kind = 'user' ${after ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id, score }) => ({ id, cursor_key: [0, score, id] }))
}
