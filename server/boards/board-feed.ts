import { sql } from 'kysely'
import type { FeedSort } from '#domain/constants/kinds.ts'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page, TakenOf } from '#domain/resource.ts'
import { type BoardFeedResource, FAVORITES_FILTER } from '#domain/resources/boards.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustSeeBoard } from '../records/access.ts'
import type { BoardRow } from '../records/load-boards.ts'
import { loadPins } from '../records/load-pins.ts'

/** The pins of a board or of one of its sections, newest or oldest first or in its own order. */
export async function boardFeed(ctx: Context, options: TakenOf<typeof BoardFeedResource.get>): Promise<Page<Pin>> {
  return feedOf(ctx, await mustSeeBoard(ctx, options.board), options)
}

type Wish = {
  section_id?: Id | undefined
  sort?: FeedSort | undefined
  filter_section_pins?: boolean | undefined
  current_filter?: number | undefined
}
type Row = { pin_id: Id; favorites: number; cursor_key: CursorKey }

/** Each order has an index: of the board, and of the section. */
const ORDERS = {
  newest: { key: 'saved_at', type: 'timestamptz', way: 'DESC', beyond: '<' },
  oldest: { key: 'saved_at', type: 'timestamptz', way: 'ASC', beyond: '>' },
  custom: { key: 'position', type: 'text', way: 'ASC', beyond: '>' },
} as const

export async function feedOf(ctx: Context, board: BoardRow, options: Wish): Promise<Page<Pin>> {
  const section = mustHaveSection(board, options.section_id)
  const order = ORDERS[options.sort ?? (board.default_sort as FeedSort)] ?? ORDERS.newest
  const [key, type, way, beyond] = [sql.ref(order.key), sql.raw(order.type), sql.raw(order.way), sql.raw(order.beyond)]
  const scope = section
    ? sql`AND section_id = ${section.id}`
    : options.filter_section_pins
      ? sql`AND section_id IS NULL`
      : sql``
  const favorites = options.current_filter === FAVORITES_FILTER ? sql`AND favorite_count > 0` : sql``
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT pin_id, favorite_count AS favorites, ARRAY[${key}::text, pin_id::text] AS cursor_key FROM board_pins
      WHERE board_id = ${board.id} ${scope} ${favorites}
        ${after ? sql`AND (${key}, pin_id) ${beyond} (${after[0]}::${type}, ${after[1]}::bigint)` : sql``}
      ORDER BY ${key} ${way}, pin_id ${way} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, async (rows) => {
    const pins = await loadPins(
      ctx,
      rows.map((row) => row.pin_id),
      'place',
    )
    // On a board the favorites of its own people count.
    return pins.map((pin, at) => {
      const count = rows[at]?.favorites ?? 0
      return pin && { ...pin, favorite_user_count: count, board_favorite_count: count }
    })
  })
}
