import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { RelatedPinFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { answer } from '../answer.ts'
import type { Mark } from '../bookmarks.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { notTurnedOff } from '../feedback/tuned-marks.ts'
import { mutedBy } from '../notifications/muted.ts'
import { listPins, type PinMark } from '../pins/list-pins.ts'
import { relatedPins } from './related.ts'

/** Every third place is for what the people one follows pinned lately, as long as there is some. */
const WEAVE_EVERY = 3
const FOLLOWED_FOR = 14 * 24 * 3600_000

/** How far a visit has come: in the pool, among what followed people pinned, in places; and since when it looks back. */
type Visit = {
  version: number | null
  rank: number
  at: string | null
  followedId: Id | null
  place: number
  since: number
}

const visitAt = (mark: Mark | null, now: Date): Visit => {
  const [version, rank, at, followedId, place, since] = mark ?? []
  return {
    version: version === undefined ? null : Number(version),
    rank: Number(rank ?? 0),
    at: (at as string | null | undefined) ?? null,
    followedId: (followedId as Id | null | undefined) ?? null,
    place: Number(place ?? 0),
    since: Number(since ?? now.getTime() - FOLLOWED_FOR),
  }
}
const markOf = ({ version, rank, at, followedId, place, since }: Visit): Mark => [
  version,
  rank,
  at,
  followedId,
  place,
  since,
]

/**
 * Home until discovery: the scored pool in its order, woven with new pins of people and boards one follows, which the pool then
 * leaves out. The bookmark says how far both are read, so a visit never repeats.
 */
async function readHome(ctx: Context, after: Mark | null, limit: number): Promise<PinMark[]> {
  let visit = visitAt(after, ctx.now)
  const { pool, followed } = await readBoth(ctx, visit, limit)
  visit = { ...visit, version: visit.version ?? pool[0]?.version ?? 0 }
  const woven: PinMark[] = []
  while (woven.length < limit && (pool.length || followed.length)) {
    const isFollowed = followed.length > 0 && ((visit.place + 1) % WEAVE_EVERY === 0 || !pool.length)
    const row = (isFollowed ? followed : pool).shift() as Row
    visit = {
      ...visit,
      place: visit.place + 1,
      ...(isFollowed ? { at: row.at, followedId: row.pin_id } : { rank: row.rank }),
    }
    woven.push({ pin_id: row.pin_id, mark: markOf(visit) })
  }
  return woven
}

type Row = { source: string; pin_id: Id; version: number; rank: number; at: string }

/** How many new pins of one person or board may come in this way. */
const PER_PERSON = 60

async function readBoth(ctx: Context, { version, rank, at, followedId, since }: Visit, limit: number) {
  const me = ctx.actor?.id ?? null
  // Of a thing that several of them saved, the newest pin speaks.
  const { rows } = await sql<Row>`
    WITH recent AS (
      SELECT DISTINCT ON (p.aggregate_id) p.aggregate_id, p.pin_id, p.saved_at FROM follows f
      CROSS JOIN LATERAL (
        (SELECT aggregate_id, pin_id, saved_at FROM user_pins u
          WHERE f.kind = 'user' AND u.user_id = f.target_id AND u.audience = 0 AND u.saved_at > ${new Date(since)}
          ORDER BY u.saved_at DESC, u.pin_id DESC LIMIT ${PER_PERSON})
        UNION ALL
        (SELECT aggregate_id, pin_id, saved_at FROM board_pins b
          WHERE f.kind = 'board' AND b.board_id = f.target_id AND b.saved_at > ${new Date(since)} AND b.pinner_id <> ${me}::bigint
          ORDER BY b.saved_at DESC, b.pin_id DESC LIMIT ${PER_PERSON})) p
      WHERE f.follower_id = ${me}::bigint AND f.kind IN ('user', 'board')
        AND ${notTurnedOff(ctx, sql`f.kind`, sql`f.target_id`)} AND ${notHidden(ctx, sql`p.aggregate_id`)}
      ORDER BY p.aggregate_id, p.saved_at DESC, p.pin_id DESC)
    (SELECT 'pool' AS source, pin_id, version, rank, '' AS at FROM feed_pool
      WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
        AND NOT EXISTS (SELECT 1 FROM recent WHERE recent.aggregate_id = feed_pool.aggregate_id)
        AND ${notHidden(ctx, sql`feed_pool.aggregate_id`)} AND ${notTurnedOff(ctx, sql`'interest'`, sql`feed_pool.interest_id`)}
      ORDER BY version, rank LIMIT ${limit})
    UNION ALL
    (SELECT 'followed', pin_id, 0, 0, saved_at::text FROM recent
      ${at ? sql`WHERE (saved_at, pin_id) < (${at}::timestamptz, ${followedId}::bigint)` : sql``}
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit})`.execute(ctx.db)
  return {
    pool: rows.filter((row) => row.source === 'pool'),
    followed: rows.filter((row) => row.source === 'followed'),
  }
}

export const feedAnswers = [
  ...answer(UserHomefeedResource, {
    async get(ctx) {
      const muted = ctx.viewer ? await mutedBy(ctx, ctx.viewer.id) : new Set<Id>()
      const isWanted = ({ pinner }: Pin) => !pinner || !muted.has(pinner.id)
      return listPins(ctx, PAGE_SIZE, (after, limit) => readHome(ctx, after, limit), 'list', isWanted)
    },
  }),
  ...answer(RelatedPinFeedResource, { get: relatedPins }),
]
