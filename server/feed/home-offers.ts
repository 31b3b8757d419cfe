import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Offer } from '#domain/rules/feed/blend.ts'
import { REASON } from '#domain/rules/feed/reasons.ts'
import { useCaseTopics } from '#domain/rules/onboarding/use-case-topics.ts'
import { isPersonal, type SignedIn } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { FAVORITES, LOOKED_AT } from '../feedback/history.ts'
import { notTurnedOff } from '../feedback/tuned-marks.ts'
import { interestTree } from '../records/interest-tree.ts'
import { settingsOf } from '../records/settings-of.ts'
import { markedWithBelow } from './topics-below.ts'
import { parkedAt, type Shown, visitNow } from './visit.ts'

const DAY = 86_400_000
const FOLLOWED_FOR = 14 * DAY
const PICKED_FOR = 28 * DAY
/** How many of one's saves speak: the last ones by themselves, earlier ones for the board they are on. */
const LAST_SAVES = 20
const SAVES = 80
const EACH = 80
const BESIDE = 160
const PRODUCTS = 40

export type HomeWish = {
  visit: number | null
  place: number
  limit: number
  /** Offers are wanted although the whole page was shown before: some of it may not come any more. */
  isShort?: boolean
}
type Told = 'offer' | 'shown' | 'marked' | 'now'
type Row = Shown & { told: Told; visit: number; weight: number; is_former: boolean; is_hidden: boolean }
export type HomeOffers = {
  visit: number
  /** What the visit has shown: of the page itself, and a little before and behind it. */
  shown: Shown[]
  /** What stood on the page and is hidden. */
  hidden: Shown[]
  /** What was hidden, has left its place to another, and may stand there again. */
  parked: Shown[]
  /** Best first within each source; what the visit before had shown comes last. None where the whole page was shown before. */
  offers: (Offer<Id> & { at: number })[]
  /** When the visit before began: what came since and was not shown is first in a new one. */
  since: number
  /** Who is muted and what is turned off, topics with those below them, as "kind id". */
  marked: ReadonlySet<string>
}
/** What stands around a page is looked at too, so that it stays diverse across pages. */
const AROUND = 24

/**
 * What the sources offer next, in one query: who and what one follows is read first, then what they have by their keys.
 * Nothing that the visit has shown, nor what one has, hid or turned off. A page that is shown again needs no offers.
 */
export async function homeOffers(
  ctx: SignedIn,
  { visit, place, limit, isShort = false }: HomeWish,
): Promise<HomeOffers> {
  const me = ctx.actor.id
  const since = new Date(ctx.now.getTime() - FOLLOWED_FOR)
  const isOn = (reason: RawBuilder<unknown>) => notTurnedOff(ctx, sql`'source'`, reason)
  const among = (from: number, to: number) => sql`place >= ${from} AND place < ${to}`
  const newest = sql`(SELECT max(version) FROM feed_pool)`
  const isNew = sql`aggregate_id NOT IN (SELECT aggregate_id FROM seen)`
  const formerLast = sql`(aggregate_id IN (SELECT aggregate_id FROM former))`
  // By their keys as far as needed: among so many are enough that the visit before has not shown.
  const best = sql`ORDER BY rank LIMIT ${sql.lit(EACH)} + (SELECT count(*) FROM former)`
  const each = sql`ORDER BY ${formerLast}, weight DESC LIMIT ${sql.lit(EACH)}`
  const comesFor = await useCasesOf(ctx)
  // What nobody asked for is no part of the statement: its cost would keep the database from planning it once for all.
  const ofTopics = comesFor.topics.length
    ? sql`UNION ALL
      (SELECT 10, pin_id, aggregate_id, NULL, -rank FROM topic_pool
        WHERE interest_id = ANY(${comesFor.topics}::bigint[]) AND version = ${newest} AND ${isNew} AND ${isOn(sql`${REASON.chosen}`)}
        ORDER BY ${formerLast}, rank LIMIT ${sql.lit(EACH)})`
    : sql``
  const ofProducts = comesFor.hasProducts
    ? sql`UNION ALL
      (SELECT 10, pin_id, aggregate_id, NULL, -row_number() OVER (ORDER BY score DESC, pin_id DESC) FROM pin_search
        WHERE kind = 'product' AND ${isNew} AND ${isOn(sql`${REASON.chosen}`)}
        ORDER BY ${formerLast}, score DESC, pin_id DESC LIMIT ${sql.lit(PRODUCTS)})`
    : sql``
  const { rows } = await sql<Row>`
    WITH now AS MATERIALIZED (SELECT ${visit === null ? visitNow(ctx) : sql`${visit}::int`} AS visit),
    seen AS MATERIALIZED (SELECT * FROM home_shown WHERE user_id = ${me} AND visit = (SELECT visit FROM now)),
    again AS MATERIALIZED (
      SELECT *, NOT ${notHidden(ctx, sql`s.aggregate_id`)} AS is_hidden FROM seen s
        WHERE (${among(place, place + limit)} OR ${among(parkedAt(place + limit) + 1, parkedAt(place) + 1)})
        AND ${notHave(me, sql`s.aggregate_id`)}),
    former AS MATERIALIZED (SELECT aggregate_id FROM home_shown WHERE user_id = ${me} AND visit = (SELECT visit FROM now) - 1),
    followed AS MATERIALIZED (
      SELECT kind, target_id FROM follows f WHERE follower_id = ${me} AND ${notTurnedOff(ctx, sql`f.kind`, sql`f.target_id`)}
    ), off AS MATERIALIZED (
      SELECT target_id AS id FROM marks WHERE user_id = ${me} AND kind = 'off_interest'
      UNION SELECT i.id FROM marks m JOIN interests i ON i.parent_id = m.target_id WHERE m.user_id = ${me} AND m.kind = 'off_interest'
    ), kept AS MATERIALIZED (${seedsOf(ctx)}), beside AS MATERIALIZED (${besideKept()}),
    offers AS (
      (SELECT 1 AS reason, pin_id, aggregate_id, user_id AS about_id, extract(epoch FROM saved_at)::float8 AS weight FROM user_pins
        WHERE user_id IN (SELECT target_id FROM followed WHERE kind = 'user') AND audience = 0 AND saved_at > ${since} AND ${isNew}
        ORDER BY saved_at DESC LIMIT ${sql.lit(EACH)})
      UNION ALL
      (SELECT 2, pin_id, aggregate_id, board_id, extract(epoch FROM saved_at)::float8 FROM board_pins
        WHERE board_id IN (SELECT target_id FROM followed WHERE kind = 'board') AND saved_at > ${since} AND ${isNew}
        ORDER BY saved_at DESC LIMIT ${sql.lit(EACH)})
      UNION ALL
      (SELECT 3, pin_id, aggregate_id, interest_id, -rank FROM topic_pool
        WHERE interest_id IN (SELECT target_id FROM followed WHERE kind = 'interest' EXCEPT SELECT id FROM off) AND version = ${newest} AND ${isNew}
        ORDER BY ${formerLast}, rank LIMIT ${sql.lit(EACH)})
      UNION ALL
      (SELECT b.reason, p.pin_id, p.aggregate_id, b.about_id, b.weight FROM beside b JOIN pin_search p ON p.aggregate_id = b.aggregate)
      ${ofTopics} ${ofProducts}
      UNION ALL
      (SELECT 7, pin_id, aggregate_id, NULL, weight
        FROM (VALUES (${ctx.country}::text), (${languageOf(ctx.locale)})) AS near (place) CROSS JOIN LATERAL (
          SELECT pin_id, aggregate_id, -rank AS weight FROM local_pool
          WHERE place = near.place AND version = (SELECT max(version) FROM local_pool WHERE place = near.place)
            AND ${isNew} AND ${isOn(sql`${REASON.near}`)} ${best}) b ${each})
      UNION ALL
      (SELECT reason, pin_id, aggregate_id, NULL, weight FROM (
        SELECT reason, pin_id, aggregate_id, -rank AS weight FROM feed_pool
        WHERE version = ${newest} AND ${isNew} AND ${isOn(sql`feed_pool.reason`)}
          AND NOT EXISTS (SELECT 1 FROM off WHERE off.id = feed_pool.interest_id)
          AND ${notHave(me, sql`feed_pool.aggregate_id`)} AND ${notHidden(ctx, sql`feed_pool.aggregate_id`)} ${best}) b ${each})
    )
    SELECT 'offer' AS told, (SELECT visit FROM now) AS visit, reason, pin_id, aggregate_id, about_id, weight,
        ${formerLast} AS is_former, NULL::int AS place, NULL::int AS person, NULL::bigint AS board_id, NULL::text AS picture, false AS is_hidden
      FROM (SELECT * FROM offers WHERE (SELECT count(*) FROM again WHERE NOT is_hidden AND place >= 0) < ${isShort ? limit + 1 : limit} OFFSET 0) o
      WHERE ${notHave(me, sql`o.aggregate_id`)} AND ${notHidden(ctx, sql`o.aggregate_id`)}
    UNION ALL
    SELECT 'shown', visit, reason, pin_id, aggregate_id, about_id, 0, false, place, person, board_id, picture, is_hidden
      FROM (SELECT * FROM again UNION ALL SELECT *, false FROM seen WHERE ${among(Math.max(0, place - AROUND), place)}
        UNION ALL SELECT *, false FROM seen WHERE ${among(place + limit, place + limit + AROUND)}) s
    UNION ALL
    SELECT 'marked', (SELECT visit FROM now), 0, NULL, NULL, target_id, 0, false, NULL, NULL, NULL, kind, false FROM marks
      WHERE user_id = ${me} AND kind IN ('mute', 'off_interest', 'off_user', 'off_board', 'off_history', 'off_source')
    UNION ALL SELECT 'now', visit, 0, NULL, NULL, NULL, coalesce((SELECT extract(epoch FROM began_at) FROM home_visits
        WHERE user_id = ${me}), 0), false, NULL, NULL, NULL, NULL, false FROM now`.execute(ctx.db)
  const told = (kind: Told) => rows.filter((row) => row.told === kind)
  const shown = told('shown').sort((a, b) => a.place - b.place)
  return {
    visit: rows.at(-1)?.visit ?? 1,
    since: rows.at(-1)?.weight ?? 0,
    shown: shown.filter(({ place, is_hidden }) => place >= 0 && !is_hidden),
    hidden: shown.filter(({ place, is_hidden }) => place >= 0 && is_hidden),
    parked: shown.filter(({ place, is_hidden }) => place < 0 && !is_hidden),
    offers: told('offer')
      .sort((a, b) => Number(a.is_former) - Number(b.is_former) || b.weight - a.weight)
      .map((row) => ({
        aggregate: row.aggregate_id,
        pin: row.pin_id,
        reason: row.reason,
        about: row.about_id,
        at: row.weight,
      })),
    marked: await markedWithBelow(
      ctx,
      told('marked').map(({ picture, about_id }) => ({ kind: picture as string, target_id: about_id as Id })),
    ),
  }
}

/** What someone said they come for, as topics of the house; nothing without consent. (onboard.8, D68) */
async function useCasesOf(ctx: SignedIn): Promise<{ topics: Id[]; hasProducts: boolean }> {
  const { topics, hasProducts } = useCaseTopics(isPersonal(ctx) ? settingsOf(ctx.actor).use_cases : [])
  if (!topics.length) return { topics: [], hasProducts }
  const { byId } = await interestTree(ctx.house)
  const ids = [...byId.values()].flatMap(({ id, url_name }) => (topics.includes(url_name) ? [id] : []))
  return { topics: ids, hasProducts }
}

/** What belongs beside one's own things, by all of them together; the one that speaks most for it is named. */
const besideKept = () => sql`
  SELECT n.aggregate, CASE WHEN k.reason = ${REASON.saved} AND n.is_alike THEN ${REASON.alike} ELSE k.reason END AS reason,
    (array_agg(k.about_id ORDER BY n.weight * k.weight DESC))[1] AS about_id, sum(n.weight * k.weight)::float8 AS weight
  FROM kept k JOIN neighbors b ON b.aggregate_id = k.aggregate_id
  CROSS JOIN LATERAL (
    SELECT aggregate, weight, false AS is_alike FROM unnest(b.things[:100], b.weights[:100]) AS t(aggregate, weight)
    UNION ALL SELECT aggregate, weight, true FROM unnest(b.alike[:24], b.alike_weights[:24]) AS t(aggregate, weight)) n
  WHERE n.aggregate NOT IN (SELECT aggregate_id FROM seen) AND n.aggregate NOT IN (SELECT aggregate_id FROM kept)
  GROUP BY 1, 2 ORDER BY weight DESC LIMIT ${sql.lit(BESIDE)}`

const notHave = (me: Id, aggregate: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${me} AND own.aggregate_id = ${aggregate})`

export const languageOf = (locale: string) => locale.toLowerCase().split('-')[0] ?? ''

/**
 * One's own things that speak for others: the last saves, what is on one's boards, favorites, what one looked at lately, and what was
 * picked at the start. Without consent only what is on boards one owns, for those boards.
 */
function seedsOf(ctx: SignedIn): RawBuilder<unknown> {
  const me = ctx.actor.id
  const picked = new Date(ctx.now.getTime() - PICKED_FOR)
  const isOn = notTurnedOff(ctx, sql`'history'`, sql`u.aggregate_id`)
  const isBoardOn = notTurnedOff(ctx, sql`'board'`, sql`u.board_id`)
  const own = sql`u.board_id IN (SELECT board_id FROM user_boards WHERE user_id = ${me} AND state = 'owner')`
  const last = sql`SELECT u.*, row_number() OVER (ORDER BY saved_at DESC, pin_id DESC) AS nth FROM (
    SELECT aggregate_id, pin_id, board_id, saved_at FROM user_pins
    WHERE user_id = ${me} ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(SAVES)}) u`
  const ofBoards = sql`SELECT u.aggregate_id, u.pin_id AS about_id, ${REASON.ownBoard}::int AS reason,
      1.0 / (3 + u.nth / 10.0) AS weight
    FROM (${last}) u WHERE ${own} AND ${isBoardOn}`
  if (!isPersonal(ctx)) return ofBoards
  return sql`
    SELECT u.aggregate_id, u.pin_id AS about_id, ${REASON.saved}::int AS reason, 1.0 / (1 + u.nth / 6.0) AS weight
      FROM (${last}) u WHERE u.nth <= ${sql.lit(LAST_SAVES)} AND ${isOn}
    UNION ALL ${ofBoards} AND u.nth > ${sql.lit(LAST_SAVES)}
    UNION ALL SELECT u.aggregate_id, u.id, ${REASON.alike}::int, 0.6 FROM pins u
      WHERE u.id IN (SELECT pin_id FROM favorites WHERE user_id = ${me} ORDER BY created_at DESC LIMIT ${sql.lit(FAVORITES)}) AND ${isOn}
    UNION ALL SELECT u.aggregate_id, u.pin_id, ${REASON.alike}::int, 0.4 FROM (
        SELECT aggregate_id, pin_id FROM looked_at WHERE user_id = ${me} ORDER BY at DESC LIMIT ${sql.lit(LOOKED_AT)}) u WHERE ${isOn}
    UNION ALL SELECT u.aggregate_id, u.pin_id, ${REASON.chosen}::int, 1 FROM picked_pins u
      WHERE u.user_id = ${me} AND u.picked_at > ${picked} AND ${notTurnedOff(ctx, sql`'source'`, sql`${REASON.chosen}`)}`
}
