import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { diverse } from '#domain/rules/feed/diverse.ts'
import { REASON } from '#domain/rules/feed/reasons.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { mutedBy } from '../notifications/muted.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { aggregatesInPool, otherAggregates } from './other-aggregates.ts'
import { tellReasons } from './tell-reasons.ts'
import { newestVersions, ORDERED, type Ordered, type Versions, visitorsOrder } from './visitors-order.ts'

type Row = Ordered & { cursor_key: CursorKey }

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
    (after, limit) => popularRows(ctx, after, limit),
    async (rows) => {
      const ids = rows.map((row) => row.pin_id)
      const parts = await loadPinParts(ctx, ids, { for: 'list' })
      const hidden = await hiddenOf(ctx, rows)
      return parts.map((part, at) =>
        part && !hidden.has(part.aggregate.id) && mayCome(part) ? { part, row: rows[at] as Row } : null,
      )
    },
  )
  const varied = page.items.map(({ part, row }) => ({
    part,
    reason: row.reason,
    about_id: null,
    aggregate: part.aggregate.id,
    picture: part.aggregate.image_signature,
    person: part.pin.pinner_id,
    board: part.pin.board_id,
  }))
  // The first ones are in an order of their own already.
  const isOrdered = page.items.every(({ row }) => row.cursor_key[0] === FIRST)
  return { ...page, items: await tellReasons(ctx, isOrdered ? varied : diverse(varied, [], varied.length)) }
}

/** Of someone signed in, whose own feed could not be made, neither what is theirs already. */
const isNew = ({ onlooker, marks, aggregate }: LoadedPin) => !onlooker.isOwner && !marks.saved.has(aggregate.id)

/** And nothing that they hid. */
async function hiddenOf(ctx: Context, rows: readonly Row[]): Promise<ReadonlySet<Id>> {
  if (!ctx.viewer || !rows.length) return new Set()
  const marks = await ctx.db
    .selectFrom('marks')
    .select('target_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('kind', '=', 'hide')
    .where(
      'target_id',
      'in',
      rows.map((row) => row.aggregate_id),
    )
    .execute()
  return new Set(marks.map((mark) => mark.target_id))
}

const [FIRST, POOL, OTHERS] = [1, 2, 3]

/** Of each stage what comes after the last: the first ones in their order, the rest of the pool, all others. */
async function popularRows(ctx: Context, after: CursorKey | null, limit: number): Promise<Row[]> {
  const [begun = FIRST, told = null, rank = 0] = after ?? []
  // A bookmark that was given before this order was made names no versions: it goes on at its place in the order.
  const isOfOrder = typeof told === 'string'
  const versions = isOfOrder ? (told as Versions) : await newestVersions(ctx)
  const stage = isOfOrder || begun === OTHERS ? begun : FIRST
  const order = await visitorsOrder(ctx, versions)
  const from = stage === FIRST ? Number(rank) : order.length
  const found = order
    .slice(from, from + limit)
    .map((one, at): Row => ({ ...one, cursor_key: [FIRST, versions, from + at + 1] }))
  const isOrdered = new Set(order.map((one) => one.aggregate_id))
  if (found.length < limit && stage !== OTHERS) {
    const beyond = stage === POOL ? Number(rank) : ORDERED
    const { rows } = await sql<Ordered & { rank: number }>`
      SELECT pin_id, aggregate_id, reason, rank FROM feed_pool
      WHERE version = ${Number(versions.split('.')[0])} AND rank > ${beyond} AND aggregate_id <> ALL(${[...isOrdered]}::bigint[])
      ORDER BY version, rank LIMIT ${limit - found.length}`.execute(ctx.db)
    found.push(...rows.map((row): Row => ({ ...row, cursor_key: [POOL, versions, row.rank] })))
  }
  if (found.length < limit) {
    // Everything else, each thing once: by its number, so that the next page begins below it.
    const things = await otherAggregates(ctx, {
      before: stage === OTHERS ? (String(rank) as Id) : null,
      limit: limit - found.length,
      without: async (ids) => [...ids.filter((id) => isOrdered.has(id)), ...(await aggregatesInPool(ctx, ids))],
    })
    found.push(
      ...things.map((one): Row => ({ ...one, reason: REASON.fresh, cursor_key: [OTHERS, versions, one.aggregate_id] })),
    )
  }
  return found
}
