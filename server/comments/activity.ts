import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { AnswerOf } from '#domain/resource.ts'
import type { AggregatedActivityFeedResource } from '#domain/resources/comments.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { type AggregateRow, loadPins } from '../records/load-pins.ts'
import { likedByActorSql } from './load-comments.ts'
import { showTries, type TryRow } from './tries.ts'

const NEWEST_FIRST = keyset('DESC', ['at', 'timestamptz'], ['id', 'bigint'])
const NEWEST_SAVES = keyset('DESC', ['saved_at', 'timestamptz'], ['pin_id', 'bigint'])
const NEWEST_TRIES = keyset('DESC', ['created_at', 'timestamptz'], ['id', 'bigint'])

type Activity = AnswerOf<typeof AggregatedActivityFeedResource.get>
type Row = { kind: 'pin' | 'tried'; id: Id; cursor_key: CursorKey }

/** Lists activity on an aggregate, newest first: other people's saves, and their "tried it" posts. */
export function listActivityOfAggregate(ctx: Context, aggregate: AggregateRow): Promise<Activity> {
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const part = ({ isAfter, order }: typeof NEWEST_FIRST) =>
      sql`AND ${isAfter(after)} ORDER BY ${order} LIMIT ${limit}`
    const { rows } = await sql<Row>`
      SELECT kind, id, ${NEWEST_FIRST.key} AS cursor_key FROM (
        (SELECT 'pin' AS kind, pin_id AS id, saved_at AS at FROM aggregate_pins
          WHERE aggregate_id = ${aggregate.id} AND audience = 0 AND pin_id <> ${aggregate.first_pin_id} ${part(NEWEST_SAVES)})
        UNION ALL
        (SELECT 'tried', id, created_at FROM comments
          WHERE aggregate_id = ${aggregate.id} AND kind = 'tried' AND state = 'live' ${part(NEWEST_TRIES)})
      ) done ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) => {
    const ids = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.id)
    const pins = await loadPins(ctx, ids('pin'))
    const tries = await showTries(
      ctx,
      await tryRows(ctx, aggregate, ids('tried')),
      new Map([[aggregate.id, aggregate]]),
    )
    const shown = new Map([...pins, ...tries].flatMap((one) => (one ? [[one.id, one] as const] : [])))
    return rows.map((row) => shown.get(row.id) ?? null)
  })
}

async function tryRows(ctx: Context, aggregate: AggregateRow, ids: Id[]): Promise<TryRow[]> {
  if (!ids.length) return []
  const { rows } = await sql<TryRow>`SELECT c.*, ${likedByActorSql(ctx)} AS liked FROM comments c
    WHERE c.aggregate_id = ${aggregate.id} AND c.id = ANY(${ids}::bigint[])`.execute(ctx.db)
  return rows
}
