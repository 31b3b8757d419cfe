import { sql } from 'kysely'
import { namesToAsk, saysName, usernamesSaid } from '#domain/rules/today/names-said.ts'
import type { Db } from '../db/connect.ts'

/** The terms that say someone's full name or username, also of those who don't want to be found. */
export async function namesAmong(db: Db, terms: string[]): Promise<Set<string>> {
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
