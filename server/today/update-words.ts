import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { withoutSensitive } from '#domain/rules/seo/noindex-reason.ts'
import { trendingWords, WORDS_MOST } from '#domain/rules/today/today-lists.ts'
import type { Db } from '../db/connect.ts'
import { namesAmong } from '../search/names-among.ts'
import { DAY, dayOf, EVERYWHERE, placesOf } from './places.ts'

/** So many of the last searches are read at most. */
const SEARCHES = 300_000

/** today.5: words of every place and of everywhere; never a person's name. */
export async function updateWords(db: Db, now: Date): Promise<void> {
  const { rows: searches } = await sql<{ word: string; by: Id; at: Date }>`SELECT term AS word, user_id AS by,
    searched_at AS at FROM searches WHERE searched_at > ${new Date(now.getTime() - 8 * DAY)}
    ORDER BY searched_at DESC LIMIT ${SEARCHES}`.execute(db)
  const places = await placesOf(db, [...new Set(searches.map(({ by }) => by))])
  const found = [...new Set([EVERYWHERE, ...places.values()])].map((place) => {
    const own = place ? searches.filter(({ by }) => places.get(by) === place) : searches
    return { place, words: trendingWords(own, now).filter((word) => withoutSensitive(word) === word) }
  })
  const names = await namesAmong(db, [...new Set(found.flatMap(({ words }) => words))])
  const day = dayOf(now)
  const kept = found.flatMap(({ place, words }) =>
    words
      .filter((word) => !names.has(word))
      .slice(0, WORDS_MOST)
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
