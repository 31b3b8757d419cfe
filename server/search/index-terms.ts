import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { maintenanceDb, type ReadOnlyDb } from '../db/read-only-db.ts'
import { saveTableWalkPosition } from '../db/save-table-walk-position.ts'
import type { House } from '../house.ts'

const WALK = 'search-terms'
const STEP = 2000
/** Words as written, not stemmed and without the host of the pin's link; tags with their sign. */
const WRITTEN = sql.raw(`to_tsvector('pg_catalog.simple', parted_text(replace(text, coalesce(host, ''), '')))`)
/** SQL condition for words that are offered as completions. */
const IS_TERM = sql`length(term) BETWEEN 3 AND 40 AND term !~ '^[0-9]+$'`

/** Recounts all words and writes only the differences, so that the list is never empty. */
export async function recountSearchTerms(house: Pick<House, 'db'>): Promise<void> {
  const db = maintenanceDb(house)
  const last = await lastPin(db)
  await sql`
    WITH now AS MATERIALIZED (SELECT word AS term, ndoc AS weight FROM ts_stat($$SELECT ${WRITTEN} FROM pin_search$$)
      UNION ALL SELECT '#' || tag, count(*)::int FROM pin_search, unnest(tags) AS tag GROUP BY tag),
    terms AS (SELECT * FROM now WHERE ${IS_TERM}),
    gone AS (DELETE FROM search_terms t WHERE NOT EXISTS (SELECT 1 FROM terms WHERE terms.term = t.term))
    INSERT INTO search_terms (term, weight) SELECT term, weight FROM terms ORDER BY term
    ON CONFLICT (term) DO UPDATE SET weight = excluded.weight WHERE search_terms.weight <> excluded.weight`.execute(db)
  await saveTableWalkPosition(db, WALK, last)
}

/** Counts the words of pins created since the last run; changes of older pins are counted once a day. */
export async function countNewSearchTerms(house: Pick<House, 'db'>): Promise<void> {
  const db = maintenanceDb(house)
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
  await saveTableWalkPosition(db, WALK, ids.at(-1) as Id)
}

async function lastPin(db: ReadOnlyDb): Promise<Id> {
  const row = await db.selectFrom('pin_search').select('pin_id').orderBy('pin_id', 'desc').limit(1).executeTakeFirst()
  return row?.pin_id ?? ('0' as Id)
}
