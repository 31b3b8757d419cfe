import { type RawBuilder, sql } from 'kysely'
import { FEED_REASON } from '#domain/rules/feed/reasons.ts'
import { mayPersonalize, type SignedIn } from '../context.ts'
import { HISTORY_FAVORITES_MAX, HISTORY_VIEWS_MAX } from '../feedback/feed-history.ts'
import { notTurnedOffCondition } from '../feedback/tuned-marks.ts'

const PICKED_FOR = 28 * 86_400_000
/** The last saves count by themselves, earlier ones for the board they are on. */
const LAST_SAVES = 20
const SAVES = 80

/**
 * SQL of the viewer's own pins whose neighbors home offers (aggregate_id, about_id, reason, weight): the last saves, pins on their
 * boards, favorites, what they opened lately, and what they picked during onboarding. Without consent only what they picked and
 * what is on boards they own counts.
 */
export function homeSeeds(ctx: SignedIn): RawBuilder<unknown> {
  const me = ctx.actor.id
  const isOn = notTurnedOffCondition(ctx, sql`'history'`, sql`u.aggregate_id`)
  const saves = sql`SELECT u.*, row_number() OVER (ORDER BY saved_at DESC, pin_id DESC) AS nth FROM (
    SELECT aggregate_id, pin_id, board_id, saved_at FROM user_pins
    WHERE user_id = ${me} ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(SAVES)}) u`
  const onOwnBoards = sql`SELECT u.aggregate_id, u.pin_id AS about_id, ${FEED_REASON.ownBoard}::int AS reason,
      1.0 / (3 + u.nth / 10.0) AS weight
    FROM (${saves}) u
    WHERE u.board_id IN (SELECT board_id FROM user_boards WHERE user_id = ${me} AND state = 'owner')
      AND ${notTurnedOffCondition(ctx, sql`'board'`, sql`u.board_id`)}`
  const picked = sql`SELECT u.aggregate_id, u.pin_id, ${FEED_REASON.chosen}::int, 1 FROM picked_pins u
    WHERE u.user_id = ${me} AND u.picked_at > ${new Date(ctx.now.getTime() - PICKED_FOR)}
      AND ${notTurnedOffCondition(ctx, sql`'source'`, sql`${FEED_REASON.chosen}`)}`
  if (!mayPersonalize(ctx)) return sql`${onOwnBoards} UNION ALL ${picked}`
  const lastSaves = sql`SELECT u.aggregate_id, u.pin_id AS about_id, ${FEED_REASON.saved}::int AS reason, 1.0 / (1 + u.nth / 6.0) AS weight
    FROM (${saves}) u WHERE u.nth <= ${sql.lit(LAST_SAVES)} AND ${isOn}`
  const favorites = sql`SELECT u.aggregate_id, u.id, ${FEED_REASON.alike}::int, 0.6 FROM pins u WHERE ${isOn}
    AND u.id IN (SELECT pin_id FROM favorites WHERE user_id = ${me} ORDER BY created_at DESC LIMIT ${sql.lit(HISTORY_FAVORITES_MAX)})`
  const opened = sql`SELECT u.aggregate_id, u.pin_id, ${FEED_REASON.alike}::int, 0.4 FROM (
    SELECT aggregate_id, pin_id FROM looked_at WHERE user_id = ${me} ORDER BY at DESC LIMIT ${sql.lit(HISTORY_VIEWS_MAX)}) u WHERE ${isOn}`
  return sql`${lastSaves} UNION ALL ${onOwnBoards} AND u.nth > ${sql.lit(LAST_SAVES)}
    UNION ALL ${favorites} UNION ALL ${opened} UNION ALL ${picked}`
}
