import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { isRemovedStory } from '#domain/rules/card/removed-story.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

/** Beside a thing so many have its picture, or that of another on the page, now and then. */
const TWINS = 4

type Wish = {
  ranked: readonly Id[]
  without: readonly Id[]
  /** The picture they stand beside. */
  picture?: string | null
  hidesSaved: boolean
  /** What is on it is left out. */
  board?: Id
  /** What the order was made of is named by its bookmarks. */
  until?: number
}

/** A page of them by their pins, no picture twice; where they end, the pool goes on. */
export function neighborPage(ctx: Context, size: number, wish: Wish): Promise<Page<Pin>> {
  const { ranked, without, hidesSaved, board, until = null } = wish
  const pictures = new Set([wish.picture])
  const isWanted = (pin: Pin) => {
    if (isRemovedStory(pin) || !pin.image_signature) return false
    const isTwin = pictures.has(pin.image_signature)
    pictures.add(pin.image_signature)
    return !isTwin
  }
  const me = hidesSaved ? (ctx.actor?.id ?? null) : null
  const isUnsaved = me
    ? sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${me} AND own.aggregate_id = p.aggregate_id)`
    : sql`true`
  const isNew = board
    ? sql`${isUnsaved} AND NOT EXISTS (SELECT 1 FROM board_pins b WHERE b.board_id = ${board} AND b.aggregate_id = p.aggregate_id)`
    : isUnsaved
  const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const [stage = 'beside', at = 0, version = null] = after ?? []
    const from = stage === 'beside' ? Number(at) : ranked.length
    const some = ranked.slice(from, from + 2 * limit)
    const found = some.length
      ? await sql<{ pin_id: Id; aggregate_id: Id }>`SELECT pin_id, aggregate_id FROM pin_search p
          WHERE aggregate_id = ANY(${some}::bigint[]) AND ${isNew} AND ${notHidden(ctx, sql`p.aggregate_id`)}`.execute(
          ctx.db,
        )
      : { rows: [] }
    const pins = new Map(found.rows.map((row) => [row.aggregate_id, row.pin_id]))
    const listed = some
      .flatMap((thing, place): ListedPin[] => {
        const pin_id = pins.get(thing)
        return pin_id ? [{ pin_id, cursor_key: ['beside', from + place + 1, null, until] }] : []
      })
      .slice(0, limit)
    if (listed.length === limit) return listed
    const rank = stage === 'pool' ? Number(at) : 0
    const { rows } = await sql<{ pin_id: Id; version: number; rank: number }>`
      SELECT pin_id, version, rank FROM feed_pool p
      WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
        AND aggregate_id <> ALL(${[...without, ...ranked]}::bigint[]) AND ${isNew} AND ${notHidden(ctx, sql`p.aggregate_id`)}
      ORDER BY version, rank LIMIT ${limit - listed.length}`.execute(ctx.db)
    return [
      ...listed,
      ...rows.map((row): ListedPin => ({ pin_id: row.pin_id, cursor_key: ['pool', row.rank, row.version, until] })),
    ]
  }
  return listPins(ctx, size, read, 'list', isWanted, TWINS)
}
