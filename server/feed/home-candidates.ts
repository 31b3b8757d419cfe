import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { HomeOffer } from '#domain/rules/feed/rank-home.ts'
import { FEED_REASON } from '#domain/rules/feed/reasons.ts'
import { topicsForUseCases } from '#domain/rules/onboarding/onboarding-step.ts'
import type { SignedIn } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { notTurnedOffCondition } from '../feedback/tuned-marks.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { homeSeeds } from './home-seeds.ts'
import { currentVisitSql, type ShownHomePin, toParkedPlace } from './home-visit.ts'
import { loadMarkKeysWithSubtopics } from './subtopic-marks.ts'

const DAY = 86_400_000
const FOLLOWED_FOR = 14 * DAY
/** Most pins that one source offers. */
const EACH = 80
const NEIGHBORS = 160
const PRODUCTS = 40
/** So many places before and behind a page are read too, so that it stays diverse across pages. */
const AROUND = 24

export type HomeCandidateOptions = {
  visit: number | null
  place: number
  limit: number
  /** Offers are wanted although the whole page was shown before: some of it may not be shown any more. */
  isShort?: boolean
}
export type HomeCandidates = {
  visit: number
  /** What the visit has shown: of the page itself, and a little before and behind it. */
  shown: ShownHomePin[]
  /** Pins of the page that are hidden. */
  hidden: ShownHomePin[]
  /** Pins that were hidden, have left their place to others, and may return to it. */
  parked: ShownHomePin[]
  /** Best first within each source; what the visit before had shown comes last. None where the whole page was shown before. */
  offers: HomeOffer<Id>[]
  /** When the visit before began: what came since and was not shown is first in a new one. */
  since: number
  /** The people who are muted and what is turned off, topics with those below them, as "kind id". */
  marked: ReadonlySet<string>
}
/** The one row of the statement: each column is a value or a list. */
type Row = {
  visit: number
  since: number
  shown: (ShownHomePin & { is_hidden: boolean })[]
  marks: { kind: string; target_id: Id }[]
  offers: HomeOffer<Id>[]
}

/**
 * What a page of home can be made of, in one statement: the state of the visit, the viewer's marks, and what each source offers
 * next, without pins that the visit has shown or that the viewer has, hid or turned off.
 */
export async function loadHomeCandidates(ctx: SignedIn, options: HomeCandidateOptions): Promise<HomeCandidates> {
  const { visit, place, limit, isShort = false } = options
  const me = ctx.actor.id
  const between = (from: number, to: number) => sql`place >= ${from} AND place < ${to}`
  const shownBefore = sql`(SELECT count(*) FROM page WHERE NOT is_hidden AND place >= 0)`
  const { rows } = await sql<Row>`
    WITH current AS MATERIALIZED (SELECT ${visit === null ? currentVisitSql(ctx) : sql`${visit}::int`} AS visit),
    seen AS MATERIALIZED (SELECT * FROM home_shown WHERE user_id = ${me} AND visit = (SELECT visit FROM current)),
    former AS MATERIALIZED (
      SELECT aggregate_id FROM home_shown WHERE user_id = ${me} AND visit = (SELECT visit FROM current) - 1),
    page AS MATERIALIZED (
      SELECT *, NOT ${notHiddenCondition(ctx, sql`s.aggregate_id`)} AS is_hidden FROM seen s
        WHERE (${between(place, place + limit)} OR ${between(toParkedPlace(place + limit) + 1, toParkedPlace(place) + 1)})
        AND ${notOwn(me, sql`s.aggregate_id`)}),
    around AS (
      SELECT * FROM page
      UNION ALL SELECT *, false FROM seen WHERE ${between(Math.max(0, place - AROUND), place)}
      UNION ALL SELECT *, false FROM seen WHERE ${between(place + limit, place + limit + AROUND)}),
    followed AS MATERIALIZED (
      SELECT kind, target_id FROM follows f
        WHERE follower_id = ${me} AND ${notTurnedOffCondition(ctx, sql`f.kind`, sql`f.target_id`)}),
    off AS MATERIALIZED (
      SELECT target_id AS id FROM marks WHERE user_id = ${me} AND kind = 'off_interest'
      UNION SELECT i.id FROM marks m JOIN interests i ON i.parent_id = m.target_id
        WHERE m.user_id = ${me} AND m.kind = 'off_interest'),
    seeds AS MATERIALIZED (${homeSeeds(ctx)}),
    neighbors_of_seeds AS MATERIALIZED (${neighborsOfSeeds()}),
    offered AS (${await sourcesOf(ctx)}),
    offers AS (
      SELECT pin_id::text AS pin, aggregate_id::text AS aggregate, reason, about_id::text AS about, weight AS at,
          source, ${isFormer} AS is_former
        FROM (SELECT * FROM offered WHERE ${shownBefore} < ${isShort ? limit + 1 : limit} OFFSET 0) o
        WHERE ${notOwn(me, sql`o.aggregate_id`)} AND ${notHiddenCondition(ctx, sql`o.aggregate_id`)})
    SELECT visit,
      coalesce((SELECT extract(epoch FROM began_at)::float8 FROM home_visits WHERE user_id = ${me}), 0) AS since,
      ${jsonList(
        sql`SELECT place, pin_id::text, aggregate_id::text, reason, about_id::text, person, board_id::text, picture, is_hidden
          FROM around`,
        sql`place`,
      )} AS shown,
      ${jsonList(sql`SELECT kind, target_id::text FROM marks WHERE user_id = ${me}
        AND kind IN ('mute', 'off_interest', 'off_user', 'off_board', 'off_history', 'off_source')`)} AS marks,
      ${jsonList(sql`SELECT * FROM offers`, sql`is_former, at DESC, source`)} AS offers
    FROM current`.execute(ctx.db)
  const row = rows[0] as Row
  const isParked = (one: ShownHomePin) => one.place < 0
  return {
    visit: row.visit,
    since: row.since,
    shown: row.shown.filter((one) => !isParked(one) && !one.is_hidden),
    hidden: row.shown.filter((one) => !isParked(one) && one.is_hidden),
    parked: row.shown.filter((one) => isParked(one) && !one.is_hidden),
    offers: row.offers,
    marked: await loadMarkKeysWithSubtopics(ctx, row.marks),
  }
}

/** The rows of a query as one JSON array. */
const jsonList = (query: RawBuilder<unknown>, order?: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(json_agg(r ${order ? sql`ORDER BY ${order}` : sql``}), '[]') FROM (${query}) r)`

const isNew = sql`aggregate_id NOT IN (SELECT aggregate_id FROM seen)`
const isFormer = sql`(aggregate_id IN (SELECT aggregate_id FROM former))`
const newestPool = sql`(SELECT max(version) FROM feed_pool)`
// Read by their keys as far as needed: with so many more there are enough that the visit before has not shown.
const byRank = sql`ORDER BY rank LIMIT ${sql.lit(EACH)} + (SELECT count(*) FROM former)`
const formerLast = (order: RawBuilder<unknown>, limit = EACH) =>
  sql`ORDER BY ${isFormer}, ${order} LIMIT ${sql.lit(limit)}`

/** What all sources offer: reason, pin, aggregate, what the reason is about, and its weight within the source. */
async function sourcesOf(ctx: SignedIn): Promise<RawBuilder<unknown>> {
  const { topics, hasProducts } = await useCasesOf(ctx)
  // A source that nobody asked for is no part of the statement, which would cost too much to be planned once for all.
  const sources = [
    followedPeople(ctx),
    followedBoards(ctx),
    followedTopics(),
    sql`SELECT n.reason, p.pin_id, p.aggregate_id, n.about_id, n.weight
      FROM neighbors_of_seeds n JOIN pin_search p ON p.aggregate_id = n.aggregate`,
    ...(topics.length ? [chosenTopics(ctx, topics)] : []),
    ...(hasProducts ? [chosenProducts(ctx)] : []),
    nearby(ctx),
    popular(ctx),
  ]
  return sql.join(
    sources.map((source, at) => sql`(SELECT ${sql.lit(at)} AS source, s.* FROM (${source}) s)`),
    sql` UNION ALL `,
  )
}

const isSourceOn = (ctx: SignedIn, reason: RawBuilder<unknown>) => notTurnedOffCondition(ctx, sql`'source'`, reason)
const literal = (reason: number) => sql`${sql.lit(reason)}::int AS reason`
const followedSince = (ctx: SignedIn) => new Date(ctx.now.getTime() - FOLLOWED_FOR)

const followedPeople = (ctx: SignedIn) => sql`
  SELECT ${literal(FEED_REASON.person)}, pin_id, aggregate_id, user_id AS about_id, extract(epoch FROM saved_at)::float8 AS weight
  FROM user_pins WHERE user_id IN (SELECT target_id FROM followed WHERE kind = 'user') AND audience = 0
    AND saved_at > ${followedSince(ctx)} AND ${isNew}
  ORDER BY saved_at DESC LIMIT ${sql.lit(EACH)}`

const followedBoards = (ctx: SignedIn) => sql`
  SELECT ${literal(FEED_REASON.board)}, pin_id, aggregate_id, board_id AS about_id, extract(epoch FROM saved_at)::float8 AS weight
  FROM board_pins WHERE board_id IN (SELECT target_id FROM followed WHERE kind = 'board')
    AND saved_at > ${followedSince(ctx)} AND ${isNew}
  ORDER BY saved_at DESC LIMIT ${sql.lit(EACH)}`

const followedTopics = () => sql`
  SELECT ${literal(FEED_REASON.topic)}, pin_id, aggregate_id, interest_id AS about_id, -rank AS weight FROM topic_pool
  WHERE interest_id IN (SELECT target_id FROM followed WHERE kind = 'interest' EXCEPT SELECT id FROM off)
    AND version = ${newestPool} AND ${isNew}
  ${formerLast(sql`rank`)}`

const chosenTopics = (ctx: SignedIn, topics: readonly Id[]) => sql`
  SELECT ${literal(FEED_REASON.chosen)}, pin_id, aggregate_id, NULL::bigint AS about_id, -rank AS weight FROM topic_pool
  WHERE interest_id = ANY(${topics}::bigint[]) AND version = ${newestPool} AND ${isNew}
    AND ${isSourceOn(ctx, sql`${FEED_REASON.chosen}`)}
  ${formerLast(sql`rank`)}`

const chosenProducts = (ctx: SignedIn) => sql`
  SELECT ${literal(FEED_REASON.chosen)}, pin_id, aggregate_id, NULL::bigint AS about_id,
    -row_number() OVER (ORDER BY score DESC, pin_id DESC) AS weight
  FROM pin_search WHERE kind = 'product' AND ${isNew} AND ${isSourceOn(ctx, sql`${FEED_REASON.chosen}`)}
  ${formerLast(sql`score DESC, pin_id DESC`, PRODUCTS)}`

const nearby = (ctx: SignedIn) => sql`
  SELECT ${literal(FEED_REASON.near)}, pin_id, aggregate_id, NULL::bigint AS about_id, weight
  FROM (VALUES (${ctx.country}::text), (${toLanguageCode(ctx.locale)})) AS near (place) CROSS JOIN LATERAL (
    SELECT pin_id, aggregate_id, -rank AS weight FROM local_pool
    WHERE place = near.place AND version = (SELECT max(version) FROM local_pool WHERE place = near.place)
      AND ${isNew} AND ${isSourceOn(ctx, sql`${FEED_REASON.near}`)} ${byRank}) best
  ${formerLast(sql`weight DESC`)}`

const popular = (ctx: SignedIn) => sql`
  SELECT reason, pin_id, aggregate_id, NULL::bigint AS about_id, weight FROM (
    SELECT reason, pin_id, aggregate_id, -rank AS weight FROM feed_pool
    WHERE version = ${newestPool} AND ${isNew} AND ${isSourceOn(ctx, sql`feed_pool.reason`)}
      AND NOT EXISTS (SELECT 1 FROM off WHERE off.id = feed_pool.interest_id)
      AND ${notOwn(ctx.actor.id, sql`feed_pool.aggregate_id`)} AND ${notHiddenCondition(ctx, sql`feed_pool.aggregate_id`)} ${byRank}) best
  ${formerLast(sql`weight DESC`)}`

/** The topics of the use cases that someone chose. A choice is a setting: it counts without consent too (onboard.8). */
async function useCasesOf(ctx: SignedIn): Promise<{ topics: Id[]; hasProducts: boolean }> {
  const { topics, hasProducts } = topicsForUseCases(parsePersonSettings(ctx.actor).use_cases)
  if (!topics.length) return { topics: [], hasProducts }
  const { byId } = await loadInterestTree(ctx.house)
  const ids = [...byId.values()].flatMap(({ id, url_name }) => (topics.includes(url_name) ? [id] : []))
  return { topics: ids, hasProducts }
}

/** The neighbors of all seeds together; each names the seed that contributes most. */
const neighborsOfSeeds = () => sql`
  SELECT n.aggregate, CASE WHEN s.reason = ${FEED_REASON.saved} AND n.is_alike THEN ${FEED_REASON.alike} ELSE s.reason END AS reason,
    (array_agg(s.about_id ORDER BY n.weight * s.weight DESC))[1] AS about_id, sum(n.weight * s.weight)::float8 AS weight
  FROM seeds s JOIN neighbors b ON b.aggregate_id = s.aggregate_id
  CROSS JOIN LATERAL (
    SELECT aggregate, weight, false AS is_alike FROM unnest(b.things[:100], b.weights[:100]) AS t(aggregate, weight)
    UNION ALL SELECT aggregate, weight, true FROM unnest(b.alike[:24], b.alike_weights[:24]) AS t(aggregate, weight)) n
  WHERE n.aggregate NOT IN (SELECT aggregate_id FROM seen) AND n.aggregate NOT IN (SELECT aggregate_id FROM seeds)
  GROUP BY 1, 2 ORDER BY weight DESC LIMIT ${sql.lit(NEIGHBORS)}`

const notOwn = (me: Id, aggregate: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${me} AND own.aggregate_id = ${aggregate})`

export const toLanguageCode = (locale: string) => locale.toLowerCase().split('-')[0] ?? ''
