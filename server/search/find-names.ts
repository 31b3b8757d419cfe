import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { PLANNED_ANEW } from '../db/statement-names.ts'

type FoundName = { id: Id; cursor_key: CursorKey }

/** Where all words begin words of the name, then where some begin words of the description or a section. */
const PLACES: readonly Where[] = ['A', 'ABCD']

/** Search.12 and 13. People and listed boards, the best known first: the index stops when the page is full. */
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
  const fits = (text: string) => sql`words @@ to_tsquery('pg_catalog.simple', ${text})`
  const from = after ? Number(after[0]) : 0
  const part = (
    place: number,
    what: ReturnType<typeof fits>,
  ) => sql`(SELECT target_id, score, ${place}::int AS place FROM name_search
    WHERE kind = ${kind} AND ${what}
      ${after && place === from ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit})`
  const parts = [part(0, fits(inName)), part(1, sql`${fits(anywhere)} AND NOT ${fits(inName)}`)].slice(from)
  const { rows } = await sql<{ id: Id; score: string; place: number }>`${PLANNED_ANEW}
    SELECT target_id AS id, score::text, place FROM (${sql.join(parts, sql` UNION ALL `)}) found
    ORDER BY place, found.score DESC, target_id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows.map(({ id, score, place }) => ({ id, cursor_key: [place, score, id] }))
}

/** Who has not said yet whom they look for is shown those whom most people follow. */
async function bestKnown({ db }: Context, after: CursorKey | null, limit: number): Promise<FoundName[]> {
  const { rows } = await sql<{ id: Id; score: string }>`SELECT target_id AS id, score::text FROM name_search
    WHERE kind = 'user' ${after ? sql`AND (score, target_id) < (${after[1]}::real, ${after[2]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id, score }) => ({ id, cursor_key: [0, score, id] }))
}
