import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { RelatedPinFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { answer } from '../answer.ts'
import type { Mark } from '../bookmarks.ts'
import type { Context } from '../context.ts'
import { listPins, type PinMark } from '../pins/list-pins.ts'
import { relatedPins } from './related.ts'

/** Every third place is for what the people one follows pinned lately, as long as there is some. */
const WEAVE_EVERY = 3

/**
 * Home until discovery: the scored pool in its order, woven with new pins of people one follows. The bookmark is the
 * pool's version, the rank reached in it, and the place reached among the followed ones; so a visit never repeats.
 */
async function readHome(ctx: Context, after: Mark | null, limit: number): Promise<PinMark[]> {
  const [version, rank = 0, at = null, followedId = null] = after ?? []
  const me = ctx.actor?.id ?? null
  const since = new Date(ctx.now.getTime() - 14 * 24 * 3600_000)
  const { rows } = await sql<{ source: string; pin_id: Id; version: number; rank: number; at: string }>`
    (SELECT 'pool' AS source, pin_id, version, rank, '' AS at FROM feed_pool
      WHERE version = coalesce(${version ?? null}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
      ORDER BY version, rank LIMIT ${limit})
    UNION ALL
    (SELECT 'followed', p.pin_id, 0, 0, p.saved_at::text FROM follows f
      CROSS JOIN LATERAL (SELECT pin_id, saved_at FROM user_pins u WHERE u.user_id = f.target_id AND u.audience = 0
        AND u.saved_at > ${since}
        ${at ? sql`AND (u.saved_at, u.pin_id) < (${at}::timestamptz, ${followedId}::bigint)` : sql``}
        ORDER BY u.saved_at DESC, u.pin_id DESC LIMIT ${limit}) p
      WHERE f.follower_id = ${me}::bigint AND f.kind = 'user'
      ORDER BY p.saved_at DESC, p.pin_id DESC LIMIT ${Math.ceil(limit / WEAVE_EVERY)})`.execute(ctx.db)
  const pool = rows.filter((row) => row.source === 'pool')
  const followed = rows.filter((row) => row.source === 'followed')
  const seen = new Set<Id>()
  const woven: PinMark[] = []
  let mark: Mark = [version ?? pool[0]?.version ?? 0, rank, at, followedId]
  while (woven.length < limit && (pool.length || followed.length)) {
    const isFollowed = followed.length > 0 && ((woven.length + 1) % WEAVE_EVERY === 0 || !pool.length)
    const row = (isFollowed ? followed : pool).shift()
    if (!row) break
    mark = isFollowed
      ? [mark[0] ?? 0, mark[1] ?? 0, row.at, row.pin_id]
      : [row.version, row.rank, mark[2] ?? null, mark[3] ?? null]
    if (!seen.has(row.pin_id)) woven.push({ pin_id: row.pin_id, mark })
    seen.add(row.pin_id)
  }
  return woven
}

export const feedAnswers = [
  ...answer(UserHomefeedResource, {
    get: (ctx) => listPins(ctx, PAGE_SIZE, (after, limit) => readHome(ctx, after, limit)),
  }),
  ...answer(RelatedPinFeedResource, { get: relatedPins }),
]
