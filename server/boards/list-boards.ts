import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Page, ParsedOptionsOf } from '#domain/resource.ts'
import type { BoardSort, BoardsResource } from '#domain/resources/boards.ts'
import { type Context, isViewer } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { type ColumnType, type KeysetColumn, keyset, type SortDirection } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeePerson } from '../records/access.ts'
import { loadBoards } from '../records/load-boards.ts'

type Order = { keys: string[]; direction: SortDirection }

/** Sort orders. Each has an index, whose last key is the board's id. */
const ORDERS: Record<BoardSort, Order> = {
  alphabetical: { keys: ['name_key'], direction: 'ASC' },
  last_pinned_to: { keys: ['last_pinned_at'], direction: 'DESC' },
  newest: { keys: ['created_at'], direction: 'DESC' },
  oldest: { keys: ['created_at'], direction: 'ASC' },
  custom: { keys: ['position'], direction: 'ASC' },
  group_boards_at_top: { keys: ['is_collaborative', 'last_pinned_at'], direction: 'DESC' },
}

type Row = { board_id: Id; cursor_key: CursorKey }
type ListBoardsOptions = ParsedOptionsOf<typeof BoardsResource.get>

/** Lists a person's boards in the requested order: all boards for the owner, only listed boards for others. */
export async function listBoards(
  ctx: Context,
  options: Pick<ListBoardsOptions, 'username'> & Partial<Omit<ListBoardsOptions, 'username'>>,
): Promise<Page<Board>> {
  const person = await mustSeePerson(ctx, { username: options.username })
  const isOwn = isViewer(ctx, person.id) || ctx.actor?.id === person.id
  const { keys, direction } = ORDERS[options.sort ?? 'last_pinned_to']
  // Public boards come before secret ones in every sort order.
  const isSecret = direction === 'ASC' ? sql`privacy = 'secret'` : sql`privacy <> 'secret'`
  const grouped: KeysetColumn[] = options.group_by === 'visibility' ? [[isSecret, 'boolean']] : []
  const columns = keys.map((name): KeysetColumn => [name, TYPES[name] ?? 'timestamptz'])
  const order = keyset(direction, ...grouped, ...columns, ['board_id', 'bigint'])
  const scope = [
    sql`user_id = ${person.id}`,
    sql`state IN ('owner', 'member')`,
    isOwn ? sql`true` : sql`audience = 0`,
    ...filtersOf(options, isOwn),
  ]
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT board_id, ${order.key} AS cursor_key FROM user_boards
      WHERE ${sql.join(scope, sql` AND `)} AND ${order.isAfter(after)} ORDER BY ${order.order} LIMIT ${limit}`.execute(
      ctx.db,
    )
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) =>
    loadBoards(
      ctx,
      rows.map((row) => row.board_id),
    ),
  )
}

/** Layouts of boards with a special purpose, each with the option that leaves them out. */
const SPECIAL_LAYOUTS = {
  filter_stories: 'stories',
  filter_all_pins: 'all_pins',
  filter_shopping_list: 'shopping_list',
} as const

function filtersOf(options: Partial<ListBoardsOptions>, isOwn: boolean): RawBuilder<unknown>[] {
  const left = Object.entries(SPECIAL_LAYOUTS).flatMap(([name, layout]) =>
    options[name as keyof typeof SPECIAL_LAYOUTS] ? [layout] : [],
  )
  const { filter = 'NONE', privacy_filter = 'all' } = options
  return [
    ...(filter === 'ARCHIVED' ? [sql`archived`] : isOwn && !options.include_archived ? [sql`NOT archived`] : []),
    ...(filter === 'GROUP' ? [sql`is_collaborative`] : []),
    ...(filter === 'SECRET' ? [sql`privacy = 'secret'`] : []),
    ...(privacy_filter !== 'all' ? [sql`privacy = ${privacy_filter}`] : []),
    ...(left.length ? [sql`layout <> ALL(${left}::text[])`] : []),
  ]
}

const TYPES: Record<string, ColumnType> = {
  name_key: 'text',
  position: 'text',
  is_collaborative: 'boolean',
}
