import { type RawBuilder, sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { isRemovedStory } from '#domain/rules/card/removed-story.ts'
import type { SignedIn } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { notTurnedOff } from '../feedback/tuned-marks.ts'
import { interestTree } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { settingsOf } from '../records/settings-of.ts'
import { mayCome } from './may-come.ts'
import { markedWithBelow } from './topics-below.ts'

const BACK_TO = 90 * 86_400_000
const MOST_NEW = 99

/**
 * D67: what the people, boards and topics one follows brought, by time alone, one pin of each thing (the newest), back to
 * 90 days; nothing one has already, nor of a topic one turned off. Who and what is followed is read first, then what they have by their keys.
 */
export async function followingPins(ctx: SignedIn): Promise<Page<Pin>> {
  const { muted, off } = await unwantedBy(ctx)
  const unwanted = [...muted, ...ctx.blocked]
  const since = new Date(ctx.now.getTime() - BACK_TO)
  const { blurs_sensitive } = settingsOf(ctx.viewer)
  return listPins(
    ctx,
    PAGE_SIZE,
    async (after, limit) => {
      const [at, id] = after ?? []
      const bookmark = sql`(${at}::timestamptz, ${id}::bigint)`
      const isWanted = (row: 'u' | 'b' | 't') => {
        const aggregate = sql.ref(`${row}.aggregate_id`)
        return sql`${at ? sql`AND (saved_at, pin_id) < ${bookmark}` : sql``} AND ${notHave(ctx, aggregate)} AND ${notOf(off, aggregate)}`
      }
      // A thing that stood on a page before this one is not shown again by an older pin.
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
        WHERE ${notHidden(ctx, sql`b.aggregate_id`)} AND ${isFirst} AND NOT EXISTS (SELECT 1 FROM brought newer
          WHERE newer.aggregate_id = b.aggregate_id AND (newer.saved_at, newer.pin_id) > (b.saved_at, b.pin_id))
        ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
      return rows
    },
    'list',
    (pin) =>
      !isRemovedStory(pin) && !(pin.is_sensitive && blurs_sensitive) && !(pin.pinner && muted.has(pin.pinner.id)),
  )
}

/** feed.10: how many new things the people and boards one follows have brought since a time, which home would show; at most 99. */
export async function newSince(ctx: SignedIn, since: Date): Promise<number> {
  const me = ctx.actor.id
  const { rows } = await sql<{ pin_id: Id }>`
    WITH ${followed(ctx)}, brought AS MATERIALIZED (${broughtBy(ctx, since, MOST_NEW, () => sql``, [...ctx.blocked])})
    SELECT pin_id FROM brought b
    WHERE ${notHidden(ctx, sql`b.aggregate_id`)}
      AND ${notHave(ctx, sql`b.aggregate_id`)}
      AND NOT EXISTS (SELECT 1 FROM home_shown s WHERE s.user_id = ${me} AND s.aggregate_id = b.aggregate_id)
    ORDER BY saved_at DESC, pin_id DESC LIMIT ${MOST_NEW}`.execute(ctx.db)
  if (!rows.length) return 0
  const marked = await markedWithBelow(ctx, await marksOf(ctx, me))
  const ids = rows.map((row) => row.pin_id)
  const parts = await loadPinParts(ctx, ids, { for: 'list', withMarks: false })
  return new Set(parts.flatMap((part) => (mayCome(ctx, marked, part) ? [part.aggregate.id] : []))).size
}

const marksOf = (ctx: SignedIn, userId: Id) =>
  ctx.db
    .selectFrom('marks')
    .select(['kind', 'target_id'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['mute', 'off_interest'])
    .execute()

/** Whom the viewer mutes, and the topics they turned off with those below them. */
async function unwantedBy(ctx: SignedIn): Promise<{ muted: Set<Id>; off: Id[] }> {
  const marks = await marksOf(ctx, ctx.viewer.id)
  const of = (wanted: string) => marks.flatMap(({ kind, target_id }) => (kind === wanted ? [target_id] : []))
  const tree = await interestTree(ctx.house)
  return { muted: new Set(of('mute')), off: of('off_interest').flatMap((id) => tree.withChildren(id)) }
}

const notHave = (ctx: SignedIn, aggregate: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${ctx.actor.id} AND own.aggregate_id = ${aggregate})`

/** Nothing is looked up for those who turned off no topic. */
const notOf = (topics: readonly Id[], aggregate: RawBuilder<unknown>) =>
  topics.length
    ? sql`NOT EXISTS (SELECT 1 FROM aggregates a WHERE a.id = ${aggregate} AND a.interest_id = ANY(${topics}::bigint[]))`
    : sql`true`

const followed = (ctx: SignedIn) => sql`followed AS MATERIALIZED (
  SELECT kind, target_id FROM follows f WHERE follower_id = ${ctx.actor.id}
    AND ${notTurnedOff(ctx, sql`f.kind`, sql`f.target_id`)}
    AND NOT EXISTS (SELECT 1 FROM marks muted WHERE muted.user_id = ${ctx.actor.id} AND muted.kind = 'mute'
      AND muted.target_id = f.target_id))`

const of = (kind: 'user' | 'board' | 'interest') => sql`(SELECT target_id FROM followed WHERE kind = ${sql.lit(kind)})`
const newest = (limit: number) => sql`ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`

/** What followed people and boards have for everyone. A board that became secret keeps those who follow it. */
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

/** What followed topics have. */
const broughtByTopics = (since: Date, limit: number, isWanted: (row: 't') => RawBuilder<unknown>) => sql`
  (SELECT pin_id, aggregate_id, saved_at FROM topic_pool t
    WHERE interest_id IN ${of('interest')} AND version = (SELECT max(version) FROM feed_pool) AND saved_at > ${since}
      ${isWanted('t')} ${newest(limit)})`
