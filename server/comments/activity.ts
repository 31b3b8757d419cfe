import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { AnswerOf } from '#domain/resource.ts'
import type { AggregatedActivityFeedResource } from '#domain/resources/comments.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { type AggregateRow, loadPins } from '../records/load-pins.ts'
import { likedBy } from './load-comments.ts'
import { showTries, type TryRow } from './tries.ts'

type Activity = AnswerOf<typeof AggregatedActivityFeedResource.get>
type Row = { kind: 'pin' | 'tried'; id: Id; cursor_key: CursorKey }

/** What people did with a thing: the pins that others saved of it, and what they tried, the newest first. */
export function activityOfAggregate(ctx: Context, aggregate: AggregateRow): Promise<Activity> {
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const part = (at: string, id: string) => sql`
      ${after ? sql`AND (${sql.ref(at)}, ${sql.ref(id)}) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY ${sql.ref(at)} DESC, ${sql.ref(id)} DESC LIMIT ${limit}`
    const { rows } = await sql<Row>`
      SELECT kind, id, ARRAY[at::text, id::text] AS cursor_key FROM (
        (SELECT 'pin' AS kind, pin_id AS id, saved_at AS at FROM aggregate_pins
          WHERE aggregate_id = ${aggregate.id} AND audience = 0 AND pin_id <> ${aggregate.first_pin_id} ${part('saved_at', 'pin_id')})
        UNION ALL
        (SELECT 'tried', id, created_at FROM comments
          WHERE aggregate_id = ${aggregate.id} AND kind = 'tried' AND state = 'live' ${part('created_at', 'id')})
      ) done ORDER BY at DESC, id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, async (rows) => {
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
  const { rows } = await sql<TryRow>`SELECT c.*, ${likedBy(ctx)} AS liked FROM comments c
    WHERE c.aggregate_id = ${aggregate.id} AND c.id = ANY(${ids}::bigint[])`.execute(ctx.db)
  return rows
}
