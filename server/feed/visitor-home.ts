import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { pickDiverse } from '#domain/rules/feed/pick-diverse.ts'
import { FEED_REASON, toReasonName } from '#domain/rules/feed/reasons.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notePinSignals } from '../debugging.ts'
import { loadListPage } from '../list-page.ts'
import { loadMutedPeople } from '../notifications/muted-people.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { addPinReasons } from './add-pin-reasons.ts'
import { findAggregatesInPool, findFallbackAggregates } from './fallback-aggregates.ts'
import {
  loadNewestPoolVersions,
  loadVisitorOrder,
  type OrderedPin,
  type PoolVersions,
  VISITOR_ORDER_SIZE,
} from './visitor-order.ts'

type Row = OrderedPin & { cursor_key: CursorKey }

/**
 * Home of a visitor: pins saved in their country and language, then popular and fresh ones from everywhere, then
 * everything else. The bookmark names the versions of the pools, so nothing repeats within a visit.
 */
export async function loadVisitorHomePage(ctx: Context, size: number): Promise<Page<Pin>> {
  const muted = ctx.viewer ? await loadMutedPeople(ctx, ctx.viewer.id) : new Set<Id>()
  const pictures = new Set<string | null>()
  const mayCome = (part: LoadedPin) => {
    if (part.aggregate.story_deleted_at !== null || muted.has(part.pin.pinner_id) || !isNew(part)) return false
    // A picture that is already on the page is skipped.
    const { image_signature } = part.aggregate
    const isTwin = image_signature !== null && pictures.has(image_signature)
    pictures.add(image_signature)
    return !isTwin
  }
  const page = await loadListPage(
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
  for (const { part, row } of page.items)
    notePinSignals(ctx, part.pin.id, {
      list: 'home',
      source: toReasonName(row.reason),
      scores: { stage: Number(row.cursor_key[0]), rank: Number(row.cursor_key.at(-1)) },
    })
  // The first pins are diversified already.
  const isOrdered = page.items.every(({ row }) => row.cursor_key[0] === FIRST)
  return { ...page, items: await addPinReasons(ctx, isOrdered ? varied : pickDiverse(varied, [], varied.length)) }
}

/** For a signed-in person whose own feed failed, their own and saved pins are left out too. */
const isNew = ({ onlooker, marks, aggregate }: LoadedPin) => !onlooker.isOwner && !marks.saved.has(aggregate.id)

/** Aggregates that the viewer hid. */
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

/** The rows after the cursor, by stage: the ordered first pins, the rest of the pool, all other pins. */
async function popularRows(ctx: Context, after: CursorKey | null, limit: number): Promise<Row[]> {
  const [begun = FIRST, told = null, rank = 0] = after ?? []
  // A bookmark from an older version has no pool versions: it continues at its place in the order.
  const isOfOrder = typeof told === 'string'
  const versions = isOfOrder ? (told as PoolVersions) : await loadNewestPoolVersions(ctx)
  const stage = isOfOrder || begun === OTHERS ? begun : FIRST
  const order = await loadVisitorOrder(ctx, versions)
  const from = stage === FIRST ? Number(rank) : order.length
  const found = order
    .slice(from, from + limit)
    .map((one, at): Row => ({ ...one, cursor_key: [FIRST, versions, from + at + 1] }))
  const isOrdered = new Set(order.map((one) => one.aggregate_id))
  if (found.length < limit && stage !== OTHERS) {
    const beyond = stage === POOL ? Number(rank) : VISITOR_ORDER_SIZE
    const { rows } = await sql<OrderedPin & { rank: number }>`
      SELECT pin_id, aggregate_id, reason, rank FROM feed_pool
      WHERE version = ${Number(versions.split('.')[0])} AND rank > ${beyond} AND aggregate_id <> ALL(${[...isOrdered]}::bigint[])
      ORDER BY version, rank LIMIT ${limit - found.length}`.execute(ctx.db)
    found.push(...rows.map((row): Row => ({ ...row, cursor_key: [POOL, versions, row.rank] })))
  }
  if (found.length < limit) {
    // All other pins, each aggregate once, by descending id, so that the next page starts below the last one.
    const things = await findFallbackAggregates(ctx, {
      before: stage === OTHERS ? (String(rank) as Id) : null,
      limit: limit - found.length,
      without: async (ids) => [...ids.filter((id) => isOrdered.has(id)), ...(await findAggregatesInPool(ctx, ids))],
    })
    found.push(
      ...things.map(
        (one): Row => ({ ...one, reason: FEED_REASON.fresh, cursor_key: [OTHERS, versions, one.aggregate_id] }),
      ),
    )
  }
  return found
}
