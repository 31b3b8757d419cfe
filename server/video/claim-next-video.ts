import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import type { VideoRow } from './video-row.ts'

/**
 * In milliseconds: a process that encodes a video reports every few seconds; one that is silent for this long loses it
 * to another.
 */
const SILENT_MS = 45_000
const WAITING_MOST = 500
/** Several of each person, in case another process claims the first. */
const WAITING_OF_PERSON = 8

/** Two lanes, so that short videos don't wait behind long ones. */
export type VideoLane = 'short' | 'long'

/**
 * Claims the next video of a lane, or of both. To be fair, it is the oldest video of the person whose last video was
 * started longest ago.
 */
export async function claimNextVideo(house: House, lane?: VideoLane): Promise<VideoRow | null> {
  const silent = new Date(house.clock().getTime() - SILENT_MS)
  const { rows: waiting } = await sql<{ id: Id; user_id: Id }>`
    SELECT id, user_id FROM (
      SELECT id, user_id, created_at, row_number() OVER (PARTITION BY user_id ORDER BY created_at, id) AS place
      FROM videos WHERE state IN ('waiting', 'making') AND (state = 'waiting' OR heard_at < ${silent})
        ${lane ? sql`AND is_short = ${lane === 'short'}` : sql``}) waiting
    WHERE place <= ${WAITING_OF_PERSON} ORDER BY place, created_at, id LIMIT ${WAITING_MOST}`.execute(house.db)
  if (waiting.length === 0) return null
  const people = [...new Set(waiting.map((one) => one.user_id))]
  const { rows: begun } = await sql<{ user_id: Id; at: Date | null }>`
    SELECT user_id, max(began_at) AS at FROM videos WHERE user_id = ANY(${people}::bigint[]) GROUP BY user_id`.execute(
    house.db,
  )
  const lastOf = new Map(begun.map(({ user_id, at }) => [user_id, at?.getTime() ?? 0]))
  const inTurn = waiting.toSorted((a, b) => (lastOf.get(a.user_id) ?? 0) - (lastOf.get(b.user_id) ?? 0))
  for (const { id } of inTurn) {
    const now = house.clock()
    const claimed = await maintenanceDb(house)
      .updateTable('videos')
      .set((row) => ({
        state: 'making',
        progress: 0,
        began_at: now,
        heard_at: now,
        tries: sql`${row.ref('tries')} + 1`,
      }))
      .where('id', '=', id)
      .where((row) => row.or([row('state', '=', 'waiting'), row('heard_at', '<', silent)]))
      .where('state', 'in', ['waiting', 'making'])
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
  return null
}
