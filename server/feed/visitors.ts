import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { diverse } from '#domain/rules/feed/diverse.ts'
import { REASON, type Reason } from '#domain/rules/feed/reasons.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { loadPage } from '../list-page.ts'
import { mutedBy } from '../notifications/muted.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { languageOf } from './home-offers.ts'
import { tellReasons } from './tell-reasons.ts'

type Row = { stage: number; pin_id: Id; aggregate_id: Id; reason: Reason; version: number; rank: number }

/**
 * Home of whoever is not signed in: what people of their country and language keep, then what is popular and fresh
 * everywhere, then everything else. The bookmark names the versions of the pools, so a visit never repeats.
 */
export async function visitorsPage(ctx: Context, size: number): Promise<Page<Pin>> {
  const muted = ctx.viewer ? await mutedBy(ctx, ctx.viewer.id) : new Set<Id>()
  const pictures = new Set<string | null>()
  const mayCome = (part: LoadedPin) => {
    if (part.aggregate.story_deleted_at !== null || muted.has(part.pin.pinner_id) || !isNew(part)) return false
    // A page that would show a picture twice shows another one instead.
    const { image_signature } = part.aggregate
    const isTwin = image_signature !== null && pictures.has(image_signature)
    pictures.add(image_signature)
    return !isTwin
  }
  const page = await loadPage(
    ctx,
    size,
    async (after, limit) => {
      const rows = await popularRows(ctx, after, limit)
      return rows.map((row) => ({ ...row, cursor_key: [row.stage, row.version, row.rank] }))
    },
    async (rows) => {
      const parts = await loadPinParts(
        ctx,
        rows.map((row) => row.pin_id),
        { for: 'list' },
      )
      return parts.map((part, at) => (part && mayCome(part) ? { part, row: rows[at] as Row } : null))
    },
  )
  const varied = page.items.map(({ part, row }) => ({
    part,
    reason: row.reason,
    about_id: null,
    thing: part.aggregate.id,
    picture: part.aggregate.image_signature,
    person: part.pin.pinner_id,
    board: part.pin.board_id,
  }))
  return { ...page, items: await tellReasons(ctx, diverse(varied, [], varied.length)) }
}

/** Of someone signed in, whose own feed could not be made, neither what is theirs already. */
const isNew = ({ onlooker, marks, aggregate }: LoadedPin) => !onlooker.isOwner && !marks.saved.has(aggregate.id)

/** Of each stage what comes after the last: near, popular, all others. */
async function popularRows(ctx: Context, after: CursorKey | null, limit: number): Promise<Row[]> {
  const [stage = 1, version = null, rank = 0] = after ?? []
  const near = sql`place IN (${ctx.country}, ${languageOf(ctx.locale)})`
  const of = (table: 'local_pool' | 'feed_pool', nth: number) =>
    stage === nth && version !== null ? sql`${version}::int` : sql`(SELECT max(version) FROM ${sql.table(table)})`
  const beyond = (nth: number) => (stage === nth ? sql`${rank}::bigint` : sql`0`)
  const { rows } = await sql<Row>`
    WITH near AS MATERIALIZED (
      SELECT aggregate_id, min(pin_id) AS pin_id, min(rank) AS rank, max(version) AS version FROM local_pool
      WHERE ${near} AND version = ${of('local_pool', 1)} AND rank <= ${NEAR} GROUP BY aggregate_id
    )
    SELECT * FROM (
      (SELECT 1 AS stage, pin_id, aggregate_id, ${REASON.near}::int AS reason, version, rank * 2::bigint AS rank FROM near
        WHERE ${sql.lit(Number(stage))} <= 1 AND rank * 2 > ${beyond(1)} AND ${notHidden(ctx, sql`near.aggregate_id`)}
        ORDER BY rank LIMIT ${limit})
      UNION ALL
      (SELECT 2, pin_id, aggregate_id, reason, version, rank FROM feed_pool
        WHERE ${sql.lit(Number(stage))} <= 2 AND version = ${of('feed_pool', 2)} AND rank > ${beyond(2)}
          AND aggregate_id NOT IN (SELECT aggregate_id FROM near) AND ${notHidden(ctx, sql`feed_pool.aggregate_id`)}
        ORDER BY version, rank LIMIT ${limit})
    ) found ORDER BY stage, rank, pin_id LIMIT ${limit}`.execute(ctx.db)
  if (rows.length === limit) return rows
  const last = stage === 3 ? String(rank) : null
  return [...rows, ...(await otherRows(ctx, last, limit - rows.length))]
}
/** So many of what is near come first. */
const NEAR = 25

async function otherRows(ctx: Context, last: string | null, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT 3 AS stage, p.pin_id, a.id AS aggregate_id, ${REASON.fresh}::int AS reason, 0 AS version, a.id AS rank FROM aggregates a
    CROSS JOIN LATERAL (SELECT k.pin_id FROM aggregate_pins k WHERE k.aggregate_id = a.id AND k.audience = 0
      ORDER BY k.saved_at DESC, k.pin_id DESC LIMIT 1) p
    WHERE a.state = 'live' AND a.image_signature IS NOT NULL AND a.story_deleted_at IS NULL
      ${last ? sql`AND a.id < ${last}::bigint` : sql``}
      AND a.id NOT IN (SELECT aggregate_id FROM feed_pool WHERE version = (SELECT max(version) FROM feed_pool))
      AND a.id NOT IN (SELECT aggregate_id FROM local_pool WHERE place IN (${ctx.country}, ${languageOf(ctx.locale)})
        AND version = (SELECT max(version) FROM local_pool) AND rank <= ${NEAR})
      AND ${notHidden(ctx, sql`a.id`)}
    ORDER BY a.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}
