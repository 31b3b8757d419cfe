import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Reason } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'
import { booksOf } from '../db/reader.ts'

/** D66: a visit ends when nothing was asked for so long; so many pins of the one before it come last in the next. */
const VISIT_FOR = 30 * 60_000
const REMEMBERED = 200

/** Where what was hidden is kept while another stands in its place, and the other way round. */
export const parkedAt = (place: number): number => -1 - place

export type Shown = {
  place: number
  pin_id: Id
  aggregate_id: Id
  reason: Reason
  about_id: Id | null
  person: number
  board_id: Id | null
  picture: string | null
}

/** The visit that someone is in, or the one that begins now: 1 is the first. */
export const visitNow = ({ actor, now }: SignedIn): RawBuilder<number> =>
  sql`coalesce((SELECT CASE WHEN seen_at > ${new Date(now.getTime() - VISIT_FOR)} THEN visit ELSE visit + 1 END
    FROM home_visits WHERE user_id = ${actor.id}), 1)`

/**
 * Keeps what is shown, each at its place, and that the visit goes on; of the visit before it only the last pins stay. One statement
 * on the house's own books: it counts nothing and tells nobody.
 */
export async function keepShown(ctx: SignedIn, visit: number, shown: readonly Shown[]): Promise<void> {
  const db = booksOf(ctx.house)
  const me = ctx.actor.id
  const goesOn = sql`INSERT INTO home_visits (user_id, visit, began_at, seen_at) VALUES (${me}, ${visit}, ${ctx.now}, ${ctx.now})
    ON CONFLICT (user_id) DO UPDATE SET visit = greatest(home_visits.visit, excluded.visit), seen_at = excluded.seen_at,
      began_at = CASE WHEN excluded.visit > home_visits.visit THEN excluded.began_at ELSE home_visits.began_at END`
  if (!shown.length) return void (await goesOn.execute(db))
  const column = (name: keyof Shown) => shown.map((one) => one[name])
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

/** The next page asked for begins a new visit. */
export async function endVisit(ctx: SignedIn): Promise<void> {
  await ctx.db
    .updateTable('home_visits')
    .set({ seen_at: new Date(ctx.now.getTime() - VISIT_FOR - 1) })
    .where('user_id', '=', ctx.actor.id)
    .execute()
}
