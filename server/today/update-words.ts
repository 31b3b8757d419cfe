import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { withoutSensitive } from '#domain/rules/seo/noindex-reason.ts'
import { namesToAsk, saysName, usernamesSaid } from '#domain/rules/today/names-said.ts'
import { trendingWords, WORDS_MOST } from '#domain/rules/today/today-lists.ts'
import type { Db } from '../db/connect.ts'
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

/** The terms that say someone's full name or username, also of those who don't want to be found. */
async function namesAmong(db: Db, terms: string[]): Promise<Set<string>> {
  const asked = terms.flatMap((term) => {
    const query = namesToAsk(term)
    return query ? [{ term, query }] : []
  })
  const { rows } = await sql<{
    term: string
    first_name: string
    last_name: string
  }>`SELECT DISTINCT term, first_name, last_name
    FROM unnest(${asked.map((one) => one.term)}::text[], ${asked.map((one) => one.query)}::text[]) AS asked(term, query), users
    WHERE name_lexemes(first_name, last_name) @@ query::tsquery`.execute(db)
  const usernames = terms.flatMap((term) => usernamesSaid(term).map((username) => ({ term, username })))
  const { rows: taken } = await sql<{ handle: string }>`SELECT handle FROM handles
    WHERE handle = ANY(${usernames.map(({ username }) => username)}::text[])`.execute(db)
  const isTaken = new Set(taken.map(({ handle }) => handle))
  return new Set([
    ...rows.filter((row) => saysName(row.term, row.first_name, row.last_name)).map(({ term }) => term),
    ...usernames.filter(({ username }) => isTaken.has(username)).map(({ term }) => term),
  ])
}
