import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '#domain/constants/locales.ts'
import { removeSensitiveWords } from '#domain/rules/seo/seo-texts.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { loadMarkedWordTest } from './marked-words.ts'
import { findPersonNameTerms } from './person-name-terms.ts'
import { findTermPins } from './term-pins.ts'

const DAYS = 7
const DAY = 86_400_000
/** Minimum number of different people behind a trending search, so that nobody's own search is revealed. */
const LEAST_PEOPLE = 3
const MOST = 50
const READ = 200

/**
 * Recounts trending searches, from searches of people who consented; without people's names and sensitive words, and
 * only those that a pin matches.
 */
export async function updateTrending(house: House): Promise<void> {
  await inUnitOfWork(house, 'house', ({ db }) => updateTrendingInTransaction(house, db))
  knownIn(house).clear()
}

export async function updateTrendingInTransaction(house: House, db: Db): Promise<void> {
  const since = new Date(house.clock().getTime() - DAYS * DAY)
  const { rows } = await sql<{ term: string; people: number }>`
    SELECT lower(term) AS term, count(DISTINCT user_id)::int AS people FROM searches WHERE searched_at >= ${since}
    GROUP BY lower(term) HAVING count(DISTINCT user_id) >= ${LEAST_PEOPLE} ORDER BY people DESC, 1 LIMIT ${READ}`.execute(
    db,
  )
  const clean = rows.filter(({ term }) => removeSensitiveWords(term) === term)
  const names = await findPersonNameTerms(
    db,
    clean.map(({ term }) => term),
  )
  const nameless = clean.filter(({ term }) => !names.has(term))
  const matched = await findTermPins(
    { house, db, locale: DEFAULT_LOCALE },
    nameless.map(({ term }) => term),
  )
  const told = nameless.filter(({ term }) => matched.has(term)).slice(0, MOST)
  await db.deleteFrom('trending_searches').execute()
  if (told.length) await db.insertInto('trending_searches').values(told).execute()
}

const knownIn = makeHouseCache<readonly string[]>({ max: 1, ttl: 60_000 })

/**
 * All trending terms, cached: they are few, needed for every typed letter, and recounted by a job four times an hour.
 */
const allTrending = (house: House): Promise<readonly string[]> =>
  getOrLoadEntry(knownIn(house), 'terms', async () => {
    const { rows } = await sql<{ term: string }>`SELECT term FROM trending_searches ORDER BY people DESC, term`.execute(
      house.db,
    )
    return rows.map(({ term }) => term)
  })

export async function findTrendingSearches({ house }: Context, begun: string, count: number): Promise<string[]> {
  const hasMarked = await loadMarkedWordTest({ house })
  const all = await allTrending(house)
  return all.filter((term) => term.startsWith(begun) && !hasMarked(term)).slice(0, count)
}
