import { type RawBuilder, sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Page, TakenOf } from '#domain/resource.ts'
import type { BoardSort, BoardsResource } from '#domain/resources/boards.ts'
import { type Context, isViewer } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { mustSeePerson } from '../records/access.ts'
import { loadBoards } from '../records/load-boards.ts'

type Order = { keys: string[]; direction: 'asc' | 'desc' }

/** Each order has an index; the last key is the board's id. */
const ORDERS: Record<BoardSort, Order> = {
  alphabetical: { keys: ['name_key'], direction: 'asc' },
  last_pinned_to: { keys: ['last_pinned_at'], direction: 'desc' },
  newest: { keys: ['created_at'], direction: 'desc' },
  oldest: { keys: ['created_at'], direction: 'asc' },
  custom: { keys: ['position'], direction: 'asc' },
  group_boards_at_top: { keys: ['is_collaborative', 'last_pinned_at'], direction: 'desc' },
}

type Row = { board_id: Id; cursor_key: CursorKey }
type Taken = TakenOf<typeof BoardsResource.get>

/** A person's boards in the order asked for: all of one's own, of others those which are listed. */
export async function listBoards(
  ctx: Context,
  options: Pick<Taken, 'username'> & Partial<Omit<Taken, 'username'>>,
): Promise<Page<Board>> {
  const person = await mustSeePerson(ctx, { username: options.username })
  const isOwn = isViewer(ctx, person.id) || ctx.actor?.id === person.id
  const { keys, direction } = ORDERS[options.sort ?? 'last_pinned_to']
  const columns: Column[] = [...keys, 'board_id'].map((name) => ({
    of: sql.ref(name),
    type: TYPES[name] ?? 'timestamptz',
  }))
  // Open boards stand before secret ones, whichever way the rest is sorted.
  const isSecret = direction === 'asc' ? sql`(privacy = 'secret')` : sql`(privacy <> 'secret')`
  if (options.group_by === 'visibility') columns.unshift({ of: isSecret, type: 'boolean' })
  const scope = [
    sql`user_id = ${person.id}`,
    sql`state IN ('owner', 'member')`,
    isOwn ? sql`true` : sql`audience = 0`,
    ...filtersOf(options, isOwn),
  ]
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const where = after ? [...scope, beyond(columns, direction, after)] : scope
    const order = columns.map(({ of }) => sql`${of} ${sql.raw(direction)}`)
    const keys = columns.map(({ of }) => sql`${of}::text`)
    const { rows } = await sql<{ board_id: Id; cursor_key: string[] }>`
      SELECT board_id, ARRAY[${sql.join(keys)}] AS cursor_key FROM user_boards
      WHERE ${sql.join(where, sql` AND `)} ORDER BY ${sql.join(order)} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, (rows) =>
    loadBoards(
      ctx,
      rows.map((row) => row.board_id),
    ),
  )
}

/** Boards that are more than a place for pins, and the option that leaves them out. */
const SPECIAL_LAYOUTS = {
  filter_stories: 'stories',
  filter_all_pins: 'all_pins',
  filter_shopping_list: 'shopping_list',
} as const

function filtersOf(options: Partial<Taken>, isOwn: boolean): RawBuilder<unknown>[] {
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

const TYPES: Record<string, string> = {
  name_key: 'text',
  position: 'text',
  is_collaborative: 'boolean',
  board_id: 'bigint',
}
type Column = { of: RawBuilder<unknown>; type: string }

/** Rows behind a cursor key. Each value is taken as what its column holds, whatever a name may look like. */
function beyond(columns: Column[], direction: 'asc' | 'desc', after: CursorKey): RawBuilder<unknown> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  const typed = columns.map(({ type }, at) => sql`${after[at]}::${sql.raw(type)}`)
  return sql`(${sql.join(columns.map(({ of }) => of))}) ${sign} (${sql.join(typed)})`
}
