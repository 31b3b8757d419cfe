import { sql } from 'kysely'
import type { BoardFeedSort } from '#domain/constants/kinds.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page, ParsedOptionsOf } from '#domain/resource.ts'
import { type BoardFeedResource, FAVORITES_FILTER } from '#domain/resources/boards.ts'
import { GIFT_GUIDE_LAYOUT } from '#domain/rules/board/gift-guide.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustSeeBoard } from '../records/access.ts'
import type { BoardRow } from '../records/load-boards.ts'
import { loadPins } from '../records/load-pins.ts'
import { resolveShopFilter } from '../search/shop-filters.ts'

/**
 * Lists the pins of a board or section: newest first, oldest first or in custom order. Gift guides show pins with a
 * price first.
 */
export async function loadBoardFeed(
  ctx: Context,
  options: ParsedOptionsOf<typeof BoardFeedResource.get>,
): Promise<Page<Pin>> {
  return loadFeedOfBoardRow(ctx, await mustSeeBoard(ctx, options.board), options)
}

type BoardFeedOptions = {
  section_id?: Id | undefined
  sort?: BoardFeedSort | undefined
  filter_section_pins?: boolean | undefined
  current_filter?: number | undefined
  price?: string | undefined
  currency?: string | undefined
}
type Row = { pin_id: Id; favorites: number; cursor_key: CursorKey }

/** Sort orders. Each has an index by board and an index by section. */
const ORDERS = {
  newest: keyset('DESC', ['saved_at', 'timestamptz'], ['pin_id', 'bigint']),
  oldest: keyset('ASC', ['saved_at', 'timestamptz'], ['pin_id', 'bigint']),
  custom: keyset('ASC', ['position', 'text'], ['pin_id', 'bigint']),
}

const OFFERS = sql`SELECT FROM shop_products WHERE shop_products.aggregate_id = board_pins.aggregate_id AND NOT is_out`
const PRICED_FIRST = sql`(CASE WHEN EXISTS (${OFFERS} AND price IS NOT NULL) THEN 0 ELSE 1 END)`

export async function loadFeedOfBoardRow(ctx: Context, board: BoardRow, options: BoardFeedOptions): Promise<Page<Pin>> {
  const section = mustHaveSection(board, options.section_id)
  const order = ORDERS[options.sort ?? (board.default_sort as BoardFeedSort)] ?? ORDERS.newest
  const scope = section
    ? sql`AND section_id = ${section.id}`
    : options.filter_section_pins
      ? sql`AND section_id IS NULL`
      : sql``
  const favorites = options.current_filter === FAVORITES_FILTER ? sql`AND favorite_count > 0` : sql``
  const isGuide = board.layout === GIFT_GUIDE_LAYOUT
  const { price, currency } = options
  const range = isGuide && price ? await resolveShopFilter(ctx, { price, currency }) : null
  // A custom order is never rearranged by price.
  const first = isGuide && order !== ORDERS.custom ? PRICED_FIRST : null
  // With a price comes first, whichever way the rest is sorted: the third value of the cursor key.
  const isAfter = (after: CursorKey | null) =>
    first && after
      ? sql`(${first} > ${after[2]}::int OR ${first} = ${after[2]}::int AND ${order.isAfter(after)})`
      : order.isAfter(after)
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT pin_id, favorite_count AS favorites, ${order.key}${first ? sql` || ${first}::text` : sql``} AS cursor_key FROM board_pins
      WHERE board_id = ${board.id} ${scope} ${favorites} AND ${isAfter(after)}
        ${range ? sql`AND EXISTS (${OFFERS} ${range.where})` : sql``}
      ORDER BY ${first ? sql`${first}, ` : sql``}${order.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) => {
    const pins = await loadPins(
      ctx,
      rows.map((row) => row.pin_id),
      'place',
    )
    // On a board, only the favorites given by its own people count.
    return pins.map((pin, at) => {
      const count = rows[at]?.favorites ?? 0
      return pin && { ...pin, favorite_user_count: count, board_favorite_count: count }
    })
  })
}
