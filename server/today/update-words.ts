import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { removeSensitiveWords } from '#domain/rules/seo/seo-texts.ts'
import { rankTrendingWords, TRENDING_WORDS_MAX } from '#domain/rules/today/today-lists.ts'
import type { Db } from '../db/connect.ts'
import { findPersonNameTerms } from '../search/person-name-terms.ts'
import { DAY_MS, loadTodayPlaces, PLACE_EVERYWHERE, toUtcDay } from './places.ts'

/** Maximum number of latest searches read. */
const SEARCHES = 300_000

/** Updates the words of every place and of everywhere, without people's names (today.5). */
export async function updateTodayWords(db: Db, now: Date): Promise<void> {
  const { rows: searches } = await sql<{ word: string; by: Id; at: Date }>`SELECT term AS word, user_id AS by,
    searched_at AS at FROM searches WHERE searched_at > ${new Date(now.getTime() - 8 * DAY_MS)}
    ORDER BY searched_at DESC LIMIT ${SEARCHES}`.execute(db)
  const places = await loadTodayPlaces(db, [...new Set(searches.map(({ by }) => by))])
  const found = [...new Set([PLACE_EVERYWHERE, ...places.values()])].map((place) => {
    const own = place ? searches.filter(({ by }) => places.get(by) === place) : searches
    return { place, words: rankTrendingWords(own, now).filter((word) => removeSensitiveWords(word) === word) }
  })
  const names = await findPersonNameTerms(db, [...new Set(found.flatMap(({ words }) => words))])
  const day = toUtcDay(now)
  const kept = found.flatMap(({ place, words }) =>
    words
      .filter((word) => !names.has(word))
      .slice(0, TRENDING_WORDS_MAX)
      .map((word, rank) => ({ place, rank, word })),
  )
  await db
    .deleteFrom('today_words')
    .where('day', '=', day as never)
    .execute()
  if (kept.length)
    await db
      .insertInto('today_words')
      .values(kept.map((row) => ({ day, ...row })) as never)
      .execute()
}
