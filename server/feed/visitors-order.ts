import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { diverse } from '#domain/rules/feed/diverse.ts'
import { REASON, type Reason } from '#domain/rules/feed/reasons.ts'
import type { Context } from '../context.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { languageOf } from './home-offers.ts'

/** So many of what is near come first, and so many of the pool are put in an order of their own. */
const NEAR = 25
export const ORDERED = 1_000
const MINUTES = 60_000

export type Ordered = { pin_id: Id; aggregate_id: Id; reason: Reason }
/** Which versions of the pools of everywhere and of each place, as a bookmark names them. */
export type Versions = `${number}.${number}`

const orders = houseCache<readonly Ordered[]>({ max: 40, ttl: 20 * MINUTES })

export async function newestVersions({ db }: Context): Promise<Versions> {
  const { rows } = await sql<{ everywhere: number; places: number }>`SELECT
    coalesce((SELECT max(version) FROM feed_pool), 0) AS everywhere,
    coalesce((SELECT max(version) FROM local_pool), 0) AS places`.execute(db)
  return `${rows[0]?.everywhere ?? 0}.${rows[0]?.places ?? 0}`
}

/**
 * What visitors of a country and language are shown first: what is near, then what is popular and fresh, made diverse as one
 * row (feed.7), without what no visitor is shown. It is the same for all of them, so it is made once for each version of the pools.
 */
export function visitorsOrder(ctx: Context, versions: Versions): Promise<readonly Ordered[]> {
  const key = `${versions} ${ctx.country} ${languageOf(ctx.locale)}`
  return readThrough(orders(ctx.house), key, () => makeOrder(ctx, versions))
}

async function makeOrder(ctx: Context, versions: Versions): Promise<Ordered[]> {
  const [everywhere = 0, places = 0] = versions.split('.').map(Number)
  const { rows } = await sql<Ordered>`
    WITH near AS MATERIALIZED (
      SELECT aggregate_id, min(pin_id) AS pin_id, min(rank) AS rank FROM local_pool
      WHERE place IN (${ctx.country}, ${languageOf(ctx.locale)}) AND version = ${places} AND rank <= ${NEAR} GROUP BY aggregate_id
    )
    SELECT pin_id, aggregate_id, reason FROM (
      SELECT 1 AS stage, pin_id, aggregate_id, ${REASON.near}::int AS reason, rank FROM near
      UNION ALL
      SELECT 2, pin_id, aggregate_id, reason, rank FROM feed_pool
        WHERE version = ${everywhere} AND rank <= ${ORDERED} AND aggregate_id NOT IN (SELECT aggregate_id FROM near)
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
  return diverse(varied, [], varied.length).map(({ pin_id, aggregate_id, reason }) => ({
    pin_id,
    aggregate_id,
    reason,
  }))
}
