import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

/** Listed boards and people who want to be found, by name. */
export async function indexNames(db: Db, id?: Id): Promise<void> {
  const only = (column: string) => (id ? sql`${sql.ref(column)} = ${id}` : sql`true`)
  await sql`
    WITH now AS (
      SELECT 'board' AS kind, b.id, plain_text(b.name) AS text, ln(2 + b.follower_count + b.pin_count)::real AS score
      FROM boards b JOIN user_boards u ON u.board_id = b.id AND u.user_id = b.owner_id AND u.audience = 0 WHERE ${only('b.id')}
      UNION ALL
      SELECT 'user', p.id, plain_text(concat_ws(' ', p.first_name, p.last_name, p.business_name, p.username)), ln(2 + c.follower_count)::real
      FROM users p JOIN user_counts c ON c.user_id = p.id
      WHERE p.state = 'active' AND NOT coalesce((p.settings ->> 'exclude_from_search')::boolean, false) AND ${only('p.id')}),
    gone AS (DELETE FROM name_search s WHERE ${only('s.target_id')} AND NOT EXISTS (SELECT 1 FROM now WHERE now.id = s.target_id))
    INSERT INTO name_search (kind, target_id, text, score) SELECT kind, id, text, score FROM now
    ON CONFLICT (target_id, kind) DO UPDATE SET text = excluded.text, score = excluded.score`.execute(db)
}
