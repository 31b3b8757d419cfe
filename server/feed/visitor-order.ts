import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { pickDiverse } from '#domain/rules/feed/pick-diverse.ts'
import { FEED_REASON, type FeedReason } from '#domain/rules/feed/reasons.ts'
import type { Context } from '../context.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { toLanguageCode } from './home-candidates.ts'

/** Number of local pins that come first; and of pool pins that get an order of their own. */
const NEAR = 25
export const VISITOR_ORDER_SIZE = 1_000
const MINUTES = 60_000

export type OrderedPin = { pin_id: Id; aggregate_id: Id; reason: FeedReason }
/** Versions of the global pool and the local pools, as named in a bookmark. */
export type PoolVersions = `${number}.${number}`

const orders = makeHouseCache<readonly OrderedPin[]>({ max: 40, ttl: 20 * MINUTES })

export async function loadNewestPoolVersions({ db }: Context): Promise<PoolVersions> {
  const { rows } = await sql<{ everywhere: number; places: number }>`SELECT
    coalesce((SELECT max(version) FROM feed_pool), 0) AS everywhere,
    coalesce((SELECT max(version) FROM local_pool), 0) AS places`.execute(db)
  return `${rows[0]?.everywhere ?? 0}.${rows[0]?.places ?? 0}`
}

/**
 * Returns the first pins for visitors of a country and language: local ones, then popular and fresh ones, diversified
 * as one row (feed.7), without pins that visitors never see. It is the same for all of them, so it is computed once per
 * version of the pools.
 */
export function loadVisitorOrder(ctx: Context, versions: PoolVersions): Promise<readonly OrderedPin[]> {
  const key = `${versions} ${ctx.country} ${toLanguageCode(ctx.locale)}`
  return getOrLoadEntry(orders(ctx.house), key, () => makeOrder(ctx, versions))
}

async function makeOrder(ctx: Context, versions: PoolVersions): Promise<OrderedPin[]> {
  const [everywhere = 0, places = 0] = versions.split('.').map(Number)
  const { rows } = await sql<OrderedPin>`
    WITH near AS MATERIALIZED (
      SELECT aggregate_id, min(pin_id) AS pin_id, min(rank) AS rank FROM local_pool
      WHERE place IN (${ctx.country}, ${toLanguageCode(ctx.locale)}) AND version = ${places} AND rank <= ${NEAR} GROUP BY aggregate_id
    )
    SELECT pin_id, aggregate_id, reason FROM (
      SELECT 1 AS stage, pin_id, aggregate_id, ${FEED_REASON.near}::int AS reason, rank FROM near
      UNION ALL
      SELECT 2, pin_id, aggregate_id, reason, rank FROM feed_pool
        WHERE version = ${everywhere} AND rank <= ${VISITOR_ORDER_SIZE} AND aggregate_id NOT IN (SELECT aggregate_id FROM near)
    ) found ORDER BY stage, rank, pin_id`.execute(ctx.db)
  const known = await sql<{ id: Id; person: Id; board: Id | null; picture: string | null }>`
    SELECT p.id, p.pinner_id AS person, p.board_id AS board, a.image_signature AS picture
    FROM pins p JOIN aggregates a ON a.id = p.aggregate_id WHERE p.id = ANY(${rows.map((row) => row.pin_id)}::bigint[]) AND NOT a.is_sensitive`.execute(
    ctx.db,
  )
  const byId = new Map(known.rows.map((row) => [row.id, row]))
  const varied = rows.flatMap((row) => {
    const { person, board, picture } = byId.get(row.pin_id) ?? {}
    return person
      ? [{ ...row, aggregate: row.aggregate_id, person, board: board ?? null, picture: picture ?? null }]
      : []
  })
  return pickDiverse(varied, [], varied.length).map(({ pin_id, aggregate_id, reason }) => ({
    pin_id,
    aggregate_id,
    reason,
  }))
}
