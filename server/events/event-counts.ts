import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'

const PARTS = 16
const MINUTE = 60_000
/** How long the counts are kept: the page of staff shows a day. */
const KEPT_MS = 2 * 24 * 3600_000

/**
 * Counts events by type and minute for staff. The rows of a minute are spread over parts, so that batches rarely wait
 * for each other.
 */
export async function countEventTypes(ctx: Context, types: readonly number[]): Promise<void> {
  if (!types.length) return
  const part = Math.floor(Math.random() * PARTS)
  const counts = new Map<number, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  const rows = [...counts].sort(([a], [b]) => a - b)
  await sql`INSERT INTO event_counts (part, minute, type, count)
    SELECT ${part}::int, ${startOfMinute(ctx.now)}::timestamptz, * FROM unnest(
      ${rows.map(([type]) => type)}::int[], ${rows.map(([, count]) => count)}::int[])
    ON CONFLICT (part, minute, type) DO UPDATE SET count = event_counts.count + excluded.count`.execute(ctx.db)
}

export type EventTypeCount = { event_type: number; last_minute: number; last_hour: number; last_day: number }

/** How many events of each type arrived, newest periods first in the columns. */
export async function loadEventTypeCounts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<EventTypeCount[]> {
  const ago = (minutes: number) => new Date(startOfMinute(now).getTime() - minutes * MINUTE)
  const { rows } = await sql<Record<keyof EventTypeCount, string>>`
    SELECT type AS event_type, sum(count) AS last_day,
      coalesce(sum(count) FILTER (WHERE minute >= ${ago(59)}), 0) AS last_hour,
      coalesce(sum(count) FILTER (WHERE minute >= ${ago(1)}), 0) AS last_minute
    FROM event_counts WHERE minute >= ${ago(24 * 60 - 1)} GROUP BY type ORDER BY type`.execute(db)
  return rows.map((row) => ({
    event_type: Number(row.event_type),
    last_minute: Number(row.last_minute),
    last_hour: Number(row.last_hour),
    last_day: Number(row.last_day),
  }))
}

/** Deletes counts that are no longer shown. */
export async function sweepEventCounts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  for (let part = 0; part < PARTS; part++)
    await db.deleteFrom('event_counts').where('part', '=', part).where('minute', '<', before).execute()
}

const startOfMinute = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE) * MINUTE)
