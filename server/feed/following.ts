import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PAGE_SIZE, FOLLOWING_DAYS } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { isRemovedStory } from '#domain/rules/card/pin-type.ts'
import type { SignedIn } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { notTurnedOffCondition } from '../feedback/tuned-marks.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { mayShowAtHome } from './may-show-at-home.ts'
import { loadMarkKeysWithSubtopics } from './subtopic-marks.ts'

const BACK_TO = FOLLOWING_DAYS * 86_400_000
const MOST_NEW = 99

/**
 * Lists pins of followed people, boards and topics of the last 90 days, strictly by time, with only the newest pin of
 * an aggregate; without the viewer's own, and without topics they turned off. First the follows are read, then their
 * pins by key.
 */
export async function listFollowingPins(ctx: SignedIn): Promise<Page<Pin>> {
  const { muted, off } = await unwantedBy(ctx)
  const unwanted = [...muted, ...ctx.blocked]
  const since = new Date(ctx.now.getTime() - BACK_TO)
  const { blurs_sensitive } = parsePersonSettings(ctx.viewer)
  return listPins(
    ctx,
    DEFAULT_PAGE_SIZE,
    async (after, limit) => {
      const [at, id] = after ?? []
      const bookmark = sql`(${at}::timestamptz, ${id}::bigint)`
      const isWanted = (row: 'u' | 'b' | 't') => {
        const aggregate = sql.ref(`${row}.aggregate_id`)
        return sql`${at ? sql`AND (saved_at, pin_id) < ${bookmark}` : sql``} AND ${notHave(ctx, aggregate)} AND ${notOf(off, aggregate)}`
      }
      // An aggregate shown on an earlier page is not shown again with an older pin.
      const isFirst = at
        ? sql`NOT EXISTS (SELECT 1 FROM aggregate_pins p WHERE p.aggregate_id = b.aggregate_id AND p.audience = 0
            AND p.user_id <> ALL(${[ctx.actor.id, ...unwanted]}::bigint[]) AND (p.saved_at, p.pin_id) >= ${bookmark}
            AND (p.user_id IN ${of('user')} OR p.board_id IN ${of('board')}))`
        : sql`true`
      const most = 4 * limit + MOST_NEW
      const { rows } = await sql<ListedPin>`
        WITH ${followed(ctx)}, brought AS MATERIALIZED (
          ${broughtBy(ctx, since, most, isWanted, unwanted)} UNION ${broughtByTopics(since, most, isWanted)})
        SELECT pin_id, ARRAY[saved_at::text, pin_id::text] AS cursor_key FROM brought b
        WHERE ${notHiddenCondition(ctx, sql`b.aggregate_id`)} AND ${isFirst} AND NOT EXISTS (SELECT 1 FROM brought newer
          WHERE newer.aggregate_id = b.aggregate_id AND (newer.saved_at, newer.pin_id) > (b.saved_at, b.pin_id))
        ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
      return rows
    },
    'list',
    (pin) =>
      !isRemovedStory(pin) && !(pin.is_sensitive && blurs_sensitive) && !(pin.pinner && muted.has(pin.pinner.id)),
  )
}

/**
 * Counts new aggregates from followed people and boards since a time, as far as home would show them; at most 99
 * (feed.10).
 */
export async function countNewFollowedPins(ctx: SignedIn, since: Date): Promise<number> {
  const me = ctx.actor.id
  const { rows } = await sql<{ pin_id: Id }>`
    WITH ${followed(ctx)}, brought AS MATERIALIZED (${broughtBy(ctx, since, MOST_NEW, () => sql``, [...ctx.blocked])})
    SELECT pin_id FROM brought b
    WHERE ${notHiddenCondition(ctx, sql`b.aggregate_id`)}
      AND ${notHave(ctx, sql`b.aggregate_id`)}
      AND NOT EXISTS (SELECT 1 FROM home_shown s WHERE s.user_id = ${me} AND s.aggregate_id = b.aggregate_id)
    ORDER BY saved_at DESC, pin_id DESC LIMIT ${MOST_NEW}`.execute(ctx.db)
  if (!rows.length) return 0
  const marked = await loadMarkKeysWithSubtopics(ctx, await marksOf(ctx, me))
  const ids = rows.map((row) => row.pin_id)
  const parts = await loadPinParts(ctx, ids, { for: 'list', withMarks: false })
  return new Set(parts.flatMap((part) => (mayShowAtHome(ctx, marked, part) ? [part.aggregate.id] : []))).size
}

const marksOf = (ctx: SignedIn, userId: Id) =>
  ctx.db
    .selectFrom('marks')
    .select(['kind', 'target_id'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['mute', 'off_interest'])
    .execute()

/** Loads whom the viewer muted, and the topics they turned off with all subtopics. */
async function unwantedBy(ctx: SignedIn): Promise<{ muted: Set<Id>; off: Id[] }> {
  const marks = await marksOf(ctx, ctx.viewer.id)
  const of = (wanted: string) => marks.flatMap(({ kind, target_id }) => (kind === wanted ? [target_id] : []))
  const tree = await loadInterestTree(ctx.house)
  return { muted: new Set(of('mute')), off: of('off_interest').flatMap((id) => tree.withChildren(id)) }
}

const notHave = (ctx: SignedIn, aggregate: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${ctx.actor.id} AND own.aggregate_id = ${aggregate})`

/** Without turned-off topics, the condition needs no lookup. */
const notOf = (topics: readonly Id[], aggregate: RawBuilder<unknown>) =>
  topics.length
    ? sql`NOT EXISTS (SELECT 1 FROM aggregates a WHERE a.id = ${aggregate} AND a.interest_id = ANY(${topics}::bigint[]))`
    : sql`true`

const followed = (ctx: SignedIn) => sql`followed AS MATERIALIZED (
  SELECT kind, target_id FROM follows f WHERE follower_id = ${ctx.actor.id}
    AND ${notTurnedOffCondition(ctx, sql`f.kind`, sql`f.target_id`)}
    AND NOT EXISTS (SELECT 1 FROM marks muted WHERE muted.user_id = ${ctx.actor.id} AND muted.kind = 'mute'
      AND muted.target_id = f.target_id))`

const of = (kind: 'user' | 'board' | 'interest') => sql`(SELECT target_id FROM followed WHERE kind = ${sql.lit(kind)})`
const newest = (limit: number) => sql`ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`

/**
 * SQL for public pins of followed people and boards. A board that became secret keeps its followers, but shows them
 * nothing.
 */
const broughtBy = (
  ctx: SignedIn,
  since: Date,
  limit: number,
  isWanted: (row: 'u' | 'b') => RawBuilder<unknown>,
  unwanted: readonly Id[],
) => sql`
  (SELECT pin_id, aggregate_id, saved_at FROM user_pins u
    WHERE user_id IN ${of('user')} AND audience = 0 AND saved_at > ${since} ${isWanted('u')} ${newest(limit)})
  UNION (SELECT pin_id, aggregate_id, saved_at FROM board_pins b
    WHERE board_id IN ${of('board')} AND pinner_id <> ALL(${[ctx.actor.id, ...unwanted]}::bigint[]) AND saved_at > ${since} ${isWanted('b')}
      AND EXISTS (SELECT 1 FROM user_pins u WHERE u.user_id = b.pinner_id AND u.pin_id = b.pin_id AND u.audience = 0)
    ${newest(limit)})`

/** SQL for pins about followed topics. */
const broughtByTopics = (since: Date, limit: number, isWanted: (row: 't') => RawBuilder<unknown>) => sql`
  (SELECT pin_id, aggregate_id, saved_at FROM topic_pool t
    WHERE interest_id IN ${of('interest')} AND version = (SELECT max(version) FROM feed_pool) AND saved_at > ${since}
      ${isWanted('t')} ${newest(limit)})`
