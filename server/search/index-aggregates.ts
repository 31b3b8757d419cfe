import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'
import { hostOfLink } from '../records/host-of-link.ts'
import { assignClusters } from './assign-clusters.ts'

/** Popular things first, and of two alike the fresher one; told by the calendar, so that it never has to be aged. */
const SCORE = sql`ln(2 + 2 * a.saves + p.favorite_count) + extract(epoch FROM p.saved_at) / 86400 / 30`

/** What may be found now, one row a thing: its first pin if that is listed, else the oldest listed save. */
const FINDABLE = (things: RawBuilder<unknown>) => sql`
  SELECT DISTINCT ON (a.id) p.id AS pin_id, a.id AS aggregate_id, a.kind, (${SCORE})::real AS score,
    ${hostOfLink(sql`p.link`)} AS host, nullif(m.look, '') AS look,
    plain_text(concat_ws(' ', p.title, p.description, p.alt_text, replace(a.category, '_', ' '), i.name)) AS text
  FROM aggregates a JOIN aggregate_pins l ON l.aggregate_id = a.id AND l.audience = 0 JOIN pins p ON p.id = l.pin_id
  LEFT JOIN interests i ON i.id = a.interest_id LEFT JOIN images m ON m.signature = a.image_signature
  WHERE a.state = 'live' AND p.state = 'live' AND ${things}
  ORDER BY a.id, p.id <> a.first_pin_id, p.saved_at, p.id`

async function write(db: Db, findable: RawBuilder<unknown>, old: RawBuilder<unknown>): Promise<void> {
  await sql`
    WITH now AS (${findable}),
    gone AS (DELETE FROM pin_search s WHERE ${old} AND NOT EXISTS (SELECT 1 FROM now WHERE now.pin_id = s.pin_id))
    INSERT INTO pin_search (pin_id, aggregate_id, kind, score, host, text, look)
    SELECT pin_id, aggregate_id, kind, score, host, text, look FROM now
    ON CONFLICT (pin_id) DO UPDATE SET text = excluded.text, score = excluded.score, kind = excluded.kind,
      aggregate_id = excluded.aggregate_id, host = excluded.host, look = excluded.look,
      cell = CASE WHEN pin_search.look = excluded.look THEN pin_search.cell END
    WHERE (pin_search.text, pin_search.score, pin_search.kind, pin_search.aggregate_id, pin_search.host, pin_search.look)
      IS DISTINCT FROM (excluded.text, excluded.score, excluded.kind, excluded.aggregate_id, excluded.host, excluded.look)`.execute(
    db,
  )
  await assignClusters(db)
}

/** Makes one thing findable as it is now, or not at all. */
export async function indexAggregate(db: Db, aggregateId: Id): Promise<void> {
  await write(db, FINDABLE(sql`a.id = ${aggregateId}`), sql`s.aggregate_id = ${aggregateId}`)
}

export async function indexAggregateOf(db: Db, pinId: Id): Promise<void> {
  const pin = await db.selectFrom('pins').select('aggregate_id').where('id', '=', pinId).executeTakeFirst()
  if (pin) await indexAggregate(db, pin.aggregate_id)
}

/** Makes everything anew: after the demo world was filled, and now and then for what changed by the way. */
export async function indexEverything({ db }: { db: Db }): Promise<void> {
  await write(db, FINDABLE(sql`true`), sql`true`)
  await indexNames(db)
  await sql`TRUNCATE search_terms`.execute(db)
  await sql`INSERT INTO search_terms (term, weight) SELECT word, ndoc FROM ts_stat('SELECT words FROM pin_search')
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$' ON CONFLICT DO NOTHING`.execute(db)
}

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
