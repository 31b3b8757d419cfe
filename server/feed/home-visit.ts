import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { FeedReason } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'

/** A visit ends after this idle time; the last pins of the previous visit come last in the next one. */
const VISIT_FOR = 30 * 60_000
const REMEMBERED = 200

/** The place of a hidden pin while another one replaces it, and back. */
export const toParkedPlace = (place: number): number => -1 - place

export type ShownHomePin = {
  place: number
  pin_id: Id
  aggregate_id: Id
  reason: FeedReason
  about_id: Id | null
  person: number
  board_id: Id | null
  picture: string | null
}

/** SQL expression for the number of the current visit, or of the one that begins now; the first is 1. */
export const currentVisitSql = ({ actor, now }: SignedIn): RawBuilder<number> =>
  sql`coalesce((SELECT CASE WHEN seen_at > ${new Date(now.getTime() - VISIT_FOR)} THEN visit ELSE visit + 1 END
    FROM home_visits WHERE user_id = ${actor.id}), 1)`

/**
 * Stores the shown pins with their places and extends the visit; of the previous visit only the last pins stay. One
 * statement outside a unit of work, because nothing is counted and no fact emitted.
 */
export async function saveShownPins(ctx: SignedIn, visit: number, shown: readonly ShownHomePin[]): Promise<void> {
  const db = maintenanceDb(ctx.house)
  const me = ctx.actor.id
  const goesOn = sql`INSERT INTO home_visits (user_id, visit, began_at, seen_at) VALUES (${me}, ${visit}, ${ctx.now}, ${ctx.now})
    ON CONFLICT (user_id) DO UPDATE SET visit = greatest(home_visits.visit, excluded.visit), seen_at = excluded.seen_at,
      began_at = CASE WHEN excluded.visit > home_visits.visit THEN excluded.began_at ELSE home_visits.began_at END`
  if (!shown.length) return void (await goesOn.execute(db))
  const column = (name: keyof ShownHomePin) => shown.map((one) => one[name])
  await sql`
    WITH visit AS (${goesOn}), gone AS (
      DELETE FROM home_shown WHERE user_id = ${me} AND (visit < ${visit - 1} OR (visit = ${visit - 1} AND place <
        (SELECT max(place) FROM home_shown WHERE user_id = ${me} AND visit = ${visit - 1}) - ${sql.lit(REMEMBERED)}))
    )
    INSERT INTO home_shown (user_id, visit, place, pin_id, aggregate_id, reason, about_id, person, board_id, picture)
    SELECT ${me}::bigint, ${visit}::int, s.* FROM unnest(${column('place')}::int[], ${column('pin_id')}::bigint[],
      ${column('aggregate_id')}::bigint[], ${column('reason')}::smallint[], ${column('about_id')}::bigint[],
      ${column('person')}::int[], ${column('board_id')}::bigint[], ${column('picture')}::text[]) AS s
    ON CONFLICT (user_id, visit, place) DO UPDATE SET pin_id = excluded.pin_id, aggregate_id = excluded.aggregate_id,
      reason = excluded.reason, about_id = excluded.about_id, person = excluded.person, board_id = excluded.board_id,
      picture = excluded.picture`.execute(db)
}

/** Ends the visit, so that the next page begins a new one. */
export async function endHomeVisit(ctx: SignedIn): Promise<void> {
  await ctx.db
    .updateTable('home_visits')
    .set({ seen_at: new Date(ctx.now.getTime() - VISIT_FOR - 1) })
    .where('user_id', '=', ctx.actor.id)
    .execute()
}
