import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { noteWalk } from '../db/note-walk.ts'
import { booksOf, type Reader } from '../db/reader.ts'
import type { House } from '../house.ts'

const WALK = 'search-terms'
const STEP = 2000
/** Words as they are written, without their stems and without the site that a pin leads to; tags have their sign. */
const WRITTEN = sql.raw(`to_tsvector('pg_catalog.simple', parted_text(replace(text, coalesce(host, ''), '')))`)
/** Words that complete what someone types. */
const IS_TERM = sql`length(term) BETWEEN 3 AND 40 AND term !~ '^[0-9]+$'`

/** Counts all words, and writes what differs: nobody ever meets an empty list. */
export async function countTerms(house: Pick<House, 'db'>): Promise<void> {
  const db = booksOf(house)
  const last = await lastPin(db)
  await sql`
    WITH now AS MATERIALIZED (SELECT word AS term, ndoc AS weight FROM ts_stat($$SELECT ${WRITTEN} FROM pin_search$$)
      UNION ALL SELECT '#' || tag, count(*)::int FROM pin_search, unnest(tags) AS tag GROUP BY tag),
    terms AS (SELECT * FROM now WHERE ${IS_TERM}),
    gone AS (DELETE FROM search_terms t WHERE NOT EXISTS (SELECT 1 FROM terms WHERE terms.term = t.term))
    INSERT INTO search_terms (term, weight) SELECT term, weight FROM terms ORDER BY term
    ON CONFLICT (term) DO UPDATE SET weight = excluded.weight WHERE search_terms.weight <> excluded.weight`.execute(db)
  await noteWalk(db, WALK, last)
}

/** Counts the words of pins that came since; what became of older ones is counted once a day. */
export async function addTerms(house: Pick<House, 'db'>): Promise<void> {
  const db = booksOf(house)
  const walk = await db.selectFrom('walks').select('at').where('name', '=', WALK).executeTakeFirst()
  const { rows } = await sql<{ pin_id: Id }>`
    SELECT pin_id FROM pin_search WHERE pin_id > ${walk?.at ?? 0} ORDER BY pin_id LIMIT ${STEP}`.execute(db)
  const ids = rows.map((row) => row.pin_id)
  if (!ids.length) return
  await sql`
    INSERT INTO search_terms (term, weight)
    SELECT term, weight FROM (
      SELECT w.lexeme AS term, count(*)::int AS weight FROM pin_search s, unnest(${WRITTEN}) w
      WHERE s.pin_id = ANY(${ids}::bigint[]) GROUP BY w.lexeme
      UNION ALL SELECT '#' || tag, count(*)::int FROM pin_search s, unnest(s.tags) AS tag
      WHERE s.pin_id = ANY(${ids}::bigint[]) GROUP BY tag) AS now WHERE ${IS_TERM} ORDER BY term
    ON CONFLICT (term) DO UPDATE SET weight = search_terms.weight + excluded.weight`.execute(db)
  await noteWalk(db, WALK, ids.at(-1) as Id)
}

async function lastPin(db: Reader): Promise<Id> {
  const row = await db.selectFrom('pin_search').select('pin_id').orderBy('pin_id', 'desc').limit(1).executeTakeFirst()
  return row?.pin_id ?? ('0' as Id)
}
