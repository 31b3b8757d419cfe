import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { markedTest } from './marked-words.ts'

const DAYS = 7
const DAY = 86_400_000
/** So many more are read, because marked ones are left out. */
const SPARE = 30
/** Nobody's own search is told to others: so many different people have to look for the same. */
const LEAST_PEOPLE = 3
const MOST = 50

/** What many people look for now, counted anew from what those who agreed to it looked for. */
export async function updateTrending(house: House): Promise<void> {
  await inUnitOfWork(house, 'house', ({ db }) => updateTrendingWithin(db, house.clock()))
}

export async function updateTrendingWithin(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS * DAY)
  await sql`DELETE FROM trending_searches`.execute(db)
  await sql`INSERT INTO trending_searches (term, people)
    SELECT lower(term), count(DISTINCT user_id)::int AS people FROM searches WHERE searched_at >= ${since}
    GROUP BY lower(term) HAVING count(DISTINCT user_id) >= ${LEAST_PEOPLE} ORDER BY people DESC, lower(term) LIMIT ${MOST}`.execute(
    db,
  )
}

export async function trendingSearches(ctx: Context, begun: string, count: number): Promise<string[]> {
  const hasMarked = await markedTest(ctx)
  const { rows } = await sql<{ term: string }>`SELECT term FROM trending_searches WHERE starts_with(term, ${begun})
    ORDER BY people DESC, term LIMIT ${count + SPARE}`.execute(ctx.db)
  return rows
    .map((row) => row.term)
    .filter((term) => !hasMarked(term))
    .slice(0, count)
}
