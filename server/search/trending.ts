import { sql } from 'kysely'
import { withoutSensitive } from '#domain/rules/seo/noindex-reason.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { markedTest } from './marked-words.ts'
import { namesAmong } from './names-among.ts'

const DAYS = 7
const DAY = 86_400_000
/** Nobody's own search is told to others: so many different people have to look for the same. */
const LEAST_PEOPLE = 3
const MOST = 50
const READ = 200

/** What many people look for now, counted anew from what those who agreed to it looked for; no person's name, nothing sensitive. */
export async function updateTrending(house: House): Promise<void> {
  await inUnitOfWork(house, 'house', ({ db }) => updateTrendingWithin(db, house.clock()))
  knownIn(house).clear()
}

export async function updateTrendingWithin(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS * DAY)
  const { rows } = await sql<{ term: string; people: number }>`
    SELECT lower(term) AS term, count(DISTINCT user_id)::int AS people FROM searches WHERE searched_at >= ${since}
    GROUP BY lower(term) HAVING count(DISTINCT user_id) >= ${LEAST_PEOPLE} ORDER BY people DESC, 1 LIMIT ${READ}`.execute(
    db,
  )
  const clean = rows.filter(({ term }) => withoutSensitive(term) === term)
  const names = await namesAmong(
    db,
    clean.map(({ term }) => term),
  )
  const told = clean.filter(({ term }) => !names.has(term)).slice(0, MOST)
  await db.deleteFrom('trending_searches').execute()
  if (told.length) await db.insertInto('trending_searches').values(told).execute()
}

const knownIn = houseCache<readonly string[]>({ max: 1, ttl: 60_000 })

/** All trending terms, from memory: there are few, every typed letter asks for them, and a job counts them four times an hour. */
const allTrending = (house: House): Promise<readonly string[]> =>
  readThrough(knownIn(house), 'terms', async () => {
    const { rows } = await sql<{ term: string }>`SELECT term FROM trending_searches ORDER BY people DESC, term`.execute(
      house.db,
    )
    return rows.map(({ term }) => term)
  })

export async function trendingSearches({ house }: Context, begun: string, count: number): Promise<string[]> {
  const hasMarked = await markedTest({ house })
  const all = await allTrending(house)
  return all.filter((term) => term.startsWith(begun) && !hasMarked(term)).slice(0, count)
}
