import { type RawBuilder, sql } from 'kysely'
import { maintenanceDb } from './db/read-only-db.ts'
import type { House } from './house.ts'

type Check = { table: string; key: string; column: string; truth: RawBuilder<unknown> }
export type CountMismatch = { count: string; id: string; kept: number; counted: number }

/** All maintained counts with the queries that compute them; `t` is the row that stores the count. */
const CHECKS: Check[] = [
  {
    table: 'boards',
    key: 'id',
    column: 'pin_count',
    truth: sql`SELECT count(*) FROM board_pins WHERE board_id = t.id`,
  },
  {
    table: 'boards',
    key: 'id',
    column: 'section_count',
    truth: sql`SELECT count(*) FROM sections WHERE board_id = t.id`,
  },
  {
    table: 'boards',
    key: 'id',
    column: 'follower_count',
    truth: sql`SELECT count(*) FROM followers WHERE target_id = t.id AND kind = 'board'`,
  },
  {
    table: 'boards',
    key: 'id',
    column: 'collaborator_count',
    truth: sql`SELECT count(*) FROM board_people WHERE board_id = t.id AND state = 'member'`,
  },
  {
    table: 'interests',
    key: 'id',
    column: 'follower_count',
    truth: sql`SELECT count(*) FROM followers WHERE target_id = t.id AND kind = 'interest'`,
  },
  {
    table: 'sections',
    key: 'id',
    column: 'pin_count',
    truth: sql`SELECT count(*) FROM board_pins WHERE board_id = t.board_id AND section_id = t.id`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'pin_count',
    truth: sql`SELECT count(*) FROM user_pins WHERE user_id = t.user_id`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'public_pin_count',
    truth: sql`SELECT count(*) FROM user_pins WHERE user_id = t.user_id AND audience = 0`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'board_count',
    truth: sql`SELECT count(*) FROM user_boards WHERE user_id = t.user_id AND state = 'owner'`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'public_board_count',
    truth: sql`SELECT count(*) FROM user_boards WHERE user_id = t.user_id AND state = 'owner' AND audience = 0`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'secret_board_count',
    truth: sql`SELECT count(*) FROM user_boards WHERE user_id = t.user_id AND state = 'owner' AND privacy = 'secret'`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'follower_count',
    truth: sql`SELECT count(*) FROM followers WHERE target_id = t.user_id AND kind = 'user'`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'following_count',
    truth: sql`SELECT count(*) FROM follows WHERE follower_id = t.user_id AND kind = 'user'`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'unread_news_count',
    truth: sql`SELECT count(*) FROM notifications WHERE user_id = t.user_id AND on_page AND read_at IS NULL`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'upload_bytes',
    truth: sql`SELECT (SELECT coalesce(sum(bytes), 0) FROM images WHERE taken_by = t.user_id)
      + (SELECT coalesce(sum(bytes), 0) FROM videos WHERE user_id = t.user_id)
      + (SELECT coalesce(sum(bytes), 0) FROM catalogues WHERE user_id = t.user_id)`,
  },
  {
    table: 'user_counts',
    key: 'user_id',
    column: 'scheduled_pin_count',
    truth: sql`SELECT count(*) FROM drafts WHERE user_id = t.user_id AND state = 'scheduled'`,
  },
  {
    table: 'pins',
    key: 'id',
    column: 'favorite_count',
    truth: sql`SELECT count(*) FROM favorites WHERE pin_id = t.id`,
  },
  {
    table: 'board_pins',
    key: 'pin_id',
    column: 'favorite_count',
    truth: sql`SELECT count(*) FROM favorites f JOIN board_people p ON p.user_id = f.user_id AND p.board_id = t.board_id
      AND p.state IN ('owner', 'member') WHERE f.pin_id = t.pin_id`,
  },
  {
    table: 'aggregates',
    key: 'id',
    column: 'saves',
    truth: sql`SELECT count(*) FROM aggregate_pins WHERE aggregate_id = t.id AND audience = 0 AND pin_id <> t.first_pin_id`,
  },
  {
    table: 'aggregates',
    key: 'id',
    column: 'comment_count',
    truth: sql`SELECT count(*) FROM comments WHERE aggregate_id = t.id AND state = 'live'`,
  },
  {
    table: 'comments',
    key: 'id',
    column: 'like_count',
    truth: sql`SELECT count(*) FROM comment_likes WHERE aggregate_id = t.aggregate_id AND comment_id = t.id`,
  },
  {
    table: 'comments',
    key: 'id',
    column: 'reply_count',
    truth: sql`SELECT count(*) FROM comments r WHERE r.aggregate_id = t.aggregate_id AND r.parent_id = t.id
      AND r.state = 'live'`,
  },
  {
    table: 'survey_answer_counts',
    key: 'experience_id',
    column: 'count',
    truth: sql`SELECT count(*) FROM survey_responses r
      WHERE r.experience_id = t.experience_id AND r.answers -> t.question ? t.answer`,
  },
]

/** Reactions are stored as one JSON value by type. */
const REACTIONS = sql`SELECT coalesce(jsonb_object_agg(type::text, given), '{}') FROM (
  SELECT type, count(*) AS given FROM reactions WHERE aggregate_id = t.id GROUP BY type) r`

/** Recomputes every count and reports those that differ from the stored value. */
export async function findCountMismatches({ db }: Pick<House, 'db'>): Promise<CountMismatch[]> {
  const wrong: CountMismatch[] = []
  for (const { table, key, column, truth } of CHECKS) {
    const { rows } = await sql<{ id: string; kept: number | string; counted: string }>`
      SELECT ${sql.ref(`t.${key}`)} AS id, ${sql.ref(`t.${column}`)} AS kept, (${truth}) AS counted FROM ${sql.table(table)} t
      WHERE ${sql.ref(`t.${column}`)} <> (${truth})`.execute(db)
    wrong.push(
      ...rows.map((row) => ({
        count: `${table}.${column}`,
        id: row.id,
        kept: Number(row.kept),
        counted: Number(row.counted),
      })),
    )
  }
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM aggregates t WHERE reaction_counts <> (${REACTIONS})`.execute(db)
  wrong.push(...rows.map(({ id }) => ({ count: 'aggregates.reaction_counts', id, kept: 0, counted: 0 })))
  return wrong
}

/** Overwrites every count with its recomputed value. */
export async function repairCounts(house: Pick<House, 'db'>): Promise<void> {
  const db = maintenanceDb(house)
  for (const { table, column, truth } of CHECKS) {
    const name = sql.ref(column)
    await sql`UPDATE ${sql.table(table)} t SET ${name} = (${truth}) WHERE ${name} <> (${truth})`.execute(db)
  }
  await sql`UPDATE aggregates t SET reaction_counts = (${REACTIONS}) WHERE reaction_counts <> (${REACTIONS})`.execute(
    db,
  )
}
