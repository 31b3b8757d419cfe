import { sql } from 'kysely'
import { listPossibleUsernames, mentionsFullName, toNameTsquery } from '#domain/rules/today/names-in-searches.ts'
import type { Db } from '../db/connect.ts'

/** Returns the terms that are someone's full name or username, including people who don't want to be found. */
export async function findPersonNameTerms(db: Db, terms: string[]): Promise<Set<string>> {
  const asked = terms.flatMap((term) => {
    const query = toNameTsquery(term)
    return query ? [{ term, query }] : []
  })
  const { rows } = await sql<{
    term: string
    first_name: string
    last_name: string
  }>`SELECT DISTINCT term, first_name, last_name
    FROM unnest(${asked.map((one) => one.term)}::text[], ${asked.map((one) => one.query)}::text[]) AS asked(term, query), users
    WHERE name_lexemes(first_name, last_name) @@ query::tsquery`.execute(db)
  const usernames = terms.flatMap((term) => listPossibleUsernames(term).map((username) => ({ term, username })))
  const { rows: taken } = await sql<{ handle: string }>`SELECT handle FROM handles
    WHERE handle = ANY(${usernames.map(({ username }) => username)}::text[])`.execute(db)
  const isTaken = new Set(taken.map(({ handle }) => handle))
  return new Set([
    ...rows.filter((row) => mentionsFullName(row.term, row.first_name, row.last_name)).map(({ term }) => term),
    ...usernames.filter(({ username }) => isTaken.has(username)).map(({ term }) => term),
  ])
}
