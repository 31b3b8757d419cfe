import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

/** Listed boards, by name, description and sections, and people who want to be found, by name. */
export async function indexNames(db: Db, id?: Id): Promise<void> {
  const only = (column: string) => (id ? sql`${sql.ref(column)} = ${id}` : sql`true`)
  await sql`
    WITH now AS (
      SELECT 'board' AS kind, b.id, plain_text(b.name) AS name, plain_text(concat_ws(' ', b.description,
        (SELECT string_agg(s.title, ' ') FROM sections s WHERE s.board_id = b.id))) AS more,
        ln(2 + b.follower_count + b.pin_count)::real AS score
      FROM boards b JOIN user_boards u ON u.board_id = b.id AND u.user_id = b.owner_id AND u.audience = 0 WHERE ${only('b.id')}
      UNION ALL
      SELECT 'user', p.id, plain_text(concat_ws(' ', p.first_name, p.last_name, p.business_name, p.username)), '',
        ln(2 + c.follower_count)::real
      FROM users p JOIN user_counts c ON c.user_id = p.id
      WHERE p.state = 'active' AND NOT coalesce((p.settings ->> 'exclude_from_search')::boolean, false) AND ${only('p.id')}),
    gone AS (DELETE FROM name_search s WHERE ${only('s.target_id')} AND NOT EXISTS (SELECT 1 FROM now WHERE now.id = s.target_id))
    INSERT INTO name_search (kind, target_id, text, score, words)
    SELECT kind, id, name, score, setweight(to_tsvector('pg_catalog.simple', parted_text(name)), 'A')
      || setweight(to_tsvector('pg_catalog.simple', parted_text(more)), 'B') FROM now
    ON CONFLICT (target_id, kind) DO UPDATE SET text = excluded.text, score = excluded.score, words = excluded.words
    WHERE (name_search.text, name_search.score, name_search.words) IS DISTINCT FROM (excluded.text, excluded.score, excluded.words)`.execute(
    db,
  )
}
